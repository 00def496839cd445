/** What is said where something is not to be had: nobody answers, or the server has something against it. */
import { afterEach, expect, test, vi } from 'vitest';
import { isAway, sessionEnding } from '../../src/online/api.ts';
import { refreshMe, useSession } from '../../src/online/session.ts';
import { afterFailure } from '../../src/online/useFetched.ts';

const WHY = { ja: '停止中', en: 'You may not play here' };

function serverSays(status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }));
}
const serverRefuses = (status: number): void => serverSays(status, { error: { code: 'x', message: WHY } });
const nobodyAnswers = (): void => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));

afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ state: 'unknown', me: undefined }, true);
});

const ANN = { id: 'ann', name: 'Ann', kind: 'account', admin: false, games: [], blocked: [] };

async function failureNow() {
  await refreshMe();
  const session = useSession.getState();
  return session.state === 'failed' ? session.failure : undefined;
}

test('who is refused hears the words of the server; only where nobody answers is the server away', async () => {
  serverRefuses(403);
  expect(await failureNow()).toEqual({ why: WHY, status: 403 });
  serverRefuses(429);
  const tooOften = await failureNow();
  expect(tooOften).toEqual({ why: WHY, status: 429 });
  nobodyAnswers();
  const nobody = await failureNow();
  serverRefuses(503);
  const notNow = await failureNow();
  expect([tooOften, nobody, notNow].map((each) => each && isAway(each))).toEqual([false, true, true]);
});

test('who is known stays so while nobody answers, until they are turned away', async () => {
  serverSays(200, ANN);
  await refreshMe();
  nobodyAnswers();
  await refreshMe();
  expect(useSession.getState()).toMatchObject({ state: 'known', me: { id: 'ann' } });
  serverRefuses(403);
  await refreshMe();
  expect(useSession.getState()).toMatchObject({ state: 'failed', me: undefined });
});

test('a connection that is refused learns why: signed out, banned, or nothing to speak of', async () => {
  serverSays(200, null);
  expect(await sessionEnding()).toBe('signedOut');
  serverRefuses(403);
  expect(await sessionEnding()).toBe('banned');
  serverRefuses(429);
  expect(await sessionEnding()).toBeUndefined();
  nobodyAnswers();
  expect(await sessionEnding()).toBeUndefined();
});

test('what is there stays when it cannot be had again, unless it is no more', () => {
  const there = { state: 'there', value: 'a game' } as const;
  for (const status of [0, 429, 500, 503]) {
    const failure = { why: WHY, status };
    expect(afterFailure(there, failure)).toEqual({ ...there, failure });
    expect(afterFailure({ state: 'loading' }, failure)).toEqual({ state: 'failed', failure });
  }
  for (const status of [403, 404])
    expect(afterFailure(there, { why: WHY, status })).toEqual({ state: 'failed', failure: { why: WHY, status } });
});
