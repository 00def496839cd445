/** Games that somebody has played, one line each. */
import type { GameLine, Player } from '@blackpoker/protocol';
import { Link } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { POINT } from '../../kit/point.ts';
import { usePlayerName } from '../PlayerName.tsx';
import { TermsText } from '../TermsText.tsx';
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
  const nameOf = usePlayerName();
  const name = (player: Player | undefined) => (player === undefined ? say(LOBBY_WORDS.nobody) : nameOf(player));
  const [a, b] = line.players;
  const hasReplay = line.state === 'over' && line.revealed;
  const names = say(LOBBY_WORDS.versus, { a: name(a), b: name(b) });
  return (
    <li>
      <p>
        <strong>
          {names}
          {POINT}
          {say(PLAYER_WORDS[outcomeOf(line, of)])}
        </strong>
        <span>
          {new Date(line.at).toLocaleDateString(lang)}
          {POINT}
          <TermsText terms={line.terms} />
        </span>
      </p>
      <Link href={hasReplay ? `/r/${line.game}` : `/g/${line.game}`} className="button">
        {say(hasReplay ? PLAYER_WORDS.replay : LOBBY_WORDS.watch)}
        <span className="sr-only"> {names}</span>
      </Link>
    </li>
  );
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
