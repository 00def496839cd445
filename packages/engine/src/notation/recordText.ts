/** Writes a record as text. parseRecord.ts reads it; docs/notation.md describes it for people. */

import { isDrafting } from '../flow/request.ts';
import { type Choice, cardChoice, PASS, playerChoice, requestChoice, unitChoice } from '../script/choice.ts';
import { pendingAsk } from '../script/kernel.ts';
import type { Ruleset } from '../script/ruleset.ts';
import type { Seat } from '../state/cards.ts';
import type { GameEvent, TargetRef } from '../state/events.ts';
import { NONE, type State } from '../state/layout.ts';
import { hasPassed, turnCount, turnPlayer } from '../state/queries.ts';
import { seatName } from './cards.ts';
import { choiceContext, choiceText } from './choiceText.ts';
import { seatDeckCode } from './deckCode.ts';
import { type GameRecord, RecordError, replay } from './record.ts';
import { wrapped } from './wrapped.ts';

export const RECORD_FORMAT = '1';

/** Throws a RecordError where the record cannot be played with this ruleset. */
export function recordText(record: GameRecord, rules: Ruleset): string {
  const moves = new MoveWriter(rules);
  const end = replay(record, rules, moves.choose, moves.hear);
  if (isDrafting(end)) throw new RecordError('the record ends in the middle of a request');
  return `${[...headerLines(record), ...moves.finish()].join('\n')}\n`;
}

function headerLines(record: GameRecord): string[] {
  const [playerA, playerB] = record.players ?? [];
  const header = {
    blackpoker: RECORD_FORMAT,
    regulation: record.regulation,
    graveTop: record.options.graveTop === 'last' ? undefined : record.options.graveTop,
    seed: record.seed,
    playerA,
    playerB,
    ...(record.position === undefined ? deckHeaders(record) : { position: record.position }),
    result: record.result,
    hash: record.hash,
  };
  return Object.entries(header).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${headerValue(value)}`],
  );
}

const deckHeaders = ({ decks: [a, b] }: GameRecord) => ({ deckA: seatDeckCode(a), deckB: seatDeckCode(b) });

/** As it is, or as a JSON string where it holds something that the header cannot. */
const headerValue = (text: string): string =>
  /^[^\s";]([^;]*[^\s;])?$/.test(text) && /^\P{C}+$/u.test(text) ? text : JSON.stringify(text);

const INDENT = '   ';

/** Writes the moves while they are played: a line for each request, and one for each round of passes, with what is chosen then. */
class MoveWriter {
  private readonly rules: Ruleset;
  private readonly lines: string[] = [];
  private line = '';
  private turn = 0;
  private seat: Seat = NONE;
  /** What the request that is being put together names, and what of it was chosen: the rest had no alternative. */
  private named: Choice[] = [];
  private chosen: Choice[] = [];

  constructor(rules: Ruleset) {
    this.rules = rules;
  }

  readonly choose = (s: State, choice: Choice): void => {
    if (turnCount(s) !== this.turn) this.beginTurn(s);
    if (pendingAsk(s)?.kind === 'chance') {
      const answersPass = choice === PASS && (hasPassed(s, 0) || hasPassed(s, 1));
      if (!answersPass) this.endLine();
      this.named = [];
      this.chosen = [];
    }
    this.chosen.push(choice);
    const context = choiceContext(s);
    if (context !== undefined) this.write(context.seat, choiceText(this.rules, choice, context));
  };

  /** Notes what a request names without a choice. */
  readonly hear = (event: GameEvent): void => {
    if (event.type === 'driven' && event.cost) this.named.push(unitChoice(event.unit.seat, event.unit.position));
    if (event.type === 'moved' && event.why === 'cost' && event.from === 'hand')
      this.named.push(...event.cards.map(cardChoice));
    if (event.type !== 'requested') return;
    const named = [...event.cards.map(cardChoice), ...this.named, ...targetChoices(event.target)];
    const forced = named.filter((choice) => !this.chosen.includes(choice));
    const context = { seat: event.seat, values: [] };
    if (forced.length > 0)
      this.line += ` (${forced.map((choice) => choiceText(this.rules, choice, context)).join(' ')})`;
    this.named = [];
  };

  finish(): string[] {
    this.endLine();
    return this.lines;
  }

  private beginTurn(s: State): void {
    this.endLine();
    this.turn = turnCount(s);
    this.lines.push('', `turn ${this.turn} ${seatName(turnPlayer(s))}`);
  }

  private write(seat: Seat, text: string): void {
    if (this.seat !== seat) this.line += `${this.line === '' ? '' : '  '}${seatName(seat)}:`;
    this.line += ` ${text}`;
    this.seat = seat;
  }

  private endLine(): void {
    if (this.line !== '') this.lines.push(...wrapped(this.line, INDENT));
    this.line = '';
    this.seat = NONE;
  }
}

function targetChoices(target: TargetRef | undefined): Choice[] {
  if (target?.type === 'unit') return [unitChoice(target.unit.seat, target.unit.position)];
  if (target?.type === 'request') return [requestChoice(target.request)];
  return target?.type === 'player' ? [playerChoice(target.seat)] : [];
}
