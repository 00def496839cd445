/** For those who look after the server. */
import { blocking } from '@blackpoker/protocol';
import type { Hono } from 'hono';
import type { User } from '../people/user.ts';
import type { ApiDeps } from './api.ts';
import { type ApiContext, type ApiEnv, bodyOf, newRoutes, partOf, userIn } from './context.ts';
import { forbidden, unknown } from './problem.ts';
import { HTTP_WORDS } from './words.ts';

export function adminRoutes({ pages, moderation, rooms, audit }: ApiDeps): Hono<ApiEnv> {
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
      const { named = '', banned } = context.req.query();
      return context.json({ players: await moderation.users({ named, banned: banned !== undefined }) });
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
      const found = (await pages.game(id)) !== undefined;
      if (found) await rooms.abort(id);
      return done(context, admin, 'closeGame', id, found);
    });
}

async function adminIn(context: ApiContext): Promise<User> {
  const user = await userIn(context);
  if (!user.admin) throw forbidden(HTTP_WORDS.adminOnly);
  return user;
}
