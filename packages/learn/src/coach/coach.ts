/**
 * The coach of one game: it hears every moment and says at most one note of beginner mode a turn, each note once in a lifetime, and in
 * game 1 at most one of that game's lines in a window. A note stays until the learner has chosen.
 */
import type { DecisionKind } from '@blackpoker/engine';
import { CONCEPTS } from './concepts.ts';
import { FIRST_GAME_LINES } from './firstGame.ts';
import { type Note, type NoteRule, noteOf } from './note.ts';
import type { Scene } from './scene.ts';

export interface CoachOptions {
  /** It is game 1, which has lines of its own. */
  readonly isFirstGame: boolean;
  /** Ids of the notes that are silent: the learner has met or knows what they explain. */
  readonly silent: Iterable<string>;
  /** A note is said, or another one makes it needless. */
  readonly onSaid?: (id: string) => void;
  /** The learner has used what a note explains. */
  readonly onUsed?: (id: string) => void;
}

/** Questions that a sheet over the table asks: a note would be hidden behind it. */
const IN_SHEETS: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'block',
  'order',
  'triggerOrder',
  'graveTop',
  'takeLife',
  'takeGrave',
  'takeHand',
  'takePack',
]);

const PAST = CONCEPTS.filter(({ past }) => past === true);
const PRESENT = CONCEPTS.filter(({ past }) => past !== true);

export class Coach {
  private readonly options: CoachOptions;
  private readonly silent: Set<string>;
  private readonly lines: readonly NoteRule[];
  /** Notes about what has happened, until the learner holds the chance. */
  private waiting: Note[] = [];
  private current: { readonly note: Note; readonly window: number } | undefined;
  /** The turn of the last note, and the window of the last line of game 1. */
  private noteTurn: number | undefined;
  private lineWindow: number | undefined;
  private isQuiet = false;

  constructor(options: CoachOptions) {
    this.options = options;
    this.silent = new Set(options.silent);
    this.lines = options.isFirstGame ? FIRST_GAME_LINES : [];
  }

  /** What is said from this moment on; undefined: nothing. */
  hear(scene: Scene): Note | undefined {
    if (this.isQuiet) return undefined;
    for (const { id, used } of CONCEPTS) if (used?.(scene) === true) this.options.onUsed?.(id);
    this.waiting.push(...this.fitting(PAST, scene));
    if (this.current?.window !== scene.id) this.current = undefined;
    if (scene.asked === undefined) return undefined;
    return this.sayLine(scene) ?? this.sayNote(scene) ?? this.current?.note;
  }

  /** Nothing more is said in this game. */
  beQuiet(): void {
    this.isQuiet = true;
  }

  private sayLine(scene: Scene): Note | undefined {
    const isFree = this.lineWindow !== scene.id;
    const lines = this.lines.filter(({ follows }) => isFree || follows === true);
    const [line] = this.fitting(lines.filter(allowedAt(scene)), scene);
    if (line === undefined) return undefined;
    this.lineWindow = scene.id;
    return this.say(line, scene);
  }

  private sayNote(scene: Scene): Note | undefined {
    if (IN_SHEETS.has(scene.asked ?? 'chance')) return undefined;
    const past = scene.asked === 'chance' ? this.waiting.splice(0) : [];
    if (this.noteTurn === scene.view.turns || this.current !== undefined) return undefined;
    const note = this.mostImportant([...this.fitting(PRESENT, scene), ...past]);
    if (note === undefined) return undefined;
    this.noteTurn = scene.view.turns;
    return this.say(note, scene);
  }

  private mostImportant(notes: readonly Note[]): Note | undefined {
    return CONCEPTS.flatMap(({ id }) => (this.silent.has(id) ? [] : notes.filter((note) => note.id === id)))[0];
  }

  private fitting(rules: readonly NoteRule[], scene: Scene): Note[] {
    return rules.flatMap((rule) => {
      const params = this.silent.has(rule.id) ? undefined : rule.when(scene);
      return params === undefined ? [] : [noteOf(rule, params)];
    });
  }

  private say(note: Note, { id }: Scene): Note {
    for (const said of [note.id, ...note.covers]) {
      this.silent.add(said);
      this.options.onSaid?.(said);
    }
    this.current = { note, window: id };
    return note;
  }
}

const allowedAt =
  ({ asked }: Scene) =>
  ({ inSheet }: NoteRule): boolean =>
    inSheet === true || asked === undefined || !IN_SHEETS.has(asked);
