/** What a newcomer's next game is, and what a person's own choice changes. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULTS } from '../../src/app/settingsList.ts';
import { changeCoach } from '../../src/coach/coachStore.ts';
import { guide } from '../../src/coach/guide.ts';
import { isUnchosen, needsGuide, usualGame } from '../../src/coach/wheels.ts';
import { newSetup } from '../../src/host/newSetup.ts';
import { saveRecord } from '../../src/host/savedGames.ts';
import { MemoryDatabase } from '../host/memoryDatabase.ts';

let database = new MemoryDatabase();
beforeEach(() => {
  database = new MemoryDatabase();
  database.install();
});
afterEach(() => database.uninstall());

const guided = (address: string, settings = DEFAULTS) => guide(new URLSearchParams(address), settings);

async function finish(count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    await saveRecord(
      {
        id: `game${i}`,
        date: i,
        regulation: '8.0/lite/entry20',
        players: ['you', 'level1'],
        seat: 0,
        end: { winner: 0, why: 'played' },
        turns: 5,
        series: undefined,
      },
      'text',
    );
}

test('Play now is game 1 for a newcomer, then an easy game with few actions, then a game like any other', async () => {
  expect((await guided('')).extra).toMatchObject({ coach: 'first', actions: expect.arrayContaining(['attack']) });
  await finish(1);
  const next = await guided('');
  expect(Object.fromEntries(next.params)).toEqual({ level: '1', starts: 'me' });
  expect(next.extra).toMatchObject({ coach: 'usual', actions: expect.not.arrayContaining(['twist']) });
  await finish(3);
  expect((await guided('')).extra).toEqual({});
});

test('what a person has chosen themselves is played, with the coach and all actions', async () => {
  for (const [address, settings] of [
    ['reg=8.0/lite/full&level=5', DEFAULTS],
    ['', { ...DEFAULTS, level: 4 }],
  ] as const) {
    const { params, extra } = await guided(address, settings);
    expect(params.toString()).toBe(new URLSearchParams(address).toString());
    expect(extra).toEqual({ coach: 'usual' });
  }
  expect((await guided('', { ...DEFAULTS, coach: 'off' })).extra).toEqual({});
});

test('game 1 can be played and begins with the learner; the first one is always the same', async () => {
  const setups = [];
  for (let i = 0; i < 3; i++) {
    const { params, extra } = await guided('game=first&seed=7');
    const made = await newSetup(params, DEFAULTS);
    if (!made.ok) throw new Error(made.message.en);
    setups.push({ ...made.setup, ...extra });
  }
  const [first, second, third] = setups;
  expect(first).toMatchObject({ coach: 'first', seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  expect(first?.position).not.toBe(second?.position);
  expect(second?.position).toBe(third?.position);
  await changeCoach((record) => ({ ...record, firstWins: 1 }));
  expect((await guided('game=first&seed=7')).params.get('position')).not.toBe(second?.position);
});

test('game 2 is Entry 20 against level 1 with all actions, and the learner begins', async () => {
  const { params, extra } = await guided('game=second');
  expect(Object.fromEntries(params)).toMatchObject({ reg: '8.0/lite/entry20', level: '1', starts: 'me' });
  expect(extra).toEqual({ coach: 'second' });
});

test('a deal that is repeated, a position and a game for two need no guide', () => {
  for (const address of ['seed=1', 'position=x', 'hotseat=1'])
    expect(needsGuide(new URLSearchParams(address), '')).toBe(false);
  expect(needsGuide(new URLSearchParams('level=3'), '')).toBe(true);
  expect(needsGuide(new URLSearchParams(), 'code')).toBe(false);
  expect(needsGuide(new URLSearchParams('game=first&seed=1'), '')).toBe(true);
});

test('an easy opponent is the default for newcomers only', () => {
  expect(isUnchosen(DEFAULTS)).toBe(true);
  expect(usualGame(DEFAULTS, 0)).toMatchObject({ level: 1, starts: 'me' });
  expect(usualGame(DEFAULTS, 3)).toMatchObject({ level: 2, starts: 'chance' });
  expect(usualGame({ ...DEFAULTS, level: 5 }, 0)).toMatchObject({ level: 5, starts: 'chance' });
});
