/** Reasons from what happens: who wins, what falls, what is stopped. */
import {
  actionName,
  cardCode,
  fieldCount,
  isBulwark,
  other,
  type Seat,
  type State,
  turnPlayer,
  unitAt,
  unitCards,
} from '@blackpoker/engine';
import { differences, errorOf, isClear, meanOf } from '../judging/compare.ts';
import { namesIn } from './names.ts';
import {
  type Params,
  type Reason,
  reason,
  type Scene,
  type Share,
  sharedReason,
  shareOf,
  type Tried,
} from './reason.ts';
import { type Outcome, type Place, placeOf, positionOfPlace, seatOfPlace } from './trial.ts';

/** Below this share of worlds it is not worth a word. */
const WORTH_TELLING = 0.2;

type Test = (outcome: Outcome) => boolean;

/** How much more often it is so with the line than without it; of something that doing nothing cannot bring: how often. */
function gain(tried: Tried, { idle }: Scene, test: Test): { readonly mean: number; readonly error: number } {
  const mine = tried.outcomes.map((outcome) => Number(test(outcome)));
  const changes = differences(
    mine,
    mine.map((_, i) => Number(idle[i] !== undefined && test(idle[i]))),
  );
  return { mean: meanOf(changes), error: errorOf(changes, 0) };
}

function isGain(tried: Tried, scene: Scene, test: Test): boolean {
  const { mean, error } = gain(tried, scene, test);
  return mean >= WORTH_TELLING && isClear(mean, error);
}

const isTold = ({ n, of }: Share): boolean => n >= WORTH_TELLING * of;

/** Turns from now until the seat's next one is over. */
const nextTurn = (scene: Scene): number => (turnPlayer(scene.worlds[0] as State) === scene.seat ? 2 : 1);

/** How far scripted play may go beyond what the search says before it is no longer told. */
const CREDIBLE = 0.1;

export function fateReasons(tried: Tried, scene: Scene): Reason[] {
  const { seat } = scene;
  if (tried.isSureWin) return [reason('winsSurely', { of: tried.outcomes.length })];
  const next = nextTurn(scene);
  const chance = meanOf(tried.values);
  const now = shareOf(tried.outcomes, ({ won, turns }) => won === seat && turns === 0);
  const later = shareOf(tried.outcomes, ({ won, turns }) => won === seat && turns === next);
  const isCredible = ({ n, of }: Share, most: number): boolean => n / Math.max(1, of) <= most + CREDIBLE;
  return [
    ...(isTold(now) && isCredible(now, chance) ? [sharedReason('winsNow', now)] : []),
    ...deathReasons(tried, scene, (dead) => isCredible(dead, 1 - chance)),
    ...(isTold(later) && isCredible(later, chance) ? [sharedReason('lethalNext', later)] : []),
  ];
}

/** The opponent wins before the seat's next turn: prevented, or not. */
function deathReasons(tried: Tried, scene: Scene, isCredible: (dead: Share) => boolean): Reason[] {
  const next = nextTurn(scene);
  const dies: Test = ({ won, turns }) => won === other(scene.seat) && turns < next;
  const dead = shareOf(tried.outcomes, dies);
  const { mean, error } = gain(tried, scene, (outcome) => !dies(outcome));
  if (!isCredible(dead)) return [];
  if (scene.idle.length > 0 && mean >= WORTH_TELLING && isClear(mean, error))
    return [reason('preventsLethal', otherwise(dead, shareOf(scene.idle, dies), error))];
  return isTold(dead) ? [sharedReason('exposed', dead)] : [];
}

const otherwise = (share: Share, idle: Share, error: number): Params => ({
  p: share.p,
  of: share.of,
  otherwise: idle.p,
  error: Math.ceil(100 * error),
});

function placesOf(s: State, seat: Seat): Place[] {
  return Array.from({ length: fieldCount(s, seat) }, (_, i) => placeOf(seat, i));
}

/** What falls or leaves on their side, and on the own one. */
export function unitReasons(tried: Tried, scene: Scene): Reason[] {
  const [world] = scene.worlds;
  if (world === undefined) return [];
  const likeliestFirst = (a: Reason, b: Reason): number => Number(b.params.p) - Number(a.params.p);
  return [
    ...placesOf(world, other(scene.seat))
      .flatMap((place) => theirFate(tried, scene, place))
      .sort(likeliestFirst),
    ...placesOf(world, scene.seat)
      .flatMap((place) => ownFate(tried, scene, place))
      .sort(likeliestFirst),
  ];
}

function theirFate(tried: Tried, scene: Scene, place: Place): Reason[] {
  const falls: Test = ({ fallen }) => fallen.has(place);
  if (isGain(tried, scene, falls)) return [unitReason('kills', tried, scene, place, falls)];
  const leaves: Test = ({ gone }) => gone.has(place);
  return isGain(tried, scene, leaves) ? [unitReason('removes', tried, scene, place, leaves)] : [];
}

function ownFate(tried: Tried, scene: Scene, place: Place): Reason[] {
  const falls: Test = ({ fallen }) => fallen.has(place);
  if (isGain(tried, scene, falls)) return [unitReason('loses', tried, scene, place, falls)];
  const { mean, error } = gain(tried, scene, (outcome) => !falls(outcome));
  if (scene.idle.length === 0 || mean < WORTH_TELLING || !isClear(mean, error)) return [];
  const params = otherwise(shareOf(tried.outcomes, falls), shareOf(scene.idle, falls), error);
  return [reason('saves', { ...params, ...unitParams(scene, place) }, unitWords(scene, place))];
}

const unitReason = (
  code: 'kills' | 'removes' | 'loses',
  tried: Tried,
  scene: Scene,
  place: Place,
  test: Test,
): Reason => sharedReason(code, shareOf(tried.outcomes, test), unitParams(scene, place), unitWords(scene, place));

/** The cards only where the seat sees them. */
function unitParams({ worlds, seat }: Scene, place: Place): Params {
  const s = worlds[0] as State;
  const [side, position] = [seatOfPlace(place), positionOfPlace(place)];
  const unit = unitAt(s, side, position);
  const isSeen = side === seat || !isBulwark(s, unit);
  return { seat: side, position, ...(isSeen && { cards: unitCards(s, unit).map(cardCode).join('+') }) };
}

const unitWords =
  ({ worlds, reader }: Scene, place: Place) =>
  (lang: 'ja' | 'en'): Params => ({
    unit: namesIn(worlds[0] as State, reader, lang).unit({
      seat: seatOfPlace(place),
      position: positionOfPlace(place),
    }),
  });

/** Requests of theirs that are stopped; and the own one. */
export function stageReasons(tried: Tried, scene: Scene): Reason[] {
  const { rules } = scene.worlds[0] as State;
  const stopped = new Set(tried.outcomes.flatMap(({ negated }) => [...negated]));
  const fails = shareOf(tried.outcomes, ({ wasNegated }) => wasNegated);
  return [
    ...[...stopped].flatMap((action) => {
      const test: Test = ({ negated }) => negated.has(action);
      if (!isGain(tried, scene, test)) return [];
      const id = rules.actions[action]?.id ?? '';
      return [
        sharedReason('negates', shareOf(tried.outcomes, test), { id }, (lang) => ({
          action: actionName(rules, action, lang),
        })),
      ];
    }),
    ...(isTold(fails) ? [sharedReason('isNegated', fails)] : []),
  ];
}

export function damageReasons(tried: Tried, { seat, idle }: Scene): Reason[] {
  const foe = seat === 0 ? 1 : 0;
  const dealt = tried.outcomes.map(({ damage }) => damage[foe]);
  const more = differences(
    dealt,
    dealt.map((_, i) => idle[i]?.damage[foe] ?? 0),
  );
  const [mean, error] = [meanOf(more), errorOf(more, 0)];
  if (mean < 0.5 || !isClear(mean, error)) return [];
  if (more.every((n) => n === more[0])) return [reason('sureDamage', { n: mean, of: more.length })];
  return [reason('damage', { n: Number(mean.toFixed(1)), error: Number(Math.max(0.1, error).toFixed(1)) })];
}

/** Both sides lose units: who loses the better ones. */
export function tradeReasons(tried: Tried, { seat }: Scene): Reason[] {
  const [mine, theirs] = seat === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const margin = ({ lost }: Outcome): number => (lost[0] > 0 && lost[1] > 0 ? lost[theirs] - lost[mine] : 0);
  const won = shareOf(tried.outcomes, (outcome) => margin(outcome) > 0);
  const lost = shareOf(tried.outcomes, (outcome) => margin(outcome) < 0);
  if (won.n > 2 * lost.n && isTold(won)) return [sharedReason('winsTrade', won)];
  return lost.n > 2 * won.n && isTold(lost) ? [sharedReason('losesTrade', lost)] : [];
}

export function heirReasons(tried: Tried, scene: Scene): Reason[] {
  const { rules } = scene.worlds[0] as State;
  const test: Test = ({ heirs }) => heirs > 0;
  if (!isGain(tried, scene, test)) return [];
  const action = rules.byId.get('nextGeneration')?.index;
  return [
    sharedReason('nextGeneration', shareOf(tried.outcomes, test), {}, (lang) => ({
      action: actionName(rules, action, lang),
    })),
  ];
}
