/** What somebody wants to play, as the form has it, and as the server is asked for it. */
import { dealDecks, parseSeed, type Ruleset, seatDeckCode } from '@blackpoker/engine';
import type { ClockTerms, NewGame, Terms } from '@blackpoker/protocol';
import { nearestRules } from '../../play/regulationChoice.ts';
import { winsIn } from '../../play/seriesTitle.ts';
import { asksForDeck, usualDeck } from '../../play/usualDeck.ts';

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

/** Exactly these terms, with one's usual deck. */
function onTerms({ regulation, options, clock, rated }: Terms): Omit<NewGame, 'kind'> {
  const rules = nearestRules(regulation);
  return { regulation, options, clock, rated, ...(asksForDeck(rules) && { deck: deckOr(usualDeck(rules), rules) }) };
}

/** To meet who looks for a quick match on these terms. */
export const searchOn = (terms: Terms): NewGame => ({ kind: 'quick', ...onTerms(terms) });

/** By the same rules, without haste: it can be left when somebody is found. */
export const botMeanwhile = (terms: Terms, level: number): NewGame => ({
  kind: 'bot',
  ...onTerms({ ...terms, clock: { kind: 'none' }, rated: false }),
  level,
});

/** The code of a deck; where none is chosen one is made. */
export function deckOr(deck: string, rules: Ruleset): string {
  if (deck !== '') return deck;
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0'));
  const seed = parseSeed(digits.join(''));
  if (seed === undefined) throw new Error('bug: 32 hexadecimal digits are a seed');
  return seatDeckCode(dealDecks(rules, seed)[0]);
}
