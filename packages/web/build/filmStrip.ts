/**
 * Takes a picture of a table every 0.3 s: what a person sees while the opponent plays.
 * `node --import tsx packages/web/build/filmStrip.ts FOLDER ADDRESS [--lang ja] [--theme dark] [--wide] [--still] [--seconds 12]`
 * A person who is asked presses the main button, and blocks one for one.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appServer, listen, readSite } from '@blackpoker/server';
import { chromium } from 'playwright-core';
import { builtApp } from './builtApp.ts';

const PICTURE_MS = 300;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'light' },
    wide: { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '12' },
  },
});
const [folder = 'film', address = '/t/new'] = positionals;
mkdirSync(folder, { recursive: true });

const server = await listen(appServer(readSite(await builtApp())), 0);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({
  baseURL: `http://127.0.0.1:${server.port}`,
  viewport: values.wide ? { width: 1280, height: 800 } : { width: 390, height: 844 },
  hasTouch: !values.wide,
  isMobile: !values.wide,
  locale: values.lang === 'ja' ? 'ja-JP' : 'en-US',
  colorScheme: values.theme === 'dark' ? 'dark' : 'light',
  reducedMotion: values.still ? 'reduce' : 'no-preference',
});
await page.goto(address);
await page.locator('main[data-decision-id]').waitFor();
const begin = Date.now();
const main = page.locator('main:not([data-decision=""]) .bar-main, dialog .primary').first();

/** The first who can blocks the first attacker, and so on. */
async function block(): Promise<void> {
  const [attackers, blockers] = [page.locator('.lane-attacker'), page.locator('.pool-unit')];
  for (let i = 0; i < Math.min(await attackers.count(), await blockers.count()); i++) {
    await attackers.nth(i).click();
    await blockers.nth(i).click();
  }
  await page.locator('.lanes-buttons .primary').click();
}

for (let i = 0; Date.now() - begin < Number(values.seconds) * 1_000; i++) {
  await page.waitForTimeout(Math.max(0, begin + i * PICTURE_MS - Date.now()));
  const at = ((Date.now() - begin) / 1_000).toFixed(1).padStart(4, '0');
  const line = await page
    .locator('.prompt-text')
    .first()
    .textContent({ timeout: 200 })
    .catch(() => '');
  await page.screenshot({ path: join(folder, `${String(i).padStart(2, '0')}.png`) });
  console.log(at, line);
  if (await page.locator('.lanes').isVisible()) await block();
  else if (await main.isVisible()) await main.click({ timeout: 500 }).catch(() => undefined);
}
await browser.close();
await server.stop();
