import { expect, test } from 'vitest';
import {
  apply,
  clone,
  decision,
  eventFor,
  makeRng,
  ownerOf,
  SPECTATOR,
  sample,
  smallSeed,
  type View,
  view,
} from '../../src/index.ts';
import { markOf } from '../../src/state/knowledge.ts';
import { playRandomly, RULESETS, startGame } from './randomGames.ts';

const GAMES = 8;
const EVERY = 7;
const VIEWERS = [0, 1, SPECTATOR];

test.each(RULESETS)(
  '%s: what a seat may not know can be drawn anew, and its view and choices are the same',
  (_, rules) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const s = startGame(rules, seed);
      playRandomly(s, seed, (_state, _choice, n, rng) => {
        if (n % EVERY !== 0) return;
        for (const viewer of VIEWERS) {
          const seen = view(s, viewer);
          const other = sample(seen, rng);
          expect(view(other, viewer)).toEqual(seen);
          if (decision(s)?.seat === viewer) expect(decision(other)).toEqual(decision(s));
        }
      });
    }
  },
);

test.each(RULESETS)('%s: a view tells no number or card that it must not', (_, rules) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const s = startGame(rules, seed);
    playRandomly(s, seed, (_state, _choice, n) => {
      if (n % EVERY === 0) for (const viewer of VIEWERS) checkView(view(s, viewer));
    });
  }
});

function checkView(seen: View): void {
  for (const [seat, side] of seen.seats.entries()) {
    if (seat === seen.viewer) continue;
    expect(side.grave.count === undefined).toBe(side.life.count === undefined);
    expect(side.life.count ?? 0).toBeLessThan(10);
    if (seen.viewer === SPECTATOR) expect([...side.hand.cards, ...side.life.known]).toEqual([]);
  }
}

test.each(RULESETS)('%s: an event shows a card only to a seat that then knows it', (_, rules) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const s = startGame(rules, seed);
    playRandomly(s, seed, (state, choice) => {
      const trial = clone(state);
      apply(trial, choice, (event) => {
        for (const viewer of [0, 1]) {
          const told = eventFor(event, viewer);
          const cards = 'cards' in told ? told.cards : [];
          for (const card of cards)
            if (ownerOf(card) !== viewer) expect(markOf(trial, viewer, card), JSON.stringify(event)).toBeGreaterThan(0);
        }
      });
    });
  }
});

test.each(RULESETS)('%s: samples of one view differ', (_, rules) => {
  const s = startGame(rules, 1);
  const rng = makeRng(smallSeed(7));
  const hands = new Set(
    Array.from({ length: 10 }, () => JSON.stringify(view(sample(view(s, 0), rng), 1).seats[1].hand.cards)),
  );
  expect(hands.size).toBeGreaterThan(5);
});
