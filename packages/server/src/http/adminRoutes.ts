/** For those who look after the server. */
import { blocking } from '@blackpoker/protocol';
import type { Hono } from 'hono';
import type { User } from '../people/user.ts';
import type { ApiDeps } from './api.ts';
import { type ApiContext, type ApiEnv, bodyOf, newRoutes, partOf, queryOf, userIn } from './context.ts';
import { forbidden, Problem, unknown } from './problem.ts';
import { HTTP_WORDS } from './words.ts';

export function adminRoutes(deps: ApiDeps): Hono<ApiEnv> {
  const { pages, moderation, audit } = deps;
  const done = (context: ApiContext, admin: User, act: string, about: string, found: boolean): Response => {
    if (!found) throw unknown();
    audit({ admin: admin.id, act, about });
    return context.body(null, 204);
  };
  return newRoutes()
    .get('/admin/games', async (context) => {
      await adminIn(context);
      return context.json({ games: await pages.running({}) });
    })
    .get('/admin/players', async (context) => {
      await adminIn(context);
      const [named, isBanned] = [queryOf(context, 'named'), context.req.query('banned') !== undefined];
      return context.json({ players: await moderation.users({ named, banned: isBanned }) });
    })
    .get('/admin/reports', async (context) => {
      await adminIn(context);
      return context.json({ reports: await moderation.reports({ all: context.req.query('all') !== undefined }) });
    })
    .post('/admin/reports/:id/close', async (context) => {
      const [admin, id] = [await adminIn(context), partOf(context, 'id')];
      return done(context, admin, 'closeReport', id, await moderation.closeReport(id));
    })
    .post('/admin/ban', async (context) => {
      const [admin, { id }] = [await adminIn(context), await bodyOf(context, blocking)];
      return done(context, admin, 'ban', id, await moderation.ban(id));
    })
    .post('/admin/unban', async (context) => {
      const [admin, { id }] = [await adminIn(context), await bodyOf(context, blocking)];
      return done(context, admin, 'unban', id, await moderation.unban(id));
    })
    .post('/admin/games/:id/close', async (context) => {
      const [admin, id] = [await adminIn(context), partOf(context, 'id')];
      return done(context, admin, 'closeGame', id, await closeGame(deps, id));
    });
}

/** A game that waits is withdrawn, one that is played ends without a result. False: there is no such game. */
async function closeGame({ pages, lobby, rooms }: ApiDeps, id: string): Promise<boolean> {
  const state = (await pages.game(id))?.line.state;
  if (state === undefined) return false;
  if (state === 'waiting' && (await lobby.cancel(undefined, id))) return true;
  if (state === 'over' || state === 'aborted') throw new Problem(409, 'over', HTTP_WORDS.gameOver);
  await rooms.abort(id);
  return true;
}

async function adminIn(context: ApiContext): Promise<User> {
  const user = await userIn(context);
  if (!user.admin) throw forbidden(HTTP_WORDS.adminOnly);
  return user;
}
