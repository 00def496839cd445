/** Those who look for a quick match. */
import type { OpenGame, Terms } from '@blackpoker/protocol';
import { Link, useLocation } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { usePoint } from '../../kit/point.ts';
import { accountAddress } from '../accountAddress.ts';
import { createGame } from '../api.ts';
import { PlayerName } from '../PlayerName.tsx';
import { noteSearch } from '../searchedClock.ts';
import { useSession } from '../session.ts';
import { TermsText } from '../TermsText.tsx';
import type { ArrivingName } from '../useArrivingName.ts';
import { useTask } from '../useTask.ts';
import { LOBBY_WORDS } from '../words.ts';
import { GameItem } from './GameRow.tsx';
import { searchOn } from './wantedGame.ts';

interface Meeting {
  readonly problem: string;
  readonly meet: (terms: Terms) => void;
}

/** A quick match on the same terms. */
export function useMeeting(arriving: ArrivingName): Meeting {
  const [, navigate] = useLocation();
  const { problem, run } = useTask();
  const search = async (terms: Terms): Promise<void> => {
    if (!(await arriving.arrive())) return;
    noteSearch(terms.clock);
    const { game } = await createGame(searchOn(terms));
    navigate(`/g/${game}`);
  };
  return { problem, meet: (terms) => run(() => search(terms)) };
}

interface SearchRowProps {
  readonly search: OpenGame;
  readonly onMeet: (terms: Terms) => void;
}

export function SearchRow({ search: { by, terms }, onMeet }: SearchRowProps) {
  const say = useSay();
  const point = usePoint();
  const hasAccount = useSession(({ me }) => me?.kind === 'account');
  const button = (
    <button type="button" className="button" onClick={() => onMeet(terms)}>
      {say(LOBBY_WORDS.join)}
      <span className="sr-only"> {by.name}</span>
    </button>
  );
  return (
    <GameItem name={<PlayerName player={by} />} way={terms.rated && !hasAccount ? <ToAccount /> : button}>
      {say(LOBBY_WORDS.quick)}
      {point}
      <TermsText terms={terms} />
    </GameItem>
  );
}

function ToAccount() {
  const say = useSay();
  return (
    <Link href={accountAddress('/online')} className="button">
      {say(LOBBY_WORDS.needsAccount)}
    </Link>
  );
}
