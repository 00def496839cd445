/** Games that wait for somebody, games to watch, one's own. */
import type { GameLine, OpenGame, RunningGame } from '@blackpoker/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { isMyMove } from '../../home/onlineGames.ts';
import { usePoint } from '../../kit/point.ts';
import type { Lists } from '../connection.ts';
import { PlayerName } from '../PlayerName.tsx';
import { useSession } from '../session.ts';
import { TermsText } from '../TermsText.tsx';
import { Waiting } from '../Unreachable.tsx';
import { useNames, Versus } from '../Versus.tsx';
import { LOBBY_WORDS } from '../words.ts';
import { inOrder, toWatch } from './gameOrder.ts';
import { useMyGames } from './useMyGames.ts';

interface LobbyListsProps {
  readonly lists: Lists | undefined;
  /** Nobody answers, which is said elsewhere. */
  readonly isAway: boolean;
}

export function LobbyLists({ lists, isAway }: LobbyListsProps) {
  const say = useSay();
  if (isAway && lists === undefined) return null;
  return (
    <>
      <section aria-labelledby="online-open">
        <h2 id="online-open">{say(LOBBY_WORDS.games)}</h2>
        {lists === undefined ? <Waiting /> : <OpenGames games={lists.open} />}
      </section>
      <section aria-labelledby="online-running">
        <h2 id="online-running">{say(LOBBY_WORDS.running)}</h2>
        {lists === undefined ? <Waiting /> : <RunningGames games={lists.running} />}
      </section>
    </>
  );
}

function OpenGames({ games }: { readonly games: readonly OpenGame[] }) {
  const say = useSay();
  const own = useSession(({ me }) => me?.id);
  if (games.length === 0) return <p className="online-note">{say(LOBBY_WORDS.noGames)}</p>;
  return (
    <ul className="online-list" data-list="open">
      {games.map(({ game, by, terms }) => (
        <Row
          key={game}
          href={`/g/${game}`}
          verb={say(LOBBY_WORDS[by.id === own ? 'yours' : 'join'])}
          name={<PlayerName player={by} />}
          label={by.name}
        >
          <TermsText terms={terms} />
        </Row>
      ))}
    </ul>
  );
}

function RunningGames({ games }: { readonly games: readonly RunningGame[] }) {
  const say = useSay();
  const names = useNames();
  const point = usePoint();
  const own = useSession(({ me }) => me?.id);
  const shown = toWatch(games, own);
  if (shown.length === 0) return <p className="online-note">{say(LOBBY_WORDS.noRunning)}</p>;
  return (
    <ul className="online-list" data-list="running">
      {shown.map(({ game, players, terms, turn, viewers }) => (
        <Row
          key={game}
          href={`/g/${game}`}
          verb={say(LOBBY_WORDS.watch)}
          name={<Versus players={players} isRated />}
          label={names(players)}
        >
          <TermsText terms={terms} />
          {point}
          {say(LOBBY_WORDS.turn, { n: turn })}
          {viewers > 0 && `${point}${say(LOBBY_WORDS.viewers, { n: viewers })}`}
        </Row>
      ))}
    </ul>
  );
}

/** What one has begun and not ended; first where it is one's move. */
export function MyGames() {
  const say = useSay();
  const names = useNames();
  const own = useSession(({ me }) => me?.id);
  const games = useMyGames();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="online-mine" className="online-mine">
      <h2 id="online-mine">{say(LOBBY_WORDS.mine)}</h2>
      <ul className="online-list" data-list="mine">
        {inOrder(games, own).map((line) => (
          <MyGame key={line.game} line={line} names={names(line.players)} isMine={isMyMove(line, own)} />
        ))}
      </ul>
    </section>
  );
}

interface MyGameProps {
  readonly line: GameLine;
  readonly names: string;
  /** It is one's move. */
  readonly isMine: boolean;
}

function MyGame({ line: { game, state, terms }, names, isMine }: MyGameProps) {
  const say = useSay();
  const point = usePoint();
  return (
    <Row href={`/g/${game}`} verb={say(LOBBY_WORDS.goOn)} name={names} label={names}>
      {isMine && (
        <>
          <span className="online-move">{say(LOBBY_WORDS.yourMove)}</span>
          {point}
        </>
      )}
      {state === 'waiting' && `${say(LOBBY_WORDS.waiting)}${point}`}
      <TermsText terms={terms} />
    </Row>
  );
}

interface RowProps {
  readonly href: string;
  readonly verb: string;
  readonly name: ReactNode;
  /** For those who hear the links of a page one by one. */
  readonly label: string;
  readonly children: ReactNode;
}

function Row({ href, verb, name, label, children }: RowProps) {
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <span>{children}</span>
      </p>
      <Link href={href} className="button">
        {verb}
        <span className="sr-only"> {label}</span>
      </Link>
    </li>
  );
}
