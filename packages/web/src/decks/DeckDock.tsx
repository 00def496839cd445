/** Whether the deck can be played, what speaks against it, and the way to a game. */
import { type DeckProblem, deckProblemText, type Ruleset, seatDeckCode } from '@blackpoker/engine';
import { Link } from 'wouter';
import { useLang, useSay } from '../app/lang.ts';
import { type SavedDeck, seatDeckOf } from './deckShelf.ts';
import { DECK_PAGE_WORDS } from './words.ts';

interface DeckDockProps {
  readonly deck: SavedDeck;
  readonly rules: Ruleset;
  readonly problems: readonly DeckProblem[];
}

export function DeckDock({ deck, rules, problems }: DeckDockProps) {
  const say = useSay();
  const two = rules.series.decks === 2;
  const counts = two ? DECK_PAGE_WORDS.counts : DECK_PAGE_WORDS.count;
  const ok = problems.length === 0;
  const why = useProblems(problems);
  return (
    <div className="deck-dock">
      <p className="deck-verdict" id="deck-verdict" role="status">
        <strong>{say(counts, { n: deck.first.length, m: deck.second.length })}</strong>{' '}
        <span className={ok ? 'deck-ok' : 'deck-bad'}>{say(ok ? DECK_PAGE_WORDS.fits : DECK_PAGE_WORDS.fitsNot)}</span>
        {!ok && <span className="deck-why">{why}</span>}
      </p>
      <PlayLink href={playHref(deck, rules)} ok={ok} />
    </div>
  );
}

/** The first two; how many more there are is said. */
const SHOWN = 2;

function useProblems(problems: readonly DeckProblem[]): string {
  const say = useSay();
  const lang = useLang();
  const text = problems
    .slice(0, SHOWN)
    .map((problem) => deckProblemText(problem, lang))
    .join(lang === 'ja' ? '、' : '; ');
  const n = problems.length - SHOWN;
  return n > 0 ? say(DECK_PAGE_WORDS.more, { text, n }) : text;
}

function PlayLink({ href, ok }: { readonly href: string; readonly ok: boolean }) {
  const say = useSay();
  if (ok)
    return (
      <Link href={href} className="button primary">
        {say(DECK_PAGE_WORDS.play)}
      </Link>
    );
  return (
    <button type="button" className="button primary" aria-disabled="true" aria-describedby="deck-verdict">
      {say(DECK_PAGE_WORDS.play)}
    </button>
  );
}

/** Where opponent and start are chosen. A random deck is dealt by the game itself. */
function playHref(deck: SavedDeck, rules: Ruleset): string {
  const query = new URLSearchParams({ reg: rules.id });
  if (rules.deck.kind === 'built') query.set('deck', seatDeckCode(seatDeckOf(deck, rules)));
  return `/play?${query}`;
}
