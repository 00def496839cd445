/** Reads the parts of a position from tokens: seats, cards, units, fogs, requests, combat. */
import { cardCode, parseFace, parseSeat } from './cards.ts';
import { NotationError, type Place, quoted, shortened } from './notationError.ts';
import type { Position, PositionFog, PositionRequest, PositionUnit } from './position.ts';
import { ARROW, isName, isZoneWord, LOST } from './positionWords.ts';
import { partOf, type Token, TokenReader } from './tokens.ts';

type Combat = NonNullable<Position['combat']>;
const SEPARATORS = ['|', '/'];

export class PositionReader extends TokenReader {
  private readonly given = new Set<string>();
  private readonly places = new Map<string, Place>();
  private readonly seen = new Set<string>();
  private readonly references: { readonly token: Token; readonly name: string }[] = [];

  // where things stand

  mark(path: string, place: Place): void {
    this.places.set(path, place);
  }

  /** The place of this path, or of the nearest one that holds it. */
  placeOf(path: string): Place | undefined {
    const outer = path.replace(/(\.\w+|\[\d+\])$/, '');
    return this.places.get(path) ?? (outer === path ? undefined : this.placeOf(outer));
  }

  /** Each part of a position is given once. */
  once(path: string, token: Token): void {
    if (this.given.has(path)) throw new NotationError(token, `${path} is given twice`);
    this.given.add(path);
    this.mark(path, token);
  }

  /** Steps to where the next part of the position begins; false at the end. */
  toNextPart(): boolean {
    while (SEPARATORS.some((mark) => this.skip(mark)));
    return this.peek() !== undefined;
  }

  /** Steps to the next zone of the same player; false where another part of the position begins. */
  toNextZone(): boolean {
    return this.toNextPart() && this.hasWord();
  }

  // small things

  seat(): 'A' | 'B' {
    return this.oneOf(['A', 'B'], 'a player, A or B');
  }

  oneOf<T extends string>(words: readonly T[], expected = words.join(' or ')): T {
    const found = words.find((word) => word === this.peek()?.text) ?? this.fail(expected);
    this.next(expected);
    return found;
  }

  number(): number {
    const token = this.word('a whole number such as +3 or -2');
    if (!/^[+-]?\d{1,5}$/.test(token.text))
      throw new NotationError(token, `expected a whole number such as +3 or -2, found ${quoted(token.text)}`);
    return Number(token.text) + 0; // not -0
  }

  /** One item or more, with commas between them. */
  list<T>(item: (i: number) => T): T[] {
    const items = [item(0)];
    while (this.skip(',')) items.push(item(items.length));
    return items;
  }

  /** A list that may be empty. */
  anyList<T>(item: (i: number) => T): T[] {
    return this.hasItem() ? this.list(item) : [];
  }

  private hasItem(): boolean {
    const text = this.peek()?.text ?? '/';
    const isNamed = this.second()?.text === '=';
    return this.hasWord() && text !== '/' && (isNamed || !isZoneWord(text));
  }

  /** A value for one player or both. */
  bySeat<T>(path: string, value: () => T): Record<string, T> {
    const entries = this.list((): [string, T] => {
      const place = this.peek();
      const seat = this.seat();
      if (place !== undefined) this.once(`${path}.${seat}`, place);
      return [seat, value()];
    });
    return Object.fromEntries(entries);
  }

  private name(expected: string): Token {
    const token = this.word(expected);
    if (!isName(token.text)) throw new NotationError(token, `expected ${expected}, found ${quoted(token.text)}`);
    return token;
  }

  /** One name or more. */
  names(expected: string): string[] {
    const names = [this.name(expected).text];
    while (this.hasItem()) names.push(this.name(expected).text);
    return names;
  }

  /** A name that must turn out to be that of a unit or a request. */
  reference(path: string): string {
    const token = this.name('the name of a unit or request');
    this.mark(path, token);
    this.references.push({ token, name: token.text });
    return token.text;
  }

  /** `x=` before a unit or a request. */
  private ownName(path: string, what: 'unit' | 'request'): string | undefined {
    if (this.second()?.text !== '=') return undefined;
    const token = this.name('a name');
    this.once(`${what} ${quoted(token.text)}`, token);
    this.mark(path, token);
    this.next('=');
    return token.text;
  }

  /** Throws where something is named that is not there. */
  checkNames({ A, B, stage }: Position): void {
    const units = [...A.field, ...B.field].flatMap(({ unit }) => unit ?? []);
    const names = [...units, ...(stage ?? []).flatMap(({ id }) => id ?? [])];
    const unknown = this.references.find(({ name }) => !names.includes(name));
    if (unknown === undefined) return;
    const hint = names.length === 0 ? 'nothing has a name here' : `there are ${shortened(names)}`;
    throw new NotationError(unknown.token, `nothing is called ${quoted(unknown.name)}; ${hint}`);
  }

  // cards

  private card(seat: 'A' | 'B', token: Token): string {
    const face = parseFace(token.text);
    if (face === undefined)
      throw new NotationError(token, `${quoted(token.text)} is not a card; write S5, H10, CK, JK1 …`);
    const code = cardCode(face);
    if (this.seen.has(seat + code)) throw new NotationError(token, `${seat} has ${code} twice`);
    this.seen.add(seat + code);
    return code;
  }

  cards(seat: 'A' | 'B'): string[] {
    const cards: string[] = [];
    while (this.hasItem() && this.peek()?.text !== ARROW && this.peek()?.text !== 'held')
      cards.push(this.card(seat, this.word('a card')));
    return cards;
  }

  // units, fogs, requests, combat

  unit(seat: 'A' | 'B', path: string): PositionUnit {
    const place = this.peek();
    const unit = this.ownName(`${path}.unit`, 'unit');
    const as = this.skip('bulwark') ? 'bulwark' : 'soldier';
    if (as === 'soldier') this.skip('soldier');
    if (place !== undefined) this.mark(path, place);
    const cards = this.joined('cards such as S5 or S5+S8').map((part) => this.card(seat, part));
    return { ...(unit !== undefined && { unit }), as, cards, ...this.unitMarks(cards) };
  }

  private unitMarks(cards: readonly string[]): Pick<PositionUnit, 'driven' | 'new'> {
    const before = this.skip('driven');
    const fresh = this.skip('new') ? this.newCards(cards) : undefined;
    const driven = this.skip('driven') || before;
    return { ...(driven && { driven }), ...(fresh !== undefined && { new: fresh }) };
  }

  private newCards(cards: readonly string[]): true | string[] {
    if (!this.hasItem() || this.peek()?.text === 'driven') return true;
    return this.joined('the new cards').map((part) => ownCard(cards, part));
  }

  /** S5+S8 as its parts. */
  private joined(expected: string): Token[] {
    const token = this.word(expected);
    let offset = 0;
    return token.text.split('+').map((text) => {
      offset += text.length + 1;
      return partOf(token, offset - text.length - 1, text);
    });
  }

  fog(seat: 'A' | 'B', path: string): PositionFog {
    const effect = this.name('up, down or force');
    this.mark(`${path}.effect`, effect);
    const cards = this.cards(seat);
    if (!this.skip(ARROW)) return { effect: effect.text, cards };
    return { effect: effect.text, cards, target: this.reference(`${path}.target`) };
  }

  request(path: string): PositionRequest {
    const id = this.ownName(`${path}.id`, 'request');
    const by = this.seat();
    const action = this.name('the id of an action');
    this.mark(path, action);
    const keys = this.cards(by);
    const target = this.skip(ARROW) ? this.target(`${path}.target`) : undefined;
    const held = this.skip('held') ? this.number() : 0;
    return {
      ...(id !== undefined && { id }),
      action: action.text,
      by,
      keys,
      ...(target !== undefined && { target }),
      ...(held !== 0 && { held }),
    };
  }

  private target(path: string): string | null {
    if (this.skip(LOST)) return null;
    const player = /^@(.*)$/.exec(this.peek()?.text ?? '')?.[1];
    if (player === undefined) return this.reference(path);
    const token = this.next('a target');
    this.mark(path, token);
    if (parseSeat(player) === undefined)
      throw new NotationError(token, `expected @A or @B, found ${quoted(token.text)}`);
    return player;
  }

  combat(): Combat {
    const blocks = new Map<string, string[]>();
    const attackers = this.anyList((i) => {
      const attacker = this.reference(`combat.attackers[${i}]`);
      if (this.skip('vs')) blocks.set(attacker, this.blockers());
      return attacker;
    });
    return { attackers, blocks: Object.fromEntries(blocks) };
  }

  private blockers(): string[] {
    const blockers = [this.reference('combat.blocks')];
    while (this.hasItem()) blockers.push(this.reference('combat.blocks'));
    return blockers;
  }
}

function ownCard(cards: readonly string[], part: Token): string {
  const code = cardCode(parseFace(part.text) ?? 0);
  if (parseFace(part.text) === undefined || !cards.includes(code))
    throw new NotationError(part, `${quoted(part.text)} is not a card of this unit (${cards.join(', ')})`);
  return code;
}
