/** The files of a built app, in memory: what is served is one build, whatever happens to the folder meanwhile. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export type Encoding = 'br' | 'gzip' | 'identity';
type Bytes = Uint8Array<ArrayBuffer>;

export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  /** Its name tells its content: it never changes. */
  readonly immutable: boolean;
  /** Its content as it is, and smaller where the build has written that. */
  readonly bodies: { readonly identity: Bytes; readonly br?: Bytes; readonly gzip?: Bytes };
}

/** By address, such as /assets/index-1a2b3c.js. */
export type Site = ReadonlyMap<string, SiteFile>;

export const PAGE = '/index.html';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/** Throws where there is no built app. */
export function readSite(folder: string): Site {
  const names = filesUnder(folder).map((file) => `/${relative(folder, file).split(sep).join('/')}`);
  const site = new Map(names.filter(isServed).map((name) => [name, readFile(folder, name, names)]));
  if (!site.has(PAGE)) throw new Error(`there is no app in ${folder}`);
  return site;
}

const isServed = (name: string): boolean => !(extname(name) in COMPRESSED) && !name.includes('/.');

function filesUnder(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

function readFile(folder: string, name: string, names: readonly string[]): SiteFile {
  const read = (file: string): Bytes => new Uint8Array(readFileSync(join(folder, file)));
  const identity = read(name);
  const smaller = Object.entries(COMPRESSED).filter(([extension]) => names.includes(name + extension));
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`,
    immutable: name.startsWith('/assets/'),
    bodies: { identity, ...Object.fromEntries(smaller.map(([extension, as]) => [as, read(name + extension)])) },
  };
}
