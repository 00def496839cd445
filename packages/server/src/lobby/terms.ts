/** From what a client wants to play to terms that hold. */
import {
  type DeckProblem,
  deckProblems,
  deckProblemText,
  FRAME_ENTRIES,
  isTwoDecks,
  type NamedDecks,
  NotationError,
  parseSeatDeck,
  type Ruleset,
  rulesetOf,
  type SeatDeck,
  seatDeckCode,
  type TableOptions,
  type Text,
  winsOffered,
} from '@blackpoker/engine';
import type { NewGame, Terms } from '@blackpoker/protocol';
import { isRefusal, type LobbyRefusal, refuse } from './lobbyRefusal.ts';
import { LOBBY_WORDS } from './words.ts';

export interface CheckedTerms extends Terms {
  readonly rules: Ruleset;
  /** As its code; undefined: the regulation deals it. */
  readonly deck: string | undefined;
  /** Of the bot that plays at the other seat. */
  readonly level: number | undefined;
}

const USUAL_OPTIONS: TableOptions = { graveTop: 'last' };

export function checkedTerms(wanted: NewGame): CheckedTerms | LobbyRefusal {
  const options = wanted.options ?? USUAL_OPTIONS;
  const rules = rulesetOf(wanted.regulation, options);
  if (rules === undefined) return refuse('bad', LOBBY_WORDS.regulation);
  const problem = againstKind(wanted) ?? againstSeries(wanted, rules);
  if (problem !== undefined) return refuse('bad', problem);
  const deck = checkedDeck(rules, wanted.deck);
  if (isRefusal(deck)) return deck;
  const level = wanted.kind === 'bot' ? wanted.level : undefined;
  const { clock, rated, wins = rules.series.wins } = wanted;
  return { regulation: rules.id, options, clock, rated, wins, rules, deck: deck.code, level };
}

function againstKind({ kind, rated, clock, level }: NewGame): Text | undefined {
  if (kind === 'bot' && level === undefined) return LOBBY_WORDS.level;
  if (kind === 'bot' && rated) return LOBBY_WORDS.ratedBot;
  return rated && clock.kind === 'none' ? LOBBY_WORDS.ratedClock : undefined;
}

function againstSeries({ kind, wins }: NewGame, rules: Ruleset): Text | undefined {
  if (wins === undefined || wins === rules.series.wins) return undefined;
  if (kind === 'quick') return LOBBY_WORDS.quickSeries;
  return winsOffered(rules).includes(wins) ? undefined : LOBBY_WORDS.wins;
}

/** The code of the deck in its shortest form, where the regulation wants one that its player has built. */
export function checkedDeck(
  rules: Ruleset,
  text: string | undefined,
): { readonly code: string | undefined } | LobbyRefusal {
  if (rules.deck.kind !== 'built') return { code: undefined };
  if (text === undefined || text.trim() === '') return refuse('bad', LOBBY_WORDS.deckNeeded);
  const deck = readDeck(text);
  if (deck === undefined) return refuse('bad', LOBBY_WORDS.deckCode);
  const [problem] = deckProblems(rules, deck);
  return problem === undefined ? { code: seatDeckCode(deck) } : refuse('bad', problemWords(problem));
}

const problemWords = (problem: DeckProblem): Text => ({
  ja: deckProblemText(problem, 'ja'),
  en: deckProblemText(problem, 'en'),
});

/** The fixed decks, by the name of their frame. */
const NAMED_DECKS: NamedDecks = Object.fromEntries(
  FRAME_ENTRIES.flatMap(({ id, deck: { faces } }) => (faces === undefined ? [] : [[id, faces] as const])),
);

/** What a code may say of the games before is not believed: both decks can be used. */
export function readDeck(text: string): SeatDeck | undefined {
  try {
    const deck = parseSeatDeck(text, NAMED_DECKS);
    return isTwoDecks(deck) ? { first: deck.first, second: deck.second, mayUse: 'either' } : deck;
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
}
