/** A whole game of two levels in which the learner's seat is coached as the app does it: asked only in windows that matter. */
import { judgeWindow, LEVELS, type Mind, type Question, restrictedPlayer, SMART_PASSING } from '@blackpoker/bots';
import {
  actionAt,
  apply,
  type Choice,
  countOptions,
  dealDecks,
  decision,
  eventFor,
  type GameEvent,
  isOver,
  newGame,
  optionAt,
  readPosition,
  rulesetOf,
  type Seat,
  type State,
  smallSeed,
  view,
  winner,
} from '@blackpoker/engine';
import type { Coach, Note, Scene } from '@blackpoker/learn';

export interface Spoken {
  readonly note: Note;
  readonly scene: Scene;
}

export interface CoachedGame {
  /** Every moment at which the coach spoke, with its note; one that stands is repeated. */
  readonly spoken: readonly Spoken[];
  readonly state: State;
  readonly won: boolean;
}

const LEARNER: Seat = 0;
const MOST_CHOICES = 3_000;

/** `start`: the id of a regulation, or a position. `actions`: the only ones that both may request. */
export function playCoached(
  coach: Coach,
  start: string,
  seed: number,
  levels: readonly [number, number],
  actions?: readonly string[],
): CoachedGame {
  const s = started(start, seed);
  const minds = levels.map((level, seat) => sitDown(s, level, seat, seed, actions));
  const spoken: Spoken[] = [];
  let events: GameEvent[] = [];
  for (let id = 0; !isOver(s) && id < MOST_CHOICES; id++) {
    const asked = decision(s);
    if (asked === undefined) break;
    const scene = sceneOf(s, id, events, actions);
    const note = coach.hear(scene);
    if (note !== undefined) spoken.push({ note, scene });
    events = [];
    const mind = minds[asked.seat];
    if (mind === undefined) throw new Error('bug: nobody sits there');
    apply(s, chosen(s, mind, asked.seat), (event) => events.push(eventFor(event, LEARNER)));
  }
  return { spoken, state: s, won: winner(s) === LEARNER };
}

function started(start: string, seed: number): State {
  const rules = rulesetOf(start);
  if (rules === undefined) return readPosition(start, rulesetOf).state;
  return newGame(rules, dealDecks(rules, smallSeed(seed)), smallSeed(seed));
}

function sitDown(s: State, number: number, seat: Seat, seed: number, only?: readonly string[]): Mind {
  const level = LEVELS.find(({ level: known }) => known === number);
  if (level === undefined) throw new Error(`there is no level ${number}`);
  const player = only === undefined ? level.player() : restrictedPlayer(level.player(), { only });
  return player.sitDown(s.rules, seat, smallSeed(seed * 2 + seat));
}

function chosen(s: State, mind: Mind, seat: Seat): Choice {
  const asked = decision(s);
  if (asked === undefined) throw new Error('bug: it is over');
  const question: Question = {
    rules: s.rules,
    seat,
    count: countOptions(s),
    optionAt: (i) => optionAt(s, i),
    decision: () => asked,
    view: () => view(s, seat),
  };
  return question.count === 1 ? question.optionAt(0) : mind.choose(question);
}

/** While a request is put together the app knows it as an intent of the chance before it. */
function sceneOf(s: State, id: number, events: readonly GameEvent[], actions?: readonly string[]): Scene {
  const seen = view(s, LEARNER);
  const judged = judgeWindow(s, LEARNER, SMART_PASSING, actions && new Set(actions));
  const pending = decision(s);
  const { draft } = seen;
  const action = draft && actionAt(s.rules, draft.action);
  return {
    view: seen,
    seat: LEARNER,
    id,
    asked: pending?.seat === LEARNER && judged.stop ? (pending.drafting ? 'chance' : pending.kind) : undefined,
    events,
    meaningful: judged.meaningful,
    intent: draft && action ? { action: action.id, keys: draft.keys, life: action.l } : {},
  };
}
