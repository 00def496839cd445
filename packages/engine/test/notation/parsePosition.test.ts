/** What a person reads who has mistyped a position. */
import { expect, test } from 'vitest';
import { NotationError, readPosition, rulesetOf } from '../../src/index.ts';

test.each([
  ['', 1, 1, 'expected a regulation such as 8.0/lite/full, but the text ends here'],
  ['turn: A', 1, 1, 'expected a regulation such as 8.0/lite/full, found "turn:"'],
  ['8.0/light/full', 1, 5, 'there is no format "light"'],
  ['8.0/lite', 1, 10, 'the frame is missing'],
  ['8.0/lite/full+preset3', 1, 15, 'there is no option "preset3"'],
  ['8.0/lite/half', 1, 10, 'there is no frame "half"'],
  ['8.0/lite/full', 1, 14, 'expected "turn: A" or "turn: B", but the text ends here'],
  ['8.0/lite/full\n turn: C', 2, 8, 'expected a player, A or B, found "C"'],
  ['8.0/lite/full turn: A\nturn: B', 2, 1, 'turn is given twice'],
  ['8.0/lite/full turn: A\ntrun: B', 2, 1, 'expected turn:, chance:, A:'],
  [
    '8.0/lite/full turn: A\nA: lif S5',
    2,
    4,
    'expected life, hand, grave, field, fog, pack, opened, rare, second, found "lif"',
  ],
  ['8.0/lite/full turn: A\nA: life S5 | life S6', 2, 14, 'A.life is given twice'],
  ['8.0/lite/full turn: A\nA: life S5 S15', 2, 12, '"S15" is not a card; write S5, H10, CK, JK1'],
  ['8.0/lite/full turn: A\nA: life S5\n   hand H5 S5', 3, 12, 'A has S5 twice'],
  ['8.0/lite/full turn: A\nA: field S5+X8', 2, 13, '"X8" is not a card'],
  ['8.0/lite/full turn: A\nA: field S5+H8', 2, 10, 'the cards of an equipped soldier are of one suit'],
  ['8.0/lite/full turn: A\nA: field S5 new S6', 2, 17, '"S6" is not a card of this unit (S5)'],
  ['8.0/lite/full turn: A\nA: field S5, | hand H5', 2, 14, 'expected cards such as S5 or S5+S8, found "|"'],
  ['8.0/lite/full turn: A\nA: field x=S5, x=S6', 2, 16, 'unit "x" is given twice'],
  ['8.0/lite/full turn: A\nA: field S5 fog mist H5', 2, 17, '8.0/lite/full has no fog "mist"'],
  ['8.0/lite/full turn: A\nstage: A countr C9', 2, 10, '8.0/lite/full has no action "countr"'],
  ['8.0/lite/full turn: A A: field S5\nstage: A up H5 -> A2', 2, 19, 'nothing is called "A2"; there are A1, #0'],
  ['8.0/lite/full turn: A A: field S5\nstage: A counter C5 -> A1', 2, 24, 'there is no request "A1"'],
  ['8.0/lite/full turn: A\nstage: A throwing S5 C5 -> @C', 2, 28, 'expected @A or @B, found "@C"'],
  ['8.0/lite/full turn: A\nstage: A up H2 H3 H4 H5 H6 H7', 2, 10, 'no action has more than 5 key cards'],
  [`8.0/lite/full turn: A\nstage: A end${', A end'.repeat(39)}`, 2, 10 + 7 * 39, 'a stage has room for 39 requests'],
  ['8.0/lite/full turn: A\ncombat: x', 2, 9, 'nothing is called "x"; nothing has a name here'],
  ['8.0/lite/full turn: A\nused: A end', 2, 7, '"end" is not a once-per-turn action of 8.0/lite/full'],
  ['8.0/lite/full turn: A\nused: A attack, A setBulwark', 2, 17, 'used.A is given twice'],
  [
    '8.0/lite/full turn: A A: field S5\nmodifiers: A1 many',
    2,
    15,
    'expected a whole number such as +3 or -2, found "many"',
  ],
  ['8.0/lite/full turn: A\nemptyRound: maybe', 2, 13, 'expected yes or no, found "maybe"'],
])('%j', (text, line, column, problem) => {
  const error = thrown(() => readPosition(text, rulesetOf));
  expect(error).toBeInstanceOf(NotationError);
  expect(error).toMatchObject({ line, column });
  expect((error as NotationError).problem).toContain(problem);
});

test('a regulation that the host does not offer', () => {
  const error = thrown(() => readPosition('\n8.0/lite/full turn: A', () => undefined));
  expect(error).toMatchObject({ line: 2, column: 1, problem: '8.0/lite/full cannot be played here' });
});

function thrown(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}
