/** The addresses of the app. The server and the service worker answer each of them with the same page; anything else is a file. */
export const PAGES = {
  home: '/',
  play: '/play',
  table: '/t/:id',
  rules: '/rules/*?',
  replay: '/r/:id?',
  editor: '/editor',
  decks: '/decks',
  settings: '/settings',
} as const;

const firstPart = (path: string): string => path.split('/')[1] ?? '';
const FIRST_PARTS: ReadonlySet<string> = new Set(Object.values(PAGES).map(firstPart));

/** Does a path such as /rules/8.0/lite lead to a page? */
export const isPage = (path: string): boolean => FIRST_PARTS.has(firstPart(path));
