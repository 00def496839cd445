/** What the browser keeps: resumed, bounded, in no readable form, and never written by two windows. */

import { cardCode, deckCode, FULL_DECK, PASS } from '@blackpoker/engine';
import type { GameSetup, GameUpdate } from '@blackpoker/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptGame } from '../../src/host/keptGame.ts';
import {
  listGames,
  listRecords,
  loadRecord,
  loadReview,
  newGameId,
  type RecordSummary,
  removeGame,
  removeRecord,
  saveRecord,
} from '../../src/host/savedGames.ts';
import { MemoryDatabase } from './memoryDatabase.ts';
import { setupOf } from './seatedGame.ts';

let database = new MemoryDatabase();
const opened: KeptGame[] = [];

beforeEach(() => {
  database = new MemoryDatabase();
  database.install();
});
afterEach(async () => {
  await written();
  for (const kept of opened.splice(0)) kept.close();
  database.uninstall();
});

/** All windows have written, and heard from each other. */
async function written(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const kept of opened) await kept.written;
}

function optionsOf(id: string) {
  const updates: GameUpdate[] = [];
  const onUpdate = (update: GameUpdate): number => updates.push(update);
  return { updates, options: { id, passing: undefined, askBot: async () => PASS, onUpdate } };
}

function start(setup: GameSetup, id: string) {
  const { updates, options } = optionsOf(id);
  const kept = KeptGame.start(setup, options);
  opened.push(kept);
  return { kept, updates };
}

async function resume(id: string) {
  const { updates, options } = optionsOf(id);
  const kept = await KeptGame.resume(options);
  opened.push(kept);
  return { kept, updates };
}

const idOf = (updates: readonly GameUpdate[]): number => updates.at(-1)?.id ?? -1;
const LITE = { reg: '8.0/lite/full', seed: '1', seat: 'A' };

test('a running game is listed and goes on as it was left', async () => {
  const { kept, updates } = start(await setupOf(LITE), 'one');
  kept.game.submit(idOf(updates), [PASS]);
  await written();
  expect(await listGames()).toMatchObject([{ id: 'one', regulation: '8.0/lite/full', turn: 1, game: undefined }]);
  const again = await resume('one');
  expect(again.updates.at(-1)).toMatchObject({ id: idOf(updates), asked: true, view: updates.at(-1)?.view });
  await removeGame('one');
  expect(await listGames()).toEqual([]);
});

test('the window that comes later takes the game over, and the first one stands still', async () => {
  const first = start(await setupOf(LITE), 'one');
  await written();
  const second = await resume('one');
  await written();
  expect(first.updates.at(-1)).toMatchObject({ asked: false, trouble: { code: 'elsewhere' } });
  expect(first.kept.game.submit(idOf(first.updates), [PASS])).toMatchObject({ ok: false, code: 'stale' });
  expect(second.kept.game.submit(idOf(second.updates), [PASS])).toEqual({ ok: true });
  await written();
  const third = await resume('one');
  expect(idOf(third.updates)).toBe(idOf(second.updates));
});

test('a window that did not hear of it notices when it writes, and writes nothing', async () => {
  const first = start(await setupOf(LITE), 'one');
  await written();
  const rows = database.stores.get('games');
  const row = rows?.get('one');
  rows?.set('one', Object.assign({}, row, { owner: 'somebody else' }));
  first.kept.game.submit(idOf(first.updates), [PASS]);
  await written();
  expect(first.updates.at(-1)?.trouble?.code).toBe('elsewhere');
  expect(rows?.get('one')).toMatchObject({ owner: 'somebody else' });
});

test('a game that has ended is a record, and can still be looked at', async () => {
  const { kept } = start(await setupOf(LITE), 'one');
  kept.game.resign();
  await written();
  expect(await listGames()).toEqual([]);
  expect(await listRecords()).toMatchObject([
    { id: 'one', players: ['you', 'level2'], seat: 0, end: { winner: 1, why: 'resigned' }, series: undefined },
  ]);
  expect((await loadRecord('one'))?.text).toBe(kept.game.record());
  expect((await resume('one')).updates.at(-1)?.end).toEqual({ winner: 1, why: 'resigned' });
  await removeRecord('one');
  expect(await loadRecord('one')).toBe(undefined);
  expect(await loadReview('one')).toBe(undefined);
});

test('nothing that is stored names a card', async () => {
  const { kept } = start(await setupOf({ reg: '7.0/pro/constructed40', seed: '3' }), 'one');
  kept.game.resign();
  await written();
  const texts = [...database.stores.values()].flatMap((rows) => [...rows.values()].map(readable));
  const codes = FULL_DECK.map(cardCode);
  for (const text of texts) {
    expect(text).not.toContain(deckCode(FULL_DECK.slice(0, 5)));
    for (const code of codes) expect(text.split(/[^A-Z0-9]+/)).not.toContain(code);
  }
});

/** All letters of a row, with its bytes as they are. */
const readable = (row: object): string =>
  Object.values(row)
    .map((value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : JSON.stringify(value),
    )
    .join(' ');

test('old records go', async () => {
  const summary = (i: number): RecordSummary => ({
    id: `r${i}`,
    date: i,
    regulation: '8.0/lite/full',
    players: ['you', 'level1'],
    seat: 0,
    end: undefined,
    turns: 3,
    series: undefined,
  });
  for (let i = 0; i < 202; i++) await saveRecord(summary(i), 'text');
  const records = await listRecords();
  expect([records.length, records[0]?.id, records.at(-1)?.id]).toEqual([200, 'r201', 'r2']);
});

test('ids are unlike each other and fit into an address', () => {
  const ids = Array.from({ length: 200 }, newGameId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[a-z2-9]{12}$/);
});
