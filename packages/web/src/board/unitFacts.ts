/** What can be seen of a unit, put together for its picture and for its name. */
import {
  type Card,
  cardsHaveHaste,
  KINDS,
  kindOfCards,
  type Ruleset,
  type Seat,
  type UnitRef,
  type UnitView,
  type View,
} from '@blackpoker/engine';

export interface UnitFacts {
  readonly seat: Seat;
  readonly position: number;
  /** Index into KINDS. */
  readonly kind: number;
  /** Bottom first; empty where the viewer does not know them. */
  readonly cards: readonly Card[];
  /** A bulwark is one of these, where that is all that the viewer knows. */
  readonly oneOf: readonly Card[];
  readonly bulwark: boolean;
  /** Of a bulwark: counted from the life side, from 1. */
  readonly number: number | undefined;
  readonly size: number | undefined;
  /** What the size has changed by this turn. */
  readonly change: number;
  readonly driven: boolean;
  /** Its number among the attackers, from 1. */
  readonly attacker: number | undefined;
  readonly blocks: UnitRef | undefined;
  /** The number of the attacker that it blocks. */
  readonly blocksNumber: number | undefined;
  readonly isNew: boolean;
  /** It is new and may attack all the same. */
  readonly haste: boolean;
  /** The topmost request that points at it. */
  readonly target: { readonly action: number; readonly by: Seat } | undefined;
}

const BULWARK = KINDS.indexOf('bulwark');

const sideOf = (view: View, seat: Seat) => view.seats[seat === 0 ? 0 : 1];

export function unitFacts(rules: Ruleset, view: View, { seat, position }: UnitRef): UnitFacts | undefined {
  const unit = sideOf(view, seat).field[position];
  if (unit === undefined) return undefined;
  const bulwark = unit.as === 'bulwark';
  const isNew = unit.new.length > 0 && unit.new.every(Boolean);
  return {
    ...{ seat, position, bulwark, isNew },
    ...{ cards: unit.cards, size: unit.size, driven: unit.driven, blocks: unit.blocks },
    kind: bulwark ? BULWARK : kindOfCards(unit.cards),
    oneOf: unit.cards.length > 0 ? [] : setOf(view, seat, position),
    number: bulwark ? bulwarkNumber(view, seat, position) : undefined,
    change: bulwark ? 0 : unit.modifier + sideOf(view, seat).force,
    attacker: unit.attacker ? attackerNumber(view, { seat, position }) : undefined,
    blocksNumber: unit.blocks === undefined ? undefined : attackerNumber(view, unit.blocks),
    haste: isNew && !bulwark && cardsHaveHaste(rules, unit.cards),
    target: view.stage.findLast((request) => pointsAt(request.target, seat, position)),
  };
}

function pointsAt(target: View['stage'][number]['target'], seat: Seat, position: number): boolean {
  return target?.type === 'unit' && target.unit.seat === seat && target.unit.position === position;
}

const setOf = (view: View, seat: Seat, position: number): readonly Card[] =>
  sideOf(view, seat).sets.find(({ positions }) => positions.includes(position))?.cards ?? [];

function countUpTo(field: readonly UnitView[], position: number, counts: (unit: UnitView) => boolean): number {
  return field.slice(0, position + 1).filter(counts).length;
}

/** From the life side, from 1. */
export function bulwarkNumber(view: View, seat: Seat, position: number): number {
  return countUpTo(sideOf(view, seat).field, position, ({ as }) => as === 'bulwark');
}

/** In the order of the row, from 1; undefined where it does not attack. */
export function attackerNumber(view: View, { seat, position }: UnitRef): number | undefined {
  const { field } = sideOf(view, seat);
  return field[position]?.attacker === true ? countUpTo(field, position, ({ attacker }) => attacker) : undefined;
}

export interface Rows {
  /** From the life side. */
  readonly bulwarks: readonly UnitFacts[];
  readonly soldiers: readonly UnitFacts[];
}

export function rowsOf(rules: Ruleset, view: View, seat: Seat): Rows {
  const units = sideOf(view, seat).field.flatMap((_, position) => unitFacts(rules, view, { seat, position }) ?? []);
  return { bulwarks: units.filter(({ bulwark }) => bulwark), soldiers: units.filter(({ bulwark }) => !bulwark) };
}
