import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { WAITING_WORDS } from '../words.ts';

/** Whoever was invited, and comes too late, is asked before they watch. */
export function SeatTaken({ onWatch }: { readonly onWatch: () => void }) {
  const say = useSay();
  return (
    <div className="online-card">
      <p role="alert">{say(WAITING_WORDS.seatTakenHelp)}</p>
      <p className="online-buttons">
        <button type="button" className="button primary" onClick={onWatch}>
          {say(WAITING_WORDS.watchIt)}
        </button>
        <Link href="/online" className="button">
          {say(WAITING_WORDS.ownGame)}
        </Link>
      </p>
    </div>
  );
}
