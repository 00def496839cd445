/** Games that wait for somebody, those who look for a quick match, games to watch, one's own. */
import type { GameLine, LobbyLists as Lists, OpenGame, RunningGame } from '@blackpoker/protocol';
import { useSay } from '../../app/lang.ts';
import { isMyMove } from '../../home/onlineGames.ts';
import { usePoint } from '../../kit/point.ts';
import { PlayerName } from '../PlayerName.tsx';
import { useSession } from '../session.ts';
import { TermsText } from '../TermsText.tsx';
import { Waiting } from '../Unreachable.tsx';
import type { ArrivingName } from '../useArrivingName.ts';
import { useNames, Versus } from '../Versus.tsx';
import { LOBBY_WORDS } from '../words.ts';
import { GameRow } from './GameRow.tsx';
import { inOrder, toMeet, toWatch } from './gameOrder.ts';
import { SearchRow, useMeeting } from './SearchRow.tsx';
import { useMyGames } from './useMyGames.ts';

interface LobbyListsProps {
  readonly lists: Lists | undefined;
  /** Nobody answers, which is said elsewhere. */
  readonly isAway: boolean;
  readonly arriving: ArrivingName;
}

/** Where the lists are below the form: what is in them, and the way there. */
export function WhatIsOn({ lists }: { readonly lists: Lists }) {
  const say = useSay();
  const point = usePoint();
  const own = useSession(({ me }) => me?.id);
  const open = toMeet(lists, own).length + lists.open.filter(({ by }) => by.id !== own).length;
  const running = toWatch(lists.running, own).length;
  const counts = [
    ...(open > 0 ? [say(LOBBY_WORDS.openCount, { n: open })] : []),
    ...(running > 0 ? [say(LOBBY_WORDS.runningCount, { n: running })] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <a href={open > 0 ? '#online-open' : '#online-running'} className="button online-away online-jump">
      {counts.join(point)}
    </a>
  );
}

export function LobbyLists({ lists, isAway, arriving }: LobbyListsProps) {
  const say = useSay();
  if (isAway && lists === undefined) return null;
  return (
    <>
      <section aria-labelledby="online-open">
        <h2 id="online-open">{say(LOBBY_WORDS.games)}</h2>
        {lists === undefined ? <Waiting /> : <OpenGames lists={lists} arriving={arriving} />}
      </section>
      <section aria-labelledby="online-running">
        <h2 id="online-running">{say(LOBBY_WORDS.running)}</h2>
        {lists === undefined ? <Waiting /> : <RunningGames games={lists.running} />}
      </section>
    </>
  );
}

interface OpenGamesProps {
  readonly lists: Lists;
  readonly arriving: ArrivingName;
}

/** Those who look for a quick match come first: they are there now. */
function OpenGames({ lists, arriving }: OpenGamesProps) {
  const say = useSay();
  const own = useSession(({ me }) => me?.id);
  const { problem, meet } = useMeeting(arriving);
  const searches = toMeet(lists, own);
  return (
    <>
      {lists.open.length + searches.length === 0 ? (
        <p className="online-note">{say(LOBBY_WORDS.noGames)}</p>
      ) : (
        <ul className="online-list" data-list="open">
          {searches.map((search) => (
            <SearchRow key={search.game} search={search} onMeet={meet} />
          ))}
          {lists.open.map((game) => (
            <OpenRow key={game.game} game={game} isOwn={game.by.id === own} />
          ))}
        </ul>
      )}
      <p role="alert" className="online-wrong">
        {problem}
      </p>
    </>
  );
}

function OpenRow({ game: { game, by, terms }, isOwn }: { readonly game: OpenGame; readonly isOwn: boolean }) {
  const say = useSay();
  return (
    <GameRow
      href={`/g/${game}`}
      verb={say(LOBBY_WORDS[isOwn ? 'yours' : 'join'])}
      name={<PlayerName player={by} />}
      label={by.name}
    >
      <TermsText terms={terms} />
    </GameRow>
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
        <GameRow
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
        </GameRow>
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
    <GameRow href={`/g/${game}`} verb={say(LOBBY_WORDS.goOn)} name={names} label={names}>
      {isMine && (
        <>
          <span className="online-move">{say(LOBBY_WORDS.yourMove)}</span>
          {point}
        </>
      )}
      {state === 'waiting' && `${say(LOBBY_WORDS.waiting)}${point}`}
      <TermsText terms={terms} />
    </GameRow>
  );
}
