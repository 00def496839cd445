/**
 * One choice as text: `pass`, `done`, an action by its id, a card with its owner (`A.S5`), a unit by owner and place in the row
 * counted from 1 (`B3`), a request (`#3`), a player (`@A`), a value by its number (`=1`). Where it is known who chooses and what
 * is asked, the chooser's own cards go without owner (`S5`) and values by name (`yes`); the long forms can be read there too.
 */
import {
  actionChoice,
  type Choice,
  cardChoice,
  choiceParts,
  DONE,
  PASS,
  playerChoice,
  requestChoice,
  unitChoice,
  valueChoice,
} from '../script/choice.ts';
import { pendingAsk } from '../script/kernel.ts';
import { indexOfAction, type Ruleset } from '../script/ruleset.ts';
import { type Card, ownerOf, type Seat } from '../state/cards.ts';
import type { State } from '../state/layout.ts';
import { cardCode, parseCard, parseSeat, seatName } from './cards.ts';

/** What makes a choice shorter: who chooses, and the names of the values. */
export interface ChoiceContext {
  readonly seat: Seat;
  readonly values: readonly string[];
}

/** Of the question that the game stands at; undefined where it is over. */
export function choiceContext(s: State): ChoiceContext | undefined {
  const ask = pendingAsk(s);
  return ask === undefined ? undefined : { seat: ask.seat(s), values: ask.values ?? [] };
}

/** Throws where the number is no choice of this ruleset. */
export function choiceText(rules: Ruleset, choice: Choice, context?: ChoiceContext): string {
  const text = textOf(rules, choice, context);
  if (parseChoice(rules, text, context) !== choice) throw new RangeError(`${choice} is not a choice of ${rules.id}`);
  return text;
}

function textOf(rules: Ruleset, choice: Choice, context: ChoiceContext | undefined): string {
  const parts = choiceParts(choice);
  switch (parts.type) {
    case 'action':
      return rules.actions[parts.action]?.id ?? '';
    case 'card':
      return cardText(parts.card, context?.seat);
    case 'unit':
      return `${seatName(parts.seat)}${parts.position + 1}`;
    case 'request':
      return `#${parts.request}`;
    case 'player':
      return `@${seatName(parts.seat)}`;
    case 'value':
      return context?.values[parts.value] ?? `=${parts.value}`;
    default:
      return parts.type;
  }
}

const cardText = (card: Card, chooser: Seat | undefined): string =>
  ownerOf(card) === chooser ? cardCode(card) : `${seatName(ownerOf(card))}.${cardCode(card)}`;

/** The choice that a text names, legal or not; undefined where it names none. */
export function parseChoice(rules: Ruleset, text: string, context?: ChoiceContext): Choice | undefined {
  if (text === 'pass') return PASS;
  if (text === 'done') return DONE;
  const value = context?.values.indexOf(text) ?? -1;
  if (value >= 0) return valueChoice(value);
  const action = indexOfAction(rules, text);
  if (action >= 0) return actionChoice(action);
  return parseSigned(text) ?? parseCardChoice(text, context?.seat);
}

const MOST_UNITS = 54;

function parseSigned(text: string): Choice | undefined {
  const [, sign = '', digits = ''] = /^([#=AB])(0|[1-9]\d{0,2})$/.exec(text) ?? [];
  const number = Number(digits);
  const seat = parseSeat(sign) ?? parseSeat(/^@([AB])$/.exec(text)?.[1] ?? '');
  if (sign === '#') return number < 255 ? requestChoice(number) : undefined;
  if (sign === '=') return number < 256 ? valueChoice(number) : undefined;
  if (seat === undefined) return undefined;
  if (sign === '') return playerChoice(seat);
  return number >= 1 && number <= MOST_UNITS ? unitChoice(seat, number - 1) : undefined;
}

function parseCardChoice(text: string, chooser: Seat | undefined): Choice | undefined {
  const [owner, code] = text[1] === '.' ? [parseSeat(text.charAt(0)), text.slice(2)] : [chooser, text];
  const card = owner === undefined ? undefined : parseCard(owner, code);
  return card === undefined ? undefined : cardChoice(card);
}
