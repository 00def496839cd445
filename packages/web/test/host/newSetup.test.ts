/** A game from an address. */
import { newGame, parseSeed, recordText, turnPlayer } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { canChooseStart, newSetup } from '../../src/host/newSetup.ts';
import { shareCode } from '../../src/host/shareText.ts';
import { DEFAULTS, rulesFor, SeatedGame, setupOf } from './seatedGame.ts';

const problem = async (params: Record<string, string>, code = ''): Promise<{ ja: string; en: string }> => {
  const result = await newSetup(new URLSearchParams(params), DEFAULTS, code);
  if (result.ok) throw new Error('it was taken');
  return result.message;
};

test('what the address does not say comes from the settings', async () => {
  const setup = await setupOf({});
  expect(setup).toMatchObject({ regulation: '8.0/lite/full', seats: [{ kind: 'person' }, { kind: 'bot', level: 2 }] });
  expect(setup.seed).toMatch(/^[0-9a-f]{32}$/);
  expect((await setupOf({})).seed).not.toBe(setup.seed);
});

test('two people at one device', async () => {
  expect((await setupOf({ hotseat: '1', level: '3' })).seats).toEqual([{ kind: 'person' }, { kind: 'person' }]);
});

describe('who starts', () => {
  const firstOf = async (params: Record<string, string>): Promise<boolean> => {
    const setup = await setupOf(params);
    const first = turnPlayer(newGame(rulesFor(setup), setup.decks, parseSeed(setup.seed) ?? [0, 0, 0, 0]));
    return setup.seats[first === 0 ? 0 : 1].kind === 'person';
  };

  test('the person or the opponent, with a new seed and with a given one', async () => {
    for (const seed of ['1', '2', '3', '4']) {
      expect(await firstOf({ starts: 'me', seed })).toBe(true);
      expect(await firstOf({ starts: 'opponent', seed })).toBe(false);
      expect(await firstOf({ starts: 'me', seat: 'B' })).toBe(true);
      expect(await firstOf({ starts: 'opponent', reg: '7.0/pro/constructed40', deck: 'SA-K HA-K DA-K C2' })).toBe(
        false,
      );
    }
  });

  test('nobody can choose where something is chosen before', async () => {
    expect(canChooseStart(rulesFor(await setupOf({ reg: '8.0/pro/strategy' })))).toBe(false);
    expect(canChooseStart(rulesFor(await setupOf({ reg: '8.0/lite/entry20' })))).toBe(true);
    expect((await setupOf({ reg: '8.0/pro/strategy', starts: 'me' })).seats[0].kind).toBe('person');
  });
});

test('decks by their code, and those that are not given are dealt', async () => {
  const setup = await setupOf({ reg: '7.0/pro/constructed40', deck: 'SA-K HA-K DA-K C2', seat: 'B', seed: '1' });
  expect([setup.decks[0], setup.decks[1]].map((deck) => Array.isArray(deck) && deck.length)).toEqual([40, 40]);
  expect(setup.decks[1]).toContain(0);
});

test('a two-deck regulation begins a series', async () => {
  const setup = await setupOf({ reg: '6.1/lite/randomHalf', seed: '1' });
  expect(setup.series).toMatchObject({ seed: expect.stringMatching(/^0+1/), games: [] });
  expect(setup.seed).not.toBe(setup.series?.seed);
});

describe('from a link', () => {
  const POSITION = '8.0/lite/full\nturn: B\nA: life C2 D2 | field S5\nB: life H2 | hand C9 CA';

  test('a position', async () => {
    const setup = await setupOf({ level: '5', seat: 'B' }, await shareCode(POSITION));
    expect(setup).toMatchObject({ position: POSITION, seats: [{ kind: 'bot', level: 5 }, { kind: 'person' }] });
  });

  test('a record up to a choice, without half a request', async () => {
    const played = new SeatedGame(await setupOf({ reg: '8.0/lite/full', seed: '4' }), 4);
    await played.play(12);
    const text = played.game.record();
    const { choices } = played.game.progress;
    const code = await shareCode(text);
    expect((await setupOf({ seat: 'B' }, code)).choices).toEqual(choices);
    for (const at of [0, 3, 7, 11]) {
      const setup = await setupOf({ at: `${at}` }, code);
      expect(setup.choices?.length).toBeLessThanOrEqual(at);
      expect(setup.choices).toEqual(choices.slice(0, setup.choices?.length));
      const { regulation, options, seed, decks } = setup;
      const record = { regulation, options, seed, decks, choices: setup.choices ?? [] };
      expect(recordText(record, rulesFor(setup))).toContain(seed);
    }
  });

  test('a damaged one', async () => {
    const code = await shareCode(POSITION);
    expect((await problem({}, code.slice(0, -9))).en).toMatch(/damaged/);
    expect((await problem({}, await shareCode('8.0/lite/full\nturn: C'))).en).toMatch(/line 2, column 7/);
    expect((await problem({}, await shareCode('blackpoker: 1\nregulation: 9.9/x/y\nseed: 1\n'))).en).toMatch(/record/);
  });
});

test.each([
  [{ reg: '9.0/lite/full' }, /9\.0\/lite\/full/],
  [{ level: '9' }, /from 1 to 8/],
  [{ level: 'x' }, /from 1 to 8/],
  [{ seed: 'zz' }, /32 hexadecimal/],
  [{ seat: 'C' }, /A or B/],
  [{ starts: 'you' }, /me, opponent or chance/],
  [{ deck: 'SA-' }, /deck code/],
  [{ reg: '8.0/lite/entry20', deck: 'SA-K' }, /fixed deck/],
  [{ position: '8.0/lite/full' }, /position/],
])('%o is refused in both languages', async (params, said) => {
  const { ja, en } = await problem(params as Record<string, string>);
  expect(en).toMatch(said);
  expect(ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  expect(ja + en).not.toMatch(/[{}]/);
});
