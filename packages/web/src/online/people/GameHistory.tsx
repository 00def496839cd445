/** Games that somebody has played, one line each. */
import { sentence } from '@blackpoker/engine';
import type { GameLine, SeriesPlace } from '@blackpoker/protocol';
import { Link } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { usePoint } from '../../kit/point.ts';
import { useSession } from '../session.ts';
import { TermsText } from '../TermsText.tsx';
import { useNames, Versus } from '../Versus.tsx';
import { LOBBY_WORDS } from '../words.ts';
import { PLAYER_WORDS } from './words.ts';

interface GameHistoryProps {
  readonly games: readonly GameLine[];
  /** Through whose eyes: won or lost. */
  readonly of: string | undefined;
}

export function GameHistory({ games, of }: GameHistoryProps) {
  const say = useSay();
  if (games.length === 0) return <p className="online-note">{say(PLAYER_WORDS.noHistory)}</p>;
  return (
    <ul className="online-list">
      {games.map((line) => (
        <HistoryLine key={line.game} line={line} of={of} />
      ))}
    </ul>
  );
}

function HistoryLine({ line, of }: { readonly line: GameLine; readonly of: string | undefined }) {
  const say = useSay();
  const lang = useLang();
  const point = usePoint();
  const names = useNames()(line.players);
  const own = useSession(({ me }) => me?.id);
  const way = wayTo(line, own);
  return (
    <li>
      <p>
        <strong>
          {sentence(say(PLAYER_WORDS[outcomeOf(line, of)]))}
          {point}
          <Versus players={line.players} isPlain={({ id }) => id === of} />
        </strong>
        {line.series !== undefined && <span>{say(PLAYER_WORDS.inSeries, placeIn(line.series, line, of))}</span>}
        <span>
          {new Date(line.at).toLocaleDateString(lang)}
          {point}
          <TermsText terms={line.terms} />
        </span>
      </p>
      {way !== undefined && (
        <Link href={way === 'replay' ? `/r/${line.game}` : `/g/${line.game}`} className="button">
          {say(WAY_WORDS[way])}
          <span className="sr-only"> {names}</span>
        </Link>
      )}
    </li>
  );
}

/** Through the same eyes. */
export function placeIn({ game, score }: SeriesPlace, { players }: Pick<GameLine, 'players'>, of: string | undefined) {
  const [won, lost] = players[1]?.id === of ? [score[1], score[0]] : score;
  return { n: game, won, lost };
}

const WAY_WORDS = {
  replay: PLAYER_WORDS.replay,
  goOn: LOBBY_WORDS.goOn,
  watch: LOBBY_WORDS.watch,
  open: PLAYER_WORDS.open,
};

/** What there is to do with a game. `open`: it is over, and its series runs. Undefined: nothing. */
export function wayTo(
  { state, revealed, players }: Pick<GameLine, 'state' | 'revealed' | 'players'>,
  own: string | undefined,
): keyof typeof WAY_WORDS | undefined {
  if (state === 'aborted') return undefined;
  if (state === 'over') return revealed ? 'replay' : 'open';
  return own !== undefined && players.some((player) => player?.id === own) ? 'goOn' : 'watch';
}

function outcomeOf(
  { state, winner, players }: GameLine,
  of: string | undefined,
): 'won' | 'lost' | 'drawn' | 'running' | 'aborted' {
  if (state === 'aborted') return 'aborted';
  if (state !== 'over') return 'running';
  if (winner === undefined) return 'drawn';
  return players[winner]?.id === of ? 'won' : 'lost';
}
