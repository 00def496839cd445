/** What is asked of the server over HTTP: packages/server/src/http/api.ts has the list. */
import type { Text } from '@blackpoker/engine';
import type {
  GameLine,
  GamePage,
  GameState,
  LadderPage,
  LobbyLists,
  Me,
  NewGame,
  NewPushSubscription,
  PlayerPage,
  PushKey,
} from '@blackpoker/protocol';
import type { Ending } from './backoff.ts';
import { NETWORK_WORDS } from './networkWords.ts';
import { parsed } from './parsed.ts';

/** The server does not want to, or cannot be reached. */
export class ApiError extends Error {
  readonly text: Text;
  /** 0: nobody has answered, or somebody who is not our server. */
  readonly status: number;
  readonly code: string | undefined;
  constructor(status: number, text: Text, code?: string) {
    super(text.en);
    this.name = 'ApiError';
    this.status = status;
    this.text = text;
    this.code = code;
  }
}

/** Whoever made the game is not there just now. */
export const isOfAbsence = (error: unknown): boolean => error instanceof ApiError && error.code === 'away';

export const wordsOf = (error: unknown): Text => (error instanceof ApiError ? error.text : NETWORK_WORDS.away);

/** Why something was not to be had. */
export interface Failure {
  readonly why: Text;
  readonly status: number;
}

export const failureOf = (error: unknown): Failure => ({
  why: wordsOf(error),
  status: error instanceof ApiError ? error.status : 0,
});

const [FORBIDDEN, TOO_OFTEN, INTERNAL, UNAVAILABLE] = [403, 429, 500, 503];
/** Nobody has answered, or nobody can just now. */
export const isAway = ({ status }: Failure): boolean => status === 0 || status === UNAVAILABLE;
/** The answer may be another one soon. */
export const isPassing = ({ status }: Failure): boolean => status === 0 || status === TOO_OFTEN || status >= INTERNAL;
export const isForbidden = ({ status }: Failure): boolean => status === FORBIDDEN;

type Method = 'GET' | 'POST' | 'DELETE';

async function call<T>(method: Method, path: string, body?: object): Promise<T> {
  const response = await answerTo(method, path, body);
  const text = await response.text();
  if (response.status === 204) return undefined as T;
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (!isJson) throw new ApiError(0, NETWORK_WORDS.away);
  const value = parsed(text);
  if (!response.ok) throw refusalIn(response.status, value);
  return value as T;
}

async function answerTo(method: Method, path: string, body?: object): Promise<Response> {
  try {
    return await fetch(`/api/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ApiError(0, NETWORK_WORDS.away);
  }
}

function refusalIn(status: number, value: unknown): ApiError {
  const { error } = (value ?? {}) as { readonly error?: { readonly code?: string; readonly message?: Text } };
  return new ApiError(status, error?.message ?? NETWORK_WORDS.away, error?.code);
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T = void>(path: string, body?: object): Promise<T> => call<T>('POST', path, body);
const remove = (path: string): Promise<void> => call<void>('DELETE', path);
const part = encodeURIComponent;

/** Undefined: nobody is signed in. */
export const fetchMe = (): Promise<Me | undefined> => get('me');
/** Why this browser is nobody on the server; undefined: it is somebody, or that cannot be said now. */
export const sessionEnding = (): Promise<Ending | undefined> =>
  fetchMe().then(
    (me) => (me === undefined ? 'signedOut' : undefined),
    (error) => (isForbidden(failureOf(error)) ? 'banned' : undefined),
  );

// people
export const becomeGuest = (name: string): Promise<Me> => post('guest', { name });
export const rename = (name: string): Promise<Me> => post('name', { name });
export interface Credentials {
  readonly name: string;
  readonly password: string;
}
export const signUp = (credentials: Credentials): Promise<Me> => post('account', credentials);
export const signIn = (credentials: Credentials): Promise<Me> => post('login', credentials);
export const signOut = (): Promise<void> => post('logout');
export const changePassword = (change: { readonly old: string; readonly new: string }): Promise<void> =>
  post('password', change);
/** `password`: of an account. */
export const deleteMe = (password: string | undefined): Promise<void> =>
  call('DELETE', 'me', { ...(password !== undefined && { password }) });
export interface Session {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly agent: string;
  readonly current: boolean;
}
export const fetchSessions = async (): Promise<readonly Session[]> =>
  (await get<{ sessions: readonly Session[] }>('sessions')).sessions;
export const endSession = (id: string): Promise<void> => remove(`sessions/${part(id)}`);
export interface Bot {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}
export const fetchBots = async (): Promise<readonly Bot[]> => (await get<{ bots: readonly Bot[] }>('bots')).bots;
export const makeBot = (name: string): Promise<{ readonly name: string; readonly token: string }> =>
  post('bots', { name });
export const removeBot = (id: string): Promise<void> => remove(`bots/${part(id)}`);
export const block = (id: string): Promise<void> => post('blocks', { id });
export const unblock = (id: string): Promise<void> => remove(`blocks/${part(id)}`);
export const report = (about: string, game: string | undefined, text: string): Promise<unknown> =>
  post('reports', { about, ...(game !== undefined && { game }), text });

/** Undefined: this server tells nobody who has no page open. */
export const fetchPushKey = async (): Promise<string | undefined> => (await get<PushKey>('push')).key ?? undefined;
export const putPush = (subscription: NewPushSubscription): Promise<void> => post('push', subscription);
export const endPush = (): Promise<void> => remove('push');

// games
export const createGame = (wanted: NewGame): Promise<{ readonly game: string; readonly state: GameState }> =>
  post('games', wanted);
export const joinGame = (game: string, deck: string | undefined): Promise<{ readonly game: string }> =>
  post(`games/${part(game)}/join`, { ...(deck !== undefined && { deck }) });
export const cancelGame = (game: string): Promise<void> => post(`games/${part(game)}/cancel`);
export const fetchGame = (game: string): Promise<GamePage> => get(`games/${part(game)}`);
export const fetchLobby = (): Promise<LobbyLists> => get('lobby');
export const fetchMyGames = async (before?: number): Promise<readonly GameLine[]> =>
  (await get<{ games: readonly GameLine[] }>(`games/mine${before === undefined ? '' : `?before=${before}`}`)).games;

/** As text; rejects while the game runs. */
export async function fetchRecord(game: string): Promise<string> {
  const response = await answerTo('GET', `games/${part(game)}/record`);
  const isText = response.headers.get('content-type')?.includes('text/plain') === true;
  if (!response.ok || !isText) throw new ApiError(response.status, NETWORK_WORDS.noRecord);
  return response.text();
}

/** Of the server on its network; empty where the page is open elsewhere than on its own machine. */
export const addresses = async (): Promise<readonly string[]> =>
  (await get<{ addresses: readonly string[] }>('addresses')).addresses;

// pages
export const fetchPlayer = (name: string): Promise<PlayerPage> => get(`players/${part(name)}`);
export const fetchLadder = (group: string, kind: 'account' | 'bot'): Promise<LadderPage> =>
  get(`ladders/${group}?kind=${kind}`);

// who runs the server
/** `named`: only players with this in their name. */
export const fetchAdmin = async <T>(what: 'games' | 'players' | 'reports', named = ''): Promise<readonly T[]> =>
  (await get<Record<typeof what, readonly T[]>>(`admin/${what}${named && `?named=${part(named)}`}`))[what];
export const ban = (id: string): Promise<void> => post('admin/ban', { id });
export const unban = (id: string): Promise<void> => post('admin/unban', { id });
export const closeGame = (id: string): Promise<void> => post(`admin/games/${part(id)}/close`);
export const closeReport = (id: string): Promise<void> => post(`admin/reports/${part(id)}/close`);
