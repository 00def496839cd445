import {
  apply,
  applyOption,
  type Choice,
  clone,
  countOptions,
  goesOn,
  isOver,
  kindToAct,
  LANGS,
  makeRng,
  optionAt,
  rulesetOf,
  type State,
  sample,
  seatToAct,
  smallSeed,
  view,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { Dice } from '../../src/dice.ts';
import { purposeOf } from '../../src/hints/purpose.ts';
import { policyOption } from '../../src/policy/choose.ts';
import { startGame } from '../harness.ts';
import { DOWN, hintFor, LETHAL, stateOf, THROWN } from './positions.ts';

const REGULATIONS = [
  '8.0/lite/entry20',
  '8.0/standard/full',
  '8.0/pro/strategy',
  '8.0/master/full',
  '7.0/master/random40+preset2+pack',
  '6.1/master/randomHalf',
];

const DICE = new Dice(1);

/** Every first choice, gone on with as the script does. */
function linesOf(world: State): Choice[][] {
  const seat = seatToAct(world);
  return Array.from({ length: countOptions(world) }, (_, i) => {
    const s = clone(world);
    const line: Choice[] = [];
    for (let choice = optionAt(world, i); ; choice = optionAt(s, policyOption(s, DICE, 0))) {
      const kind = kindToAct(s)!;
      line.push(choice);
      apply(s, choice, undefined, true);
      if (!goesOn(s, seat, kind)) return line;
    }
  });
}

const wordCount = (text: string): number => text.split(/\s+/).length;

describe.each(REGULATIONS)('in %s', (id) => {
  test('every choice has a purpose in both languages, in at most 25 words', () => {
    const rng = makeRng(smallSeed(1));
    const dice = new Dice(7);
    for (let game = 1; game <= 4; game++) {
      const s = startGame(rulesetOf(id)!, game);
      for (let n = 0; n < 400 && !isOver(s); n++) {
        if (n % 3 === 0) check(sample(view(s, seatToAct(s)), rng));
        applyOption(s, policyOption(s, dice, 3), true);
      }
    }
  });

  function check(world: State): void {
    for (const line of linesOf(world)) {
      const text = purposeOf(world, line, seatToAct(world));
      for (const lang of LANGS) expect(text[lang]).not.toMatch(/[{}]|undefined|NaN|Infinity|-1\b|^$/);
      expect(wordCount(text.en), text.en).toBeLessThanOrEqual(25);
      expect(text.ja, 'an action without a purpose of its own').not.toMatch(/」を使います。$/);
    }
  }
});

test('a hint says what its move is for', () => {
  const purposes = [LETHAL, THROWN].map((text) => hintFor(stateOf(text)).moves[0]?.purpose);
  expect(purposes).toEqual([
    {
      ja: '自分の♠Kで攻撃：13ダメージが通れば勝ちです。',
      en: 'Attack with your ♠K: 13 damage is enough to win.',
    },
    { ja: '無効にする：相手の「投擲」が通ると負けます。', en: 'Counter it: their Throw would win the game.' },
  ]);
});

const SUMMONED = `8.0/lite/full
turn: A  chance: B
A: life C2 C3 C4 | hand D9 D3 | field S4
B: life C2 C3 C4 | hand D7 DQ | field bulwark H5
stage: A summonSoldier S8
passed: A`;
const FIRST = `8.0/lite/full
turn: A
A: life C2 C3 C4 C5 | hand C9 | field bulwark D9
B: life C2 C3 C4 | field H5`;

test.each([
  ['Turn their ♠4 sideways: it cannot attack this turn.', SUMMONED],
  ['Pass: what you could do now can wait.', SUMMONED],
  ['Summon ♣9: your first soldier.', FIRST],
  ['Lay ♣9 face down: bulwarks pay for summons and can block.', FIRST],
  ['Shrink their ♢8 to nothing: it falls.', DOWN],
])('"%s" is said of a choice', (purpose, position) => {
  const s = stateOf(position);
  expect(linesOf(s).map((line) => purposeOf(s, line, seatToAct(s)).en)).toContain(purpose);
});
