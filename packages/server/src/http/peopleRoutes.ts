/** Guests, accounts, sessions. */
import { credentials, leaving, type Me, newGuest, passwordChange } from '@blackpoker/protocol';
import type { Hono } from 'hono';
import { cookieOf, endedCookie } from '../people/cookie.ts';
import { nameKey } from '../people/nameKey.ts';
import { PEOPLE_WORDS } from '../people/words.ts';
import type { ApiDeps } from './api.ts';
import {
  type ApiContext,
  type ApiEnv,
  accountIn,
  bodyOf,
  holderIn,
  newRoutes,
  partOf,
  setSession,
  signedIn,
  userIn,
} from './context.ts';
import { banned, forbidden, gamesRun, Problem, signedOut, tooOften, unknown } from './problem.ts';
import { checkReserved } from './reservedName.ts';

export function peopleRoutes(deps: ApiDeps): Hono<ApiEnv> {
  const { people } = deps;
  return newRoutes()
    .get('/me', (context) => tellMe(deps, context))
    .delete('/me', (context) => leave(deps, context))
    .post('/guest', (context) => becomeGuest(deps, context))
    .post('/name', (context) => rename(deps, context))
    .post('/account', (context) => signUp(deps, context))
    .post('/login', (context) => login(deps, context))
    .post('/logout', async (context) => {
      const holder = await holderIn(context);
      if (holder !== undefined) await people.sessions.end(holder.hash);
      if (holder !== undefined) deps.announce({ type: 'user', user: holder.user.id });
      return signedOff(context);
    })
    .post('/password', (context) => changePassword(deps, context))
    .get('/sessions', async (context) => {
      const { user, hash } = await signedIn(context);
      return context.json({ sessions: await people.sessions.list(user.id, hash) });
    })
    .delete('/sessions/:id', (context) => revokeSession(deps, context));
}

/** The cookie is sent again, so that it lives as long as the session. */
async function tellMe(deps: ApiDeps, context: ApiContext): Promise<Response> {
  if ((await holderIn(context)) === undefined) return context.json(null);
  const { user, isToken } = await signedIn(context);
  if (!isToken) setSession(context, cookieOf(context.req.header('Cookie')) ?? '');
  return context.json(await deps.me(user));
}

function signedOff(context: ApiContext): Response {
  context.header('Set-Cookie', endedCookie(context.get('caller').secure));
  return context.body(null, 204);
}

const nameTaken = (): Problem => new Problem(409, 'taken', PEOPLE_WORDS.nameTaken);

async function becomeGuest(deps: ApiDeps, context: ApiContext): Promise<Response> {
  const { name } = await bodyOf(context, newGuest);
  if ((await holderIn(context)) !== undefined) return rename(deps, context);
  checkReserved(deps, context, name);
  if (!deps.rates.people.take(context.get('caller').address)) throw tooOften();
  const id = await deps.people.accounts.guest(name);
  if (id === 'taken') throw nameTaken();
  return begun(deps, context, id, 201);
}

async function meNow({ people, me }: ApiDeps, id: string): Promise<Me> {
  const user = await people.user(id);
  if (user === undefined) throw signedOut();
  return me(user);
}

/** A session begins, and its holder is told who they are. */
async function begun(deps: ApiDeps, context: ApiContext, user: string, status: 200 | 201): Promise<Response> {
  setSession(context, await deps.people.sessions.start(user, context.req.header('User-Agent') ?? ''));
  return context.json(await meNow(deps, user), status);
}

async function rename(deps: ApiDeps, context: ApiContext): Promise<Response> {
  const user = await userIn(context);
  const { name } = await bodyOf(context, newGuest);
  if (user.kind !== 'guest') throw forbidden(PEOPLE_WORDS.notAGuest);
  checkReserved(deps, context, name);
  if (!(await deps.people.accounts.rename(user, name))) throw nameTaken();
  return context.json(await meNow(deps, user.id));
}

async function signUp(deps: ApiDeps, context: ApiContext): Promise<Response> {
  const { name, password } = await bodyOf(context, credentials);
  checkReserved(deps, context, name);
  const guest = (await holderIn(context)) === undefined ? undefined : await userIn(context);
  if (guest !== undefined && guest.kind !== 'guest') throw forbidden(PEOPLE_WORDS.notAGuest);
  if (!deps.rates.people.take(context.get('caller').address)) throw tooOften();
  const id = await deps.people.accounts.signUp(guest, name, password);
  if (id === 'taken') throw nameTaken();
  return guest === undefined ? begun(deps, context, id, 201) : context.json(await meNow(deps, id), 201);
}

/** Only what fails counts. */
async function login(deps: ApiDeps, context: ApiContext): Promise<Response> {
  const { name, password } = await bodyOf(context, credentials);
  const { address } = context.get('caller');
  const key = nameKey(name);
  if (!deps.rates.takeLogin(address, key)) throw tooOften();
  const id = await deps.people.accounts.login(name, password);
  if (id === undefined) throw new Problem(401, 'wrongPassword', PEOPLE_WORDS.wrongPassword);
  if ((await deps.people.user(id))?.banned) throw banned();
  deps.rates.giveBackLogin(address, key);
  await bringGuest(deps, context, id);
  return begun(deps, context, id, 200);
}

/** Who was here as a guest loses nothing by signing in. */
async function bringGuest(deps: ApiDeps, context: ApiContext, account: string): Promise<void> {
  const { user } = (await holderIn(context)) ?? {};
  if (user?.kind !== 'guest' || user.banned) return;
  await deps.people.accounts.takeOver(user.id, account);
  deps.announce({ type: 'user', user: user.id });
}

/** Whoever finds a browser signed in cannot delete the account. */
async function leave(deps: ApiDeps, context: ApiContext): Promise<Response> {
  const user = await userIn(context);
  const { password = '' } = await bodyOf(context, leaving);
  if (user.kind === 'account') await checkPassword(deps, context, user.id, password);
  if (!(await deps.leave(user))) throw gamesRun();
  return signedOff(context);
}

async function checkPassword(deps: ApiDeps, context: ApiContext, user: string, password: string): Promise<void> {
  const { address } = context.get('caller');
  if (!deps.rates.logins.take(address)) throw tooOften();
  if (!(await deps.people.accounts.hasPassword(user, password)))
    throw new Problem(403, 'wrongPassword', PEOPLE_WORDS.wrongOldPassword);
  deps.rates.logins.giveBack(address);
}

async function changePassword(deps: ApiDeps, context: ApiContext): Promise<Response> {
  const account = await accountIn(context);
  const { hash } = await signedIn(context);
  const { old, new: next } = await bodyOf(context, passwordChange);
  if (!deps.rates.logins.take(context.get('caller').address)) throw tooOften();
  if (!(await deps.people.accounts.changePassword(account.id, old, next)))
    throw new Problem(403, 'wrongPassword', PEOPLE_WORDS.wrongOldPassword);
  await deps.people.sessions.endOthers(account.id, hash);
  deps.announce({ type: 'user', user: account.id });
  return context.body(null, 204);
}

async function revokeSession(deps: ApiDeps, context: ApiContext): Promise<Response> {
  const user = await userIn(context);
  if (!(await deps.people.sessions.revoke(user.id, partOf(context, 'id')))) throw unknown(PEOPLE_WORDS.noSuchSession);
  deps.announce({ type: 'user', user: user.id });
  return context.body(null, 204);
}
