import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@blackpoker/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeGame } from '../../server/test/store/storedGames.ts';
import { call } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'blackpoker-db-'));
const here = (name: string): string => join(folder, name);
let store: Store;

beforeAll(async () => {
  store = await openStore({ dataDir: here('data') });
  await storeGame(store, 'finished');
  await storeGame(store, 'running', 12);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('back up while the server runs, restore elsewhere, verify', async () => {
  const saved = await call(['db', 'backup', here('b.gz')], [], { DATA_DIR: here('data') });
  expect(saved).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Saved .*: 2 games, \d+ events$/) });
  const restored = await call(['db', 'restore', here('b.gz'), '--data', here('other'), '--json']);
  expect(JSON.parse(restored.out)).toMatchObject({ games: 2, users: 0 });
  const verified = await call(['db', 'verify', '--data', here('other')]);
  expect(verified).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/replayed 1 games.*1 that are played/),
  });
  expect(verified.out).toContain('No game is broken.');
});

test('verify names what is broken, with exit code 1', async () => {
  await store.db.updateTable('games').set({ hash: 'other' }).where('id', '=', 'finished').execute();
  const { code, out } = await call(['db', 'verify', '--data', here('data'), '--lang', 'ja']);
  expect([code, out]).toEqual([1, expect.stringContaining('壊れた対戦 finished：')]);
  const json = await call(['db', 'verify', '--data', here('data'), '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ broken: [{ game: 'finished' }] });
});

test('what cannot be done is said plainly, and makes nothing', async () => {
  expect(await call(['db', 'verify', '--data', here('nowhere')])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/no blackpoker.sqlite/),
  });
  expect(existsSync(here('nowhere'))).toBe(false);
  expect(await call(['db', 'backup', here('c.gz'), '--data', here('nowhere')])).toMatchObject({ code: 1 });
  expect(existsSync(here('c.gz'))).toBe(false);
  const away = await call(['db', 'verify'], [], { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/x' });
  expect(away).toMatchObject({ code: 1, err: expect.stringMatching(/database cannot be used/) });
  expect(away.err).not.toContain('secret');
});

test('what is wrong with the command line is said', async () => {
  expect(await call(['db'])).toMatchObject({ code: 2, err: expect.stringMatching(/backup, restore, verify/) });
  expect(await call(['db', 'backup'])).toMatchObject({ code: 2, err: expect.stringMatching(/takes one file/) });
  expect(await call(['db', 'verify', 'x'])).toMatchObject({ code: 2, err: expect.stringMatching(/takes no file/) });
  expect(await call(['db', 'destroy'])).toMatchObject({ code: 2 });
});
