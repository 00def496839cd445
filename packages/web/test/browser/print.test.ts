/** The sheet to print: at most two pages of A4 for each edition and format, with every action once. */
import { EDITIONS, FORMATS, LANGS, type Lang } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { bookActions, rulesBook } from '../../src/rules/rulesBook.ts';
import { printedSheet } from '../rules/printedSheet.ts';
import { DESKTOP, inBrowser } from './app.ts';

const SHEETS = EDITIONS.flatMap((edition) => FORMATS.map((format) => [edition, format] as const));
/** Of letters that can still be read on paper, in points. */
const SMALLEST = 5;

const otherThan = (lang: Lang): Lang => (lang === 'ja' ? 'en' : 'ja');

inBrowser('printed', (app) => {
  describe.each(LANGS)('%s', (lang) => {
    test.each(SHEETS)('%s %s', async (edition, format) => {
      const page = await app.emptyPage({ ...DESKTOP, lang });
      const sheet = await printedSheet(page, app.origin, edition, format);
      const actions = bookActions(rulesBook(edition, format));
      expect(sheet.pages).toBeLessThanOrEqual(2);
      expect(sheet.pages).toBe(sheet.laidOut);
      expect(sheet.overfull).toBe(0);
      expect(sheet.size).toBeGreaterThanOrEqual(SMALLEST);
      expect([...sheet.actions].sort()).toEqual(actions.map(({ id }) => id).sort());
      expect([...sheet.headings].sort()).toEqual(
        actions.map(({ name }) => `${name[lang]} ${name[otherThan(lang)]}`).sort(),
      );
    });
  });
});
