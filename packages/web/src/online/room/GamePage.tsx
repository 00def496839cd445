/** `/g/:id`: one address for the invitation, the waiting room, the table and those who watch. */
import { Redirect, useParams } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { Page } from '../../kit/Page.tsx';
import { fetchGame } from '../api.ts';
import { useMe } from '../session.ts';
import { Unreachable, Waiting } from '../Unreachable.tsx';
import { useFetched } from '../useFetched.ts';
import { WAITING_WORDS } from '../words.ts';
import { NoGame } from './NoGame.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';
import '../online.css';

export default function GamePage() {
  const { id = '' } = useParams<{ id: string }>();
  return <Game key={id} id={id} />;
}

function Game({ id }: { readonly id: string }) {
  const say = useSay();
  const { state } = useMe();
  const [fetched, again] = useFetched(id, () => fetchGame(id));
  if (fetched.state === 'failed' && fetched.status === 404) return <NoGame why={say(fetched.why)} />;
  const isLost = fetched.state === 'failed' || state === 'away';
  if (fetched.state !== 'there' || state !== 'known')
    return (
      <Page title={say(WAITING_WORDS.title)} narrow>
        {isLost ? <Unreachable onAgain={again} /> : <Waiting />}
      </Page>
    );
  const { line, next } = fetched.value;
  if (line.state === 'waiting') return <WaitingRoom line={line} onChange={again} />;
  if (line.players.every((player) => player !== undefined)) return <OnlineTable id={id} />;
  return next === undefined ? <NoGame why={say(WAITING_WORDS.aborted)} /> : <Redirect to={`/g/${next}`} replace />;
}
