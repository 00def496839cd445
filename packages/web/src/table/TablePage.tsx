/** `/t/:id`: a game. `/t/new?…` begins one. */
import { Link, useParams } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Page } from '../kit/Page.tsx';
import { GettingReady } from './GettingReady.tsx';
import { GameSwitchProvider, useHost } from './state/useHost.ts';
import { TableRoom } from './TableRoom.tsx';
import { TABLE_WORDS } from './words.ts';
import './table.css';

/** For the page of a game over the network, which loads this one for it. */
export { TableRoom };

export default function TablePage() {
  const { id = 'new' } = useParams<{ id: string }>();
  const say = useSay();
  const [opening, change] = useHost(id);
  if (opening.state === 'failed') return <NoGame why={say(opening.why)} />;
  if (opening.state === 'waiting') return <GettingReady />;
  return (
    <GameSwitchProvider value={change}>
      <TableRoom key={opening.host.id} host={opening.host} />
    </GameSwitchProvider>
  );
}

function NoGame({ why }: { readonly why: string }) {
  const say = useSay();
  return (
    <Page title={say(TABLE_WORDS.noGame)}>
      <p role="alert">{why}</p>
      <Link href="/play" className="button primary">
        {say(TABLE_WORDS.newGame)}
      </Link>
    </Page>
  );
}
