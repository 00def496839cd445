/** What can be set, and what it is until somebody sets it. */
export const LANGUAGES = ['ja', 'en'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
/** `dark`: felt under every theme; `paper`: as the theme has it. */
export const FELTS = ['dark', 'paper'] as const;
export const PALETTES = ['four', 'two', 'mono'] as const;
export const CARD_SIZES = ['small', 'normal', 'large'] as const;
export const SPEEDS = [0, 0.5, 1, 1.5] as const;
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
  /** Of movement: 0 shows at once, 1.5 takes longest. */
  readonly speed: (typeof SPEEDS)[number];
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
  speed: 1,
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
