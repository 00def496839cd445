/** What is wrong with a screen of a phone that was reached in Japanese: to all, in both themes; to the eye and the finger, in both languages. */
import type { Page } from 'playwright-core';
import { problemsForAll } from './accessibility.ts';
import { narrowProblems, targetProblems, textProblems } from './layout.ts';

export async function problemsOnPhone(page: Page): Promise<readonly string[]> {
  const inJapanese = [...(await layoutProblems(page)), ...(await problemsForAll(page))];
  await changeToEnglish(page);
  return [...inJapanese, ...(await layoutProblems(page))];
}

const layoutProblems = async (page: Page): Promise<readonly string[]> => [
  ...(await targetProblems(page)),
  ...(await textProblems(page)),
  ...(await narrowProblems(page)),
];

/** As from the settings in another window. */
async function changeToEnglish(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'blackpoker.settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{"state":{},"version":1}');
    localStorage.setItem(key, JSON.stringify({ ...kept, state: { ...kept.state, lang: 'en' } }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  await page.locator('html[lang=en]').waitFor();
}
