/** What a deck is made of, and what can be made of it. */
import { type Deck, printedText, type Ruleset } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { type DeckStatistics, deckStatistics, GROUPS } from './deckStatistics.ts';
import { DECK_PAGE_WORDS } from './words.ts';

interface DeckStatisticsPanelProps {
  readonly rules: Ruleset;
  readonly decks: readonly Deck[];
}

export function DeckStatisticsPanel({ rules, decks }: DeckStatisticsPanelProps) {
  const say = useSay();
  const figures = decks.map((deck) => deckStatistics(rules, deck));
  return (
    <section className="deck-panel" aria-labelledby="deck-figures">
      <h2 id="deck-figures">{say(DECK_PAGE_WORDS.statistics)}</h2>
      <Counts figures={figures} />
      <h3>{say(DECK_PAGE_WORDS.makes)}</h3>
      <p className="deck-note">{say(DECK_PAGE_WORDS.makesNote)}</p>
      <Makes figures={figures} />
    </section>
  );
}

interface FiguresProps {
  readonly figures: readonly DeckStatistics[];
}

const SIGNS = ['♠', '♡', '♢', '♣'];
const NAMES = ['first', 'second'] as const;

/** Headings of the decks, where there are two. */
function DeckHeads({ figures }: FiguresProps) {
  const say = useSay();
  return NAMES.slice(0, figures.length).map((name) => (
    <th key={name} scope="col">
      {say(figures.length === 1 ? DECK_PAGE_WORDS.ways : DECK_PAGE_WORDS[name])}
    </th>
  ));
}

function Counts({ figures }: FiguresProps) {
  const say = useSay();
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ...SIGNS.map((sign, suit) => [sign, figures.map(({ suits }) => `${suits[suit]}`)] as const),
    ...GROUPS.map((group) => [say(DECK_PAGE_WORDS[group]), figures.map(({ groups }) => `${groups[group]}`)] as const),
    [say(DECK_PAGE_WORDS.average), figures.map(({ average }) => average?.toFixed(1) ?? '–')],
  ];
  return (
    <dl className="deck-counts">
      {rows.map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.join(' / ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Makes({ figures }: FiguresProps) {
  const say = useSay();
  const lang = useLang();
  return (
    <table className="deck-makes">
      <thead>
        <tr>
          <th scope="col">{say(DECK_PAGE_WORDS.action)}</th>
          <th scope="col">{say(DECK_PAGE_WORDS.keys)}</th>
          <DeckHeads figures={figures} />
        </tr>
      </thead>
      <tbody>
        {figures[0]?.keys.map(({ action }, row) => (
          <tr key={action.id}>
            <th scope="row">{action.name[lang]}</th>
            <td>{printedText(action.keys, lang)}</td>
            {figures.map(({ keys }, i) => (
              <td key={NAMES[i]} className={keys[row]?.ways === 0 ? 'deck-none' : undefined}>
                {keys[row]?.ways === 0 ? say(DECK_PAGE_WORDS.cannot) : keys[row]?.ways}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
