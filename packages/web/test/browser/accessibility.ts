/** What axe finds on a page: only what is serious or critical counts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { readSite } from '@blackpoker/server';
import type { AxeResults, ImpactValue, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { headingProblems } from './layout.ts';

type Site = ReturnType<typeof readSite>;

declare const axe: { readonly run: (scope: Element, options: RunOptions) => Promise<AxeResults> };

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Among the files of the app: a browser that has it need not read it again. */
const AXE = '/assets/axe.js';

export function withAxe(site: Site): Site {
  const identity = new Uint8Array(readFileSync(SOURCE));
  return new Map([...site, [AXE, { type: 'text/javascript', etag: '"axe"', immutable: true, bodies: { identity } }]]);
}

/** Runs in the page. */
const loadAxe = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if ('axe' in globalThis) return resolve();
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} is not there`));
    script.src = address;
    document.head.append(script);
  });

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;
const COUNTED: ReadonlySet<ImpactValue | undefined> = new Set(['serious', 'critical']);

/** What is wrong for everybody, whatever their language: looked at in one of them. The page is left in the dark theme. */
export async function problemsForAll(page: Page): Promise<string[]> {
  const found = [...(await violations(page)), ...(await headingProblems(page))];
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await violations(page, 'colours'))];
}

/** On the whole page, or on the sheet over it. `colours`: only the rules that another theme could break. */
export async function violations(page: Page, scope: 'all' | 'colours' = 'all'): Promise<string[]> {
  await page.evaluate(loadAxe, AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(scope === 'colours' && { runOnly: { type: 'rule', values: [...COLOUR_RULES] } }),
  };
  const found = await page.evaluate(async (asked) => {
    const scope = document.querySelector('dialog[open]') ?? document.documentElement;
    return (await axe.run(scope, asked)).violations;
  }, options);
  return found
    .filter(({ impact }) => COUNTED.has(impact))
    .flatMap(({ id, impact, nodes }) => nodes.map(({ target, html }) => `${impact} ${id}: ${target} ${short(html)}`));
}

const short = (html: string): string => html.slice(0, 160);
