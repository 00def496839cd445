/** What the coach looks at: what the learner sees, has just seen happen, and is pointing at. Nothing hidden is among it. */
import {
  actionAt,
  actionChoice,
  type Card,
  type Choice,
  type DecisionKind,
  type GameEvent,
  type RequestView,
  type Ruleset,
  rulesetOf,
  type Seat,
  type SeatView,
  type UnitRef,
  type UnitView,
  type View,
} from '@blackpoker/engine';

export interface Scene {
  /** The learner's view. */
  readonly view: View;
  readonly seat: Seat;
  /** Of the decision: as long as it stays, the learner has chosen nothing. */
  readonly id: number;
  /** What the learner has to choose; undefined: they wait. */
  readonly asked: DecisionKind | undefined;
  /** What has happened since the moment before. */
  readonly events: readonly GameEvent[];
  /** At a chance: the choices that would do something (GameUpdate.meaningful). */
  readonly meaningful: readonly Choice[];
  readonly intent: Intent;
}

/** What the learner is pointing at, none of which has happened. */
export interface Intent {
  /** The id of the action that they put together, with its key cards and the life that it costs. */
  readonly action?: string | undefined;
  readonly keys?: readonly Card[] | undefined;
  readonly life?: number | undefined;
  /** Places of their units that are to attack. */
  readonly attackers?: readonly number[] | undefined;
  /** A unit that they look at. */
  readonly looked?: UnitRef | undefined;
  /** They have done nothing for a while. */
  readonly idle?: boolean | undefined;
}

export const ownSide = ({ view, seat }: Scene): SeatView => view.seats[seat === 0 ? 0 : 1];
export const theirSide = ({ view, seat }: Scene): SeatView => view.seats[seat === 0 ? 1 : 0];

export function rulesOf({ view }: Scene): Ruleset {
  const rules = rulesetOf(view.regulation, view.options);
  if (rules === undefined) throw new Error(`there is no regulation ${view.regulation}`);
  return rules;
}

/** The learner has the turn, and nothing is on the stage. */
export const isMain = ({ view, seat, asked }: Scene): boolean =>
  asked === 'chance' && view.turn === seat && view.stage.length === 0;

/** The request on top of the stage, if the learner may answer it and the opponent has raised it. */
export function theirRequest({ view, seat, asked }: Scene): RequestView | undefined {
  const top = view.stage.at(-1);
  return asked === 'chance' && top !== undefined && top.by !== seat ? top : undefined;
}

export function isMeaningful(scene: Scene, id: string): boolean {
  const action = rulesOf(scene).byId.get(id);
  return action !== undefined && scene.meaningful.includes(actionChoice(action.index));
}

export const actionId = (scene: Scene, index: number): string => actionAt(rulesOf(scene), index).id;

/** Events of this type, as the engine tells them. */
export const eventsOf = <Type extends GameEvent['type']>(
  { events }: Scene,
  type: Type,
): readonly Extract<GameEvent, { readonly type: Type }>[] =>
  events.filter((event): event is Extract<GameEvent, { readonly type: Type }> => event.type === type);

/** Did this seat resolve this action just now? */
export const hasResolved = (scene: Scene, id: string, seat: Seat): boolean =>
  eventsOf(scene, 'resolved').some((event) => event.seat === seat && actionId(scene, event.action) === id);

export const isSoldier = ({ as }: UnitView): boolean => as === 'soldier';
export const isStanding = ({ driven }: UnitView): boolean => !driven;
/** A soldier that stands and did not come this turn. (None of Lite has haste.) */
export const mayAttack = (unit: UnitView): boolean => isSoldier(unit) && isStanding(unit) && !unit.new.some(Boolean);
export const sizeOf = (unit: UnitView): number => Math.max(0, unit.size ?? 0);

/** What an attack deals if each blocker stops one attacker, the largest first. */
export function damageThrough(attackers: readonly UnitView[], blockers: number): number {
  const sizes = attackers.map(sizeOf).sort((a, b) => b - a);
  return sizes.slice(blockers).reduce((sum, size) => sum + size, 0);
}
