/** Answers requests for the app: its files, its page at every address of a page, and whether all is well. */

import { isPage, pageFile } from '@blackpoker/web/pages';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { chosenEncoding } from './chosenEncoding.ts';
import { callerOf } from './http/caller.ts';
import { notFoundPage } from './notFoundPage.ts';
import { HTTPS_HEADERS, SECURITY_HEADERS } from './securityHeaders.ts';
import { PAGE, type Site, type SiteFile } from './site.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

export interface AppParts {
  /** Routes that come before those of the app. */
  readonly mount: (app: Hono) => void;
  readonly trustProxy: number;
}

const APP_ALONE: AppParts = { mount: () => {}, trustProxy: 0 };

export const buildOf = (site: Site): string => site.get(PAGE)?.etag.replaceAll('"', '') ?? '';

export function appServer(site: Site, { mount, trustProxy }: AppParts = APP_ALONE): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const headers = isSecure(context, trustProxy) ? [...SECURITY_HEADERS, ...HTTPS_HEADERS] : SECURITY_HEADERS;
    for (const [name, value] of headers) context.res.headers.set(name, value);
  });
  app.get('/healthz', (context) =>
    context.json({ ok: true, online: mount !== APP_ALONE.mount, build: site.get(PAGE)?.etag }, 200, {
      'Cache-Control': 'no-store',
    }),
  );
  mount(app);
  const lost = notFoundPage(site);
  app.get('*', (context) => {
    const file = fileFor(site, context.req.path);
    return file === undefined ? notFound(context, lost) : send(context, file);
  });
  app.all('*', (context) => context.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));
  return app;
}

/** Requests that were made up by a test have no socket. */
function isSecure(context: Context, trustProxy: number): boolean {
  const { incoming }: Partial<HttpBindings> = context.env ?? {};
  return incoming !== undefined && callerOf(incoming, trustProxy).secure;
}

/** A file by its name, or the page at the address of a page. */
function fileFor(site: Site, path: string): SiteFile | undefined {
  const file = path === '/' ? undefined : site.get(path);
  return file ?? (isPage(path) ? (site.get(pageFile(path)) ?? site.get(PAGE)) : undefined);
}

/** A page for people; programs, and the app when it has lost a script, need none. */
function notFound(context: Context, page: string): Response {
  const headers = { 'Cache-Control': 'no-store', Vary: 'Accept' };
  const isPerson = context.req.header('Accept')?.includes('text/html') === true;
  return isPerson ? context.html(page, 404, headers) : context.text('Not found\n', 404, headers);
}

function send(context: Context, { type, etag, immutable, bodies }: SiteFile): Response {
  const headers = { ETag: etag, Vary: 'Accept-Encoding', 'Cache-Control': immutable ? FOR_EVER : ASK_AGAIN };
  if (isKnown(context.req.header('If-None-Match'), etag)) return context.body(null, 304, headers);
  const encoding = chosenEncoding(context.req.header('Accept-Encoding') ?? '', bodies);
  const coded: Record<string, string> = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  return context.body(bodies[encoding] ?? bodies.identity, 200, { ...headers, ...coded, 'Content-Type': type });
}

const isKnown = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
