import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutNames } from '../../src/lobby/recordNames.ts';
import type { GameTable } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { verify } from '../../src/store/verify.ts';
import { DATABASES, freshStore } from './databases.ts';
import { storeGame } from './storedGames.ts';

describe.each(DATABASES)('verify on $name', (kind) => {
  let store: Store;
  const change = (id: string, to: Updateable<GameTable>) =>
    store.db.updateTable('games').set(to).where('id', '=', id).execute();
  const whyBroken = async (game: string) => (await verify(store)).broken.find((each) => each.game === game)?.why;

  beforeAll(async () => {
    store = await freshStore(kind);
    for (const id of ['one', 'three', 'seven11']) await storeGame(store, id);
    await storeGame(store, 'half', 12);
  });
  afterAll(() => store.close());

  test('counts what is in order', async () => {
    let seen = 0;
    const { events, ...counts } = await verify(store, (count) => {
      seen = count;
    });
    expect(counts).toEqual({ waiting: 0, running: 1, ended: 3, otherRules: 0, frozen: 0, broken: [] });
    expect(events).toBeGreaterThan(50);
    expect(seen).toBe(4);
  });

  test('names a game whose row says something else than its log', async () => {
    const kept = await store.db.selectFrom('games').selectAll().where('id', '=', 'one').executeTakeFirstOrThrow();
    const { hash, winner, why, seed_hash, rules_version, record } = kept;
    await change('one', { hash: 'f'.repeat(16) });
    expect(await whyBroken('one')).toBe('its log replays to another hash');
    await change('one', { hash, winner: winner === 0 ? 1 : 0 });
    expect(await whyBroken('one')).toMatch('ended otherwise');
    await change('one', { winner, why: 'resigned' });
    expect(await whyBroken('one')).toMatch('ended otherwise');
    await change('one', { why, seed_hash: '0' });
    expect(await whyBroken('one')).toMatch('committed');
    await change('one', { seed_hash, record: 'nonsense' });
    expect(await whyBroken('one')).toBeDefined();
    await change('one', { record, rules_version: 'another' });
    expect(await verify(store)).toMatchObject({ otherRules: 1, ended: 2, broken: [] });
    await change('one', { rules_version });
    expect(await verify(store)).toMatchObject({ ended: 3, broken: [] });
  });

  test('is content with records from which names are gone', async () => {
    const { record } = await store.db
      .selectFrom('games')
      .select('record')
      .where('id', '=', 'one')
      .executeTakeFirstOrThrow();
    await change('one', { record: withoutNames(record ?? '') });
    expect(await verify(store)).toMatchObject({ ended: 3, broken: [] });
    await change('one', { record });
  });

  test('names a game whose log has a command twice', async () => {
    const rename = (cmd: string) =>
      store.db.updateTable('events').set({ cmd }).where('game_id', '=', 'three').where('seq', '=', 5).execute();
    await rename('A:command4');
    expect(await whyBroken('three')).toBe('bug: a command twice, at 5');
    await rename('A:command5');
    expect(await whyBroken('three')).toBeUndefined();
  });

  test('names a game whose log has a hole, or does not fit', async () => {
    await store.db.deleteFrom('events').where('game_id', '=', 'three').where('seq', '=', 4).execute();
    expect(await whyBroken('three')).toBe('its log has no event 4');
    const body = JSON.stringify({ what: { type: 'play', seat: 0, choices: [999_999] } });
    await store.db.updateTable('events').set({ body }).where('game_id', '=', 'half').where('seq', '=', 9).execute();
    expect(await whyBroken('half')).toBeDefined();
    await change('half', { incident: 'abc' });
    expect(await verify(store)).toMatchObject({ frozen: 1 });
    await store.db.deleteFrom('events').where('game_id', '=', 'seven11').where('seq', '>', 10).execute();
    expect(await whyBroken('seven11')).toBe('it is over, but its log has no end');
  });
});
