/** Pages of other sites may not act in the name of who looks at them. */
import type { IncomingMessage } from 'node:http';
import { cookieOf } from '../people/cookie.ts';
import { bearerOf } from '../people/people.ts';
import type { Caller } from './caller.ts';

/** A browser names the page's origin. A program does not: it may go on with a token, or without any cookie. */
export function isForeign({ headers }: IncomingMessage, { host }: Caller, publicUrl: URL | undefined): boolean {
  const { origin, cookie, authorization } = headers;
  if (origin === undefined) return bearerOf(authorization) === undefined && cookieOf(cookie) !== undefined;
  if (origin === publicUrl?.origin) return false;
  return !isSameHost(origin, host);
}

/** With or without the usual port of http or https. */
function isSameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: of } = new URL(origin);
  const asked = `${protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === of && of !== '';
}
