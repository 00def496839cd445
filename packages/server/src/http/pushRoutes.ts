/** Notifications for people who have no page open, if they ask for them. */
import { type PushKey, pushSubscription } from '@blackpoker/protocol';
import type { Hono } from 'hono';
import type { ApiDeps } from './api.ts';
import { type ApiContext, type ApiEnv, bodyOf, newRoutes, signedIn } from './context.ts';
import { forbidden } from './problem.ts';
import { HTTP_WORDS } from './words.ts';

export function pushRoutes({ push }: ApiDeps): Hono<ApiEnv> {
  return newRoutes()
    .get('/push', async (context) => context.json({ key: await push.publicKey() } satisfies PushKey))
    .post('/push', async (context) => {
      const session = await sessionIn(context);
      const wanted = await bodyOf(context, pushSubscription);
      if (!(await push.subscribe(session, wanted))) throw forbidden(HTTP_WORDS.noPush);
      return context.body(null, 204);
    })
    .delete('/push', async (context) => {
      await push.unsubscribe(await sessionIn(context));
      return context.body(null, 204);
    });
}

/** A program has no browser. */
async function sessionIn(context: ApiContext): Promise<string> {
  const { hash, isToken } = await signedIn(context);
  if (isToken) throw forbidden(HTTP_WORDS.noPush);
  return hash;
}
