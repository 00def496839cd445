/** Writes a position as text. parsePosition.ts reads it; docs/notation.md describes it for people. */
import type { Ruleset } from '../script/ruleset.ts';
import { cardCode, parseFace, parseSeat } from './cards.ts';
import { quoted } from './notationError.ts';
import {
  type Position,
  PositionError,
  type PositionFog,
  type PositionRequest,
  type PositionSeat,
  type PositionUnit,
} from './position.ts';
import { ARROW, isName, LOST, requestNameAt, unitNameAt } from './positionWords.ts';
import { WIDTH, wrapped } from './wrapped.ts';

const INDENT = '   ';
const DEEPER = '     ';

/**
 * A few lines that people can read, or one line for a command line. What says nothing is left out: parsing gives the position
 * back with a name for every unit and request. Throws a PositionError where a part cannot be written.
 */
export function positionText(rules: Ruleset, position: Position, layout: 'lines' | 'line' = 'lines'): string {
  const lines = [
    rules.id,
    `turn: ${seat(position.turn, 'turn')}  chance: ${seat(position.chance, 'chance')}`,
    ...seatLines('A', position.A),
    ...seatLines('B', position.B),
    ...listLine(
      'stage',
      (position.stage ?? []).map((request, i) => requestText(position, request, i)),
    ),
    ...(position.combat === undefined ? [] : [`combat: ${combatItems(position).join(', ')}`.trimEnd()]),
    ...listLine(
      'modifiers',
      (position.modifiers ?? []).map(({ unit, by }) => `${name(unit, 'modifiers')} ${signed(by, 'modifiers')}`),
    ),
    ...listLine(
      'force',
      seatItems(position.force, 'force', (by) => signed(by, 'force')),
    ),
    ...listLine(
      'used',
      seatItems(position.used, 'used', (ids) => ids.map((id) => name(id, 'used')).join(' ')),
    ),
    ...listLine(
      'passed',
      (position.passed ?? []).map((player) => seat(player, 'passed')),
    ),
    ...(position.emptyRound === true ? ['emptyRound: yes'] : []),
  ];
  if (layout === 'line') return lines.map((line) => line.trim()).join(' / ');
  return `${lines.flatMap((line) => wrapped(line, DEEPER)).join('\n')}\n`;
}

const listLine = (key: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${key}: ${items.join(', ')}`];

function seatItems<T>(
  bySeat: Readonly<Record<string, T>> | undefined,
  path: string,
  text: (value: T) => string,
): string[] {
  return Object.entries(bySeat ?? {}).flatMap(([player, value]) => {
    const written = text(value);
    return written === '' ? [] : [`${seat(player, path)} ${written}`];
  });
}

// parts that must be checked, because the notation has no other way to write them

function fail(path: string, message: string): never {
  throw new PositionError(path, message);
}

const seat = (player: string, path: string): string =>
  parseSeat(player) === undefined ? fail(path, `${quoted(player)} is not a player; write A or B`) : player;

const name = (text: string, path: string): string =>
  isName(text) ? text : fail(path, `${quoted(text)} cannot be written as a name; use letters and digits`);

const whole = (number: number, path: string): number =>
  Number.isSafeInteger(number) ? number : fail(path, `${number} is not a whole number`);

const signed = (number: number, path: string): string => `${number < 0 ? '' : '+'}${whole(number, path)}`;

function card(code: string, path: string): string {
  const face = parseFace(String(code)) ?? fail(path, `${quoted(String(code))} is not a card; write S5, H10, JK1 …`);
  return cardCode(face);
}

const cards = (codes: readonly string[], path: string): string[] => codes.map((code) => card(code, path));

// the parts of a position

function seatLines(player: 'A' | 'B', side: PositionSeat): string[] {
  const zone = (word: 'life' | 'hand' | 'grave'): string[] =>
    side[word].length === 0 ? [] : [`${word} ${cards(side[word], `${player}.${word}`).join(' ')}`];
  const fogs = side.fog ?? [];
  const zones = [...zone('life'), ...zone('hand'), ...zone('grave')];
  const units = side.field.map((unit, i) => unitText(unit, unitNameAt(player, i), `${player}.field[${i}]`));
  return [
    ...zoneLines(player, zones),
    ...(units.length > 0 ? [`${INDENT}field ${units.join(', ')}`] : []),
    ...(fogs.length > 0
      ? [`${INDENT}fog ${fogs.map((fog, i) => fogText(fog, `${player}.fog[${i}]`)).join(', ')}`]
      : []),
    ...frameLines(player, side),
  ];
}

/** Pack, rare card and second deck. */
function frameLines(player: string, { pack, packOpened, rare, second }: PositionSeat): string[] {
  const zone = (word: string, codes: readonly string[] | undefined, path: string): string[] =>
    codes === undefined ? [] : [[INDENT + word, ...cards(codes, `${player}.${path}`)].join(' ')];
  return [
    ...zone(packOpened === true ? 'opened' : 'pack', pack, 'pack'),
    ...zone('rare', rare === undefined ? undefined : [rare], 'rare'),
    ...zone('second', second, 'second'),
  ];
}

/** Life, hand and grave in one line where they fit. */
function zoneLines(player: string, zones: readonly string[]): string[] {
  const line = `${player}: ${zones.join(' | ')}`.trimEnd();
  return line.length <= WIDTH ? [line] : zones.map((zone, i) => (i === 0 ? `${player}: ${zone}` : INDENT + zone));
}

/** What stands before a unit or request whose name is not that of its place. */
const prefix = (own: string | undefined, byPlace: string, path: string): string =>
  own === undefined || own === byPlace ? '' : `${name(own, path)}=`;

function unitText(unit: PositionUnit, byPlace: string, path: string): string {
  if (unit.cards.length === 0) fail(path, 'a unit needs a card');
  const words = [
    ...(unit.as === 'bulwark' ? ['bulwark'] : []),
    cards(unit.cards, path).join('+'),
    ...(unit.driven === true ? ['driven'] : []),
    ...newWords(unit, path),
  ];
  return prefix(unit.unit, byPlace, `${path}.unit`) + words.join(' ');
}

function newWords(unit: PositionUnit, path: string): string[] {
  if (unit.new === undefined || typeof unit.new === 'boolean') return unit.new === true ? ['new'] : [];
  const own = cards(unit.cards, path);
  const fresh = cards(unit.new, `${path}.new`);
  if (fresh.some((code) => !own.includes(code))) fail(`${path}.new`, 'names a card that is not in this unit');
  return fresh.length === 0 ? [] : ['new', fresh.join('+')];
}

function fogText(fog: PositionFog, path: string): string {
  const target = fog.target === undefined ? [] : [ARROW, name(fog.target, `${path}.target`)];
  return [name(fog.effect, `${path}.effect`), ...cards(fog.cards, `${path}.cards`), ...target].join(' ');
}

function requestText(position: Position, request: PositionRequest, i: number): string {
  const path = `stage[${i}]`;
  const words = [
    seat(request.by, `${path}.by`),
    name(request.action, `${path}.action`),
    ...cards(request.keys, `${path}.keys`),
    ...targetWords(position, request, path),
    ...(request.held === undefined || request.held === 0 ? [] : ['held', String(whole(request.held, `${path}.held`))]),
  ];
  return prefix(request.id, requestNameAt(i), `${path}.id`) + words.join(' ');
}

function targetWords(position: Position, { target }: PositionRequest, path: string): string[] {
  if (target === undefined) return [];
  if (target === null) return [ARROW, LOST];
  const isUnit = [...position.A.field, ...position.B.field].some(({ unit }) => unit === target);
  const isPlayer = !isUnit && parseSeat(target) !== undefined;
  return [ARROW, isPlayer ? `@${target}` : name(target, `${path}.target`)];
}

function combatItems({ combat }: Position): string[] {
  const blocks = new Map(Object.entries(combat?.blocks ?? {}));
  const stray = [...blocks.keys()].find((attacker) => combat?.attackers.includes(attacker) !== true);
  if (stray !== undefined) fail('combat.blocks', `${quoted(stray)} does not attack`);
  return (combat?.attackers ?? []).map((attacker) => {
    const blockers = (blocks.get(attacker) ?? []).map((unit) => name(unit, 'combat.blocks'));
    return [name(attacker, 'combat.attackers'), ...(blockers.length > 0 ? ['vs', ...blockers] : [])].join(' ');
  });
}
