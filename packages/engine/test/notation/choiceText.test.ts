import { expect, test } from 'vitest';
import {
  cardChoice,
  cardOf,
  choiceContext,
  choiceText,
  decision,
  parseChoice,
  parseFace,
  parseSeat,
  playerChoice,
  requestChoice,
  unitChoice,
  valueChoice,
} from '../../src/index.ts';
import { randomGame, rulesetsOf } from './randomGame.ts';

const rules = rulesetsOf().at(-1)!;

test.each([
  [cardChoice(cardOf(0, 4)), 'A.S5'],
  [cardChoice(cardOf(1, 53)), 'B.JK2'],
  [unitChoice(0, 0), 'A1'],
  [unitChoice(1, 11), 'B12'],
  [requestChoice(3), '#3'],
  [playerChoice(0), '@A'],
  [valueChoice(1), '=1'],
])('choice %i is %s wherever it stands', (choice, text) => {
  expect(choiceText(rules, choice)).toBe(text);
  expect(parseChoice(rules, text)).toBe(choice);
});

test('the chooser’s own cards go without owner, values by name', () => {
  const context = { seat: 1, values: ['no', 'yes'] };
  expect(choiceText(rules, cardChoice(cardOf(1, 4)), context)).toBe('S5');
  expect(choiceText(rules, cardChoice(cardOf(0, 4)), context)).toBe('A.S5');
  expect(choiceText(rules, valueChoice(1), context)).toBe('yes');
  expect(parseChoice(rules, '=1', context)).toBe(valueChoice(1));
});

test.each(['', 'S5', 'yes', 'A0', 'A55', 'A01', '#255', '#-1', '@C', '=', 'C.S5', 'A.', 'A.S11', 'Pass', 'nothing'])(
  'without context, "%s" is no choice',
  (text) => expect(parseChoice(rules, text)).toBeUndefined(),
);

test.each([-1, 2, 255, 256 + 200, 512 + 108, 768 + 63, 768 + 200, 1024 + 255, 1280 + 2, 1.5, NaN])(
  '%d is the number of no choice',
  (choice) => expect(() => choiceText(rules, choice)).toThrow(RangeError),
);

test.each(rulesetsOf())(
  '$id: every option of a random game has a text of its own, with and without context',
  (each) => {
    randomGame(each, 11, {
      see: (s) => {
        const options = decision(s)!.options.map(({ choice }) => choice);
        for (const context of [undefined, choiceContext(s)]) {
          const texts = options.map((choice) => choiceText(each, choice, context));
          expect(texts.map((text) => parseChoice(each, text, context))).toEqual(options);
        }
      },
    });
  },
);

test.each(rulesetsOf())('$id: names of values are not those of anything else', (each) => {
  const names = each.routines.flatMap(({ steps }) => steps.flatMap(({ ask }) => ask?.values ?? []));
  expect(names.filter((name) => parseChoice(each, name) !== undefined)).toEqual([]);
  expect(names.filter((name) => parseFace(name) !== undefined || parseSeat(name) !== undefined)).toEqual([]);
});
