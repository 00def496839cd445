/** `/g/:id`: one address for the invitation, the waiting room, the table and those who watch. */
import type { GamePage as GameFacts, GameLine } from '@blackpoker/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { Page } from '../../kit/Page.tsx';
import { type Failure, fetchGame } from '../api.ts';
import { Failed } from '../Failed.tsx';
import { refreshMe, useMe, useSession } from '../session.ts';
import { TryingAgain, Waiting } from '../Unreachable.tsx';
import { type Fetched, useFetched } from '../useFetched.ts';
import { ONLINE_WORDS, WAITING_WORDS } from '../words.ts';
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
  useLookingAgain(page?.line.state === 'waiting', fetched, again);
  if (isMissing(fetched)) return <NoGame title={say(WAITING_WORDS.noGame)} why={say(WAITING_WORDS.noGameHelp)} />;
  if (page !== undefined && !isTaken && page.line.state !== 'waiting') return <Begun id={id} page={page} />;
  return (
    <RoomPage line={isTaken ? undefined : page?.line} isTaken={isTaken}>
      {page === undefined && <NotYet failure={failureIn(fetched)} onAgain={again} />}
      {page !== undefined && failureIn(fetched) !== undefined && <TryingAgain failure={failureIn(fetched)} />}
      {page !== undefined && !isTaken && <WaitingRoom line={page.line} onChange={again} />}
      {isTaken && <SeatTaken onWatch={watch} />}
    </RoomPage>
  );
}

const failureIn = (fetched: Fetched<unknown>): Failure | undefined =>
  fetched.state === 'loading' ? undefined : fetched.failure;
const isMissing = (fetched: Fetched<unknown>): boolean => fetched.state === 'failed' && fetched.failure.status === 404;

const LOOK_AGAIN_MS = 4_000;

/** A game that waits is asked for again after each answer, whatever it was. */
function useLookingAgain(isWaiting: boolean, fetched: Fetched<unknown>, again: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = window.setTimeout(again, LOOK_AGAIN_MS);
    return () => window.clearTimeout(timer);
  }, [isWaiting, fetched, again]);
}

interface RoomPageProps {
  readonly line: GameLine | undefined;
  readonly isTaken: boolean;
  readonly children: ReactNode;
}

/** The same page throughout, so that whoever stands at its heading stays there. */
function RoomPage({ line, isTaken, children }: RoomPageProps) {
  const say = useSay();
  const own = useSession(({ me }) => me?.id);
  const title = isTaken ? WAITING_WORDS.seatTaken : line === undefined ? ONLINE_WORDS.title : titleOf(line, own);
  return (
    <Page title={say(title)} narrow back={{ href: '/online', label: say(WAITING_WORDS.back) }}>
      {children}
    </Page>
  );
}

interface NotYetProps {
  /** Of the game; who looks may not be known either. */
  readonly failure: Failure | undefined;
  readonly onAgain: () => void;
}

function NotYet({ failure, onAgain }: NotYetProps) {
  const session = useSession();
  const why = failure ?? (session.state === 'failed' ? session.failure : undefined);
  const again = useCallback(() => {
    onAgain();
    void refreshMe();
  }, [onAgain]);
  return why === undefined ? <Waiting /> : <Failed failure={why} onAgain={again} />;
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
