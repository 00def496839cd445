/** A game as it is played: its state, its record, and what each viewer was told of it. */
import {
  type Choice,
  EventLog,
  eventFor,
  type GameEvent,
  type GameRecord,
  type LogEntry,
  parseSeed,
  type Recording,
  type Ruleset,
  recordChoice,
  recordOf,
  rulesetOf,
  type Seat,
  type Seed,
  type State,
  startOf,
  startRecord,
  turnCount,
  type Viewer,
  view,
} from '@blackpoker/engine';
import type { AutoPass, GameSetup, Told } from './gameUpdate.ts';
import { knownCards, reveals } from './knownCards.ts';

/** What has to be kept of a running game beside its setup. */
export interface Progress {
  /** Of completed requests; those that the setup begins with are not among them. */
  readonly choices: readonly Choice[];
  /** Which of them were passed for a person, and why. */
  readonly passed: readonly (readonly [index: number, pass: AutoPass])[];
  /** Before which of them a person can still go back. */
  readonly returns: readonly number[];
  /** Of the pending decision. */
  readonly id: number;
  readonly resigned?: Seat | undefined;
}

/** A moment to which a person can go back. */
interface ReturnPoint {
  readonly index: number;
  readonly known: ReadonlySet<number>;
}

/** One viewer, and what they were told. */
class Listener {
  readonly viewer: Viewer;
  readonly told: Told[] = [];
  /** How much they were told before that. */
  from = 0;
  readonly log: EventLog;
  /** While it is passed for somebody. */
  autoPass: AutoPass | undefined;
  private turn: number;

  constructor(viewer: Viewer, turn: number) {
    this.viewer = viewer;
    this.turn = turn;
    this.log = new EventLog(viewer, (entry) => this.tell(entry));
  }

  private tell({ event, text }: LogEntry): void {
    if (event.type === 'turn') this.turn = event.turn;
    const { turn, viewer, autoPass } = this;
    const isOwnPass = autoPass !== undefined && event.type === 'passed' && event.seat === viewer;
    this.told.push(isOwnPass ? { event, text, turn, autoPass } : { event, text, turn });
  }

  /** The list stays, and is emptied: one that is thrown away when it is old would keep its last content from the collector. */
  takeNews(): News {
    const { from } = this;
    const told = [...this.told];
    this.from += told.length;
    this.told.length = 0;
    return { from, told };
  }
}

/** What a viewer is told, after so much that they have been told already. */
export interface News {
  readonly from: number;
  readonly told: readonly Told[];
}

export interface CourseOptions {
  /** Who is told of the game from its beginning on. */
  readonly viewers?: readonly Viewer[];
  /** Who can go back, if anybody. */
  readonly undoer?: Seat | undefined;
  /** They can go back even after something was revealed, as in a lesson. */
  readonly keepsReturns?: boolean;
  /** Hears everything that happens, unfiltered. */
  readonly onEvent?: (event: GameEvent, rules: Ruleset) => void;
  readonly players?: readonly [string, string] | undefined;
}

export class Course {
  readonly rules: Ruleset;
  readonly state: State;
  private readonly recording: Recording;
  private readonly setup: GameSetup;
  private readonly options: CourseOptions;
  private listeners: Listener[];
  private readonly given: number;
  private readonly passed: [number, AutoPass][] = [];
  private returns: ReturnPoint[] = [];

  constructor(setup: GameSetup, options: CourseOptions = {}) {
    const { viewers = [], players } = options;
    this.setup = setup;
    this.options = options;
    this.rules = rulesOf(setup);
    this.recording = startRecord(this.rules, setup.decks, seedOf(setup), players, setup.position);
    const firstTurn = setup.position === undefined ? 0 : 1;
    this.listeners = viewers.map((viewer) => new Listener(viewer, firstTurn));
    const early: GameEvent[] = [];
    this.state = startOf({ ...this.recording.game, choices: [] }, this.rules, (event) => early.push(event));
    this.hearTogether(early);
    for (const choice of setup.choices ?? []) this.take(choice);
    this.given = setup.choices?.length ?? 0;
  }

  /** All that a viewer has been told, as far as it was not taken as news. */
  toldTo(viewer: Viewer): readonly Told[] {
    return this.listenerOf(viewer)?.told ?? [];
  }

  /** What this viewer was told since that was last asked for: it is not kept any longer. */
  takeNews(viewer: Viewer): News {
    const listener = this.listenerOf(viewer);
    if (listener === undefined) throw new Error('bug: nobody listens');
    return listener.takeNews();
  }

  private listenerOf(viewer: Viewer): Listener | undefined {
    return this.listeners.find((listener) => listener.viewer === viewer);
  }

  /** From now on this viewer is told of the game. Returns all that has happened in it, for which it is played again. */
  listen(viewer: Viewer): readonly Told[] {
    const same = new Course(this.setup, { viewers: [viewer] });
    same.goOn(this.progress);
    this.unlisten(viewer);
    this.listeners.push(...same.listeners);
    return this.takeNews(viewer).told;
  }

  unlisten(viewer: Viewer): void {
    this.listeners = this.listeners.filter((listener) => listener.viewer !== viewer);
  }

  get viewers(): readonly Viewer[] {
    return this.listeners.map(({ viewer }) => viewer);
  }

  /** How many choices have been made; those that the setup begins with do not count. */
  get count(): number {
    return this.recording.choices.length - this.given;
  }

  /** Carries out a legal choice. */
  take(choice: Choice): void {
    const { state } = this;
    if (turnCount(state) > 0) recordChoice(this.recording, state, choice, (event) => this.hear(event));
    else this.takeInSetUp(choice);
    this.checkReturns();
  }

  /** What happens before the first turn is told in one go. */
  private takeInSetUp(choice: Choice): void {
    const early: GameEvent[] = [];
    recordChoice(this.recording, this.state, choice, (event) => early.push(event));
    this.hearTogether(early);
  }

  /** Passes for a person, who alone is told why. */
  passFor(choice: Choice, pass: AutoPass): void {
    this.passed.push([this.count, pass]);
    for (const listener of this.listeners) listener.autoPass = pass;
    this.take(choice);
    for (const listener of this.listeners) listener.autoPass = undefined;
  }

  private hearTogether(events: readonly GameEvent[]): void {
    for (const { log } of this.listeners) log.hearSetUp(this.state, events);
    for (const event of events) this.note(event);
  }

  private hear(event: GameEvent): void {
    for (const { log } of this.listeners) log.hear(this.state, event);
    this.note(event);
  }

  private note(event: GameEvent): void {
    const { undoer, onEvent, keepsReturns } = this.options;
    const known = keepsReturns === true ? undefined : this.returns.at(-1)?.known;
    if (known !== undefined && undoer !== undefined && reveals(eventFor(event, undoer), known)) this.returns = [];
    onEvent?.(event, this.rules);
  }

  // going back

  /** A person is about to choose: here they can come back to, until something is revealed. */
  addReturn(): void {
    const { undoer } = this.options;
    if (undoer === undefined) return;
    this.returns.push({ index: this.count, known: knownCards(view(this.state, undoer)) });
  }

  private checkReturns(): void {
    const { undoer, keepsReturns } = this.options;
    const known = this.returns.at(-1)?.known;
    if (known === undefined || undoer === undefined || keepsReturns === true) return;
    for (const card of knownCards(view(this.state, undoer))) if (!known.has(card)) this.returns = [];
  }

  get canUndo(): boolean {
    return this.returns.length > 0;
  }

  /** What would be left after going back; undefined: that is not possible. */
  get before(): Omit<Progress, 'id'> | undefined {
    const point = this.returns.at(-1);
    if (point === undefined) return undefined;
    const { choices, passed, returns } = this.progress;
    return {
      choices: choices.slice(0, point.index),
      passed: passed.filter(([index]) => index < point.index),
      returns: returns.slice(0, -1),
    };
  }

  // keeping

  get progress(): Omit<Progress, 'id'> {
    return {
      choices: this.recording.choices.slice(this.given, Math.max(this.given, this.recording.completed)),
      passed: [...this.passed],
      returns: this.returns.map(({ index }) => index),
    };
  }

  /** Plays what was kept. Throws where it does not fit. */
  goOn({ choices, passed, returns }: Omit<Progress, 'id'>): void {
    const passes = new Map(passed);
    for (const [i, choice] of choices.entries()) {
      if (returns.includes(i)) this.addReturn();
      const pass = passes.get(i);
      if (pass === undefined) this.take(choice);
      else this.passFor(choice, pass);
    }
  }

  get record(): GameRecord {
    return recordOf(this.recording, this.state);
  }
}

function rulesOf({ regulation, options }: GameSetup): Ruleset {
  const rules = rulesetOf(regulation, options);
  if (rules === undefined) throw new Error(`there is no regulation ${regulation}`);
  return rules;
}

function seedOf({ seed }: GameSetup): Seed {
  const parsed = parseSeed(seed);
  if (parsed === undefined) throw new Error(`"${seed}" is not a seed`);
  return parsed;
}
