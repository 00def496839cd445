/** Players, ladders, and whom one does not want to meet. */
import { blocking, reportOf } from '@blackpoker/protocol';
import type { Hono } from 'hono';
import type { ApiDeps } from './api.ts';
import { type ApiContext, type ApiEnv, bodyOf, newRoutes, partOf, userIn } from './context.ts';
import { tooOften, unknown } from './problem.ts';
import { granted } from './refusal.ts';
import { HTTP_WORDS } from './words.ts';

export function playerRoutes({ pages, moderation, exported, rates }: ApiDeps): Hono<ApiEnv> {
  return newRoutes()
    .get('/players/:key', async (context) => {
      const page = await pages.player(partOf(context, 'key'));
      if (page === undefined) throw unknown(HTTP_WORDS.noSuchPlayer);
      return context.json(page);
    })
    .get('/ladders/:group{.+}', async (context) => {
      const kind = context.req.query('kind') === 'bot' ? 'bot' : 'account';
      const page = await pages.ladder(partOf(context, 'group'), kind);
      if (page === undefined) throw unknown();
      return context.json(page);
    })
    .post('/blocks', async (context) => {
      const user = await userIn(context);
      const { id } = await bodyOf(context, blocking);
      granted((await moderation.block(user.id, id)) ?? {});
      return context.body(null, 204);
    })
    .delete('/blocks/:id', async (context) => {
      await moderation.unblock((await userIn(context)).id, partOf(context, 'id'));
      return context.body(null, 204);
    })
    .post('/reports', async (context) => {
      const user = await userIn(context);
      return context.json(granted(await moderation.report(user.id, await bodyOf(context, reportOf))), 201);
    })
    .get('/export', async (context) => {
      const { id } = await userIn(context);
      if (!rates.exports.take(id)) throw tooOften();
      return download(context, await exported(id));
    });
}

function download(context: ApiContext, data: unknown): Response {
  context.header('Content-Disposition', 'attachment; filename="blackpoker.json"');
  return context.json(data);
}
