import { parseRecord, rulesetOf, SPECTATOR } from '@blackpoker/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChatCommand, MOST_LINES } from '../../src/lobby/chat.ts';
import { Pages } from '../../src/lobby/pages.ts';
import { userExport } from '../../src/lobby/userExport.ts';
import { deleteUser } from '../../src/people/farewell.ts';
import { DATABASES } from '../store/databases.ts';
import { LobbyTable, OPEN, SERIES } from './lobbyTable.ts';

describe.each(DATABASES)('chat and moderation on $name', (kind) => {
  let table: LobbyTable;
  let ann = '';
  let bob = '';
  let game = '';
  let n = 0;
  beforeAll(async () => {
    table = await LobbyTable.on(kind);
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    await table.clear();
    [ann = '', bob = ''] = await table.users('ann', 'bob');
    game = (await table.game(ann, bob)).id;
  });

  const preset = (): ChatCommand => ({ type: 'chat', game, cmd: `command-${++n}`, preset: 'hello' });
  const text = (words = 'good evening'): ChatCommand => ({ type: 'say', game, cmd: `command-${++n}`, text: words });
  const agree = (seat: 0 | 1, seq: number, on = true) =>
    table.store.log.append({
      ...{ game, seq, cmd: `${seat}:free-${seq}`, at: table.now },
      body: JSON.stringify({ what: { type: 'freeChat', seat, on } }),
    });

  test('presets go at any time, and the same command once', async () => {
    const command = preset();
    expect(await table.chat.post(game, 0, ann, command)).toMatchObject({ type: 'ack', seq: 1 });
    const again = await Promise.all([1, 2, 3, 4].map(() => table.chat.post(game, 0, ann, command)));
    for (const answer of again) expect(answer).toMatchObject({ type: 'ack', seq: 1, dup: true });
    expect(await table.chat.lines(game, 0)).toEqual([{ n: 1, by: 0, at: table.now, preset: 'hello' }]);
    expect(await table.chat.post(game, 1, bob, { ...command })).toMatchObject({ type: 'ack', seq: 2 });
    expect(await table.chat.lines(game, 1)).toHaveLength(1);
  });

  test('free text needs both, and ends when one takes it back', async () => {
    expect(await table.chat.post(game, 0, ann, text())).toMatchObject({ type: 'refused', code: 'forbidden' });
    await agree(0, 1);
    expect(await table.chat.post(game, 0, ann, text())).toMatchObject({ code: 'forbidden' });
    await agree(1, 2);
    expect(await table.chat.post(game, 0, ann, text('<b>"hi" ✨'))).toMatchObject({ type: 'ack' });
    expect((await table.chat.lines(game, 0)).at(-1)?.text).toBe('<b>"hi" ✨');
    await agree(1, 3, false);
    table.now += 2000;
    expect(await table.chat.post(game, 1, bob, text())).toMatchObject({ code: 'forbidden' });
  });

  test('one line a second for each, and sixty in a game', async () => {
    expect(await table.chat.post(game, 0, ann, preset())).toMatchObject({ type: 'ack' });
    table.now += 999;
    expect(await table.chat.post(game, 0, ann, preset())).toMatchObject({ code: 'tooOften' });
    expect(await table.chat.post(game, 1, bob, preset())).toMatchObject({ type: 'ack' });
    for (let i = 1; i < MOST_LINES; i++) {
      table.now += 1000;
      expect(await table.chat.post(game, 0, ann, preset())).toMatchObject({ type: 'ack' });
    }
    table.now += 1000;
    expect(await table.chat.post(game, 0, ann, preset())).toMatchObject({ code: 'tooOften' });
    const numbers = (await table.chat.lines(game, 0)).map((line) => line.n);
    expect(numbers).toEqual(Array.from({ length: MOST_LINES + 1 }, (_, i) => i + 1));
  });

  test('spectators are silent, and there is no chat before a game', async () => {
    expect(await table.chat.post(game, SPECTATOR, 'u-x', preset())).toMatchObject({ code: 'forbidden' });
    const waiting = await table.create(ann, OPEN);
    expect(await table.chat.post(waiting, 0, ann, preset())).toMatchObject({ code: 'bad' });
    expect(await table.chat.post('nosuchgame12', 0, ann, preset())).toMatchObject({ code: 'unknown' });
  });

  test('blocks are listed by name, once', async () => {
    expect(await table.moderation.block(ann, 'bob')).toBeUndefined();
    await table.moderation.block(ann, bob);
    expect(await table.moderation.blocksOf(ann)).toEqual([{ id: bob, name: 'bob' }]);
    expect(await table.moderation.block(ann, ann)).toMatchObject({ code: 'bad' });
    expect(await table.moderation.block(ann, 'nobody')).toMatchObject({ code: 'unknown' });
  });

  test('reports are read, closed once, and limited', async () => {
    const made = await table.moderation.report(ann, { about: bob, game, text: 'rude' });
    const [report] = await table.moderation.reports();
    expect(report).toMatchObject({ by: { name: 'ann' }, about: { id: bob, name: 'bob' }, game, text: 'rude' });
    const id = 'id' in made ? made.id : '';
    expect([await table.moderation.closeReport(id), await table.moderation.closeReport(id)]).toEqual([true, false]);
    expect(await table.moderation.reports()).toEqual([]);
    expect(await table.moderation.reports({ all: true })).toHaveLength(1);
    expect(await table.moderation.report(ann, { about: ann, text: 'me' })).toMatchObject({ code: 'bad' });
    expect(await table.moderation.report(ann, { about: bob, game: 'nosuchgame12', text: 'x' })).toMatchObject({
      code: 'unknown',
    });
    for (let i = 1; i < 20; i++) await table.moderation.report(ann, { about: bob, text: 'again' });
    expect(await table.moderation.report(ann, { about: bob, text: 'again' })).toMatchObject({ code: 'tooOften' });
  });

  test('a ban ends sessions; users are found by a part of the name', async () => {
    const session = { hash: 'h', id: 's', user_id: bob, created_at: 0, seen_at: 0, expires_at: 9e15, agent: '' };
    await table.store.db.insertInto('sessions').values(session).execute();
    expect(await table.moderation.ban('BOB')).toBe(true);
    expect(await table.moderation.ban('nobody')).toBe(false);
    const robo = await table.user('robo', 'bot', ann);
    await table.moderation.ban(ann);
    expect(await table.lobby.create(robo, OPEN)).toMatchObject({ code: 'forbidden' });
    await table.moderation.unban('ann');
    expect(await table.lobby.create(robo, OPEN)).toMatchObject({ state: 'waiting' });
    expect(await table.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect((await table.moderation.users({ banned: true })).map(({ id }) => id)).toEqual([bob]);
    expect((await table.moderation.users({ named: 'an%' })).map(({ id }) => id)).toEqual([ann]);
    const una = await table.user('Una_Maria');
    expect((await table.moderation.users({ named: 'A_m' })).map(({ id }) => id)).toEqual([una]);
  });

  // pages

  test('lists are paged by time', async () => {
    for (let i = 0; i < 5; i++) {
      table.now += 1000;
      const row = await table.game(ann, bob);
      await table.end(row.id, i % 2 === 0 ? 0 : 1, 5);
      await table.lobby.onOver(row.id);
    }
    const first = await table.pages.finished({ limit: 3 });
    const rest = await table.pages.finished({ limit: 3, before: first.at(-1)?.at });
    expect([first.length, rest.length]).toEqual([3, 2]);
    expect(new Set([...first, ...rest].map((line) => line.game)).size).toBe(5);
    expect(await table.pages.ofUser(ann, {})).toHaveLength(6);
    expect(await table.pages.openOf(ann)).toHaveLength(1);
    expect(await table.pages.running({})).toHaveLength(1);
    const page = await table.pages.player(ann);
    expect(page?.games).toHaveLength(5);
    const { won = 0, lost = 0, drawn = 0 } = page?.record ?? {};
    expect([won + lost, drawn]).toEqual([5, 0]);
  });

  test('a running game shows its hash, and nothing that is secret', async () => {
    const page = await table.pages.game(game);
    const setup = await table.setup(game);
    expect(page?.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(page?.seed).toBeUndefined();
    expect(JSON.stringify(page)).not.toContain(setup.seed);
    expect(await table.pages.record(game)).toMatchObject({ code: 'unknown' });
    await table.end(game, 0);
    expect((await table.pages.game(game))?.seed).toBe(setup.seed);
    expect(await table.pages.record(game)).toHaveProperty('text');
  });

  test('who has left has no page, and no name in the games of others, their records and exports', async () => {
    await table.end(game, 0);
    await table.lobby.onOver(game);
    await table.moderation.block(ann, bob);
    await deleteUser(table.store.db, bob, table.now);
    expect(await table.pages.player(bob)).toBeUndefined();
    const names = (await table.pages.game(game))?.line.players.map((player) => player?.name);
    expect(names?.toSorted()).toEqual(['(deleted player)', 'ann']);
    const row = await table.row(game);
    expect(row.record).not.toMatch(/bob/i);
    const answer = await table.pages.record(game);
    const text = 'text' in answer ? answer.text : '';
    const { hash } = parseRecord(row.record ?? '', rulesetOf);
    expect(parseRecord(text, rulesetOf)).toMatchObject({ players: names, hash });
    const made = await userExport(table.store, ann);
    expect(made?.games[0]?.record).toBe(text);
    expect(JSON.stringify(made)).not.toMatch(/"bob"|: bob/i);
  });

  test('a record says what its players are called now', async () => {
    await table.end(game, 0);
    await table.store.db.updateTable('users').set({ name: 'Annabel' }).where('id', '=', ann).execute();
    expect(await table.pages.record(game)).toMatchObject({ text: expect.stringMatching(/^player[AB]: Annabel$/m) });
  });

  test('running games tell the turn that their room knows', async () => {
    const glances = new Pages(table.store, table.chat, (id) => (id === game ? { turn: 7 } : undefined));
    const other = await table.game(ann, bob);
    const turns = (await glances.running({})).map((line) => [line.game, line.turns]);
    expect(new Map(turns as [string, number][])).toEqual(
      new Map([
        [game, 7],
        [other.id, 0],
      ]),
    );
  });

  test('nameless guests are listed once they have played', async () => {
    const guest = async (id: string, name: string) => {
      const row = { id, kind: 'guest', name, admin: 0, created_at: table.now };
      await table.store.db.insertInto('users').values(row).execute();
      return id;
    };
    const played = await guest('g1', 'Guest');
    await guest('g2', 'Guest');
    const named = await guest('g3', 'Guy');
    await table.game(ann, played);
    const listed = (await table.moderation.users()).map(({ id }) => id).sort();
    expect(listed).toEqual([played, named, ann, bob].sort());
  });

  test('an export holds favourites, browsers and bots, and no secret of them', async () => {
    const robo = await table.user('robo', 'bot', ann);
    const { db } = table.store;
    await db.insertInto('favourites').values({ user_id: ann, action: 'attack', times: 3 }).execute();
    const times = { created_at: 1, seen_at: 2, expires_at: 9e15 };
    const session = { hash: 'a-secret-hash', id: 's', user_id: ann, agent: 'A Browser', ...times };
    await db.insertInto('sessions').values(session).execute();
    const made = await userExport(table.store, ann);
    expect(made).toMatchObject({
      favourites: [{ action: 'attack', times: 3 }],
      sessions: [{ agent: 'A Browser', createdAt: 1, seenAt: 2 }],
      bots: [{ id: robo, name: 'robo' }],
    });
    expect(JSON.stringify(made)).not.toContain('a-secret-hash');
  });

  test('an export holds games, records and words, and no record of a series that runs', async () => {
    await table.chat.post(game, 0, ann, preset());
    await table.end(game, 0);
    await table.lobby.onOver(game);
    const series = await table.game(ann, bob, SERIES);
    await table.end(series.id, 0);
    await table.lobby.onOver(series.id);
    const made = await userExport(table.store, ann);
    const records = made?.games.map((line) => line.record !== undefined);
    expect(records).toEqual([true, false, false]);
    expect(made?.chat).toHaveLength(1);
    expect(JSON.stringify(made)).not.toContain((await table.setup(series.id)).series?.seed);
  });
});
