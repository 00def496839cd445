/** The games of a series that the players have agreed on, one setup after the other. */
import { DRAWN, dealDecks, newGame, parseSeed, rulesetOf, seedText, smallSeed } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { endInSeries, firstInSeries, type GameSetup, nextSetup, standingOf } from '../src/index.ts';

const rules = rulesetOf('8.0/lite/entry20')!;
const person = { kind: 'person' } as const;
const single: GameSetup = {
  regulation: rules.id,
  options: rules.options,
  seed: seedText(smallSeed(42)),
  decks: dealDecks(rules, smallSeed(42)),
  seats: [person, { kind: 'bot', level: 3 }],
};

/** As a series counts a game that was won by this seat. */
function won(setup: GameSetup, winner: number) {
  const s = newGame(rules, setup.decks, parseSeed(setup.seed)!);
  return endInSeries(setup, s, { winner: winner === DRAWN ? undefined : winner, why: 'resigned' })!;
}

/** The setups of a series that goes on after each of these games; the last one is undefined where it is over. */
function setupsAfter(wins: number, ...winners: number[]): (GameSetup | undefined)[] {
  const setups: (GameSetup | undefined)[] = [firstInSeries(single, wins)];
  for (const winner of winners) {
    const setup = setups.at(-1)!;
    setups.push(nextSetup(setup, won(setup, winner)));
  }
  return setups;
}

describe('a series', () => {
  test('that one win takes is the game itself', () => {
    expect(firstInSeries(single, 1)).toBe(single);
    expect(standingOf(single, undefined, 0)).toBeUndefined();
  });

  test('begins with the seed that all of its games come from', () => {
    const first = firstInSeries(single, 2);
    expect(first.series).toEqual({ seed: single.seed, decks: single.decks, wins: 2, games: [] });
    expect(first.seed).not.toBe(single.seed);
    expect(first.decks).toEqual(single.decks);
  });

  test('goes on with the same seats, decks and number of wins until somebody has them', () => {
    const setups = setupsAfter(2, 0, 1, DRAWN, 1);
    expect(setups.at(-1)).toBeUndefined();
    const played = setups.slice(0, -1);
    for (const setup of played) {
      expect(setup).toMatchObject({ seats: single.seats, decks: single.decks, series: { seed: single.seed, wins: 2 } });
    }
    expect(new Set(played.map((setup) => setup?.seed)).size).toBe(4);
  });

  test('stands as its games have ended', () => {
    const [, , third] = setupsAfter(3, 0, 0);
    expect(standingOf(third!, undefined, 0)).toMatchObject({ game: 3, score: [2, 0], wins: 3, over: false });
    expect(standingOf(third!, won(third!, 1), 0)).toMatchObject({ score: [2, 1], over: false, decks: [] });
    expect(standingOf(third!, won(third!, 0), 0)).toMatchObject({ score: [3, 0], over: true, winner: 0 });
  });

  test('is drawn by three draws in a row', () => {
    const [, , third] = setupsAfter(2, DRAWN, DRAWN);
    expect(standingOf(third!, won(third!, DRAWN), 0)).toMatchObject({ score: [0, 0], over: true, winner: undefined });
  });

  test('of a setup that does not say how many wins take it has those of its regulation', () => {
    const half = rulesetOf('7.0/pro/randomHalf')!;
    const decks = dealDecks(half, smallSeed(1));
    const setup = { ...single, regulation: half.id, decks, series: { seed: single.seed, decks, games: [] } };
    expect(standingOf(setup, undefined, 0)?.wins).toBe(2);
  });
});
