/** The app in a real browser on a slow phone: 4 times slower, 1.6 Mb/s, 150 ms. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { appServer, listen, readSite } from '@blackpoker/server';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SLOWER = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
/** Entries come a little after what they tell of. */
const SETTLED_MS = 1000;

interface Visit {
  readonly name: string;
  readonly path: string;
  /** What is tapped, to see how long the page is busy with it. */
  readonly tap: string;
}

const VISITS: readonly Visit[] = [
  { name: 'home', path: '/', tap: 'header button' },
  { name: 'table', path: '/t/new?reg=8.0/lite/entry20&level=1&seed=1&starts=me', tap: '.hand button' },
];

/** Lines that tell how it went. */
export async function measured(folder: string): Promise<string[]> {
  const executablePath = process.env.CHROMIUM ?? CHROMIUM.find(existsSync);
  if (executablePath === undefined) return ['LCP and long tasks: skipped, there is no Chromium here'];
  const server = await listen(appServer(readSite(folder)), 0);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const lines: string[] = [];
  for (const visit of VISITS) lines.push(await visited(browser, `http://127.0.0.1:${server.port}`, visit));
  await browser.close();
  await server.stop();
  return [`on a slow phone (CPU ÷ ${SLOWER}, 1.6 Mb/s, ${LATENCY_MS} ms)`, ...lines];
}

async function visited(browser: Browser, base: string, { name, path, tap }: Visit): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  await slowDown(await context.newCDPSession(page));
  await page.goto(base + path, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForFunction('seen.lcp > 0', undefined, { timeout: 20_000 }).catch(() => undefined);
  await page.waitForTimeout(SETTLED_MS);
  const { lcp, shift } = await page.evaluate(() => seen);
  const longest = await busyAfter(page, tap);
  await context.close();
  return `  ${name.padEnd(8)} LCP ${(lcp / 1000).toFixed(2)} s (aim 2.5), shift ${shift.toFixed(3)}, longest task on a tap ${longest} (aim 150 ms)`;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function busyAfter(page: Page, selector: string): Promise<string> {
  const target = page.locator(selector).first();
  if (!(await target.isVisible())) return `not measured: nothing matches ${selector}`;
  await page.evaluate(() => {
    seen.longest = 0;
  });
  await target.tap();
  await page.waitForTimeout(1500);
  const longest = await page.evaluate(() => seen.longest);
  return longest === 0 ? 'under 50 ms' : `${Math.round(longest)} ms`;
}

declare const seen: { lcp: number; shift: number; longest: number };

const OBSERVE = `
  globalThis.seen = { lcp: 0, shift: 0, longest: 0 };
  const observe = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  observe('longtask', (entry) => { seen.longest = Math.max(seen.longest, entry.duration); });
`;
