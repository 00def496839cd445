/** Does this window matter to the player? For the table, which passes by itself, and for the server, which does it for a seat. */
import {
  actionAt,
  type Choice,
  chosenAction,
  countOptions,
  lifeCount,
  optionAt,
  PASS,
  type Reason,
  type Seat,
  type State,
  turnPlayer,
} from '@blackpoker/engine';
import { canWait, matters, tooLow } from './matters.ts';
import type { PassingMode, PassingProfile } from './profile.ts';
import { type Situation, situationOf } from './situation.ts';
import { STOPS, type Window, windowOf } from './windows.ts';

export const PASSING_REASONS = [
  'NOT_ASKED',
  'CHOICE',
  'YOUR_TURN',
  'ASK_MODE',
  'MATTERS',
  'OWN_REQUEST',
  'WINDOW_OFF',
  'ONLY_PASS',
  'CAN_WAIT',
  'NOTHING_MATTERS',
  'YIELDING',
  'UNLEARNED',
] as const;
/** Why the player is asked, or why it is passed for them. */
export type PassingReason = (typeof PASSING_REASONS)[number];

/** Something that is offered and had better not be taken lightly. */
export interface Warning {
  readonly choice: Choice;
  readonly reason: Reason;
}

export interface Judgement {
  /** True: ask the player. False: pass, or there is nothing to ask. */
  readonly stop: boolean;
  readonly window: Window;
  readonly reason: PassingReason;
  /** The actions, of those that are offered at this chance, that would do something here. */
  readonly meaningful: readonly Choice[];
  /** Offered, but a number is too low to beat anything, or the last life would be paid. */
  readonly warnings: readonly Warning[];
  /** The end of a yield is reached: the mode is smart again. */
  readonly yieldOver: boolean;
}

/**
 * A pure function, of nothing that the seat may not know: every world that agrees with its view gives the same. `learned`: ids of the
 * only actions for which a learner is stopped; undefined: all.
 */
export function judgeWindow(
  s: State,
  seat: Seat,
  profile: PassingProfile,
  learned?: ReadonlySet<string> | undefined,
): Judgement {
  const window = windowOf(s, seat);
  if (window === 'notAsked') return silent(window, 'NOT_ASKED', false);
  if (window === 'choice') return silent(window, 'CHOICE', true);
  const situation = situationOf(s, seat, window);
  const offered = offeredActions(s);
  const meaningful = offered.filter((choice) => matters(idOf(s, choice), situation));
  const yieldOver = isYieldOver(profile.mode, window);
  const mode = yieldOver ? 'smart' : profile.mode;
  const known = learned === undefined ? meaningful : meaningful.filter((choice) => learned.has(idOf(s, choice)));
  const judged = reasonFor({ ...profile, mode }, situation, offered, meaningful.length > 0);
  const reason = judged === 'MATTERS' && known.length === 0 ? 'UNLEARNED' : judged;
  return {
    stop: STOPPING.has(reason),
    window,
    reason,
    meaningful,
    warnings: warningsOf(situation, offered),
    yieldOver,
  };
}

const silent = (window: Window, reason: PassingReason, stop: boolean): Judgement => ({
  stop,
  window,
  reason,
  meaningful: [],
  warnings: [],
  yieldOver: false,
});

const STOPPING: ReadonlySet<PassingReason> = new Set<PassingReason>(['CHOICE', 'YOUR_TURN', 'ASK_MODE', 'MATTERS']);

function offeredActions(s: State): Choice[] {
  const options = Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));
  return options.filter((choice) => choice !== PASS);
}

const idOf = (s: State, choice: Choice): string => actionAt(s.rules, chosenAction(choice)).id;

const isYieldOver = (mode: PassingMode, window: Window): boolean =>
  (mode === 'yieldUntilMyTurn' && window === 'main') ||
  (mode === 'yieldUntilStageEmpty' && (window === 'main' || window === 'emptyStage'));

function reasonFor(
  { mode, stopAt }: PassingProfile,
  situation: Situation,
  offered: readonly Choice[],
  doesAnythingMatter: boolean,
): PassingReason {
  const { s, seat, window } = situation;
  const stops = STOPS[window][turnPlayer(s) === seat ? 'turnPlayer' : 'other'];
  const isWanted = (window === 'attack' || window === 'draw') && stopAt[window];
  if (stops === 'always') return 'YOUR_TURN';
  if (mode === 'ask') return 'ASK_MODE';
  if (mode !== 'smart') return 'YIELDING';
  if (offered.length === 0) return 'ONLY_PASS';
  if (window === 'ownRequest') return 'OWN_REQUEST';
  if (stops === 'never' || (stops === 'ifWanted' && !isWanted)) return 'WINDOW_OFF';
  if (doesAnythingMatter) return 'MATTERS';
  return offered.some((choice) => canWait(idOf(s, choice), situation)) ? 'CAN_WAIT' : 'NOTHING_MATTERS';
}

function warningsOf(situation: Situation, offered: readonly Choice[]): Warning[] {
  return offered.flatMap((choice) => {
    const reason = warningFor(situation, choice);
    return reason === undefined ? [] : [{ choice, reason }];
  });
}

function warningFor(situation: Situation, choice: Choice): Reason | undefined {
  const { s, seat } = situation;
  const action = actionAt(s.rules, chosenAction(choice));
  if (action.l > 0 && lifeCount(s, seat) <= action.l) return { code: 'SELF_KILL', params: {}, slot: 'L' };
  const numbers = action.id === 'counter' ? tooLow(situation) : undefined;
  return numbers === undefined ? undefined : { code: 'NUMBER_LOW', params: { ...numbers }, slot: 'target' };
}
