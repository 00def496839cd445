/** Windows: the moments at which a seat holds the chance, and where a player wants to be asked. */
import {
  actionAt,
  actionOf,
  controllerOf,
  isStageEmpty,
  kindToAct,
  type Seat,
  type State,
  seatToAct,
  topOfStage,
  turnPlayer,
} from '@blackpoker/engine';

export const WINDOWS = [
  'notAsked',
  'choice',
  'main',
  'emptyStage',
  'ownRequest',
  'theirRequest',
  'attack',
  'block',
  'damageJudgement',
  'end',
  'draw',
] as const;
/**
 * `choice`: something other than the chance is asked. `main`: the own turn on an empty stage; `emptyStage`: the other player's, who has
 * passed. The rest say what lies on top of the stage.
 */
export type Window = (typeof WINDOWS)[number];

/** Windows that are named after the action on top, whoever raised it. */
export const ACTION_WINDOWS = ['attack', 'block', 'damageJudgement', 'end', 'draw'] as const;
export type ActionWindow = (typeof ACTION_WINDOWS)[number];

/** Windows that a player may switch on. */
const OPTIONAL_WINDOWS = ['attack', 'draw'] as const;
export type OptionalWindow = (typeof OPTIONAL_WINDOWS)[number];

type Stop = 'always' | 'never' | 'ifItMatters' | 'ifWanted';

interface Stops {
  readonly turnPlayer: Stop;
  readonly other: Stop;
}

/** Where a player who passes smartly is asked. */
export const STOPS: Readonly<Record<Window, Stops>> = {
  notAsked: { turnPlayer: 'never', other: 'never' },
  choice: { turnPlayer: 'always', other: 'always' },
  main: { turnPlayer: 'always', other: 'always' },
  emptyStage: { turnPlayer: 'never', other: 'never' },
  ownRequest: { turnPlayer: 'never', other: 'never' },
  theirRequest: { turnPlayer: 'ifItMatters', other: 'ifItMatters' },
  attack: { turnPlayer: 'never', other: 'ifWanted' },
  block: { turnPlayer: 'ifItMatters', other: 'ifItMatters' },
  damageJudgement: { turnPlayer: 'ifItMatters', other: 'ifItMatters' },
  end: { turnPlayer: 'never', other: 'ifItMatters' },
  draw: { turnPlayer: 'never', other: 'ifWanted' },
};

export function windowOf(s: State, seat: Seat): Window {
  if (seatToAct(s) !== seat) return 'notAsked';
  if (kindToAct(s) !== 'chance') return 'choice';
  if (isStageEmpty(s)) return turnPlayer(s) === seat ? 'main' : 'emptyStage';
  const top = topOfStage(s);
  const { id } = actionAt(s.rules, actionOf(s, top));
  const named = ACTION_WINDOWS.find((window) => window === id);
  return named ?? (controllerOf(s, top) === seat ? 'ownRequest' : 'theirRequest');
}
