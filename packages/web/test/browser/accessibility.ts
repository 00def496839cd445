/** What axe finds on a page: only what is serious or critical counts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ImpactValue, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare const axe: { readonly run: (scope: Element, options: RunOptions) => Promise<AxeResults> };

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;
const COUNTED: ReadonlySet<ImpactValue | undefined> = new Set(['serious', 'critical']);

/** On the whole page, or on the sheet over it. `colours`: only the rules that another theme could break. */
export async function violations(page: Page, scope: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(SOURCE);
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
