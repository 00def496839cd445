/** The games of a two-deck regulation (rulebook c.2, c.3), and those that the players agree on. */
import { describe, expect, test } from 'vitest';
import {
  addGame,
  apply,
  countOptions,
  type DeckName,
  DRAWN,
  dealDecks,
  decision,
  decksOf,
  decksToLookAt,
  FULL_DECK,
  isOver,
  isTwoDecks,
  makeRng,
  mayUse,
  NONE,
  newGame,
  newSeries,
  nextGame,
  optionAt,
  randomBelow,
  type Series,
  type State,
  seriesScore,
  seriesWinner,
  smallSeed,
  type TwoDecks,
  usesSecondDeck,
  view,
  winner,
  winsOffered,
} from '../src/index.ts';
import { begun, rulesOf } from './harness/setUp.ts';

const HALVES = [
  '6.1/lite/randomHalf',
  '7.0/pro/randomHalf+preset2',
  '7.0/pro/constructedHalf',
  '7.0p/lite/constructedHalf',
];
const half = rulesOf('7.0/pro/randomHalf');
const A = 0;
const B = 1;

/** A series after these games: who won, and the decks that A and B used, as 1 and 2. */
const after = (...games: readonly (readonly [number, string])[]): Series =>
  games.reduce(
    (series, [won, used]) => addGame(series, { winner: won, used: [deck(used[0]), deck(used[1])] }),
    newSeries(half, smallSeed(1)),
  );
const deck = (digit: string | undefined): DeckName => (digit === '1' ? 'first' : 'second');
const both = (series: Series): string[] => [mayUse(series, A), mayUse(series, B)];

describe('which deck may be used', () => {
  test('in the first game either', () => {
    expect(both(after())).toEqual(['either', 'either']);
  });

  test('after a win the other one, after a loss either', () => {
    expect(both(after([A, '11']))).toEqual(['second', 'either']);
    expect(both(after([A, '21']))).toEqual(['first', 'either']);
    expect(both(after([B, '12']))).toEqual(['either', 'first']);
  });

  test('in the third game both use the deck that has not won', () => {
    expect(both(after([A, '11'], [B, '21']))).toEqual(['second', 'second']);
    expect(both(after([A, '21'], [B, '12']))).toEqual(['first', 'first']);
  });

  test('after a draw the same decks again, even where another would be allowed', () => {
    expect(both(after([DRAWN, '12']))).toEqual(['first', 'second']);
    expect(both(after([A, '11'], [DRAWN, '22']))).toEqual(['second', 'second']);
  });

  test('after a draw and a decision the rules are as before', () => {
    expect(both(after([DRAWN, '12'], [A, '12']))).toEqual(['second', 'either']);
    expect(both(after([DRAWN, '12'], [B, '12']))).toEqual(['either', 'first']);
  });

  test('another deck is refused', () => {
    expect(() => after([A, '11'], [B, '11'])).toThrow('A may not use the first deck');
    expect(() => after([B, '11'], [B, '11'])).toThrow('B may not use the first deck');
    expect(() => after([DRAWN, '12'], [A, '11'])).toThrow('B may not use the first deck');
  });
});

describe('score and end', () => {
  test('two wins take the series, and then there is no other game', () => {
    expect(seriesWinner(after())).toBe(NONE);
    expect(seriesWinner(after([A, '11']))).toBe(NONE);
    expect(seriesWinner(after([A, '11'], [A, '21']))).toBe(A);
    expect(seriesWinner(after([A, '11'], [B, '21'], [B, '22']))).toBe(B);
    expect(nextGame(after([A, '11'], [A, '21']))).toBeUndefined();
    expect(() => addGame(after([A, '11'], [A, '21']), { winner: B, used: ['first', 'first'] })).toThrow('over');
  });

  test('a drawn game counts for nobody', () => {
    const series = after([A, '11'], [DRAWN, '22'], [B, '22']);
    expect(seriesScore(series)).toEqual([1, 1]);
    expect(seriesWinner(series)).toBe(NONE);
    expect(both(series)).toEqual(['second', 'first']);
  });

  test('three draws in a row draw the series; two, or three with a win between them, do not', () => {
    const draw = [DRAWN, '11'] as const;
    expect(seriesWinner(after(draw, draw))).toBe(NONE);
    expect(seriesWinner(after(draw, draw, draw))).toBe(DRAWN);
    expect(nextGame(after(draw, draw, draw))).toBeUndefined();
    const won = after(draw, draw, [A, '11'], [DRAWN, '21']);
    expect(seriesWinner(won)).toBe(NONE);
    expect(seriesScore(won)).toEqual([1, 0]);
    expect(seriesWinner(after([A, '11'], [DRAWN, '21'], [DRAWN, '21'], [DRAWN, '21']))).toBe(DRAWN);
  });

  test('adding a game leaves the series as it was', () => {
    const series = after([A, '11']);
    addGame(series, { winner: B, used: ['second', 'first'] });
    expect(series.games.length).toBe(1);
  });
});

describe('the next game', () => {
  test('has the decks with what may be used of them', () => {
    const { decks } = nextGame(after([A, '11']))!;
    expect(decks.map((each) => isTwoDecks(each) && each.mayUse)).toEqual(['second', 'either']);
  });

  test('has a seed of its own, the same whenever it is asked for', () => {
    const all = [after(), after([A, '11']), after([A, '11'], [B, '21'])];
    const seeds = all.map((series) => nextGame(series)!.seed.join());
    expect(new Set([...seeds, smallSeed(1).join()]).size).toBe(4);
    expect(all.map((series) => nextGame(series)!.seed.join())).toEqual(seeds);
    expect(nextGame(newSeries(half, smallSeed(2)))!.seed.join()).not.toBe(seeds[0]);
  });

  test('lets a seat choose only where both decks are allowed', () => {
    const { decks, seed } = nextGame(after([A, '11']))!;
    const s = newGame(half, decks, seed);
    expect(decision(s)).toMatchObject({ kind: 'deck', seat: B });
    expect(decision(s)?.options.map((option) => option.name)).toEqual(['first', 'second']);
    expect(usesSecondDeck(s, A)).toBe(true);
  });
});

describe('random halves', () => {
  test('are 27 and 27, and together the 54 cards; each seat has its own, each seed others', () => {
    const [a, b] = dealDecks(half, smallSeed(1));
    for (const two of [a, b]) {
      const [first = [], second = []] = decksOf(two);
      expect([first.length, second.length]).toEqual([27, 27]);
      expect([...first, ...second].sort((x, y) => x - y)).toEqual(FULL_DECK);
    }
    expect(a).not.toEqual(b);
    expect(dealDecks(half, smallSeed(2))).not.toEqual([a, b]);
    expect(dealDecks(half, smallSeed(1))).toEqual([a, b]);
  });

  test('are dealt once for the whole series', () => {
    const series = after([A, '11']);
    const [a] = nextGame(series)!.decks;
    expect(decksOf(a)).toEqual(decksOf(series.decks[0]));
  });
});

describe('what is known of the decks', () => {
  test('random: nothing before the first game; then the deck just used', () => {
    expect(decksToLookAt(after(), A)).toEqual([]);
    expect(decksToLookAt(after([A, '12']), A)).toEqual(['first']);
    expect(decksToLookAt(after([A, '12']), B)).toEqual(['second']);
    expect(decksToLookAt(after([A, '12'], [B, '22']), A)).toEqual(['second']);
  });

  test('built: both, always', () => {
    const series = newSeries(rulesOf('7.0/pro/constructedHalf'), smallSeed(1));
    expect(decksToLookAt(series, A)).toEqual(['first', 'second']);
  });

  test('one deck: there is nothing to look at between games', () => {
    expect(decksToLookAt(newSeries(rulesOf('7.0/pro/full'), smallSeed(1)), A)).toEqual([]);
  });

  test('random, first game: nobody’s view shows a card of the decks', () => {
    const s = begun(half, 1);
    for (const viewer of [A, B])
      for (const seat of [0, 1] as const) {
        expect(view(s, viewer).seats[seat].second?.cards).toEqual([]);
        expect(view(s, viewer).seats[seat].out).toEqual([]);
      }
  });

  test('random, second game: each knows their own two decks, and none of the other’s', () => {
    const { decks, seed } = nextGame(after([A, '11']))!;
    const s = newGame(half, decks, seed);
    apply(s, decision(s)!.options[0]!.choice);
    const first = (decks[0] as TwoDecks).first;
    expect(view(s, A).seats[0].second).toMatchObject({ cards: first, retired: true, isFirst: true });
    expect(view(s, A).seats[1].second).toMatchObject({ cards: [], retired: false, isFirst: undefined });
    expect(view(s, B).seats[0].second).toMatchObject({ cards: [], retired: true, isFirst: undefined });
  });

  test('built: each knows their own from the start', () => {
    const rules = rulesOf('7.0/pro/constructedHalf');
    const s = begun(rules, 1);
    expect(view(s, A).seats[0].second?.cards.length).toBe(27);
    expect(view(s, B).seats[0].second?.cards).toEqual([]);
  });
});

describe('a one-deck regulation', () => {
  const one = newSeries(rulesOf('8.0/lite/entry20'), smallSeed(5));

  test('is a series of one game, with the seed of the series', () => {
    expect(nextGame(one)).toEqual({ decks: one.decks, seed: smallSeed(5) });
    expect(mayUse(one, A)).toBe('either');
    for (const won of [A, B, DRAWN]) {
      const over = addGame(one, { winner: won, used: ['first', 'first'] });
      expect(seriesWinner(over)).toBe(won);
      expect(nextGame(over)).toBeUndefined();
    }
  });
});

describe('a series of a one-deck regulation', () => {
  const entry = rulesOf('8.0/lite/entry20');
  const played = (wins: number, ...winners: number[]): Series =>
    winners.reduce(
      (series, won) => addGame(series, { winner: won, used: ['first', 'first'] }),
      newSeries(entry, smallSeed(5), undefined, wins),
    );

  test('is what the players agree on; a two-deck regulation says it itself', () => {
    expect(winsOffered(entry)).toEqual([1, 2, 3]);
    expect(winsOffered(half)).toEqual([2]);
  });

  test('is won by two wins of three games, or three of five', () => {
    expect(seriesWinner(played(2, A))).toBe(NONE);
    expect(seriesWinner(played(2, A, B, A))).toBe(A);
    expect(seriesWinner(played(3, B, A, B, A))).toBe(NONE);
    expect(seriesWinner(played(3, B, A, B, A, B))).toBe(B);
    expect(nextGame(played(3, B, B, B))).toBeUndefined();
  });

  test('is not decided by a draw; three in a row draw it', () => {
    expect(seriesWinner(played(2, DRAWN, DRAWN))).toBe(NONE);
    expect(seriesScore(played(2, A, DRAWN, DRAWN, B))).toEqual([1, 1]);
    expect(seriesWinner(played(3, A, DRAWN, DRAWN, DRAWN))).toBe(DRAWN);
  });

  test('has a seed for each game, and none of them is the one of the series', () => {
    const seeds = [played(2), played(2, A), played(2, A, B)].map((series) => nextGame(series)!.seed.join());
    expect(new Set([...seeds, smallSeed(5).join()]).size).toBe(4);
  });

  test('is played with the same decks to its end', () => {
    const built = rulesOf('7.0/standard/constructed40');
    const decks = dealDecks(built, smallSeed(9));
    const series = addGame(newSeries(built, smallSeed(5), decks, 2), { winner: B, used: ['first', 'first'] });
    expect(nextGame(series)?.decks).toEqual(decks);
    expect([mayUse(series, A), mayUse(series, B)]).toEqual(['either', 'either']);
    expect(decksToLookAt(series, A)).toEqual([]);
  });
});

test.each([...HALVES, '7.0/lite/random40'])('%s: whole series, played at random, end', (id) => {
  for (let seed = 1; seed <= 5; seed++) {
    let series = newSeries(rulesOf(id), smallSeed(seed), undefined, 2);
    for (let next = nextGame(series); next !== undefined; next = nextGame(series)) {
      const s = newGame(series.rules, next.decks, next.seed);
      playOut(s, seed);
      series = addGame(series, { winner: winner(s), used: [usedBy(s, A), usedBy(s, B)] });
    }
    expect(seriesScore(series)).toContain(seriesWinner(series) === DRAWN ? 0 : 2);
  }
});

const usedBy = (s: State, seat: number): DeckName => (usesSecondDeck(s, seat) ? 'second' : 'first');

function playOut(s: State, seed: number): void {
  const rng = makeRng(smallSeed(seed));
  while (!isOver(s)) apply(s, optionAt(s, randomBelow(rng, countOptions(s))));
}
