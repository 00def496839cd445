/** What somebody wants to play, as the form has it, and as the server is asked for it. */
import { dealDecks, parseSeed, type Ruleset, seatDeckCode } from '@blackpoker/engine';
import type { ClockTerms, NewGame } from '@blackpoker/protocol';
import { winsIn } from '../../play/seriesTitle.ts';
import { asksForDeck } from '../../play/usualDeck.ts';

export interface WantedGame {
  readonly kind: NewGame['kind'];
  readonly regulation: string;
  readonly clock: ClockTerms;
  /** How many games won take the series, where that is left to the players. */
  readonly wins: number;
  readonly rated: boolean;
  /** Empty: made at random. */
  readonly deck: string;
  readonly level: number;
}

/** Of a quick match the regulation says it. */
export const winsOf = ({ kind, wins }: WantedGame, rules: Ruleset): number =>
  kind === 'quick' ? rules.series.wins : winsIn(rules, wins);

/** Why it cannot be rated; undefined: it can. */
export function whyUnrated(
  { kind, clock }: WantedGame,
  hasAccount: boolean,
): 'ratedGuest' | 'ratedClock' | 'ratedBot' | undefined {
  if (kind === 'bot') return 'ratedBot';
  if (clock.kind === 'none') return 'ratedClock';
  return hasAccount ? undefined : 'ratedGuest';
}

export function newGameOf(wanted: WantedGame, rules: Ruleset, hasAccount: boolean): NewGame {
  const { kind, clock, rated, deck, level } = wanted;
  return {
    kind,
    regulation: rules.id,
    clock,
    wins: winsOf(wanted, rules),
    rated: rated && whyUnrated(wanted, hasAccount) === undefined,
    ...(asksForDeck(rules) && { deck: deckOr(deck, rules) }),
    ...(kind === 'bot' && { level }),
  };
}

/** The code of a deck; where none is chosen one is made. */
export function deckOr(deck: string, rules: Ruleset): string {
  if (deck !== '') return deck;
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0'));
  const seed = parseSeed(digits.join(''));
  if (seed === undefined) throw new Error('bug: 32 hexadecimal digits are a seed');
  return seatDeckCode(dealDecks(rules, seed)[0]);
}
