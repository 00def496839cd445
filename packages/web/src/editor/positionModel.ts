/**
 * What the editor works on: a position in its normal form, in which units and requests bear the names of their places (A1, #0),
 * and nothing is written that says nothing. Text and back gives the same.
 */
import {
  cardCode,
  type Position,
  type PositionFog,
  type PositionRequest,
  type PositionSeat,
  type PositionUnit,
  parseFace,
  parsePosition,
  positionText,
  type Ruleset,
  readPosition,
  rulesetOf,
} from '@blackpoker/engine';

export interface Table {
  readonly regulation: string;
  readonly position: Position;
}

export const SEATS = ['A', 'B'] as const;
export type SeatLetter = (typeof SEATS)[number];
export const otherLetter = (seat: SeatLetter): SeatLetter => (seat === 'A' ? 'B' : 'A');
export const isSeatLetter = (text: string): text is SeatLetter => text === 'A' || text === 'B';

const NOBODY: PositionSeat = { life: [], hand: [], grave: [], field: [] };
export const EMPTY_POSITION: Position = { turn: 'A', chance: 'A', A: NOBODY, B: NOBODY };

/** The ruleset of a table; its regulation is always one that is played. */
export function rulesOf({ regulation }: Table): Ruleset {
  const rules = rulesetOf(regulation);
  if (rules === undefined) throw new Error(`bug: ${regulation} is not played`);
  return rules;
}

export const tableText = (table: Table): string => positionText(rulesOf(table), table.position);

/** Throws a NotationError that points at the place. */
export function readTable(text: string): Table {
  const { regulation, position } = readPosition(text, rulesetOf);
  return { regulation, position: normalised(position) };
}

/** The same without asking whether it can be set up. */
export function parseTable(text: string): Table {
  const { regulation, position } = parsePosition(text);
  if (rulesetOf(regulation) === undefined) return readTable(text);
  return { regulation, position: normalised(position) };
}

// the normal form

/** Old names of units and requests to those of their places; what is not in it is gone. */
type Names = ReadonlyMap<string, string>;

export function normalised(position: Position): Position {
  const names = placeNames(position);
  const fresh = {
    stage: position.stage?.map((request, i) => normalRequest(request, i, names)) ?? [],
    combat: normalCombat(position.combat, names),
    modifiers: normalModifiers(position, names),
    force: bySeat((seat) => position.force?.[seat] || undefined),
    used: bySeat((seat) => (position.used?.[seat]?.length ? [...new Set(position.used[seat])] : undefined)),
    passed: SEATS.filter((seat) => position.passed?.includes(seat)),
  };
  return {
    turn: position.turn,
    chance: position.chance,
    ...(fresh.stage.length > 0 && { stage: fresh.stage }),
    ...(fresh.combat !== undefined && { combat: fresh.combat }),
    ...(fresh.modifiers.length > 0 && { modifiers: fresh.modifiers }),
    ...(Object.keys(fresh.force).length > 0 && { force: fresh.force }),
    ...(Object.keys(fresh.used).length > 0 && { used: fresh.used }),
    ...(fresh.passed.length > 0 && { passed: fresh.passed }),
    ...(position.emptyRound === true && { emptyRound: true }),
    A: normalSeat(position.A, 'A', names),
    B: normalSeat(position.B, 'B', names),
  };
}

export const unitName = (seat: SeatLetter, i: number): string => `${seat}${i + 1}`;
const requestName = (i: number): string => `#${i}`;

function placeNames({ A, B, stage = [] }: Position): Names {
  const units = (seat: SeatLetter, field: readonly PositionUnit[]) =>
    field.map(({ unit }, i) => [unit, unitName(seat, i)] as const);
  const all = [
    ...units('A', A.field),
    ...units('B', B.field),
    ...stage.map(({ id }, i) => [id, requestName(i)] as const),
  ];
  return new Map(all.flatMap(([old, now]) => (old === undefined ? [] : [[old, now] as const])));
}

function bySeat<T>(value: (seat: SeatLetter) => T | undefined): Record<string, T> {
  const entries = SEATS.map((seat) => [seat, value(seat)] as const);
  return Object.fromEntries(entries.flatMap(([seat, found]) => (found === undefined ? [] : [[seat, found] as const])));
}

/** What has no order stands in that of the pack. */
const sorted = (codes: readonly string[]): string[] =>
  codes
    .map((code) => parseFace(code) ?? 0)
    .sort((a, b) => a - b)
    .map(cardCode);

function normalSeat(side: PositionSeat, seat: SeatLetter, names: Names): PositionSeat {
  const fog = side.fog?.map((one) => normalFog(one, names)) ?? [];
  return {
    life: side.life,
    hand: sorted(side.hand),
    grave: side.grave,
    field: side.field.map((unit, i) => normalUnit(unit, unitName(seat, i))),
    ...(fog.length > 0 && { fog }),
    ...(side.pack !== undefined && { pack: sorted(side.pack) }),
    ...(side.pack !== undefined && side.packOpened === true && { packOpened: true }),
    ...(side.rare !== undefined && { rare: side.rare }),
    ...(side.second !== undefined && { second: sorted(side.second) }),
  };
}

function normalUnit({ as, cards, driven, new: entered }: PositionUnit, unit: string): PositionUnit {
  const fresh = cards.filter((card) => entered === true || (Array.isArray(entered) && entered.includes(card)));
  return {
    unit,
    as,
    cards,
    ...(driven === true && { driven }),
    ...(fresh.length > 0 && { new: fresh.length === cards.length ? true : fresh }),
  };
}

function normalFog({ effect, cards, target }: PositionFog, names: Names): PositionFog {
  const now = target === undefined ? undefined : names.get(target);
  return { effect, cards, ...(now !== undefined && { target: now }) };
}

function normalRequest(request: PositionRequest, i: number, names: Names): PositionRequest {
  const { action, by, keys, target, held = 0 } = request;
  return {
    id: requestName(i),
    action,
    by,
    keys,
    ...(target !== undefined && { target: targetNow(target, names) }),
    ...(held > 0 && { held }),
  };
}

/** Null: it is gone. */
function targetNow(target: string | null, names: Names): string | null {
  if (target === null) return null;
  return names.get(target) ?? (isSeatLetter(target) ? target : null);
}

function normalCombat(combat: Position['combat'], names: Names): Position['combat'] {
  if (combat === undefined) return undefined;
  const attackers = combat.attackers.flatMap((name) => names.get(name) ?? []);
  if (attackers.length === 0 && combat.attackers.length > 0) return undefined;
  const blocks = Object.entries(combat.blocks ?? {}).flatMap(([attacker, blockers]) => {
    const now = names.get(attacker);
    const left = blockers.flatMap((name) => names.get(name) ?? []);
    return now === undefined || left.length === 0 ? [] : [[now, left] as const];
  });
  return { attackers, blocks: Object.fromEntries(blocks) };
}

/** One for each unit. */
function normalModifiers({ modifiers = [] }: Position, names: Names): { unit: string; by: number }[] {
  const sums = new Map<string, number>();
  for (const { unit, by } of modifiers) {
    const now = names.get(unit);
    if (now !== undefined) sums.set(now, (sums.get(now) ?? 0) + by);
  }
  return [...sums].filter(([, by]) => by !== 0).map(([unit, by]) => ({ unit, by }));
}
