/** Guests, accounts, sessions and bots, on both databases. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUser } from '../../src/people/farewell.ts';
import { People } from '../../src/people/people.ts';
import { hashOf } from '../../src/people/secret.ts';
import { MOST_SESSIONS } from '../../src/people/sessions.ts';
import type { Store } from '../../src/store/store.ts';
import { DATABASES, freshStore } from '../store/databases.ts';

const DAY = 24 * 3_600_000;
const cookie = (secret: string) => ({ cookie: `other=1; blackpoker=${secret}` });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe.each(DATABASES)('people in $name', (kind) => {
  let store: Store;
  let people: People;
  let now = 0;
  beforeEach(async () => {
    now = 1_700_000_000_000;
    store = await freshStore(kind);
    people = new People({ db: store.db, now: () => now, admin: 'Boss' });
  });
  afterEach(() => store.close());

  const guest = async (name = 'Aki') => {
    const id = await people.accounts.guest(name);
    return { id, secret: await people.sessions.start(id, 'a browser') };
  };
  const holder = async (secret: string) => (await people.holder(cookie(secret)))?.user;
  const login = async (name: string, password: string) => {
    const id = await people.accounts.login(name, password);
    return id && people.sessions.start(id, 'another');
  };

  test('who holds the secret of a session is its user', async () => {
    const { id, secret } = await guest();
    expect(await holder(secret)).toEqual({ id, name: 'Aki', kind: 'guest', admin: false, banned: false });
  });

  test.each(['', 'x', 'A'.repeat(43), "' OR 1=1 --"])('"%s" is nobody’s secret', async (secret) => {
    await guest();
    expect(await holder(secret)).toBeUndefined();
    expect(await people.holder(bearer(secret))).toBeUndefined();
  });

  test('a guest who signs in to an account brings games, words, blocks and favourites along', async () => {
    const { id: aki, secret } = await guest();
    const [ben, cleo] = [(await guest('Ben')).id, (await guest('Cleo')).id];
    const account = await people.accounts.signUp(undefined, 'Ann', 'correct horse');
    const { db } = store;
    const game = (id: string, a: string, b: string | null, creator: string | null = a) => ({
      ...{ id, kind: 'invite', state: 'playing', regulation: '8.0/lite/full', options: '{}', clock: '{}' },
      ...{ rated: 0, rules_version: '', creator_id: creator, seat_a: a, seat_b: b, created_at: now, turns: 0 },
    });
    await db
      .insertInto('games')
      .values([game('one', aki, ben), game('two', ben, aki), game('both', aki, account)])
      .execute();
    await db
      .insertInto('chat')
      .values({ game_id: 'one', n: 1, cmd: 'c', seat: 0, user_id: aki, preset: 'hello', at: now })
      .execute();
    await db
      .insertInto('blocks')
      .values([
        { user_id: aki, other_id: cleo, at: now },
        { user_id: ben, other_id: aki, at: now },
        { user_id: ben, other_id: account, at: now },
      ])
      .execute();
    await db
      .insertInto('favourites')
      .values([
        { user_id: aki, action: 'attack', times: 2 },
        { user_id: account, action: 'attack', times: 3 },
      ])
      .execute();
    await people.accounts.takeOver(aki, account);
    const games = await db.selectFrom('games').select(['id', 'seat_a', 'seat_b', 'creator_id']).orderBy('id').execute();
    expect(games).toEqual([
      { id: 'both', seat_a: aki, seat_b: account, creator_id: account },
      { id: 'one', seat_a: account, seat_b: ben, creator_id: account },
      { id: 'two', seat_a: ben, seat_b: account, creator_id: ben },
    ]);
    expect(await db.selectFrom('chat').select('user_id').execute()).toEqual([{ user_id: account }]);
    const blocks = await db.selectFrom('blocks').select(['user_id', 'other_id']).execute();
    expect(blocks).toHaveLength(2);
    expect(blocks).toEqual(
      expect.arrayContaining([
        { user_id: account, other_id: cleo },
        { user_id: ben, other_id: account },
      ]),
    );
    expect(await db.selectFrom('favourites').selectAll().execute()).toEqual([
      { user_id: account, action: 'attack', times: 5 },
    ]);
    expect(await holder(secret)).toBeUndefined();
  });

  test('only what follows from the secret is kept', async () => {
    const { secret } = await guest();
    const rows = await store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]?.hash).toBe(hashOf(secret));
  });

  test('a session lives 30 days from when it was used last', async () => {
    const { secret } = await guest();
    now += 29 * DAY;
    expect(await holder(secret)).toBeDefined();
    now += 29 * DAY;
    expect(await holder(secret)).toBeDefined();
    now += 31 * DAY;
    expect(await holder(secret)).toBeUndefined();
    await people.forgetOld();
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('of many sessions of one user those end that were not used for longest', async () => {
    const [first, other] = [await guest(), await guest('Ben')];
    now += 2 * 3_600_000;
    const second = await people.sessions.start(first.id, 'a browser');
    const more: string[] = [];
    for (let i = 2; i < MOST_SESSIONS; i++) more.push(await people.sessions.start(first.id, 'a browser'));
    now += 2 * 3_600_000;
    expect(await holder(first.secret)).toBeDefined();
    for (const secret of more) expect(await holder(secret)).toBeDefined();
    const newest = await people.sessions.start(first.id, 'a browser');
    expect(await holder(second)).toBeUndefined();
    for (const secret of [first.secret, newest, ...more, other.secret]) expect(await holder(secret)).toBeDefined();
  });

  test('guests to whom nobody can come back are forgotten, unless something tells of them', async () => {
    await people.accounts.guest('gone');
    const named = [await people.accounts.guest('played'), await people.accounts.guest('reported')] as const;
    const account = await guest('account');
    await people.accounts.signUp(await holder(account.secret), 'Akiko', 'correct horse');
    await people.sessions.end(hashOf(account.secret));
    const [seat_b, about_id] = named;
    await store.db
      .insertInto('games')
      .values({
        ...{ id: 'game', kind: 'open', state: 'over', regulation: '8.0/lite/full', options: '{}', clock: '{}' },
        ...{ rated: 0, rules_version: '1', seat_b, created_at: now, turns: 1 },
      })
      .execute();
    await store.db.insertInto('reports').values({ id: 'r', by_id: 'x', about_id, text: 'rude', at: now }).execute();
    now += 29 * DAY;
    const back = await guest('back');
    now += 2 * DAY;
    const young = await people.accounts.guest('young');
    await people.forgetOld();
    const left = await store.db.selectFrom('users').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([...named, account.id, back.id, young].sort());
  });

  test('many guests are forgotten in one go, with what others have blocked of them', async () => {
    const row = (i: number) => ({ id: `g${i}`, kind: 'guest', name: 'Guest', admin: 0, created_at: now + (i >> 9) });
    const rows = Array.from({ length: 1300 }, (_, i) => row(i));
    await store.db.insertInto('users').values(rows).execute();
    await store.db
      .insertInto('blocks')
      .values([
        { user_id: 'other', other_id: 'g7', at: now },
        { user_id: 'other', other_id: 'another', at: now },
      ])
      .execute();
    const [kept] = [await guest('kept')];
    now += 31 * DAY;
    await store.db
      .updateTable('sessions')
      .set({ expires_at: now + DAY })
      .execute();
    await people.forgetOld();
    expect(await store.db.selectFrom('users').select('id').execute()).toEqual([{ id: kept.id }]);
    expect(await store.db.selectFrom('blocks').select('other_id').execute()).toEqual([{ other_id: 'another' }]);
  });

  test('what cannot be forgotten keeps nothing else from being', async () => {
    await people.accounts.guest('gone');
    people.sessions.forgetOld = () => Promise.reject(new Error('no'));
    now += 31 * DAY;
    await expect(people.forgetOld()).rejects.toThrow();
    expect(await store.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('a guest becomes an account and stays who they are', async () => {
    const { id, secret } = await guest();
    const user = await holder(secret);
    expect(await people.accounts.signUp(user, 'Akiko', 'correct horse')).toBe(id);
    expect(await holder(secret)).toMatchObject({ id, name: 'Akiko', kind: 'account' });
    expect(await people.accounts.login('ａｋｉｋｏ', 'correct horse')).toBe(id);
  });

  test('of two who want one name at once, one gets it', async () => {
    const [one, two] = [await guest('One'), await guest('Two')];
    const [first, second] = [await holder(one.secret), await holder(two.secret)];
    const wants = [first, second, undefined].map((user) => people.accounts.signUp(user, 'Same', 'correct horse'));
    const got = await Promise.all(wants);
    expect(got.filter((id) => id === 'taken')).toHaveLength(2);
  });

  test('the name of an account is not lent to guests, nor to bots', async () => {
    const owner = await people.accounts.signUp(undefined, 'Akiko', 'correct horse');
    expect(await people.accounts.guest(' AKIKO')).toBe('taken');
    expect(await people.tokens.make(owner, 'akiko')).toBe('taken');
    const { id } = await guest('Other');
    expect(
      await people.accounts.rename({ id, name: 'Other', kind: 'guest', admin: false, banned: false }, 'akiko'),
    ).toBe(false);
  });

  test('a wrong password and a name that nobody has look the same', async () => {
    await people.accounts.signUp(undefined, 'Akiko', 'correct horse');
    expect(await login('Akiko', 'wrong horse')).toBeUndefined();
    expect(await login('Nobody', 'correct horse')).toBeUndefined();
    expect(await login('Akiko', 'correct horse')).toBeDefined();
  });

  test('the password is kept as scrypt with its parameters', async () => {
    const id = await people.accounts.signUp(undefined, 'Akiko', 'correct horse');
    const row = await store.db.selectFrom('users').select('password').where('id', '=', id).executeTakeFirst();
    expect(row?.password).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  });

  test('a new password ends the other sessions', async () => {
    const id = await people.accounts.signUp(undefined, 'Akiko', 'correct horse');
    const [here = '', there = ''] = [await login('Akiko', 'correct horse'), await login('Akiko', 'correct horse')];
    expect(await people.accounts.changePassword(id, 'wrong horse', 'another horse')).toBe(false);
    expect(await people.accounts.changePassword(id, 'correct horse', 'another horse')).toBe(true);
    await people.sessions.endOthers(id, hashOf(here));
    expect([await holder(here), await holder(there)]).toEqual([expect.objectContaining({ id }), undefined]);
    expect(await login('Akiko', 'correct horse')).toBeUndefined();
    expect(await login('Akiko', 'another horse')).toBeDefined();
  });

  test('sessions are listed and revoked, but only one’s own', async () => {
    const [one, two] = [await guest(), await guest()];
    const [line] = await people.sessions.list(one.id, hashOf(one.secret));
    expect(line).toMatchObject({ agent: 'a browser', current: true });
    expect(await people.sessions.revoke(two.id, line?.id ?? '')).toBe(false);
    expect(await people.sessions.revoke(one.id, line?.id ?? '')).toBe(true);
    expect(await holder(one.secret)).toBeUndefined();
  });

  test('a bot account has a token until it is revoked', async () => {
    const owner = await people.accounts.signUp(undefined, 'Akiko', 'correct horse');
    const made = await people.tokens.make(owner, 'Robot');
    if (typeof made === 'string') throw new Error(made);
    const held = await people.holder(bearer(made.token));
    expect(held?.user).toMatchObject({ id: made.id, name: 'Robot', kind: 'bot', admin: false });
    expect(await people.standings([held!])).toEqual(['valid']);
    expect(await people.holder(cookie(made.token))).toBeUndefined();
    expect(await people.tokens.revoke('somebody', made.id)).toBe(false);
    expect(await people.tokens.revoke(owner, made.id)).toBe(true);
    expect(await people.holder(bearer(made.token))).toBeUndefined();
    expect(await people.standings([held!])).toEqual(['signedOut']);
    expect(await people.tokens.list(owner)).toEqual([]);
  });

  test('a bot that has never played leaves no row behind', async () => {
    const owner = await people.accounts.signUp(undefined, 'Akiko', 'correct horse');
    const [idle, busy] = [await people.tokens.make(owner, 'Idle'), await people.tokens.make(owner, 'Busy')];
    if (typeof idle === 'string' || typeof busy === 'string') throw new Error('not made');
    await store.db
      .insertInto('games')
      .values({
        ...{ id: 'game', kind: 'open', state: 'over', regulation: '8.0/lite/full', options: '{}', clock: '{}' },
        ...{ rated: 0, rules_version: '1', seat_a: busy.id, created_at: now, turns: 1 },
      })
      .execute();
    for (const { id } of [idle, busy]) expect(await people.tokens.revoke(owner, id)).toBe(true);
    const left = await store.db.selectFrom('users').select('id').where('kind', '=', 'bot').execute();
    expect(left).toEqual([{ id: busy.id }]);
    expect(await store.db.selectFrom('tokens').selectAll().execute()).toEqual([]);
  });

  test('the account that the environment names is an admin; a guest of that name is not', async () => {
    const { id: guestId } = await guest('Boss');
    const id = await people.accounts.signUp(undefined, 'boss', 'correct horse');
    expect(await people.user(id)).toMatchObject({ admin: true });
    expect(await people.user(guestId)).toMatchObject({ admin: false });
  });

  test('who was banned is told apart from who signed out', async () => {
    const { id, secret } = await guest();
    const held = await people.holder(cookie(secret));
    await people.sessions.end(hashOf(secret));
    expect(await people.standings([held!])).toEqual(['signedOut']);
    await store.db.updateTable('users').set({ banned_at: now }).where('id', '=', id).execute();
    expect(await people.standings([held!])).toEqual(['banned']);
  });

  test('who is deleted leaves no name, no session, no words, and no bots', async () => {
    const { id, secret } = await guest();
    await people.accounts.signUp(await holder(secret), 'Akiko', 'correct horse');
    const bot = await people.tokens.make(id, 'Robot');
    if (typeof bot === 'string') throw new Error(bot);
    await store.db.insertInto('blocks').values({ user_id: 'other', other_id: bot.id, at: now }).execute();
    await deleteUser(store.db, id, now);
    expect(await store.db.selectFrom('blocks').selectAll().execute()).toEqual([]);
    expect(await holder(secret)).toBeUndefined();
    expect(await people.holder(bearer(bot.token))).toBeUndefined();
    expect(await login('Akiko', 'correct horse')).toBeUndefined();
    expect(JSON.stringify(await store.db.selectFrom('users').selectAll().execute())).not.toMatch(/Akiko|Robot|scrypt/);
    expect(await people.accounts.guest('Akiko')).not.toBe('taken');
  });

  test('a record that is written after somebody has left loses their name soon', async () => {
    const { id } = await guest();
    const other = await guest('Ben');
    await deleteUser(store.db, id, now);
    const played = (game: string, seat_a: string) => ({
      ...{ id: game, kind: 'open', state: 'over', regulation: '8.0/lite/full', options: '{}', clock: '{}', rated: 0 },
      ...{ rules_version: '1', seat_a, seat_b: other.id, created_at: now, ended_at: now, turns: 1 },
      record: 'seed: 1\nplayerA: Aki\nplayerB: Ben\n',
    });
    await store.db
      .insertInto('games')
      .values([played('late', id), played('of others', other.id)])
      .execute();
    await people.forgetOld();
    const rows = await store.db.selectFrom('games').select(['id', 'record']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'late', record: 'seed: 1\n' },
      { id: 'of others', record: played('', '').record },
    ]);
  });
});
