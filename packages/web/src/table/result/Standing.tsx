/** How the series stands after this game. */
import { cardSigns, personName, type Seat, SPECTATOR, VALUE_WORDS } from '@blackpoker/engine';
import type { SeriesStanding } from '@blackpoker/host';
import { type Say, useLang, useSay } from '../../app/lang.ts';
import { useScoreText } from '../state/useScoreText.ts';
import { useWatchedName } from '../state/useSeatName.ts';
import { useShown } from '../state/useTable.ts';
import { RESULT_WORDS } from './words.ts';

export function Standing({ series }: { readonly series: SeriesStanding }) {
  const say = useSay();
  const lang = useLang();
  const { viewer } = useShown();
  const score = useScoreText(series);
  const names = [useWatchedName(0), useWatchedName(1)] as const;
  const called = (seat: Seat): string => names[seat === 0 ? 0 : 1] ?? personName(seat, viewer, lang);
  return (
    <>
      <p className="result-score">{score}</p>
      {series.over && <p>{seriesEnd(series.winner, viewer, called, say)}</p>}
      <Decks series={series} />
    </>
  );
}

function seriesEnd(winner: Seat | undefined, viewer: number, called: (seat: Seat) => string, say: Say): string {
  if (winner === undefined) return say(RESULT_WORDS.seriesDrawn);
  if (viewer === SPECTATOR) return say(RESULT_WORDS.seriesTaken, { name: called(winner) });
  return say(RESULT_WORDS[winner === viewer ? 'seriesWon' : 'seriesLost']);
}

function Decks({ series: { decks, over } }: { readonly series: SeriesStanding }) {
  const say = useSay();
  const lang = useLang();
  if (over || decks.length === 0) return null;
  return (
    <details>
      <summary>{say(RESULT_WORDS.deck)}</summary>
      {decks.map(({ name, deck }) => (
        <p key={name}>
          {VALUE_WORDS[`deck.${name}`][lang]}: {cardSigns(deck)}
        </p>
      ))}
    </details>
  );
}
