/** The address of another game of the same kind. */
import { expect, test } from 'vitest';
import { rematchAddress } from '../../src/table/state/rematch.ts';
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
