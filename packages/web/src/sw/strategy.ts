/** How the service worker answers a request. */
import { isPage } from '../app/pages.ts';

export type Strategy =
  /** A file whose name tells its content: what is kept is right for ever. */
  | 'kept first'
  /** The page itself: the newest there is, or the one that is kept. */
  | 'network first'
  /** Not ours to answer. */
  | 'network';

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

export function strategyFor({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Strategy {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin) return 'network';
  if (mode === 'navigate') return isPage(pathname) ? 'network first' : 'network';
  if (pathname.startsWith('/assets/')) return 'kept first';
  return files.has(pathname) ? 'network first' : 'network';
}

/** The caches that can go: of our own all but the newest two. A page of the version before may still be open in another tab. */
export function outdatedCaches(names: readonly string[], current: string, prefix: string): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== current);
  return others.slice(0, -1);
}
