import { ACTION_ENTRIES, FRAME_ACTION_ENTRIES, fill } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { ratingText } from '../../src/online/PlayerName.tsx';
import { deviceName } from '../../src/online/people/deviceName.ts';
import { favouriteName } from '../../src/online/people/favouriteName.ts';
import { wayTo } from '../../src/online/people/GameHistory.tsx';
import { groupName } from '../../src/online/people/groupName.ts';
import { PLAYER_WORDS } from '../../src/online/people/words.ts';

test('a rating group is called by edition and format', () => {
  expect(groupName('8.0/lite', 'en')).toBe('8.0 Lite');
  expect(groupName('8.0/lite', 'ja')).not.toContain('lite');
  expect(groupName('9.0/vast', 'en')).toBe('9.0/vast');
});

test('every action has its name, those of frames too', () => {
  expect(favouriteName('openPack', 'ja')).toBe('パック開封');
  for (const { id } of [...ACTION_ENTRIES, ...FRAME_ACTION_ENTRIES]) {
    expect(favouriteName(id, 'ja')).not.toBe(id);
    expect(favouriteName(id, 'en')).toMatch(/^[A-Z]/);
  }
});

test('one game is not several', () => {
  const said = (n: number) => fill(PLAYER_WORDS.games, 'en', { n }, n !== 1);
  expect([0, 1, 2].map(said)).toEqual(['0 games', '1 game', '2 games']);
  expect(fill(PLAYER_WORDS.times, 'en', { n: 1 }, false)).toBe('1 time');
});

test('a provisional rating says so in words', () => {
  const rating = { rating: 1662.2, deviation: 290, games: 1, provisional: true };
  expect(ratingText(rating, 'ja')).toBe('1662・暫定');
  expect(ratingText(rating, 'en')).toBe('1662, provisional');
  expect(ratingText({ ...rating, provisional: false }, 'en')).toBe('1662');
});

test('no line begins with the point between facts', () => {
  expect(deviceName('Firefox/1 Linux', 'ja')).toBe('Firefox\u00a0・ Linux');
  expect(deviceName('Firefox/1 Linux', 'en')).toBe('Firefox\u00a0· Linux');
});

test('what there is to do with a game: its players go on, others watch, and one that was called off is over', () => {
  const line = { revealed: false, players: [{ id: 'a', name: 'Ann', kind: 'guest' as const }, undefined] };
  expect(wayTo({ ...line, state: 'playing' }, 'a')).toBe('goOn');
  expect(wayTo({ ...line, state: 'waiting' }, 'a')).toBe('goOn');
  expect(wayTo({ ...line, state: 'playing' }, 'b')).toBe('watch');
  expect(wayTo({ ...line, state: 'playing' }, undefined)).toBe('watch');
  expect(wayTo({ ...line, state: 'aborted' }, 'a')).toBeUndefined();
  expect(wayTo({ ...line, state: 'over', revealed: true }, 'b')).toBe('replay');
  expect(wayTo({ ...line, state: 'over' }, 'a')).toBe('open');
});
