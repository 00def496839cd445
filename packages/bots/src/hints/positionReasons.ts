/** Reasons from how the position stands afterwards, and from the comparison with the other lines. */
import { actionName, countOptions, type State, turnPlayer } from '@blackpoker/engine';
import { differences, errorOf, isClear, meanOf } from '../judging/compare.ts';
import { percent, type Reason, reason, type Scene, sharedReason, type Tried } from './reason.ts';
import { findSecret } from './secrets.ts';
import { holdsCounter } from './trial.ts';

/** Counter after it: kept where another of the lines gives it up, or given up. */
export function counterReasons(tried: Tried, scene: Scene): Reason[] {
  const world = scene.worlds[0] as State;
  if (!holdsCounter(world, scene.seat)) return [];
  const keeps = ({ outcomes }: Tried): boolean => outcomes.every(({ counter }) => counter);
  const spends = ({ outcomes }: Tried): boolean => outcomes.every(({ counter }) => !counter);
  const code = spends(tried) ? 'spendsCounter' : keeps(tried) && scene.tried.some(spends) ? 'keepsCounter' : undefined;
  const action = world.rules.byId.get('counter')?.index;
  return code === undefined ? [] : [reason(code, {}, (lang) => ({ action: actionName(world.rules, action, lang) }))];
}

export function costReasons({ outcomes }: Tried): Reason[] {
  const n = Math.min(...outcomes.map(({ paid }) => paid));
  return n >= 1 && Number.isFinite(n) ? [reason('costsLife', { n })] : [];
}

/** What can block in the opponent's turn: told where the lines differ in it. */
export function blockerReasons(tried: Tried, scene: Scene): Reason[] {
  const charged = ({ outcomes }: Tried): number => Math.round(meanOf(outcomes.map((outcome) => outcome.charged)));
  const n = charged(tried);
  if (turnPlayer(scene.worlds[0] as State) !== scene.seat || scene.tried.every((each) => charged(each) === n))
    return [];
  return [reason('leavesBlockers', { n })];
}

/** The hidden thing that decides whether it works. */
export function secretReasons({ values }: Tried, { worlds, seat }: Scene): Reason[] {
  const secret = findSecret(worlds, seat, values);
  if (secret === undefined) return [];
  const of = values.length;
  const part = secret.worlds / of;
  const share = {
    n: secret.worlds,
    of,
    p: percent(part),
    error: Math.ceil(100 * Math.sqrt((part * (1 - part)) / of)),
  };
  const params = { secret: secret.id, bad: percent(secret.bad), good: percent(secret.good) };
  const error = Math.ceil(100 * secret.error);
  const told = sharedReason('failsIf', share, params, (lang) => ({ what: secret.text[lang], error }));
  return [{ ...told, params: { ...told.params, difference: error } }];
}

/** The best line against the next. */
export function rankReasons(tried: Tried, { tried: all, worlds }: Scene): Reason[] {
  const [first, second] = all;
  if (tried !== first) return [];
  if (second === undefined) return countOptions(worlds[0] as State) === 1 ? [reason('onlyMove', {})] : [];
  const more = differences(first.values, second.values);
  const [mean, error] = [meanOf(more), errorOf(more, 0)];
  const code = isClear(mean, error) ? 'better' : 'close';
  return [reason(code, { n: Number((100 * mean).toFixed(1)), error: Number((100 * error).toFixed(1)) })];
}
