/** The address of another game of the same kind. */

import { rulesetOf, seatDeckCode, seatName } from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';

export function rematchAddress(setup: GameSetup): string {
  const { regulation, options, seats, decks, series, position, coach, actions } = setup;
  if (coach === 'first' || coach === 'second') return `/t/new?game=${coach}`;
  if (actions !== undefined) return '/t/new';
  const own = seats[0].kind === 'person' ? 0 : 1;
  const bot = seats.find((seat) => seat.kind === 'bot');
  const isBuilt = rulesetOf(regulation, options)?.deck.kind === 'built';
  const query = new URLSearchParams({
    reg: regulation,
    ...(options.graveTop === 'ask' && { graveTop: 'ask' }),
    ...(bot?.kind === 'bot' ? { level: String(bot.level) } : { hotseat: '1' }),
    ...(series?.wins !== undefined && { wins: String(series.wins) }),
    ...(position !== undefined && { position, seat: seatName(own) }),
    ...(isBuilt && { deck: seatDeckCode((series?.decks ?? decks)[own]) }),
  });
  return `/t/new?${query}`;
}
