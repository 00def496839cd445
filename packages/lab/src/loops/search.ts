/** Searches one position for rounds: sequences of the turn player’s requests, within the turn, while the opponent lets them happen. */
import {
  actionAt,
  apply,
  type Card,
  type Choice,
  clone,
  type Decision,
  decision,
  fromPosition,
  isOver,
  type Option,
  PASS,
  type Position,
  type Ruleset,
  type Seat,
  type State,
  stageCount,
  toPosition,
  turnCount,
  turnPlayer,
} from '@blackpoker/engine';
import { best, examine, type Finding, findingKind, isOutdone } from './finding.ts';
import { damage, isFree, isInVain, price, tablePrice } from './price.ts';
import { idleAnswer, representatives } from './representatives.ts';
import { PLACES, type Rest, restOf } from './rest.ts';
import { type Step, stepOf } from './steps.ts';

export interface SearchLimits {
  /** The most requests of a round. */
  readonly depth: number;
  /** The most choices that are tried. */
  readonly choices: number;
}

export interface SearchOutcome {
  readonly findings: readonly Finding[];
  /** Choices that were tried. */
  readonly choices: number;
  /** How many requests deep everything was tried. */
  readonly depth: number;
  /** Sequences of actions that hurt, but only if the unseen cards lie well. */
  readonly lucky: number;
}

/** What the search tells of every single request (with those stacked upon it) from its start. */
export type RequestWatcher = (actions: readonly string[], start: Rest, end: Rest) => void;

/** Requests that lie on the stage at the same time. */
const STACKED = 2;
/** Rounds of the same actions that are looked at in vain before the others are left alone. */
const MOST_TRIES = 3;
const NEVER = 'end';

/** `focus`: the ids of the actions to be used; all of them unless told. */
export function searchRounds(
  rules: Ruleset,
  position: Position,
  limits: SearchLimits,
  focus?: readonly string[],
  watcher?: RequestWatcher,
): SearchOutcome {
  return new RoundSearch(rules, position, limits, focus, watcher).run();
}

/** What uses up a right of this turn cannot be made again in it. */
const isOnlyOnce = (start: Rest, end: Rest): boolean => price(start, end).rights > 0;

interface Mark {
  readonly rest: Rest;
  readonly steps: number;
  readonly requests: number;
}

class RoundSearch {
  private readonly rules: Ruleset;
  private readonly limits: SearchLimits;
  private readonly allowed: ReadonlySet<number>;
  private readonly watcher: RequestWatcher | undefined;
  private readonly seat: Seat;
  private readonly turn: number;
  /** The state of each level of the search. */
  private readonly pool: State[];
  private readonly steps: Step[] = [];
  private readonly actions: string[] = [];
  private readonly marks: Mark[] = [];
  private findings: Finding[] = [];
  private choices = 0;
  /** By sequence of actions: how many rounds worked only with luck. */
  private readonly lucky = new Map<string, number>();

  constructor(
    rules: Ruleset,
    position: Position,
    limits: SearchLimits,
    focus: readonly string[] | undefined,
    watcher: RequestWatcher | undefined,
  ) {
    this.rules = rules;
    this.limits = limits;
    const used = rules.direct.filter(({ id }) => id !== NEVER && (focus === undefined || focus.includes(id)));
    this.allowed = new Set(used.map(({ index }) => index));
    this.watcher = watcher;
    const { state } = fromPosition(rules, position);
    this.pool = [state];
    this.seat = turnPlayer(state);
    this.turn = turnCount(state);
  }

  /** One request, then two, and so on, until a free round is found: it is a shortest one. */
  run(): SearchOutcome {
    let depth = 0;
    while (depth < this.limits.depth && !this.findings.some(({ kind }) => kind === 'free')) {
      this.visit(0, depth + 1);
      if (this.isSpent()) break;
      depth++;
    }
    return { findings: this.findings, choices: this.choices, depth, lucky: this.lucky.size };
  }

  private isSpent(): boolean {
    return this.choices >= this.limits.choices;
  }

  /** Goes on from the state of a level with so many requests left. */
  private visit(level: number, left: number): void {
    const s = this.stateAt(level);
    const asked = this.nextQuestion(s);
    if (asked === undefined) return;
    if (asked.kind !== 'chance')
      for (const choice of representatives(s, asked, (card) => this.isSpentCard(card)))
        this.choose(level, asked, choice, left);
    else if (stageCount(s) === 0) this.rest(level, asked, left);
    else {
      this.choose(level, asked, PASS, left);
      if (left > 0 && stageCount(s) < STACKED) this.request(level, asked, left);
    }
  }

  /** The turn player’s next question; undefined where game or turn have ended. */
  private nextQuestion(s: State): Decision | undefined {
    for (;;) {
      const asked = isOver(s) || turnCount(s) !== this.turn ? undefined : decision(s);
      if (asked === undefined || asked.seat === this.seat) return asked;
      apply(s, idleAnswer(asked), undefined, true);
    }
  }

  private choose(level: number, asked: Decision, choice: Choice, left: number): void {
    if (this.isSpent()) return;
    this.choices++;
    const s = this.stateAt(level);
    if (choice !== PASS) this.steps.push(stepOf(s, asked, choice));
    const next = clone(s, this.pool[level + 1]);
    this.pool[level + 1] = next;
    apply(next, choice, undefined, true);
    this.visit(level + 1, left);
    if (choice !== PASS) this.steps.pop();
  }

  private request(level: number, asked: Decision, left: number): void {
    for (const option of asked.options) {
      if (!this.isAllowed(option)) continue;
      this.actions.push(actionAt(this.rules, option.action).id);
      this.choose(level, asked, option.choice, left - 1);
      this.actions.pop();
    }
  }

  private isAllowed(option: Option): option is Option & { readonly type: 'action' } {
    return option.type === 'action' && this.allowed.has(option.action);
  }

  private rest(level: number, asked: Decision, left: number): void {
    const rest = restOf(this.stateAt(level));
    if (left === 0) return this.consider(rest);
    if (this.marks.some((mark) => isInVain(mark.rest, rest))) return;
    this.marks.push({ rest, steps: this.steps.length, requests: this.actions.length });
    this.request(level, asked, left);
    this.marks.pop();
  }

  /** A round may begin at the start of the search; a free one also further on, after some preparation. */
  private consider(end: Rest): void {
    const [root] = this.marks;
    if (root !== undefined && this.marks.length === 1) this.watcher?.(this.actions, root.rest, end);
    for (const [i, mark] of this.marks.entries())
      if (damage(mark.rest, end) > 0 && (i === 0 || isFree(tablePrice(mark.rest, end)))) this.add(mark, end);
  }

  private add(mark: Mark, end: Rest): void {
    const actions = this.actions.slice(mark.requests);
    const seen = tablePrice(mark.rest, end);
    const round = { kind: findingKind(seen), actions, price: seen, damage: damage(mark.rest, end) };
    if (round.kind === 'priced' && this.isHopeless(actions)) return;
    if (this.findings.some((known) => isOutdone(round, known)) || isOnlyOnce(mark.rest, end)) return;
    const position = toPosition(mark.rest.state);
    const finding = examine(this.rules, { position, actions, steps: this.steps.slice(mark.steps) });
    if (finding === undefined) this.countLucky(actions);
    else this.findings = best([...this.findings, finding]);
  }

  private countLucky(actions: readonly string[]): void {
    this.lucky.set(actions.join(), (this.lucky.get(actions.join()) ?? 0) + 1);
  }

  private isHopeless(actions: readonly string[]): boolean {
    return (this.lucky.get(actions.join()) ?? 0) >= MOST_TRIES;
  }

  /** Was this card in hand or on the field earlier in the round? */
  private isSpentCard(card: Card): boolean {
    return this.marks.some(({ rest }) => {
      const place = rest.places[card] as number;
      return place !== PLACES.elsewhere && place !== PLACES.grave;
    });
  }

  private stateAt(level: number): State {
    const s = this.pool[level];
    if (s === undefined) throw new Error('bug: no state at this level');
    return s;
  }
}
