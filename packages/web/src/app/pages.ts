/** The addresses of the app. The server and the service worker answer each of them with the same page; anything else is a file. */
export const PAGES = {
  home: '/',
  play: '/play',
  learn: '/learn/*?',
  table: '/t/:id',
  rules: '/rules/*?',
  replay: '/r/:id?',
  editor: '/editor',
  decks: '/decks',
  stats: '/stats',
  settings: '/settings',
  online: '/online',
  game: '/g/:id',
  player: '/players/:name',
  ladder: '/ladder',
  account: '/account',
  admin: '/admin',
} as const;

const firstPart = (path: string): string => path.split('/')[1] ?? '';
const FIRST_PARTS: ReadonlySet<string> = new Set(Object.values(PAGES).map(firstPart));

/** The file for the address of a page. Where a site has none of this name, index.html does as well (build/pageFiles.ts). */
export const pageFile = (path: string): string => `/${firstPart(path) || 'index'}.html`;

/** Does a path such as /rules/8.0/lite lead to a page? */
export const isPage = (path: string): boolean => FIRST_PARTS.has(firstPart(path));

/** Before the id of a game over the network, where games of both kinds are named. */
export const ONLINE_GAME = 'g-';

export const gameAddress = (game: string): string =>
  game.startsWith(ONLINE_GAME) ? `/g/${game.slice(ONLINE_GAME.length)}` : `/t/${game}`;
