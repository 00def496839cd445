/** A position as plain data: what lies where when somebody holds the chance. States in the middle of an effect are saved as JSON instead. */
export interface PositionUnit {
  readonly unit?: string;
  readonly as: 'soldier' | 'bulwark';
  readonly cards: readonly string[];
  readonly driven?: boolean;
  /** All its cards entered this turn, or those named. */
  readonly new?: boolean | readonly string[];
}

export interface PositionFog {
  readonly effect: string;
  readonly cards: readonly string[];
  readonly target?: string;
}

export interface PositionSeat {
  /** Top first. */
  readonly life: readonly string[];
  readonly hand: readonly string[];
  /** Top first. */
  readonly grave: readonly string[];
  readonly field: readonly PositionUnit[];
  readonly fog?: readonly PositionFog[];
  /** What is in the pack; `packOpened`: its owner has opened it. */
  readonly pack?: readonly string[];
  readonly packOpened?: boolean;
  readonly rare?: string;
  /** The deck that is not in use. */
  readonly second?: readonly string[];
}

export interface PositionRequest {
  readonly id?: string;
  readonly action: string;
  readonly by: string;
  readonly keys: readonly string[];
  /** A unit, a request's id or a player; null: it has been lost. */
  readonly target?: string | null;
  readonly held?: number;
}

export interface Position {
  readonly turn: string;
  readonly chance: string;
  readonly stage?: readonly PositionRequest[];
  readonly combat?: {
    readonly attackers: readonly string[];
    readonly blocks?: Readonly<Record<string, readonly string[]>>;
  };
  readonly modifiers?: readonly { readonly unit: string; readonly by: number }[];
  /** What Force adds to a seat's soldiers, where there is no fog to show it. */
  readonly force?: Readonly<Record<string, number>>;
  readonly used?: Readonly<Record<string, readonly string[]>>;
  readonly passed?: readonly string[];
  readonly emptyRound?: boolean;
  readonly A: PositionSeat;
  readonly B: PositionSeat;
}

/** A position that cannot be set up; `path` points at the place. */
export class PositionError extends Error {
  readonly path: string;
  /** The message without the path. */
  readonly problem: string;
  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
    this.path = path;
    this.problem = problem;
  }
}
