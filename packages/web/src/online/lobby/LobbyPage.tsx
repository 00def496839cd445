/** `/online`: to find somebody to play, or somebody to watch. */
import { Link, useLocation } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { countOf } from '../../home/onlineGames.ts';
import { HOME_WORDS } from '../../home/words.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Page } from '../../kit/Page.tsx';
import { Ended } from '../Ended.tsx';
import { Known } from '../Known.tsx';
import { useSession } from '../session.ts';
import { TryingAgain } from '../Unreachable.tsx';
import { isNameless, useArrivingName } from '../useArrivingName.ts';
import { useBegun } from '../useBegun.ts';
import { LOBBY_WORDS, NAME_WORDS, ONLINE_WORDS } from '../words.ts';
import { LobbyForm } from './LobbyForm.tsx';
import { LobbyLists, MyGames, WhatIsOn } from './LobbyLists.tsx';
import { useLobby } from './useLobby.ts';
import '../../play/play.css';
import '../online.css';

export default function LobbyPage() {
  const say = useSay();
  const isMoving = useSession(({ me }) => countOf(me).moves > 0);
  return (
    <Page title={say(ONLINE_WORDS.title)} news={isMoving ? say(HOME_WORDS.yourMove) : undefined} tools={<Tools />}>
      <Known>{() => <Lobby />}</Known>
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
  const { lists, trouble } = useLobby();
  const isAway = trouble !== undefined;
  const arriving = useArrivingName();
  useBegun((game) => navigate(`/g/${game}`));
  return (
    <>
      {trouble === undefined || trouble === 'away' ? <Identity /> : <Ended why={trouble} then="/online" />}
      {trouble === 'away' && <TryingAgain />}
      {lists !== undefined && <WhatIsOn lists={lists} />}
      <MyGames />
      <div className="online-lobby">
        <LobbyForm arriving={arriving} />
        <div className="online-lists">
          <LobbyLists lists={lists} isAway={isAway} arriving={arriving} />
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
