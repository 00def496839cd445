/** What two people settle between them: takebacks, open hands, an opponent who does not come back, quick matches, clocks, chat. */
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from '../app.ts';
import { TABLE, untilAsked } from '../games.ts';
import { ask, becomeGuest, newGame, seated, signUp } from './guests.ts';
import { onlineServer } from './onlineServer.ts';
import { chooseInMenu, covered, over, resign, tooTall } from './onTable.ts';

const accept = (page: Page): Promise<void> => page.locator('.online-banner .primary').click();

/** From the first visit on. */
const setting = (context: BrowserContext, state: object): Promise<unknown> =>
  context.addInitScript(
    (text) => localStorage.setItem('blackpoker.settings', text),
    JSON.stringify({ state, version: 1 }),
  );

/** Changes what a page hears of the server, or says to it. An answer is told to the page, and the server hears nothing. */
interface Tap {
  readonly heard?: (text: string) => string;
  readonly answer?: (text: string) => string | undefined;
}

const tapWire = (page: Page, { heard = (text) => text, answer = () => undefined }: Tap): Promise<void> =>
  page.routeWebSocket('**/ws', (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(heard(String(text))));
    socket.onMessage((text) => {
      const answered = answer(String(text));
      if (answered === undefined) server.send(text);
      else socket.send(answered);
    });
  });

/** The minute in which one has to wait for somebody goes by at once. */
const impatient: Tap = { heard: (text) => text.replaceAll(/"absent":\[(null|\d+),(null|\d+)\]/g, gone) };
const gone = (text: string): string => text.replaceAll(/\d+/g, '0');

inBrowser(
  'agreements',
  (app) => {
    const phone = async () => (await app.visitor(PHONE)).newPage();

    test('a move is taken back where the other one agrees', async () => {
      const pages = [await phone(), await phone()] as const;
      for (const page of pages) await setting(page.context(), { passing: 'ask' });
      const [asked, other] = await seated(...pages);
      await untilAsked(asked);
      await asked.locator('.table-bar .bar-main').click();
      await untilAsked(other);
      await chooseInMenu(asked, 'Ask for a takeback');
      await other.locator('.online-banner', { hasText: /asks to take back a move: \w/ }).waitFor();
      await accept(other);
      for (const page of pages) await page.locator('.table-notice', { hasText: 'The takeback was accepted' }).waitFor();
      await untilAsked(asked);
      await other.locator(`${TABLE}[data-decision=""]`).waitFor({ state: 'attached' });
    });

    test('hands are opened to viewers by both, with a delay, and closed by either', async () => {
      const [asked, other] = await seated(await phone(), await phone());
      const watcher = await app.open(new URL(asked.url()).pathname, PHONE);
      await watcher.locator('[data-watching]', { hasText: 'You see what is public' }).waitFor();
      await chooseInMenu(asked, 'Offer to show hands to viewers');
      await accept(other);
      await watcher.locator('[data-watching]', { hasText: '60 s after they were opened' }).waitFor();
      expect(await watcher.locator('[data-thing^="card:"]').count()).toBe(0);
      await asked.locator('.online-audience', { hasText: 'Hands open' }).waitFor();
      await chooseInMenu(other, 'Stop showing hands');
      await watcher.locator('[data-watching]', { hasText: 'You see what is public' }).waitFor();
    });

    test('who has gone for too long can be claimed against, on a small phone beside their offer', async () => {
      const [a, b] = [await phone(), await phone()];
      for (const page of [a, b]) await tapWire(page, impatient);
      const [asked, other] = await seated(a, b);
      await other.setViewportSize({ width: 360, height: 640 });
      await chooseInMenu(asked, 'Offer a draw');
      await other.locator('.online-banner .primary').waitFor();
      await asked.close();
      const claim = other.locator('.online-banner .button', { hasText: 'Claim' });
      await claim.nth(1).waitFor();
      for (const button of await claim.all()) {
        const box = await button.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      }
      expect([await covered(other), await tooTall(other)]).toEqual([[], 0]);
      await other.getByText('is away. You may claim the game now').waitFor({ state: 'attached' });
      await claim.nth(1).click(); // the server has a clock of its own
      await other.locator('.table-notice', { hasText: 'not been away for long enough' }).waitFor();
      expect(await over(other)).toBe('');
    });

    test('a quick match pairs two, and is withdrawn; whose clock it is not is told so', async () => {
      const search = async (name: string, clock = 1): Promise<Page> => {
        const page = await phone();
        await page.goto('/online?speed=0');
        await page.locator('input[autocomplete=nickname]').fill(name);
        await page.locator('.online-clock-field input').nth(clock).check();
        await page.locator('.online-go').click();
        await page.waitForURL('**/g/*');
        return page;
      };
      const alone = await search('Quick Quinn');
      await alone.locator('.online-searching ~ .button').click();
      await alone.waitForURL('**/online');
      expect(await ask(alone, 'games/mine')).toEqual({ games: [] });
      const [ann, ben] = [await search('Quick Ann'), await search('Quick Ben', 2)];
      const told = (page: Page) => page.locator('.table-notice', { hasText: 'as the other player chose' });
      await told(ben).waitFor();
      for (const page of [ann, ben]) await page.locator(TABLE).waitFor();
      expect(ann.url()).toBe(ben.url());
      expect(await ann.locator('.online-opponent').textContent()).toContain('Quick Ben');
      expect(await told(ann).count()).toBe(0);
    });

    test('who looks for a quick match is met from the lobby with one tap, whatever their terms', async () => {
      const [ann, ben] = [await phone(), await phone()];
      await becomeGuest(ann, 'Waiting Ann');
      await ann.goto(`${await newGame(ann, { kind: 'quick', regulation: '8.0/pro/full' })}?speed=0`);
      await ann.locator('[role=timer]').waitFor();
      await ben.goto('/online?speed=0');
      await ben.locator('input[autocomplete=nickname]').fill('Tapping Ben');
      await ben.locator('.online-jump').click();
      const line = ben.locator('[data-list=open] li', { hasText: 'Waiting Ann' });
      expect(await line.textContent()).toContain('Pro');
      await line.locator('button').click();
      for (const page of [ann, ben]) await page.locator(TABLE).waitFor();
      expect(ann.url().split('?')[0]).toBe(ben.url());
    });

    test('who has waited for long plays a bot meanwhile, and is told there', async () => {
      const [ann, ben] = [await phone(), await phone()];
      await becomeGuest(ann, 'Patient Ann');
      await becomeGuest(ben, 'Late Ben');
      const wanted = { kind: 'quick', regulation: '8.0/lite/full' } as const;
      const address = await newGame(ann, wanted);
      await ann.clock.install();
      await ann.goto(`${address}?speed=0`);
      await ann.locator('[role=timer]').waitFor();
      await ann.clock.fastForward(31_000);
      await ann.locator('.online-small .button').click();
      await ann.locator(TABLE).waitFor();
      await newGame(ben, wanted);
      await ann.locator('.online-banner', { hasText: 'Your game has begun' }).waitFor();
    });

    test('a rated game is in the rating and the history of both', async () => {
      const [ann, ben] = [await phone(), await phone()];
      await signUp(ann, 'History Ann');
      await signUp(ben, 'History Ben');
      const address = await newGame(ann, { rated: true });
      await ask(ben, `games/${address.slice(3)}/join`, {});
      await ann.goto(`${address}?speed=0`);
      await ann.locator(TABLE).waitFor();
      await resign(ann);
      for (const [name, rating, outcome] of [
        ['History Ann', /1[0-4]\d\d/, 'lost'],
        ['History Ben', /1[5-9]\d\d/, 'won'],
      ] as const) {
        await ben.goto(`/players/${encodeURIComponent(name)}`);
        expect(await ben.locator('.online-facts strong').first().textContent()).toMatch(rating);
        const line = ben.locator('.online-list li', { hasText: 'History Ann' });
        expect((await line.textContent())?.toLowerCase()).toContain(outcome);
        expect(await line.locator('a').last().getAttribute('href')).toBe(`/r/${address.slice(3)}`);
      }
    });

    test('who has ten seconds left reads it and hears it, once', async () => {
      const pages = [await phone(), await phone()] as const;
      for (const page of pages) {
        await setting(page.context(), { sound: true });
        await page.addInitScript(listen);
      }
      const clock = { kind: 'live', bank: 10, increment: 0, free: 30 } as const;
      const [asked, other] = await seated(...pages, { clock });
      await asked.locator('.online-me .online-short', { hasText: 'Hurry' }).waitFor();
      await expect.poll(() => asked.evaluate(() => document.body.dataset.low)).toBe('3');
      await asked.locator('.online-chat').click();
      await asked.locator('dialog[open] .sheet-head button').click();
      expect(await asked.evaluate(() => document.body.dataset.low)).toBe('3');
      expect(await other.locator('.online-clocks', { hasText: 'Hurry' }).count()).toBe(0);
    });

    test('what the server does not want to pass on is still there to be sent; what was read is not new again', async () => {
      const [ann, ben] = [await phone(), await phone()];
      await tapWire(ann, { answer: tooOften });
      await seated(ann, ben);
      for (const page of [ann, ben]) {
        await page.locator('.online-chat').click();
        await page.locator('dialog[open] [role=log]').waitFor();
        await page.locator('dialog[open] input[type=checkbox]').first().click();
      }
      await ann.locator('#online-text').fill('Well met');
      await ann.locator('#online-text').press('Enter');
      await ann.locator('dialog[open] .online-wrong', { hasText: 'Not so often' }).waitFor();
      expect(await ann.locator('#online-text').inputValue()).toBe('Well met');
      await ben.locator('#online-text').fill('Hello');
      await ben.locator('#online-text').press('Enter');
      await expect.poll(() => ben.locator('#online-text').inputValue()).toBe('');
      await ann.locator('.online-lines', { hasText: 'Hello' }).waitFor();
      await ann.locator('dialog[open] .sheet-head button').click();
      const watcher = await app.open(new URL(ann.url()).pathname, PHONE);
      await ann.reload();
      for (const page of [ann, watcher]) {
        await page.locator('.online-chat').click();
        await page.locator('.online-lines', { hasText: 'Hello' }).waitFor();
        await page.locator('dialog[open] .sheet-head button').click();
      }
      const otherTab = await ann.context().newPage();
      await otherTab.goto(ann.url());
      for (const page of [ann, watcher, otherTab]) {
        const heard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived', isChat));
        await page.reload();
        await heard;
        await page.locator('.online-chat').waitFor();
        expect(await page.locator('.online-unread').count()).toBe(0);
      }
    });
  },
  onlineServer,
);

const isChat = ({ payload }: { readonly payload: string | Buffer }): boolean => String(payload).includes('"chat"');

function tooOften(text: string): string | undefined {
  const { type, game, cmd } = JSON.parse(text);
  if (type !== 'say') return undefined;
  return JSON.stringify({ type: 'refused', game, cmd, code: 'tooOften', message: { ja: '…', en: 'Not so often' } });
}

/** Runs in the page: counts the notes of the sound that goes with a low clock. */
function listen(): void {
  const LOW = 880;
  window.OscillatorNode = class {
    readonly frequency = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    constructor(_: unknown, { frequency }: { readonly frequency: number }) {
      if (frequency === LOW) document.body.dataset.low = `${Number(document.body.dataset.low ?? 0) + 1}`;
    }
    connect = <Node>(to: Node): Node => to;
    start = (): void => {};
    stop = (): void => {};
  } as unknown as typeof OscillatorNode;
}
