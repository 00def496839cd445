/** What can be set, and what it is until somebody sets it. */
export const LANGUAGES = ['ja', 'en'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
/** `dark`: felt under every theme; `paper`: as the theme has it. */
export const FELTS = ['dark', 'paper'] as const;
export const PALETTES = ['four', 'two', 'mono'] as const;
export const CARD_SIZES = ['small', 'normal', 'large'] as const;
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export const CONFIRM_LEVELS = ['high', 'normal', 'quick'] as const;
export const PASSING_CHOICES = ['smart', 'ask'] as const;
/** `auto`: on in a person's first games. */
export const COACH_CHOICES = ['auto', 'on', 'off'] as const;
export const STARTS = ['chance', 'me', 'opponent'] as const;

export interface Settings {
  readonly lang: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly felt: (typeof FELTS)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly cardSize: (typeof CARD_SIZES)[number];
  /** How long the table shows each step of a game, and how fast things move. */
  readonly pace: (typeof PACES)[number];
  /** Browsers keep a page silent until the first tap. */
  readonly sound: boolean;
  /** How windows are passed when a game begins (bots/passing). */
  readonly passing: (typeof PASSING_CHOICES)[number];
  readonly stopAtAttack: boolean;
  readonly stopAtDraw: boolean;
  readonly confirm: (typeof CONFIRM_LEVELS)[number];
  /** Own bulwarks show which card they are. */
  readonly peek: boolean;
  readonly shortcuts: boolean;
  /** Keys that differ from the usual ones, by what they do. */
  readonly keys: Readonly<Record<string, string>>;
  readonly textMode: boolean;
  readonly coach: (typeof COACH_CHOICES)[number];
  /** What was played last: the next game begins with it. */
  readonly regulation: string;
  readonly level: number;
  readonly starts: (typeof STARTS)[number];
}

const speaksJapanese = (): boolean => typeof navigator !== 'undefined' && navigator.language.startsWith('ja');

export const DEFAULTS: Settings = {
  lang: speaksJapanese() ? 'ja' : 'en',
  theme: 'system',
  felt: 'dark',
  palette: 'four',
  cardSize: 'normal',
  pace: 'normal',
  sound: true,
  passing: 'smart',
  stopAtAttack: false,
  stopAtDraw: false,
  confirm: 'normal',
  peek: true,
  shortcuts: true,
  keys: {},
  textMode: false,
  coach: 'auto',
  regulation: '8.0/lite/entry20',
  level: 2,
  starts: 'chance',
};

/** How much of their usual time movements take. */
export const MOVEMENT: Readonly<Record<Settings['pace'], number>> = { slow: 1.5, normal: 1, fast: 0.5, off: 0 };
