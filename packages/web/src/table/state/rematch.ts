/** The addresses of games like this one. */

import { rulesetOf, seatDeckCode, seatName } from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';

/** Another game of the same kind; `level`: against somebody else. */
export function rematchAddress(setup: GameSetup, level?: number): string {
  const { coach, actions } = setup;
  if (level === undefined && (coach === 'first' || coach === 'second')) return `/t/new?game=${coach}`;
  if (level === undefined && actions !== undefined) return '/t/new';
  return `/t/new?${rematchQuery(setup, level)}`;
}

/** The same cards for the same seats; undefined if the game did not begin with a deal or a position of its own. */
export function sameDealAddress(setup: GameSetup): string | undefined {
  const { seats, seed, decks, choices, series, actions, coach, position } = setup;
  if (coach === 'first' && position !== undefined) return `/t/new?${new URLSearchParams({ game: coach, position })}`;
  if (choices !== undefined || series !== undefined || actions !== undefined) return undefined;
  const query = rematchQuery(setup);
  const own = seats[0].kind === 'person' ? 0 : 1;
  query.set('seed', seed);
  query.set('seat', seatName(own));
  if (query.has('deck')) query.set('opponentDeck', seatDeckCode(decks[own === 0 ? 1 : 0]));
  return `/t/new?${query}`;
}

function rematchQuery({ regulation, options, seats, decks, series, position }: GameSetup, level?: number) {
  const own = seats[0].kind === 'person' ? 0 : 1;
  const bot = seats.find((seat) => seat.kind === 'bot');
  const isBuilt = rulesetOf(regulation, options)?.deck.kind === 'built';
  return new URLSearchParams({
    reg: regulation,
    ...(options.graveTop === 'ask' && { graveTop: 'ask' }),
    ...(bot?.kind === 'bot' ? { level: String(level ?? bot.level) } : { hotseat: '1' }),
    ...(series?.wins !== undefined && { wins: String(series.wins) }),
    ...(position !== undefined && { position, seat: seatName(own) }),
    ...(isBuilt && { deck: seatDeckCode((series?.decks ?? decks)[own]) }),
  });
}
