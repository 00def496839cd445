/** The built app in a real browser: one server and one browser for each file of tests. */

import { appServer, type Listening, listen, readSite } from '@blackpoker/server';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest';
import type {} from '../../../../scripts/provided.d.ts';
import { withAxe } from './accessibility.ts';
import { TroubleList } from './troubles.ts';

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const PHONE: Look = { width: 390, height: 844, touch: true };
export const DESKTOP: Look = { width: 1280, height: 800, touch: false };

export interface Visitor extends Look {
  readonly lang: 'ja' | 'en';
  readonly theme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  /** Keeps the app for use without a network. */
  readonly serviceWorker: boolean;
}

const SOMEBODY: Visitor = { ...PHONE, lang: 'en', theme: 'light', reducedMotion: false, serviceWorker: false };

/** For anything that should be there at once; the machine may be busy. */
const PATIENCE_MS = 20_000;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Site = ReturnType<typeof readSite>;
type SiteFile = Site extends ReadonlyMap<string, infer File> ? File : never;

/** What serves the app to the browser: as plain files, unless a test brings a server of its own. */
export type Serve = (site: Site) => Promise<Listening>;
const asFiles: Serve = (site) => listen(appServer(site), 0);

export class App {
  private readonly serve: Serve;
  private server: Listening | undefined;
  private readonly site = new Map<string, SiteFile>();
  private browser: Browser | undefined;
  private readonly contexts: BrowserContext[] = [];
  private readonly kept = new Map<string, BrowserContext>();
  private readonly pages: Page[] = [];
  private readonly troubles = new TroubleList();

  constructor(serve: Serve) {
    this.serve = serve;
  }

  async start(): Promise<void> {
    for (const [name, file] of withAxe(readSite(inject('builtApp') ?? ''))) this.site.set(name, file);
    this.server = await this.serve(this.site);
    const executablePath = inject('chromium') ?? '';
    this.browser = await chromium.launch({ executablePath, args: FLAGS, timeout: PATIENCE_MS });
  }

  async stop(): Promise<void> {
    await this.browser?.close();
    await this.server?.stop();
  }

  /** Nobody answers any more. */
  async unplug(): Promise<void> {
    await this.server?.stop();
  }

  /** The test has cut the network on purpose: the browser may complain about that. */
  forgive(): void {
    this.troubles.forgive();
  }

  /** From now on a file of the app is another one. */
  rewrite(name: string, change: (text: string) => string): void {
    const file = this.site.get(name);
    if (file === undefined) throw new Error(`the app has no ${name}`);
    const identity = new TextEncoder().encode(change(new TextDecoder().decode(file.bodies.identity)));
    this.site.set(name, { ...file, etag: '"rewritten"', bodies: { identity } });
  }

  get origin(): string {
    if (this.server === undefined) throw new Error('bug: the app is not served');
    return `http://127.0.0.1:${this.server.port}`;
  }

  /** A browser that nobody has used yet; until the end of the test, or with `kept` of all tests. */
  async visitor(visitor: Partial<Visitor> = {}, kept = false): Promise<BrowserContext> {
    if (this.browser === undefined) throw new Error('bug: there is no browser');
    const context = await this.browser.newContext(optionsFor({ ...SOMEBODY, ...visitor }, this.origin));
    if (!kept) this.contexts.push(context);
    context.setDefaultTimeout(PATIENCE_MS);
    this.troubles.watch(context);
    await context.addInitScript(TSX_HELPER);
    return context;
  }

  /** For many short visits: the browser knows the files of the app, and nothing else is left of the visit before. */
  async emptyPage(visitor: Partial<Visitor>): Promise<Page> {
    const key = JSON.stringify(visitor);
    const context = this.kept.get(key) ?? (await this.visitor(visitor, true));
    this.kept.set(key, context);
    const page = await context.newPage();
    this.pages.push(page);
    const session = await context.newCDPSession(page);
    const storageTypes = 'local_storage,indexeddb';
    await session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes });
    return page;
  }

  /** A page of a visitor of its own. */
  async open(path: string, visitor: Partial<Visitor> = {}): Promise<Page> {
    const page = await (await this.visitor(visitor)).newPage();
    await page.goto(path);
    return page;
  }

  /** After each test: closes what it has opened. Throws where the browser had something to complain about. */
  async tidy(): Promise<void> {
    for (const page of this.pages.splice(0)) await page.close();
    for (const context of this.contexts.splice(0)) await context.close();
    this.troubles.throwIfAny();
  }
}

/** tsx has functions remember their names through a helper, which functions that run in the page look for there. */
const TSX_HELPER = 'globalThis.__name ??= (each) => each;';

function optionsFor(visitor: Visitor, baseURL: string): BrowserContextOptions {
  const { width, height, touch, lang, theme, reducedMotion, serviceWorker } = visitor;
  return {
    baseURL,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    locale: lang === 'ja' ? 'ja-JP' : 'en-US',
    colorScheme: theme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  };
}

/** Tests that need a browser; where there is none they are skipped. */
export function inBrowser(name: string, tests: (app: App) => void, serve: Serve = asFiles): void {
  const app = new App(serve);
  describe.skipIf(inject('chromium') === undefined)(name, () => {
    beforeAll(() => app.start());
    afterAll(() => app.stop());
    afterEach(() => app.tidy());
    tests(app);
  });
}
