/** Plays by the command line alone: every problem says what to write instead. */
import type { Page } from 'playwright-core';
import type { Dice, Hands, Seen } from './desk.ts';

const FIELD = '[data-command]';

/** Writes a line; gives the answer, or an empty text where the game took it. */
export async function command(page: Page, line: string): Promise<string> {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  if ((await page.locator(FIELD).count()) === 0) await page.keyboard.press('/');
  const field = page.locator(FIELD);
  const before = await page.locator('.command-said').count();
  await field.fill(line);
  await field.press('Enter');
  await page
    .waitForFunction((n) => document.querySelectorAll('.command-said').length > n || n >= 40, before, {
      timeout: 3_000,
      polling: 20,
    })
    .catch(() => {});
  return page.evaluate(() => document.querySelector('.command-answers > div:last-child')?.textContent ?? '');
}

const listOf = (text: string): string[] =>
  (text.split(/[:：]/).slice(1).join(':').split(/, ?/) ?? []).map((each) => each.trim()).filter(Boolean);

/** Follows what the answers ask for: key cards, then the target or what pays. */
async function request(page: Page, n: number, dice: Dice): Promise<void> {
  const options = (await command(page, 'options')).split(/\d+\. /).slice(1);
  const name = /^[^(（]+/.exec(options[n - 1] ?? '')?.[0]?.trim() ?? '';
  let line = name.replace(/\s+/g, '');
  for (let i = 0; i < 4; i++) {
    const answer = await command(page, line);
    const words = listOf(answer);
    const key = /key cards|キーカード/.test(answer) ? words[dice(Math.max(1, words.length))] : undefined;
    const part = /target|対象/.test(answer) ? words.join(' ').split(/\s+/) : undefined;
    if (key !== undefined) line = `${line} ${key}`;
    else if (part !== undefined && part.length > 0 && !line.includes('>'))
      line = `${line} > ${part[dice(part.length)]}`;
    else return;
  }
}

async function atChance(page: Page, { legal }: Seen, dice: Dice, attempt: number): Promise<void> {
  const way = attempt > 3 ? 3 + dice(2) : dice(5);
  if (way <= 1) await request(page, 1 + dice(legal), dice);
  else if (way === 2) await command(page, 'attack all');
  else await command(page, `${way === 3 ? 'end' : 'pass'}${attempt > 6 ? '!' : ''}`);
}

async function tryToAnswer(page: Page, seen: Seen, dice: Dice, attempt: number): Promise<void> {
  if (seen.decision === 'chance') return atChance(page, seen, dice, attempt);
  if (seen.decision === 'block') {
    await command(page, dice(2) === 0 ? 'take!' : `block 1 w${1 + dice(2)}`);
    return void (await command(page, 'take!'));
  }
  if (seen.decision === 'attack') return void (await command(page, dice(2) === 0 ? 'attack all' : 'done'));
  const answer = await command(page, `choose ${1 + dice(seen.legal)}!`);
  const count = Number(/(\d+)個|Choose (\d+)/.exec(answer)?.slice(1).find(Boolean) ?? 0);
  if (count > 1) await command(page, `choose ${Array.from({ length: count }, (_, i) => i + 1).join(' ')}!`);
}

export const COMMANDS: Hands = {
  tryToAnswer,
  takeDevice: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
};
