/** The solution of a lesson as somebody writes it who reads the table as text: with the words of its lists. */
import {
  actionAt,
  apply,
  type Choice,
  cardChoice,
  choiceParts,
  decision,
  kindToAct,
  PASS,
  parseRecord,
  rulesetOf,
  type State,
  seatToAct,
  startOf,
  unitChoice,
  valueChoice,
  view,
} from '@blackpoker/engine';
import { type Lesson, lessonSetup } from '@blackpoker/learn';
import { wordFor } from '../../src/table/command/choiceWords.ts';

const YES = valueChoice(1);

/** What to write once `made` choices have been made. */
export function commandAt(lesson: Lesson, made: number): string {
  const { regulation, position = '' } = lessonSetup(lesson);
  const text = `blackpoker: 1\nregulation: ${regulation}\nseed: 1\nposition: ${position}\n\n${lesson.play}`;
  const record = parseRecord(text, rulesetOf);
  const rules = rulesetOf(record.regulation, record.options);
  if (rules === undefined) throw new Error(`${lesson.id}: there is no ${record.regulation}`);
  const state = startOf({ ...record, choices: [] }, rules);
  for (const choice of record.choices.slice(0, made)) apply(state, choice);
  return commandFor(state, record.choices.slice(made));
}

function commandFor(state: State, play: readonly Choice[]): string {
  const [first = PASS] = play;
  const parts = choiceParts(first);
  switch (parts.type) {
    case 'pass':
      return 'pass';
    case 'action':
      return actionCommand(state, play);
    case 'unit':
      return blockCommand(state, play);
    default:
      return `choose ${(decision(state)?.options ?? []).findIndex(({ choice }) => choice === first) + 1}`;
  }
}

const wordIn = (state: State, choice: Choice): string => {
  const seat = seatToAct(state);
  return wordFor({ view: view(state, seat), seat }, choice);
};

/** What belongs to a request: all up to the next pass or action. */
function untilNext(play: readonly Choice[]): readonly Choice[] {
  const end = play.findIndex((choice) => ['pass', 'done', 'action'].includes(choiceParts(choice).type));
  return end < 0 ? play : play.slice(0, end);
}

function blockCommand(state: State, play: readonly Choice[]): string {
  if (kindToAct(state) !== 'block') throw new Error('units are only chosen for blocks');
  return `block 1 ${untilNext(play)
    .map((choice) => wordIn(state, choice))
    .join(' ')}`;
}

function actionCommand(state: State, [first = PASS, ...rest]: readonly Choice[]): string {
  const parts = choiceParts(first);
  if (parts.type !== 'action') throw new Error('no action');
  const { id, name } = actionAt(state.rules, parts.action);
  if (id === 'attack') return attackCommand(state, rest);
  const more = untilNext(rest);
  const cards = more.filter((choice) => isInHand(state, choice));
  const targets = more.filter((choice) => choiceParts(choice).type !== 'card');
  const [key, ...paid] = cards.map((choice) => wordIn(state, choice));
  return [
    name.en.toLowerCase(),
    ...(key === undefined ? [] : [key]),
    ...targets.map((choice) => `> ${wordIn(state, choice)}`),
    ...(paid.length === 0 ? [] : ['/ d', ...paid]),
  ].join(' ');
}

function isInHand(state: State, choice: Choice): boolean {
  const seat = seatToAct(state);
  return view(state, seat).seats[seat === 0 ? 0 : 1].hand.cards.map(cardChoice).includes(choice);
}

/** The question for attackers comes later in a record, one for each soldier that can attack. */
function attackCommand(state: State, rest: readonly Choice[]): string {
  const seat = seatToAct(state);
  const able = view(state, seat).seats[seat === 0 ? 0 : 1].field.flatMap((unit, position) =>
    unit.as === 'soldier' && !unit.driven ? [unitChoice(seat, position)] : [],
  );
  const answers = rest.filter((choice) => choiceParts(choice).type === 'value').slice(0, able.length);
  const chosen = able.filter((_, i) => answers[i] === YES);
  return ['attack', ...chosen.map((choice) => wordIn(state, choice))].join(' ');
}
