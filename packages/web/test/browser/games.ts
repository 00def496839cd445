/** Short games and tables that tests open. */
import { recordText, rulesetOf } from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { shareCode } from '../../src/host/shareText.ts';
import { playedGame } from '../replay/playedGame.ts';

export const SHORT_GAME = playedGame('8.0/lite/entry20', 18);

export function textOf(record: typeof SHORT_GAME): string {
  const rules = rulesetOf(record.regulation, record.options);
  if (rules === undefined) throw new Error(`no regulation ${record.regulation}`);
  return recordText(record, rules);
}

export const sharedGame = async (at = 0): Promise<string> =>
  `/r#${await shareCode(textOf(SHORT_GAME))}${at === 0 ? '' : `&at=${at}`}`;

/** The same cards for everybody, and nothing moves for long. */
export const NEW_TABLE = '/t/new?reg=8.0/lite/entry20&level=1&seed=1&starts=me';

export const TABLE = 'main[data-decision-id]';

/** Until this person is asked. */
export const untilAsked = (page: Page): Promise<void> =>
  page.locator(`${TABLE}:not([data-decision=""])`).waitFor({ state: 'attached' });
