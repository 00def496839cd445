/** The address of another game of the same kind. */
import { expect, test } from 'vitest';
import { rematchAddress, sameDealAddress } from '../../src/table/state/rematch.ts';
import { setupOf } from '../host/seatedGame.ts';

const again = async (params: Record<string, string>) => {
  const address = rematchAddress(await setupOf(params));
  return setupOf(Object.fromEntries(new URLSearchParams(address.replace('/t/new?', ''))));
};

test('after a single game it is one', async () => {
  expect((await again({ reg: '8.0/lite/full', level: '4' })).series).toBeUndefined();
});

test('after a series it is another one of the same length', async () => {
  const setup = await again({ reg: '8.0/lite/full', level: '4', wins: '3' });
  expect(setup).toMatchObject({ regulation: '8.0/lite/full', series: { wins: 3, games: [] } });
  expect(await again({ reg: '7.0/lite/randomHalf', level: '4' })).toMatchObject({ series: { wins: 2 } });
});

test('somebody else may be asked to play', async () => {
  const setup = await setupOf({ reg: '8.0/lite/full', level: '4' });
  expect(rematchAddress(setup, 5)).toContain('level=5');
});

test('the same deal gives everybody the same cards', async () => {
  for (const reg of ['8.0/lite/entry20', '8.0/standard/regular', '8.0/lite/full']) {
    const setup = await setupOf({ reg, level: '4' });
    const query = new URLSearchParams(sameDealAddress(setup)?.replace('/t/new?', ''));
    expect(await setupOf(Object.fromEntries(query))).toEqual(setup);
  }
});

test('a series and a game from the middle of another have no deal of their own', async () => {
  const series = await setupOf({ reg: '8.0/lite/full', level: '4', wins: '3' });
  expect(sameDealAddress(series)).toBeUndefined();
  expect(sameDealAddress({ ...series, series: undefined, choices: [] })).toBeUndefined();
});

test('after one of the first games it is another of them', async () => {
  const setup = await setupOf({ reg: '8.0/lite/full', level: '1' });
  expect(rematchAddress({ ...setup, coach: 'first', actions: ['attack'] })).toBe('/t/new?game=first');
  const first = { ...setup, coach: 'first', actions: ['attack'], position: 'a table' } as const;
  expect(sameDealAddress(first)).toBe('/t/new?game=first&position=a+table');
  expect(rematchAddress({ ...setup, coach: 'second' })).toBe('/t/new?game=second');
  expect(rematchAddress({ ...setup, coach: 'usual', actions: ['attack'] })).toBe('/t/new');
});
