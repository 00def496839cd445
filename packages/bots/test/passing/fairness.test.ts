/** Over random games of every edition, format and frame: a judgement follows from what the seat may know, and never passes where it may not. */
import {
  applyOption,
  countOptions,
  dealDecks,
  isOver,
  kindToAct,
  makeRng,
  newGame,
  optionAt,
  PASS,
  randomBelow,
  rulesetOf,
  type State,
  sample,
  seatToAct,
  smallSeed,
  view,
} from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { judgeWindow } from '../../src/passing/judgeWindow.ts';
import { SMART_PASSING } from '../../src/passing/profile.ts';

const REGULATIONS = [
  '6.1/lite/regular',
  '6.1/standard/randomHalf',
  '6.1/master/regular',
  '7.0p/standard/full',
  '7.0/lite/entry',
  '7.0/pro/constructedHalf',
  '7.0/master/random40+preset4+pack',
  '8.0/lite/entry20',
  '8.0/standard/pack',
  '8.0/pro/rarePack',
  '8.0/master/strategy',
];
const GAMES = 4;
const LOOK_EVERY = 5;

function* momentsOf(id: string): Generator<State> {
  const rules = rulesetOf(id)!;
  for (let game = 0; game < GAMES; game++) {
    const seed = smallSeed(game);
    const rng = makeRng(smallSeed(game + 100));
    const s = newGame(rules, dealDecks(rules, seed), seed);
    for (let n = 0; !isOver(s); n++) {
      if (n % LOOK_EVERY === 0) yield s;
      applyOption(s, randomBelow(rng, countOptions(s)), true);
    }
  }
}

test.each(REGULATIONS)('%s: equal views, equal judgement', (id) => {
  const rng = makeRng(smallSeed(9));
  for (const s of momentsOf(id)) {
    const seat = seatToAct(s);
    const other = sample(view(s, seat), rng);
    expect(judgeWindow(other, seat, SMART_PASSING)).toEqual(judgeWindow(s, seat, SMART_PASSING));
  }
});

test.each(REGULATIONS)('%s: what is passed may be passed, and what matters is offered', (id) => {
  for (const s of momentsOf(id)) {
    const options = Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));
    const { stop, meaningful } = judgeWindow(s, seatToAct(s), SMART_PASSING);
    if (!stop) expect([kindToAct(s), options.includes(PASS)]).toEqual(['chance', true]);
    expect(options).toEqual(expect.arrayContaining([...meaningful]));
    expect(meaningful).not.toContain(PASS);
  }
});

test.each(REGULATIONS)('%s: the one who is not asked is left alone', (id) => {
  for (const s of momentsOf(id))
    expect(judgeWindow(s, 1 - seatToAct(s), SMART_PASSING)).toMatchObject({ stop: false, reason: 'NOT_ASKED' });
});
