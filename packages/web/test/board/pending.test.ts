import {
  apply,
  decision,
  isOver,
  makeRng,
  randomBelow,
  SPECTATOR,
  type State,
  seatToAct,
  smallSeed,
  type View,
  view,
} from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { chanceText } from '../../src/board/boardLabels.ts';
import { pendingOf } from '../../src/board/pending.ts';
import { offered } from '../../src/table/planning/world.ts';
import { begin, rulesOf } from '../table/randomTable.ts';

const RULESETS = ['8.0/lite/entry20', '8.0/master/rarePack', '7.0/master/constructedHalf', '6.1/master/regular'].map(
  (id) => rulesOf(id),
);

/** The last one: with open hands. */
function viewsOf(s: State): readonly View[] {
  const [a, b, watched] = [view(s, 0), view(s, 1), view(s, SPECTATOR)];
  return [a, b, watched, { ...watched, seats: [a.seats[0], b.seats[1]] }];
}

function* moments(): Generator<State> {
  for (const [seed, rules] of RULESETS.entries()) {
    const s = begin(rules, seed);
    const rng = makeRng(smallSeed(seed));
    for (let n = 0; n < 400 && !isOver(s); n++) {
      yield s;
      const options = offered(s);
      apply(s, options[randomBelow(rng, options.length)] ?? -1);
    }
  }
}

test('everybody is told the same of whom the game waits for', () => {
  const kinds = new Set<string>();
  for (const s of moments()) {
    const asked = decision(s);
    const isChance = asked === undefined || asked.kind === 'chance' || asked.drafting;
    kinds.add(asked?.kind ?? '');
    for (const seen of viewsOf(s)) expect(pendingOf(seen), asked?.kind).toEqual({ seat: seatToAct(s), isChance });
  }
  expect(kinds).toContain('discard');
});

test('a choice that is not a chance is told as such', () => {
  for (const s of moments()) {
    if (decision(s)?.kind !== 'discard') continue;
    const seat = seatToAct(s) === 0 ? 0 : 1;
    const say = (viewer: number, lang: 'ja' | 'en') => chanceText(s.rules, view(s, viewer), lang);
    expect([say(seat, 'en'), say(1 - seat, 'en'), say(1 - seat, 'ja')]).toEqual([
      'You choose',
      'The opponent chooses',
      '相手が選びます',
    ]);
    expect(say(SPECTATOR, 'en')).toBe(`${'AB'[seat]} chooses`);
    return;
  }
  throw new Error('nobody had to discard');
});
