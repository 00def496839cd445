/** Reads a record from text. recordText.ts writes it; docs/notation.md describes it for people. */

import { dealDecks, deckProblems, type SeatDeck } from '../deck.ts';
import { isDrafting } from '../flow/request.ts';
import { apply, ChoiceError, decision } from '../game.ts';
import type { Choice } from '../script/choice.ts';
import type { Ruleset, TableOptions } from '../script/ruleset.ts';
import type { State } from '../state/layout.ts';
import { turnCount, turnPlayer } from '../state/queries.ts';
import { parseSeed } from '../state/rng.ts';
import { hash } from '../state/serial.ts';
import { parseSeat, seatName } from './cards.ts';
import { type ChoiceContext, choiceContext, choiceText, parseChoice } from './choiceText.ts';
import { parseSeatDeck, problemText } from './deckCode.ts';
import { NotationError, quoted, shortened } from './notationError.ts';
import { type GameRecord, RecordError, startOf } from './record.ts';
import { type Header, parseHeader } from './recordHeader.ts';
import { parseRegulation } from './regulation.ts';
import { linesOf, type Token, TokenReader, wordsOfLine } from './tokens.ts';

export type RulesetOf = (regulation: string, options: TableOptions) => Ruleset | undefined;

/** Reads a record and plays it while reading. Throws a NotationError that points at the place; an illegal choice is one. */
export function parseRecord(text: string, rulesetOf: RulesetOf): GameRecord {
  const lines = linesOf(text);
  const header = parseHeader(lines);
  const { regulation } = header;
  parseRegulation(regulation.text, regulation);
  const rules = rulesetOf(regulation.text, optionsOf(header));
  if (rules === undefined) throw new NotationError(regulation, `${regulation.text} cannot be played here`);
  const start = recordOfHeader(header, rules);
  const s = start.position === undefined ? startOf(start, rules) : startAt(header, start, rules);
  const words = lines.slice(header.lines).flatMap((line, i) => wordsOfLine(line, header.lines + i + 1));
  const choices = new MoveReader(words, s).read();
  checkHash(header.hash, s);
  return { ...start, choices };
}

/** Of a game that begins from a position. */
function startAt({ position }: Header, start: GameRecord, rules: Ruleset): State {
  try {
    return startOf(start, rules);
  } catch (error) {
    throw error instanceof RecordError && position !== undefined ? new NotationError(position, error.message) : error;
  }
}

const optionsOf = ({ graveTop }: Header): TableOptions => ({
  graveTop: graveTop === undefined ? 'last' : oneOf(graveTop, ['last', 'ask']),
});

function recordOfHeader(header: Header, rules: Ruleset): GameRecord {
  const { regulation, seed, playerA, playerB, position, result, hash: sum } = header;
  if (parseSeed(seed.text) === undefined)
    throw new NotationError(seed, `${quoted(seed.text)} is not a seed; write 32 hexadecimal digits, or a small number`);
  const isPlayed = playerA !== undefined || playerB !== undefined;
  return {
    regulation: regulation.text,
    options: rules.options,
    seed: seed.text,
    decks: [deckOf(header, 0, rules), deckOf(header, 1, rules)],
    choices: [],
    ...(position !== undefined && { position: position.text }),
    ...(isPlayed && { players: [playerA?.text ?? '', playerB?.text ?? ''] }),
    ...(sum !== undefined && { hash: sum.text }),
    ...(result !== undefined && { result: result.text }),
  };
}

function oneOf<T extends string>(token: Token, values: readonly T[]): T {
  const found = values.find((value) => value === token.text);
  if (found !== undefined) return found;
  throw new NotationError(token, `expected ${values.join(' or ')}, found ${quoted(token.text)}`);
}

/** Without a deck in the header: the one that the regulation fixes, or a whole pack. */
function deckOf(header: Header, seat: 0 | 1, rules: Ruleset): SeatDeck {
  const value = header[seat === 0 ? 'deckA' : 'deckB'];
  const { [seat]: dealt } = dealDecks(rules, parseSeed(header.seed.text) ?? [0, 0, 0, 0]);
  const deck = value === undefined ? dealt : parseSeatDeck(value.text, {}, value);
  const [problem] = deckProblems(rules, deck);
  if (problem !== undefined)
    throw new NotationError(
      value ?? header.regulation,
      `${rules.id} does not allow this deck: ${problemText(problem)}`,
    );
  return deck;
}

function checkHash(given: Token | undefined, s: State): void {
  if (given === undefined || given.text === hash(s)) return;
  throw new NotationError(given, `the game ends with hash ${hash(s)}, the record says ${quoted(given.text)}`);
}

class MoveReader extends TokenReader {
  private readonly s: State;

  constructor(words: readonly Token[], s: State) {
    super(words);
    this.s = s;
  }

  read(): Choice[] {
    const choices: Choice[] = [];
    for (let token = this.peek(); token !== undefined; token = this.peek()) {
      this.next('a choice');
      if (token.text === 'turn') this.turn(token);
      else if (/^[AB]:$/.test(token.text)) this.seat(token);
      else if (token.text.startsWith('(')) this.note(token);
      else choices.push(this.choice(token));
    }
    if (isDrafting(this.s)) this.fail(`the rest of the request (${this.legal(choiceContext(this.s))})`);
    return choices;
  }

  /** `turn 3 A`: it must be that turn. */
  private turn(token: Token): void {
    const number = this.next('the number of the turn').text;
    const player = this.next('whose turn it is, A or B').text;
    const now = `turn ${turnCount(this.s)} ${seatName(turnPlayer(this.s))}`;
    if (`turn ${number} ${player}` !== now)
      throw new NotationError(token, `it is ${now} here, not ${quoted(`turn ${number} ${player}`)}`);
  }

  /** `A:` it must be A's choice. */
  private seat(token: Token): void {
    const context = choiceContext(this.s);
    if (context === undefined) throw new NotationError(token, 'the game is over here');
    if (context.seat !== parseSeat(token.text.charAt(0)))
      throw new NotationError(token, `it is ${seatName(context.seat)}’s choice here`);
  }

  /** What stands in brackets is for people. */
  private note(first: Token): void {
    let token = first;
    while (!token.text.endsWith(')')) token = this.next('")", which ends the note');
  }

  private choice(token: Token): Choice {
    const context = choiceContext(this.s);
    if (context === undefined) throw new NotationError(token, `the game is over here, found ${quoted(token.text)}`);
    const choice = parseChoice(this.s.rules, token.text, context);
    if (choice === undefined) this.refuse(token, `there is no choice ${quoted(token.text)}`, context);
    try {
      apply(this.s, choice);
    } catch (error) {
      if (!(error instanceof ChoiceError)) throw error;
      this.refuse(token, `${token.text} cannot be chosen here`, context);
    }
    return choice;
  }

  private refuse(token: Token, problem: string, context: ChoiceContext): never {
    throw new NotationError(token, `${problem}; ${seatName(context.seat)} may choose ${this.legal(context)}`);
  }

  private legal(context: ChoiceContext | undefined): string {
    const options = decision(this.s)?.options ?? [];
    return shortened(options.map(({ choice }) => choiceText(this.s.rules, choice, context)));
  }
}
