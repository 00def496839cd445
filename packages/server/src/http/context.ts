/** A request on its way through the API. */

import { plainText } from '@blackpoker/protocol';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { sessionCookie } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import type { Holder } from '../people/sessions.ts';
import type { User } from '../people/user.ts';
import { PEOPLE_WORDS } from '../people/words.ts';
import type { Caller } from './caller.ts';
import { filledText } from './filledText.ts';
import { plainJson } from './plainJson.ts';
import { banned, forbidden, Problem, signedOut, unknown } from './problem.ts';
import { HTTP_WORDS } from './words.ts';

export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: { caller: Caller; people: People; holder: Promise<Holder | undefined> | undefined };
}
export type ApiContext = Context<ApiEnv>;

export const newRoutes = (): Hono<ApiEnv> => new Hono<ApiEnv>();

/** Who asks, if anybody; looked up once. */
export async function holderIn(context: ApiContext): Promise<Holder | undefined> {
  const known = context.get('holder');
  if (known !== undefined) return known;
  const { cookie, authorization } = context.env.incoming.headers;
  const asked = context.get('people').holder({ cookie, authorization });
  context.set('holder', asked);
  return asked;
}

export function setSession(context: ApiContext, secret: string): void {
  context.header('Set-Cookie', sessionCookie(secret, context.get('caller').secure));
}

/** Who asks: somebody, or the request is refused. */
export async function signedIn(context: ApiContext): Promise<Holder> {
  const holder = await holderIn(context);
  if (holder === undefined) throw signedOut();
  if (holder.user.banned) throw banned();
  return holder;
}

export const userIn = async (context: ApiContext): Promise<User> => (await signedIn(context)).user;

export async function accountIn(context: ApiContext): Promise<User> {
  const user = await userIn(context);
  if (user.kind !== 'account') throw forbidden(PEOPLE_WORDS.accountOnly);
  return user;
}

/** A body that fits; none at all counts as `{}`. */
export async function bodyOf<T extends z.ZodType>(context: ApiContext, schema: T): Promise<z.infer<T>> {
  const json = plainJson((await context.req.text()) || '{}');
  if (json === undefined) throw new Problem(400, 'bad', HTTP_WORDS.notJson);
  const { data, error } = schema.safeParse(json);
  if (error === undefined) return data;
  const where = error.issues[0]?.path.join('.') || error.issues[0]?.message || '';
  throw new Problem(400, 'bad', filledText(HTTP_WORDS.notFit, { where }));
}

/** A part of the address. Nothing has a name with control characters, and no database is asked for one. */
export function partOf(context: ApiContext, name: string): string {
  const part = context.req.param(name) ?? '';
  if (!isPlain(part)) throw unknown();
  return part;
}

/** What is asked for after the `?`; empty where it is not there. */
export function queryOf(context: ApiContext, name: string): string {
  const value = context.req.query(name) ?? '';
  if (!isPlain(value)) throw new Problem(400, 'bad', filledText(HTTP_WORDS.notFit, { where: name }));
  return value;
}

const isPlain = (text: string): boolean => plainText.safeParse(text).success;
