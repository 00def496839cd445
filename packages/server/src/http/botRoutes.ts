/** Bot accounts: an account makes them for its programs. */
import { newToken } from '@blackpoker/protocol';
import type { Hono } from 'hono';
import { MOST_BOTS } from '../people/tokens.ts';
import { PEOPLE_WORDS } from '../people/words.ts';
import type { ApiDeps } from './api.ts';
import { type ApiContext, type ApiEnv, accountIn, bodyOf, newRoutes, partOf } from './context.ts';
import { filledText } from './filledText.ts';
import { forbidden, gamesRun, Problem, tooOften, unknown } from './problem.ts';
import { checkReserved } from './reservedName.ts';

export function botRoutes(deps: ApiDeps): Hono<ApiEnv> {
  return newRoutes()
    .get('/bots', async (context) =>
      context.json({ bots: await deps.people.tokens.list((await accountIn(context)).id) }),
    )
    .post('/bots', (context) => makeBot(deps, context))
    .delete('/bots/:id', (context) => revokeBot(deps, context));
}

async function makeBot(deps: ApiDeps, context: ApiContext): Promise<Response> {
  const { people, rates } = deps;
  const owner = await accountIn(context);
  const { name } = await bodyOf(context, newToken);
  checkReserved(deps, context, name);
  if (!rates.people.take(context.get('caller').address)) throw tooOften();
  const made = await people.tokens.make(owner.id, name);
  if (made === 'tooMany') throw forbidden(filledText(PEOPLE_WORDS.tooManyBots, { n: MOST_BOTS }));
  if (made === 'taken') throw new Problem(409, 'taken', PEOPLE_WORDS.nameTaken);
  return context.json(made, 201);
}

/** What it is in the middle of is lost, not left. */
async function revokeBot({ people, endGamesOf, announce }: ApiDeps, context: ApiContext): Promise<Response> {
  const owner = await accountIn(context);
  const bot = partOf(context, 'id');
  if (!(await people.tokens.list(owner.id)).some(({ id }) => id === bot)) throw unknown(PEOPLE_WORDS.noSuchBot);
  if (!(await endGamesOf(bot))) throw gamesRun();
  await people.tokens.revoke(owner.id, bot);
  announce({ type: 'user', user: bot });
  return context.body(null, 204);
}
