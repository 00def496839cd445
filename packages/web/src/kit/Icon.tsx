/** Icons, drawn on a grid of 24. Always beside words, or on a button with a name. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M15 5l-7 7 7 7',
  log: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  next: 'M9 5l7 7-7 7',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  command: 'M5 7l5 5-5 5M13 18h6',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c1 1 1 1.5 1 2.5h6c0-1 0-1.5 1-2.5A6 6 0 0 0 12 3z',
  settings: 'M4 8h10M18 8h2M4 16h2M10 16h10M16 6v4M8 14v4',
  play: 'M7 4.5v15l12-7.5z',
  person: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 2.8-5.5 6.5-5.5s6.5 2 6.5 5.5M16 4.5a3.5 3.5 0 0 1 0 6.5M18 15c2.3.8 3.5 2.6 3.5 5',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  replay: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14M12 8v4.5l3 2',
  deck: 'M9 7h10v14H9zM5 17V3h10',
  board: 'M4 4h16v16H4zM4 12h16M8 8h3M13 16h3',
  learn: 'M2 9l10-5 10 5-10 5zM6 11.5V16c3 3 9 3 12 0v-4.5',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  theme: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  check: 'M5 12.5l4.5 4.5L19 7',
  save: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4',
  pause: 'M9 5v14M15 5v14',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  stats: 'M4 20h16M7 16v-5M12 16V5M17 16V9',
  toStart: 'M6 5v14M18 5l-8 7 8 7',
  toEnd: 'M18 5v14M6 5l8 7-8 7',
  backTurn: 'M12 5l-7 7 7 7M19 5l-7 7 7 7',
  nextTurn: 'M12 5l7 7-7 7M5 5l7 7-7 7',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
