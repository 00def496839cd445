/** Reads a position from text. positionText.ts writes it; docs/notation.md describes it for people. */
import type { Ruleset } from '../script/ruleset.ts';
import { fromPosition, type SetPosition } from './fromPosition.ts';
import { NotationError, type Place, quoted, START, shortened } from './notationError.ts';
import { type Position, PositionError, type PositionFog, type PositionSeat, type PositionUnit } from './position.ts';
import { PositionReader } from './positionReader.ts';
import { isZoneWord, namedPosition, ZONE_WORDS } from './positionWords.ts';
import { parseRegulation } from './regulation.ts';
import { isKey, type Token, tokensOf } from './tokens.ts';

export interface ParsedPosition {
  /** Such as 8.0/lite/full. */
  readonly regulation: string;
  readonly position: Position;
}

type Seats = 'A' | 'B';
type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** Throws a NotationError that points at the place. Whether an edition has an action or a fog is for `readPosition` to say. */
export const parsePosition = (text: string): ParsedPosition => new Parser(text).parsed;

/** Parses a text and sets it up. Throws a NotationError that points at the place. */
export function readPosition(
  text: string,
  rulesetOf: (regulation: string) => Ruleset | undefined,
): ParsedPosition & SetPosition {
  const { parsed, places } = new Parser(text);
  const rules = rulesetOf(parsed.regulation);
  if (rules === undefined) throw new NotationError(places('regulation'), `${parsed.regulation} cannot be played here`);
  try {
    return { ...parsed, ...fromPosition(rules, parsed.position) };
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    throw new NotationError(places(error.path), error.problem);
  }
}

const KEYS = [
  'turn:',
  'chance:',
  'A:',
  'B:',
  'stage:',
  'combat:',
  'modifiers:',
  'force:',
  'used:',
  'passed:',
  'emptyRound:',
];

class Parser {
  readonly parsed: ParsedPosition;
  private readonly read: PositionReader;
  private readonly position: Draft<Partial<Position>> = {};
  private readonly sides: Record<Seats, Draft<Partial<PositionSeat>>> = { A: {}, B: {} };

  constructor(text: string) {
    this.read = new PositionReader(tokensOf(text));
    const regulation = this.read.word('a regulation such as 8.0/lite/full');
    parseRegulation(regulation.text, regulation);
    this.read.mark('regulation', regulation);
    while (this.read.toNextPart()) this.part();
    this.parsed = { regulation: regulation.text, position: this.finished() };
  }

  /** Where the part of the position at this path was written, or the part that it belongs to. */
  readonly places = (path: string): Place => this.read.placeOf(path) ?? START;

  private finished(): Position {
    const { turn } = this.position;
    if (turn === undefined) this.read.fail('"turn: A" or "turn: B"');
    const position = namedPosition({
      chance: turn,
      ...this.position,
      turn,
      A: { life: [], hand: [], grave: [], field: [], ...this.sides.A },
      B: { life: [], hand: [], grave: [], field: [], ...this.sides.B },
    });
    this.read.checkNames(position);
    return position;
  }

  private part(): void {
    const key = this.read.next('a part of the position');
    if (!isKey(key) || !KEYS.includes(key.text))
      throw new NotationError(key, `expected ${shortened(KEYS)}, found ${quoted(key.text)}`);
    const word = key.text.slice(0, -1);
    if (word === 'A' || word === 'B') return this.seat(word);
    this.read.once(word, key);
    this.table(word);
  }

  private table(word: string): void {
    const { position, read } = this;
    if (word === 'turn' || word === 'chance') position[word] = read.seat();
    else if (word === 'stage') position.stage = read.list((i) => read.request(`stage[${i}]`));
    else if (word === 'combat') position.combat = read.combat();
    else if (word === 'modifiers')
      position.modifiers = read.list((i) => ({ unit: read.reference(`modifiers[${i}].unit`), by: read.number() }));
    else if (word === 'force') position.force = read.bySeat(word, () => read.number());
    else if (word === 'used') position.used = read.bySeat(word, () => read.names('the id of an action'));
    else if (word === 'passed') position.passed = read.list(() => read.seat());
    else if (read.oneOf(['yes', 'no']) === 'yes') position.emptyRound = true;
  }

  private seat(seat: Seats): void {
    while (this.read.toNextZone()) this.zone(seat);
  }

  /** A pack, closed or open, or a rare card. */
  private frameZone(
    side: Draft<Partial<PositionSeat>>,
    zone: 'pack' | 'opened' | 'rare',
    seat: Seats,
    token: Token,
  ): void {
    const cards = this.read.cards(seat);
    if (zone === 'rare') {
      const [rare, more] = cards;
      if (rare === undefined || more !== undefined) throw new NotationError(token, 'expected one rare card');
      side.rare = rare;
    } else {
      if (side.pack !== undefined) throw new NotationError(token, `${seat}.pack is given twice`);
      side.pack = cards;
      if (zone === 'opened') side.packOpened = true;
    }
  }

  private zone(seat: Seats): void {
    const token: Token = this.read.word('a zone');
    const zone = token.text;
    if (!isZoneWord(zone)) throw new NotationError(token, `expected ${ZONE_WORDS.join(', ')}, found ${quoted(zone)}`);
    const path = `${seat}.${zone}`;
    this.read.once(path, token);
    const side = this.sides[seat];
    if (zone === 'field') side.field = this.read.anyList((i): PositionUnit => this.read.unit(seat, `${path}[${i}]`));
    else if (zone === 'fog') side.fog = this.read.list((i): PositionFog => this.read.fog(seat, `${path}[${i}]`));
    else if (zone === 'life' || zone === 'hand' || zone === 'grave' || zone === 'second')
      side[zone] = this.read.cards(seat);
    else this.frameZone(side, zone, seat, token);
  }
}
