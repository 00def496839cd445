/** `/online`: to find somebody to play, or somebody to watch. */
import { Link, useLocation } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Page } from '../../kit/Page.tsx';
import { refreshMe, useMe, useSession } from '../session.ts';
import { TryingAgain, Unreachable, Waiting } from '../Unreachable.tsx';
import { isNameless } from '../useArrivingName.ts';
import { LOBBY_WORDS, NAME_WORDS, ONLINE_WORDS } from '../words.ts';
import { LobbyForm } from './LobbyForm.tsx';
import { LobbyLists, MyGames } from './LobbyLists.tsx';
import { useBegun, useLobby } from './useLobby.ts';
import '../../play/play.css';
import '../online.css';

export default function LobbyPage() {
  const say = useSay();
  const { state } = useMe();
  return (
    <Page title={say(ONLINE_WORDS.title)} tools={<Tools />}>
      {state === 'unknown' && <Waiting />}
      {state === 'away' && <Unreachable onAgain={() => void refreshMe()} />}
      {state === 'known' && <Lobby />}
    </Page>
  );
}

function Tools() {
  const say = useSay();
  return (
    <>
      <Link href="/ladder" className="button quiet">
        {say(LOBBY_WORDS.ladder)}
      </Link>
      <Link href="/account" className="button quiet icon" aria-label={say(NAME_WORDS.account)}>
        <Icon name="person" />
      </Link>
    </>
  );
}

function Lobby() {
  const [, navigate] = useLocation();
  const { lists, isAway } = useLobby();
  useBegun((game) => navigate(`/g/${game}`));
  return (
    <>
      <Identity />
      {isAway && <TryingAgain />}
      <MyGames />
      <div className="online-lobby">
        <LobbyForm />
        <div className="online-lists">
          <LobbyLists lists={lists} isAway={isAway} />
        </div>
      </div>
    </>
  );
}

function Identity() {
  const say = useSay();
  const me = useSession((session) => session.me);
  if (me === undefined || isNameless(me)) return null;
  return <p className="online-note">{say(NAME_WORDS[me.kind === 'guest' ? 'asGuest' : 'as'], { name: me.name })}</p>;
}
