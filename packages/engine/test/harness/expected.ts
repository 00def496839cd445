/** What a ruling expects of the table. Only what it states is compared. */
import { expect } from 'vitest';
import {
  cardCode,
  chance,
  fieldCount,
  lifeCount,
  NONE,
  size,
  stageCount,
  turnPlayer,
  unitAt,
} from '../../src/index.ts';
import { PACK_CLOSED, PACK_OPEN } from '../../src/state/layout.ts';
import {
  actionOf,
  controllerOf,
  fogCard,
  fogCount,
  fogTarget,
  graveAt,
  graveCount,
  handCards,
  isAttacker,
  isBulwark,
  isDriven,
  isNewCard,
  KINDS,
  kindOf,
  lifeAt,
  packCards,
  packState,
  rareCard,
  requestKeys,
  stageAt,
  unitCards,
} from '../../src/state/queries.ts';
import { parseRequest, parseUnit, type UnitText, type Who, words } from './board.ts';
import type { Game } from './game.ts';

export interface ExpectedSide {
  /** How many, or which: top first, and `...` at the end for "and so on". */
  readonly life?: number | string;
  /** As a set; `+2` stands for two more cards. */
  readonly hand?: string;
  readonly grave?: string;
  readonly graveTop?: string;
  /** All of it, in any order. `soldier` is any soldier; a size is compared where it is stated. */
  readonly field?: string;
  /** From the life side outwards. */
  readonly bulwarks?: string;
  readonly fog?: string;
  /** What is in a closed pack, or left of an opened one; `none`: there is no such pack. */
  readonly pack?: string;
  readonly opened?: string;
  /** Or `none`. */
  readonly rare?: string;
}

export interface Expected {
  readonly turn?: Who;
  readonly chance?: Who;
  readonly winner?: Who | 'draw' | null;
  /** Bottom first, such as `A up H5 -> a`; the target is compared where it is stated. */
  readonly stage?: readonly string[];
  readonly sizes?: Readonly<Record<string, number>>;
  readonly attackers?: string;
  readonly A?: ExpectedSide;
  readonly B?: ExpectedSide;
}

const sorted = (list: readonly string[]): string[] => [...list].sort();

export function expectTable(game: Game, expected: Expected): void {
  const { state } = game;
  if (expected.winner !== undefined) expect(game.winner(), 'winner').toBe(expected.winner);
  if (expected.turn !== undefined) expect(game.who(turnPlayer(state)), 'turn').toBe(expected.turn);
  if (expected.chance !== undefined) expect(game.who(chance(state)), 'chance').toBe(expected.chance);
  if (expected.stage !== undefined) expectStage(game, expected.stage);
  for (const [name, by] of Object.entries(expected.sizes ?? {}))
    expect(size(state, game.unitNamed(name)), `size of ${name}`).toBe(by);
  if (expected.attackers !== undefined)
    expect(sorted(attackersOf(game)), 'attackers').toEqual(sorted(words(expected.attackers)));
  for (const who of ['A', 'B'] as const) expectSide(game, who, expected[who] ?? {});
}

const fieldOf = (game: Game, who: Who): number[] =>
  Array.from({ length: fieldCount(game.state, game.seat(who)) }, (_, i) => unitAt(game.state, game.seat(who), i));

const attackersOf = (game: Game): string[] =>
  [...fieldOf(game, 'A'), ...fieldOf(game, 'B')]
    .filter((unit) => isAttacker(game.state, unit))
    .map((unit) => game.nameOf(unit));

function expectStage(game: Game, stage: readonly string[]): void {
  const { state } = game;
  const stated = stage.map(parseRequest);
  const found = Array.from({ length: stageCount(state) }, (_, i) => {
    const r = stageAt(state, i);
    const target = stated[i]?.target === undefined ? '' : ` -> ${game.targetName(r)}`;
    const keys = requestKeys(state, r).map(cardCode);
    return [game.who(controllerOf(state, r)), game.actionId(actionOf(state, r)), ...sorted(keys)].join(' ') + target;
  });
  const wanted = stated.map(({ by, action, keys, target }) => {
    return [by, action, ...sorted(keys)].join(' ') + (target === undefined ? '' : ` -> ${game.properName(target)}`);
  });
  expect(found, 'stage').toEqual(wanted);
}

/** A pile, top first. */
function pile(count: number, at: (i: number) => number): string[] {
  return Array.from({ length: count }, (_, i) => cardCode(at(count - 1 - i)));
}

function expectSide(game: Game, who: Who, side: ExpectedSide): void {
  const { state } = game;
  const seat = game.seat(who);
  const grave = pile(graveCount(state, seat), (i) => graveAt(state, seat, i));
  if (side.life !== undefined)
    expectLife(
      pile(lifeCount(state, seat), (i) => lifeAt(state, seat, i)),
      side.life,
      `${who}'s life`,
    );
  if (side.hand !== undefined) expectSet(handCards(state, seat).map(cardCode), side.hand, `${who}'s hand`);
  if (side.grave !== undefined) expectSet(grave, side.grave, `${who}'s grave`);
  if (side.graveTop !== undefined) expect(grave[0], `top of ${who}'s grave`).toBe(side.graveTop);
  if (side.field !== undefined) expectField(game, who, words(side.field));
  if (side.bulwarks !== undefined) expectBulwarks(game, who, side.bulwarks);
  if (side.fog !== undefined) expectSet(fogOf(game, who, words(side.fog)), side.fog, `${who}'s fog`);
  if (side.pack !== undefined) expectPack(game, who, side.pack, PACK_CLOSED);
  if (side.opened !== undefined) expectPack(game, who, side.opened, PACK_OPEN);
  if (side.rare !== undefined) {
    const rare = rareCard(state, seat);
    expect(rare === NONE ? 'none' : cardCode(rare), `${who}'s rare card`).toBe(side.rare);
  }
}

function expectPack(game: Game, who: Who, stated: string, kind: number): void {
  const isThere = packState(game.state, game.seat(who)) === kind;
  const what = `${who}'s ${kind === PACK_OPEN ? 'opened' : 'closed'} pack`;
  if (stated === 'none' || !isThere) expect(isThere, what).toBe(stated !== 'none');
  else expectSet(packCards(game.state, game.seat(who)).map(cardCode), stated, what);
}

function expectBulwarks(game: Game, who: Who, bulwarks: string): void {
  const found = fieldOf(game, who).filter((unit) => isBulwark(game.state, unit));
  expect(found.map(cardCode), 'bulwarks in order').toEqual(words(bulwarks));
}

function expectLife(found: readonly string[], stated: number | string, what: string): void {
  if (typeof stated === 'number') return expect(found.length, what).toBe(stated);
  const wanted = words(stated);
  if (wanted.at(-1) !== '...') return expect(found, what).toEqual(wanted);
  expect(found.slice(0, wanted.length - 1), what).toEqual(wanted.slice(0, -1));
}

function expectSet(found: readonly string[], stated: string, what: string): void {
  const named = words(stated).filter((word) => !word.startsWith('+'));
  const more = words(stated).find((word) => word.startsWith('+'));
  if (more === undefined) return expect(sorted(found), what).toEqual(sorted(named));
  expect(found, what).toEqual(expect.arrayContaining(named));
  expect(found.length, `number of cards in ${what}`).toBe(named.length + Number(more));
}

/** Fog cards; where the ruling states what one points at, `H5->a`, or `H5->nothing` once its effect is over. */
function fogOf(game: Game, who: Who, stated: readonly string[]): string[] {
  const seat = game.seat(who);
  return Array.from({ length: fogCount(game.state, seat) }, (_, i) => {
    const code = cardCode(fogCard(game.state, seat, i));
    const target = fogTarget(game.state, seat, i);
    if (!stated.some((token) => token.startsWith(`${code}->`))) return code;
    return `${code}->${target === NONE ? 'nothing' : game.nameOf(target)}`;
  });
}

/** Each unit as text, in the words of the one that it is to be compared with. */
function expectField(game: Game, who: Who, stated: readonly string[]): void {
  const units = stated.map(parseUnit);
  const found = fieldOf(game, who).map((unit) => {
    const cards = unitCards(game.state, unit).map(cardCode).join();
    return describeFound(
      game,
      unit,
      units.find((candidate) => candidate.cards.join() === cards),
    );
  });
  expect(sorted(found), `${who}'s field`).toEqual(sorted(units.map(describeStated)));
}

function describeFound(game: Game, unit: number, model: UnitText | undefined): string {
  const { state } = game;
  const kind = KINDS[kindOf(state, unit)] ?? 'soldier';
  const cards = unitCards(state, unit);
  const fresh = cards.filter((card) => isNewCard(state, card));
  return describe({
    name: model?.name === undefined ? undefined : game.nameOf(unit),
    kind: model?.kind === 'soldier' && kind !== 'bulwark' ? 'soldier' : kind,
    cards: cards.map(cardCode),
    driven: isDriven(state, unit),
    fresh: fresh.length === cards.length ? true : fresh.map(cardCode),
    size: model?.size === undefined ? undefined : size(state, unit),
  });
}

const describeStated = (unit: UnitText): string => describe({ ...unit, fresh: unit.fresh === false ? [] : unit.fresh });

function describe({ name, kind, cards, driven, fresh, size: number }: UnitText): string {
  const someNew = fresh === true || fresh === false || fresh.length === 0 ? '' : `/new:${fresh.join('+')}`;
  return [
    name === undefined ? '' : `${name}=`,
    `${kind}:${cards.join('+')}`,
    driven ? '/driven' : '',
    fresh === true ? '/new' : someNew,
    number === undefined ? '' : `/size:${number}`,
  ].join('');
}
