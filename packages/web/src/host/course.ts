/** A game as it is played: its state, its record, and what each viewer was told of it. */
import {
  type Choice,
  EventLog,
  eventFor,
  type GameEvent,
  type GameRecord,
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
import type { AutoPass, GameSetup, Told } from './gameHost.ts';
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

type Listener = { readonly viewer: Viewer; readonly log: EventLog; readonly told: Told[] };

export class Course {
  readonly rules: Ruleset;
  readonly state: State;
  private readonly recording: Recording;
  private readonly listeners: readonly Listener[];
  /** Who can go back, if anybody. */
  private readonly undoer: Seat | undefined;
  private readonly onEvent: (event: GameEvent, rules: Ruleset) => void;
  private readonly given: number;
  private readonly passed: [number, AutoPass][] = [];
  private returns: ReturnPoint[] = [];
  private autoPass: AutoPass | undefined;

  /** `onEvent` hears everything that happens, unfiltered. */
  constructor(
    setup: GameSetup,
    viewers: readonly Viewer[],
    undoer: Seat | undefined,
    onEvent: (event: GameEvent, rules: Ruleset) => void,
    players?: readonly [string, string],
  ) {
    this.rules = rulesOf(setup);
    this.undoer = undoer;
    this.onEvent = onEvent;
    this.recording = startRecord(this.rules, setup.decks, seedOf(setup), players, setup.position);
    this.listeners = viewers.map((viewer) => this.listener(viewer));
    const early: GameEvent[] = [];
    this.state = startOf({ ...this.recording.game, choices: [] }, this.rules, (event) => early.push(event));
    this.hearTogether(early);
    for (const choice of setup.choices ?? []) this.take(choice);
    this.given = setup.choices?.length ?? 0;
  }

  private listener(viewer: Viewer): Listener {
    const told: Told[] = [];
    let turn = this.recording.game.position === undefined ? 0 : 1;
    const log = new EventLog(viewer, (entry) => {
      if (entry.event.type === 'turn') turn = entry.event.turn;
      const isPass = entry.event.type === 'passed' && this.autoPass !== undefined;
      told.push({ ...entry, turn, ...(isPass && { autoPass: this.autoPass }) });
    });
    return { viewer, log, told };
  }

  /** All that a viewer has been told. */
  toldTo(viewer: Viewer): readonly Told[] {
    return this.listeners.find((listener) => listener.viewer === viewer)?.told ?? [];
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

  /** Passes for a person. */
  passFor(choice: Choice, pass: AutoPass): void {
    this.passed.push([this.recording.choices.length - this.given, pass]);
    this.autoPass = pass;
    this.take(choice);
    this.autoPass = undefined;
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
    const known = this.returns.at(-1)?.known;
    if (known !== undefined && this.undoer !== undefined && reveals(eventFor(event, this.undoer), known))
      this.returns = [];
    this.onEvent(event, this.rules);
  }

  // going back

  /** A person is about to choose: here they can come back to, until something is revealed. */
  addReturn(): void {
    if (this.undoer === undefined) return;
    const index = this.recording.choices.length - this.given;
    this.returns.push({ index, known: knownCards(view(this.state, this.undoer)) });
  }

  private checkReturns(): void {
    const known = this.returns.at(-1)?.known;
    if (known === undefined || this.undoer === undefined) return;
    for (const card of knownCards(view(this.state, this.undoer))) if (!known.has(card)) this.returns = [];
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
