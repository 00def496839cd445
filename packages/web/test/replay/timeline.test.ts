import { apply, clone, hash, newGame, parseSeed, seatToAct, turnCount } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { MOVES, moved } from '../../src/replay/moves.ts';
import { placeOfPly, plyAt, timelineOf, turnAt } from '../../src/replay/timeline.ts';
import { playedGame, REGULATIONS } from './playedGame.ts';

describe.each(REGULATIONS)('%s', (regulation) => {
  const record = playedGame(regulation, 7);
  const timeline = timelineOf(record);

  test('every step, forward and back, has the hash that the engine comes to', () => {
    const s = newGame(timeline.rules, record.decks, parseSeed(record.seed)!);
    const hashes = [hash(s)];
    for (const choice of record.choices) {
      apply(s, choice);
      hashes.push(hash(s));
    }
    const places = hashes.map((_, i) => i);
    expect(places.map((at) => hash(timeline.stateAt(at)))).toEqual(hashes);
    expect(places.toReversed().map((at) => hash(timeline.stateAt(at)))).toEqual(hashes.toReversed());
    expect(hashes.at(-1)).toBe(record.hash);
  });

  test('a state that was given away can be changed', () => {
    const s = timeline.stateAt(3);
    const before = hash(s);
    apply(s, record.choices[3]!);
    expect(hash(timeline.stateAt(3))).toBe(before);
    expect(hash(clone(timeline.stateAt(4)))).toBe(hash(s));
  });

  test('the plies are all choices in order, each by one seat', () => {
    let next = 0;
    for (const ply of timeline.plies) {
      expect(ply.first).toBe(next);
      const within = Array.from({ length: ply.count }, (_, i) => timeline.stateAt(ply.first + i));
      expect(within.filter((s) => seatToAct(s) !== ply.seat)).toHaveLength(0);
      expect(plyAt(timeline, ply.first + ply.count - 1)).toBe(ply.index);
      next += ply.count;
    }
    expect(next).toBe(timeline.length);
    expect(timeline.plies.length).toBeLessThan(timeline.length);
    expect(plyAt(timeline, timeline.length)).toBe(timeline.plies.length);
  });

  test('turns begin where the engine counts them', () => {
    const places = Array.from({ length: timeline.length + 1 }, (_, at) => at);
    expect(places.map((at) => turnAt(timeline, at)?.turn)).toEqual(places.map((at) => turnCount(timeline.stateAt(at))));
  });

  test('steps lead from end to end and back over the same plies', () => {
    const forth = [0];
    while (forth.at(-1)! < timeline.length) forth.push(moved(timeline, forth.at(-1)!, 'next'));
    expect(forth).toHaveLength(timeline.plies.length + 1);
    const back = [timeline.length];
    while (back.at(-1)! > 0) back.push(moved(timeline, back.at(-1)!, 'back'));
    expect(back.toReversed()).toEqual(forth);
  });

  test('no move leaves the game, and each but the last goes on', () => {
    for (const at of [0, 1, 2, timeline.length - 1, timeline.length])
      for (const move of MOVES) {
        const to = moved(timeline, at, move);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(timeline.length);
      }
    expect(moved(timeline, timeline.length, 'next')).toBe(timeline.length);
    expect(moved(timeline, 0, 'backTurn')).toBe(0);
  });
});

test('within a ply a step back leads to its beginning', () => {
  const timeline = timelineOf(playedGame('8.0/lite/entry20', 3));
  const long = timeline.plies.find(({ count }) => count > 2)!;
  expect(moved(timeline, long.first + 2, 'back')).toBe(long.first);
  expect(moved(timeline, long.first + 2, 'next')).toBe(placeOfPly(timeline, long.index + 1));
  expect(moved(timeline, long.first + 2, 'backChoice')).toBe(long.first + 1);
});

test('a game that was broken off is not finished, unless the record says how it ended', () => {
  const record = playedGame('8.0/lite/entry20', 3, 20);
  expect(timelineOf(record).isFinished).toBe(false);
  expect(timelineOf({ ...record, result: 'A' }).isFinished).toBe(true);
});
