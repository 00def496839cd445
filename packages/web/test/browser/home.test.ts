/** From the first page to a game, away from it, and back. */
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from './app.ts';
import { TABLE, untilAsked } from './games.ts';

inBrowser('home', (app) => {
  test('one tap to a game; left and resumed, it asks the same', async () => {
    const page = await app.open('/', PHONE);
    await page.locator('.home-now').tap();
    await untilAsked(page);
    const id = await page.locator(TABLE).getAttribute('data-decision-id');
    const hand = await page.locator('.hand-card').allTextContents();
    await page.goto('/');
    await page.locator('.home-resume a').tap();
    await untilAsked(page);
    expect(await page.locator(TABLE).getAttribute('data-decision-id')).toBe(id);
    expect(await page.locator('.hand-card').allTextContents()).toEqual(hand);
  });

  test('an address that is none leads home', async () => {
    const page = await app.open('/t', PHONE);
    expect(await page.locator('.home-now').isVisible()).toBe(true);
  });

  test('the regulation that was chosen is played, and is offered the next time', async () => {
    const page = await app.open('/play', { ...PHONE, lang: 'en' });
    await page.locator('[aria-haspopup=dialog]').tap();
    const sheet = page.locator('dialog[open]');
    await sheet.locator('fieldset').nth(1).locator('input').nth(1).tap();
    const chosen = await sheet.locator('.play-chosen strong').textContent();
    await sheet.locator('.primary').tap();
    expect(await page.locator('.play-name').textContent()).toBe(chosen);
    await page.locator('.play-start button').tap();
    await page.locator(TABLE).waitFor();
    await page.goto('/play');
    expect(await page.locator('.play-name').textContent()).toBe(chosen);
  });
});
