/** One's own games: where it is one's move, in which order, and that they are not among those to watch. */
import type { GameLine, Me, OpenGame, RunningGame } from '@blackpoker/protocol';
import { expect, test } from 'vitest';
import { countOf, isMyMove } from '../../src/home/onlineGames.ts';
import { inOrder, toMeet, toWatch } from '../../src/online/lobby/gameOrder.ts';
import { isName } from '../../src/online/NameField.tsx';
import { placeIn } from '../../src/online/people/GameHistory.tsx';

const TERMS = { regulation: '8.0/lite/entry20', clock: { kind: 'none' }, rated: false } as GameLine['terms'];
const ANN = { id: 'ann', name: 'Ann', kind: 'account' } as const;
const BOB = { id: 'bob', name: 'Bob', kind: 'account' } as const;

const line = (game: string, players: GameLine['players'], toAct?: 0 | 1): GameLine => ({
  ...{ game, state: 'playing', terms: TERMS, players, at: 0, turns: 0, winner: undefined, why: undefined },
  ...{ revealed: false, toAct },
});
const GAMES = [line('waits', [ANN, undefined]), line('theirs', [ANN, BOB], 1), line('mine', [BOB, ANN], 1)];

test('it is the move of who sits where a decision is due', () => {
  expect(GAMES.map((each) => isMyMove(each, 'ann'))).toEqual([false, false, true]);
  expect(isMyMove(GAMES[2]!, undefined)).toBe(false);
});

test('where it is one’s move comes first, the others stay in their order', () => {
  expect(inOrder(GAMES, 'ann').map(({ game }) => game)).toEqual(['mine', 'waits', 'theirs']);
});

test('the first page counts them', () => {
  const me: Me = { ...ANN, admin: false, games: GAMES, blocked: [] };
  expect(countOf(me)).toEqual({ games: 3, moves: 1 });
  expect(countOf(undefined)).toEqual({ games: 0, moves: 0 });
});

test('nobody is offered to watch their own game', () => {
  const running: RunningGame[] = [{ game: 'g', players: [ANN, BOB], terms: TERMS, turn: 1, viewers: 0 }];
  expect(toWatch(running, 'bob')).toEqual([]);
  expect(toWatch(running, 'cat')).toEqual(running);
  expect(toWatch(running, undefined)).toEqual(running);
});

test('nobody meets themselves in a quick match, and an older node tells of nobody', () => {
  const quick: OpenGame[] = [{ game: 'g', by: ANN, terms: TERMS, at: 0 }];
  expect(toMeet({ quick }, 'ann')).toEqual([]);
  expect(toMeet({ quick }, 'bob')).toEqual(quick);
  expect(toMeet({ quick }, undefined)).toEqual(quick);
  expect(toMeet({}, 'bob')).toEqual([]);
});

test('the score of a series is told through the eyes of whose list it is', () => {
  const place = { game: 3, score: [2, 1] } as const;
  expect(placeIn(place, { players: [ANN, BOB] }, 'ann')).toEqual({ n: 3, won: 2, lost: 1 });
  expect(placeIn(place, { players: [BOB, ANN] }, 'ann')).toEqual({ n: 3, won: 1, lost: 2 });
});

test('one character is a name', () => {
  expect(['大', '蓮', 'x', ' 葵 '].map(isName)).toEqual([true, true, true, true]);
  expect(['', ' ', '-', 'x'.repeat(21)].map(isName)).toEqual([false, false, false, false]);
});
