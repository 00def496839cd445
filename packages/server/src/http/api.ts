/**
 * The JSON API. Everything is under /api, takes and gives JSON, and refuses with `{ error: { code, message: { ja, en } } }`.
 *
 *   GET    /api/me                    Me, or null where nobody is signed in
 *   DELETE /api/me      {password?}   my account and data are deleted: an account shows its password   204
 *   POST   /api/guest   {name}        a guest with a session                                     201 Me
 *   POST   /api/name    {name}        a guest takes another name                                     Me
 *   POST   /api/account {name, password}   sign up; a guest keeps its games                      201 Me
 *   POST   /api/login   {name, password}                                                             Me
 *   POST   /api/logout                                                                           204
 *   POST   /api/password {old, new}   ends all other sessions                                    204
 *   GET    /api/sessions              {sessions: [{id, createdAt, seenAt, agent, current}]}
 *   DELETE /api/sessions/:id                                                                     204
 *   GET    /api/export                all that is kept of me: a file
 *   GET    /api/bots                  {bots: [{id, name, createdAt}]}
 *   POST   /api/bots    {name}        {id, name, token}: the token is shown this once            201
 *   DELETE /api/bots/:id                                                                         204
 *   GET    /api/push                  {key}: null where this server sends no notifications
 *   POST   /api/push    PushSubscription   this session's browser is told of games while no page is open   204
 *   DELETE /api/push                  it is not told any more                                    204
 *   GET    /api/lobby                 {open: OpenGame[], running: RunningGame[]}
 *   GET    /api/addresses             {addresses: string[]}: of the server on its network, told on its own machine only
 *   GET    /api/games?list=running|finished&before=TIME   {games: GameLine[]}
 *   GET    /api/games/mine?before=TIME                    {games: GameLine[]}
 *   POST   /api/games   NewGame       {game, state}                                              201
 *   GET    /api/games/:id             GamePage
 *   GET    /api/games/:id/record      text/plain, once it is over
 *   POST   /api/games/:id/join {deck?}   {game}
 *   POST   /api/games/:id/cancel                                                                 204
 *   GET    /api/players/:id-or-name   PlayerPage
 *   GET    /api/ladders/:group        LadderPage (`8.0/lite`, with its slash)
 *   POST   /api/blocks  {id}                                                                     204
 *   DELETE /api/blocks/:id                                                                       204
 *   POST   /api/reports {about, game?, text}                                                     201 {id}
 *   GET    /api/admin/{games,players,reports}
 *   POST   /api/admin/ban {id} | /api/admin/unban {id} | /api/admin/games/:id/close | /api/admin/reports/:id/close   204
 */
import type { Me } from '@blackpoker/protocol';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { BusMessage } from '../cluster/bus.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Moderation } from '../lobby/moderation.ts';
import type { Pages } from '../lobby/pages.ts';
import type { ServerConfig } from '../ops/config.ts';
import type { Incidents } from '../ops/incident.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { People } from '../people/people.ts';
import { TooManyWaiting } from '../people/turnstile.ts';
import type { User } from '../people/user.ts';
import type { Push } from '../push/push.ts';
import { StoreUnavailable } from '../store/store.ts';
import { adminRoutes } from './adminRoutes.ts';
import { botRoutes } from './botRoutes.ts';
import { callerOf } from './caller.ts';
import { type ApiContext, type ApiEnv, newRoutes } from './context.ts';
import { filledText } from './filledText.ts';
import { gameRoutes } from './gameRoutes.ts';
import { isForeign } from './origin.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { playerRoutes } from './playerRoutes.ts';
import { forbidden, Problem, tooOften, unavailable, unknown } from './problem.ts';
import { pushRoutes } from './pushRoutes.ts';
import type { Rates } from './rates.ts';
import { HTTP_WORDS } from './words.ts';

export interface ApiDeps {
  /** The store is about to be closed. */
  readonly isStopping: () => boolean;
  readonly config: ServerConfig;
  readonly people: People;
  readonly rates: Rates;
  readonly metrics: Metrics;
  readonly incidents: Incidents;
  /** To all nodes, and to this one. */
  readonly announce: (message: BusMessage) => void;
  readonly me: (user: User) => Promise<Me>;
  /** For good. False: not yet, as games that run could not be ended. */
  readonly leave: (user: User) => Promise<boolean>;
  /** The same for the games of a bot account, whose token ends. */
  readonly endGamesOf: (bot: string) => Promise<boolean>;
  /** All that is kept of a user. */
  readonly exported: (user: string) => Promise<unknown>;
  readonly lobby: Pick<Lobby, 'create' | 'join' | 'cancel' | 'list'>;
  readonly pages: Pages;
  readonly moderation: Moderation;
  readonly push: Pick<Push, 'publicKey' | 'subscribe' | 'unsubscribe'>;
  readonly rooms: { readonly abort: (game: string) => Promise<void> };
  /** What an admin has done goes to the log. */
  readonly audit: (what: { readonly admin: string; readonly act: string; readonly about: string }) => void;
}

const MOST_BYTES = 64 * 1024;
const ROUTES = [peopleRoutes, botRoutes, pushRoutes, gameRoutes, playerRoutes, adminRoutes];
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export function api(deps: ApiDeps): Hono<ApiEnv> {
  const app = newRoutes();
  app.onError((error, context) => refusal(deps, context, error));
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
    deps.metrics.requests.inc({ status: context.res.status });
  });
  app.use(async (context, next) => {
    check(deps, context);
    await next();
  });
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: tooBig }));
  for (const routes of ROUTES) app.route('/', routes(deps));
  app.all('*', () => {
    throw unknown();
  });
  return app;
}

function check({ config, people, rates, isStopping }: ApiDeps, context: ApiContext): void {
  if (isStopping()) throw unavailable();
  const { incoming } = context.env;
  const caller = callerOf(incoming, config.trustProxy);
  context.set('caller', caller);
  context.set('people', people);
  if (!rates.requests.take(caller.address)) throw tooOften();
  if (!SAFE.includes(context.req.method) && isForeign(incoming, caller, config.publicUrl))
    throw forbidden(HTTP_WORDS.foreign);
}

function tooBig(): never {
  throw new Problem(413, 'tooBig', HTTP_WORDS.tooBig);
}

function refusal(deps: ApiDeps, context: ApiContext, error: unknown): Response {
  const { status, code, text } = problemOf(deps, context, error);
  if (status === 429 || status === 503) context.header('Retry-After', '2');
  return context.json({ error: { code, message: text } }, status);
}

function problemOf(deps: ApiDeps, context: ApiContext, error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreUnavailable) return unavailable();
  if (error instanceof TooManyWaiting) return tooOften();
  const incident = deps.incidents(error, { method: context.req.method, path: context.req.routePath });
  return new Problem(500, 'internal', filledText(HTTP_WORDS.internal, { incident }));
}
