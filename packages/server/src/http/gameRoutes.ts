/** Games: made, joined, looked up. */
import { joining, newGame } from '@blackpoker/protocol';
import type { Hono } from 'hono';
import { networkAddresses } from '../listen.ts';
import type { PageOf } from '../lobby/pages.ts';
import type { ApiDeps } from './api.ts';
import { type ApiContext, type ApiEnv, bodyOf, holderIn, newRoutes, partOf, userIn } from './context.ts';
import { Problem, tooOften, unknown } from './problem.ts';
import { granted } from './refusal.ts';
import { HTTP_WORDS } from './words.ts';

export function gameRoutes(deps: ApiDeps): Hono<ApiEnv> {
  const { lobby, pages } = deps;
  return newRoutes()
    .get('/lobby', async (context) => context.json(await lobby.list((await holderIn(context))?.user.id)))
    .get('/addresses', (context) => context.json({ addresses: addressesFor(context) }))
    .get('/games', async (context) => context.json({ games: await listed(deps, context) }))
    .get('/games/mine', async (context) => {
      const user = await userIn(context);
      return context.json({ games: await pages.ofUser(user.id, pageIn(context)) });
    })
    .post('/games', (context) => create(deps, context))
    .get('/games/:id', async (context) => {
      const page = await pages.game(partOf(context, 'id'));
      if (page === undefined) throw unknown(HTTP_WORDS.noSuchGame);
      return context.json(page);
    })
    .get('/games/:id/record', async (context) => context.text(granted(await pages.record(partOf(context, 'id'))).text))
    .post('/games/:id/join', async (context) => {
      const user = await userIn(context);
      const { deck } = await bodyOf(context, joining);
      return context.json(granted(await lobby.join(user.id, partOf(context, 'id'), { deck })));
    })
    .post('/games/:id/cancel', (context) => cancel(deps, context));
}

/** For who sits at the server's own machine and invites somebody; nobody else is told of its network. */
const addressesFor = (context: ApiContext): string[] =>
  context.get('caller').isHere ? networkAddresses(context.env.incoming.socket.localPort ?? 0) : [];

const listed = ({ pages }: ApiDeps, context: ApiContext) =>
  context.req.query('list') === 'finished' ? pages.finished(pageIn(context)) : pages.running(pageIn(context));

/** `?before=` the time of the last line of the page before. */
function pageIn(context: ApiContext): PageOf {
  const before = context.req.query('before') ?? '';
  return /^\d{1,15}$/.test(before) ? { before: Number(before) } : {};
}

async function create({ lobby, rates }: ApiDeps, context: ApiContext): Promise<Response> {
  const user = await userIn(context);
  const wanted = await bodyOf(context, newGame);
  if (!rates.games.take(context.get('caller').address)) throw tooOften();
  return context.json(granted(await lobby.create(user.id, wanted)), 201);
}

async function cancel({ lobby }: ApiDeps, context: ApiContext): Promise<Response> {
  const user = await userIn(context);
  if (await lobby.cancel(user.id, partOf(context, 'id'))) return context.body(null, 204);
  throw new Problem(409, 'stale', HTTP_WORDS.notWaiting);
}
