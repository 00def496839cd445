/** Which options of a question a search tries: one or two of each sort, in place of every card. */
import {
  actionAt,
  type Card,
  type Choice,
  type Decision,
  DONE,
  isBulwark,
  isDriven,
  kindOf,
  NONE,
  numberOf,
  type Option,
  PASS,
  type State,
  size,
  suitOf,
  type UnitRef,
  unitAt,
} from '@blackpoker/engine';

/** An opponent who lets everything happen: passes, does not block, and takes the first answer where one is needed. */
export const idleAnswer = ({ options }: Decision): Choice =>
  options.find(({ choice }) => choice === PASS || choice === DONE)?.choice ?? firstOf(options);

function firstOf(options: readonly Option[]): Choice {
  const [first] = options;
  if (first === undefined) throw new Error('bug: a question without options');
  return first.choice;
}

/** `spent`: cards that the start of the round had and that have gone since; a round gets somewhere by taking them back. */
export function representatives(s: State, asked: Decision, spent: (card: Card) => boolean): Choice[] {
  const { kind, options } = asked;
  switch (kind) {
    case 'key':
      return isOfAnySuit(s, asked) ? ends(cards(options)).map(choiceOf(options)) : extremes(options);
    case 'takeLife':
    case 'takePack':
    case 'takeGrave':
      return unique([...cards(options).filter(spent).map(choiceOf(options)), ...extremes(options), ...others(options)]);
    case 'target':
    case 'newTarget':
      return perSort(options, (unit) => unitSort(s, unit));
    case 'payS':
      return perSort(options, (unit) => paymentSort(s, unit));
    case 'payD':
    case 'discard':
      return [leastMissed(options)];
    case 'setCard':
      return unique([leastMissed(options), ...noble(options)]);
    case 'attack':
      return [firstNamed(options, 'yes')];
    case 'state':
      return options.filter(({ name }) => name !== 'keep').map(({ choice }) => choice);
    case 'mode':
    case 'drawMore':
      return options.map(({ choice }) => choice);
    default:
      return [firstOf(options)];
  }
}

const unique = (choices: readonly Choice[]): Choice[] => [...new Set(choices)];

const firstNamed = (options: readonly Option[], name: string): Choice =>
  options.find((option) => option.name === name)?.choice ?? firstOf(options);

const cards = (options: readonly Option[]): Card[] =>
  options.flatMap((option) => (option.type === 'card' ? [option.card] : []));

const choiceOf =
  (options: readonly Option[]) =>
  (card: Card): Choice =>
    options.find((option) => option.type === 'card' && option.card === card)?.choice ?? firstOf(options);

/** What is not a card: “no more” among them. */
const others = (options: readonly Option[]): Choice[] =>
  options.filter(({ type }) => type !== 'card').map(({ choice }) => choice);

/** Several key cards of whatever suit: which of them is the same to the action. */
function isOfAnySuit({ rules }: State, { action }: Decision): boolean {
  const { pattern, keys } = actionAt(rules, action ?? NONE);
  return pattern.count > 1 && !/[♠♡♢♣]/.test(keys);
}

/** The lowest and the highest card. */
function ends(some: readonly Card[]): Card[] {
  const sorted = [...some].sort((a, b) => numberOf(a) - numberOf(b));
  return [...new Set([...sorted.slice(0, 1), ...sorted.slice(-1)])];
}

/** The lowest and the highest card of each suit. */
function extremes(options: readonly Option[]): Choice[] {
  const all = cards(options);
  const suits = [...new Set(all.map(suitOf))];
  return suits.flatMap((suit) => ends(all.filter((card) => suitOf(card) === suit))).map(choiceOf(options));
}

/** One unit of each sort; every request and player. */
function perSort(options: readonly Option[], sortOf: (unit: UnitRef) => string): Choice[] {
  const sorts = new Map<string, Choice>();
  for (const option of options) {
    const sort = option.type === 'unit' ? sortOf(option) : `${option.choice}`;
    if (!sorts.has(sort)) sorts.set(sort, option.choice);
  }
  return [...sorts.values()];
}

function unitSort(s: State, { seat, position }: UnitRef): string {
  const unit = unitAt(s, seat, position);
  const shown = isBulwark(s, unit) ? isNoble(unit) : size(s, unit);
  return [seat, kindOf(s, unit), isDriven(s, unit), shown].join();
}

function paymentSort(s: State, { seat, position }: UnitRef): string {
  const unit = unitAt(s, seat, position);
  return [isBulwark(s, unit), isNoble(unit)].join();
}

/** Cards whose leaving the field triggers something: A, J, Q, K and Joker. */
const isNoble = (card: Card): boolean => numberOf(card) <= 1 || numberOf(card) > 10;

const noble = (options: readonly Option[]): Choice[] =>
  cards(options).filter(isNoble).slice(0, 1).map(choiceOf(options));

/** From the suit that most of the cards are of, the middle one. */
function leastMissed(options: readonly Option[]): Choice {
  const all = cards(options);
  const inSuit = (suit: number): Card[] => all.filter((card) => suitOf(card) === suit && !isNoble(card));
  const [most = []] = [0, 1, 2, 3].map(inSuit).sort((a, b) => b.length - a.length);
  const card = most[most.length >> 1] ?? all[0];
  return card === undefined ? firstOf(options) : choiceOf(options)(card);
}
