/** Another game of this person has begun; not the one that follows upon this one, which has its own banner. */
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useSay } from '../../app/lang.ts';
import { useBegunElsewhere } from '../useBegunElsewhere.ts';
import { WAITING_WORDS } from '../words.ts';
import { type AtTable, useRoom } from './atTable.ts';
import { Banner } from './Layer.tsx';

export function BegunElsewhere(props: AtTable) {
  const say = useSay();
  const { next } = useRoom(props).status;
  const isThere = useStore(props.online.link).state === 'connected';
  return useBegunElsewhere()
    .filter(({ game }) => isThere && game !== next && game !== props.game)
    .map(({ game, opponent, forget }) => (
      <Banner key={game} text={say(WAITING_WORDS.begun)} note={opponent}>
        <button type="button" className="button" onClick={forget}>
          {say(WAITING_WORDS.later)}
        </button>
        <Link href={`/g/${game}`} className="button primary">
          {say(WAITING_WORDS.goThere)}
        </Link>
      </Banner>
    ));
}
