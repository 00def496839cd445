import { expect, test } from 'vitest';
import { newSetup } from '../../src/host/newSetup.ts';
import { type NewGame, tableAddress } from '../../src/play/tableAddress.ts';

const GAME: NewGame = {
  regulation: '8.0/lite/full',
  opponent: { level: 5 },
  wins: 1,
  starts: 'me',
  seed: '',
  deck: '',
};
const DEFAULTS = { regulation: '8.0/lite/entry20', level: 1, starts: 'chance' } as const;

const asked = (game: NewGame) => new URLSearchParams(tableAddress(game).replace('/t/new?', ''));

test('says what is played', () => {
  expect(Object.fromEntries(asked(GAME))).toEqual({ reg: '8.0/lite/full', level: '5', starts: 'me' });
  expect(Object.fromEntries(asked({ ...GAME, opponent: 'person', seed: ' 7 ', deck: 'SA-K | HA-K' }))).toEqual({
    reg: '8.0/lite/full',
    hotseat: '1',
    starts: 'me',
    seed: '7',
    deck: 'SA-K | HA-K',
  });
});

test('the table understands a series, and refuses what the regulation does not offer', async () => {
  const best = await newSetup(asked({ ...GAME, wins: 3 }), DEFAULTS);
  expect(best).toMatchObject({ ok: true, setup: { series: { wins: 3, games: [] } } });
  const two = await newSetup(asked({ ...GAME, regulation: '7.0/lite/randomHalf', wins: 3 }), DEFAULTS);
  expect(two).toMatchObject({ ok: false, message: { en: expect.stringContaining('2, not “3”') } });
});

test('the table understands it', async () => {
  const result = await newSetup(asked({ ...GAME, seed: '7' }), DEFAULTS);
  expect(result).toMatchObject({ ok: true, setup: { regulation: '8.0/lite/full' } });
  const two = await newSetup(asked({ ...GAME, opponent: 'person' }), DEFAULTS);
  expect(two).toMatchObject({ ok: true, setup: { seats: [{ kind: 'person' }, { kind: 'person' }] } });
});
