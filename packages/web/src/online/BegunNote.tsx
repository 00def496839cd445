/** At the head of a page: a game of this person has begun elsewhere. */
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { useBegunElsewhere } from './useBegunElsewhere.ts';
import { WAITING_WORDS } from './words.ts';

export function BegunNote() {
  const say = useSay();
  return (
    <div aria-live="polite">
      {useBegunElsewhere().map(({ game, opponent }) => (
        <p key={game} className="online-card online-away online-begun">
          <span>
            <strong>{say(WAITING_WORDS.begun)}</strong> {opponent}
          </span>
          <Link href={`/g/${game}`} className="button primary">
            {say(WAITING_WORDS.goThere)}
          </Link>
        </p>
      ))}
    </div>
  );
}
