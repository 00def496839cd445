/** What a printed sheet of the rules book is like, in a real browser: for tests that drive one. */
import type { Page } from 'playwright-core';

export interface PrintedSheet {
  /** Pages of the PDF. */
  readonly pages: number;
  /** Pages that the layout has chosen. */
  readonly laidOut: number;
  /** The ids of the actions, in the order of print. */
  readonly actions: readonly string[];
  /** The headings of the actions, without the band they stand under. */
  readonly headings: readonly string[];
  /** Columns in which something is cut off. */
  readonly overfull: number;
  /** Of the letters, in points. */
  readonly size: number;
}

/** Opens /rules/EDITION/FORMAT?print=1 at an address such as http://127.0.0.1:8080 and prints it. */
export async function printedSheet(page: Page, origin: string, edition: string, format: string): Promise<PrintedSheet> {
  await page.goto(`${origin}/rules/${edition}/${format}?print=1`);
  await page.locator('.rules-papers[data-pages]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(readSheet);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  await page.emulateMedia({ media: null });
  return { ...seen, pages: countPages(pdf) };
}

export const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Runs in the page. */
function readSheet(): Omit<PrintedSheet, 'pages'> {
  const articles = [...document.querySelectorAll<HTMLElement>('[data-action]')];
  const papers = document.querySelector<HTMLElement>('.rules-papers');
  const bodies = [...document.querySelectorAll('.rules-paper-body')];
  return {
    laidOut: Number(papers?.dataset.pages),
    actions: articles.map(({ dataset }) => dataset.action ?? ''),
    headings: [...document.querySelectorAll('h3')].map(({ textContent }) => textContent),
    overfull: bodies.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
    size: Number.parseFloat(papers?.style.fontSize ?? ''),
  };
}
