/** `/g/:id`: one address for the invitation, the waiting room, the table and those who watch. */
import type { GamePage as GameFacts, GameLine } from '@blackpoker/protocol';
import { type ReactNode, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { Page } from '../../kit/Page.tsx';
import { fetchGame } from '../api.ts';
import { refreshMe, useMe, useSession } from '../session.ts';
import { Unreachable, Waiting } from '../Unreachable.tsx';
import { type Fetched, useFetched } from '../useFetched.ts';
import { WAITING_WORDS } from '../words.ts';
import { NoGame } from './NoGame.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { SeatTaken } from './SeatTaken.tsx';
import { titleOf, WaitingRoom } from './WaitingRoom.tsx';
import '../online.css';

export default function GamePage() {
  const { id = '' } = useParams<{ id: string }>();
  return <Game key={id} id={id} />;
}

function Game({ id }: { readonly id: string }) {
  const say = useSay();
  const [fetched, again] = useFetched(id, () => fetchGame(id));
  const isKnown = useMe().state === 'known';
  const page = fetched.state === 'there' && isKnown ? fetched.value : undefined;
  const [isTaken, watch] = useSeatTaken(page?.line);
  if (isMissing(fetched)) return <NoGame title={say(WAITING_WORDS.noGame)} why={say(WAITING_WORDS.noGameHelp)} />;
  if (page !== undefined && !isTaken && page.line.state !== 'waiting') return <Begun id={id} page={page} />;
  return (
    <RoomPage line={isTaken ? undefined : page?.line} isTaken={isTaken}>
      {page === undefined && <NotYet isFailed={fetched.state === 'failed'} onAgain={again} />}
      {page !== undefined && !isTaken && <WaitingRoom line={page.line} onChange={again} />}
      {isTaken && <SeatTaken onWatch={watch} />}
    </RoomPage>
  );
}

const isMissing = (fetched: Fetched<unknown>): boolean => fetched.state === 'failed' && fetched.status === 404;

interface RoomPageProps {
  readonly line: GameLine | undefined;
  readonly isTaken: boolean;
  readonly children: ReactNode;
}

/** The same page throughout, so that whoever stands at its heading stays there. */
function RoomPage({ line, isTaken, children }: RoomPageProps) {
  const say = useSay();
  const own = useSession(({ me }) => me?.id);
  const title = isTaken ? WAITING_WORDS.seatTaken : titleOf(line, own);
  return (
    <Page title={say(title)} narrow back={{ href: '/online', label: say(WAITING_WORDS.back) }}>
      {children}
    </Page>
  );
}

function NotYet({ isFailed, onAgain }: { readonly isFailed: boolean; readonly onAgain: () => void }) {
  const isAway = useSession(({ state }) => state === 'away');
  const again = () => {
    onAgain();
    void refreshMe();
  };
  return isFailed || isAway ? <Unreachable onAgain={again} /> : <Waiting />;
}

function Begun({ id, page: { line, next } }: { readonly id: string; readonly page: GameFacts }) {
  const say = useSay();
  if (line.players.every((player) => player !== undefined)) return <OnlineTable id={id} />;
  if (next !== undefined) return <Redirect to={`/g/${next}`} replace />;
  return <NoGame title={say(WAITING_WORDS.ended)} why={say(WAITING_WORDS.endedHelp)} />;
}

/** It has begun, and both seats are others'. */
const isForOthers = ({ state, players }: GameLine, own: string | undefined): boolean =>
  state !== 'waiting' && players.every((player) => player !== undefined && player.id !== own);

/** Somebody stood before a free seat, and another has taken it. Also how to watch all the same. */
function useSeatTaken(line: GameLine | undefined): readonly [boolean, () => void] {
  const own = useSession(({ me }) => me?.id);
  const [wasFree, setWasFree] = useState(false);
  if (line?.state === 'waiting' && !wasFree) setWasFree(true);
  return [wasFree && line !== undefined && isForOthers(line, own), () => setWasFree(false)];
}
