/** How large a built app is, as it is sent: gzipped bytes, from the manifest that vite writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  /** Keys of chunks that it cannot do without. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export interface Sizes {
  /** All that the first page needs. */
  readonly homeJs: number;
  /** All that a new game needs, but for its workers. */
  readonly tableJs: number;
  /** What a lesson needs on top of that. */
  readonly lesson: number;
  /** Of the whole app. */
  readonly css: number;
  /** Of the page that has the most. */
  readonly pageCss: number;
  readonly workers: Readonly<Record<string, number>>;
  /** Every page by its file, with all that it needs. */
  readonly pages: Readonly<Record<string, number>>;
}

const HOME = 'index.html';
const TABLE = 'src/table/TablePage.tsx';
const LESSON = ['src/learn/LearnPage.tsx', 'src/learn/LessonPage.tsx'];

export function sizesOf(folder: string): Sizes {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizeOf = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const total = (files: Iterable<string>): number => [...files].map(sizeOf).reduce((sum, size) => sum + size, 0);
  const pages = Object.keys(manifest).filter((key) => /Page\.tsx$/.test(key));
  return {
    homeJs: total(scriptsOf(manifest, [HOME])),
    tableJs: total(scriptsOf(manifest, [HOME, TABLE])),
    lesson: total(scriptsOf(manifest, [HOME, TABLE, ...LESSON])) - total(scriptsOf(manifest, [HOME, TABLE])),
    css: total(assetsOf(folder, '.css')),
    pageCss: Math.max(...pages.map((page) => total(stylesOf(manifest, [HOME, page])))),
    workers: Object.fromEntries(workersOf(folder, manifest).map((file) => [file, sizeOf(file)])),
    pages: Object.fromEntries(pages.map((page) => [page, total(scriptsOf(manifest, [HOME, page]))])),
  };
}

/** The files of these chunks and of all that they import. */
export const scriptsOf = (manifest: Manifest, keys: readonly string[]): Set<string> =>
  new Set(chunksOf(manifest, keys).map(({ file }) => file));

/** Their style sheets, in the order in which they must be read. */
export const stylesOf = (manifest: Manifest, keys: readonly string[]): Set<string> =>
  new Set(chunksOf(manifest, keys).flatMap(({ css }) => css ?? []));

/** Each once, after all that it imports. */
function chunksOf(manifest: Manifest, keys: readonly string[]): readonly Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    if (seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return keys.flatMap(visit);
}

const assetsOf = (folder: string, ending: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => `assets/${name}`);

/** Scripts that no page imports. */
function workersOf(folder: string, manifest: Manifest): string[] {
  const imported = new Set(Object.values(manifest).map(({ file }) => file));
  const isWorker = (file: string): boolean => !imported.has(file) || /worker/i.test(file);
  return assetsOf(folder, '.js').filter(isWorker);
}
