/** That it goes on by itself, and in how many seconds; heard once. */
import { useSay } from '../../app/lang.ts';
import { useLedOnIn } from './useLeadOn.ts';
import { ROOM_WORDS } from './words.ts';

export function LedOn() {
  const say = useSay();
  const seconds = useLedOnIn();
  if (seconds === undefined) return null;
  return (
    <>
      {say(ROOM_WORDS.leadOn)} <span aria-hidden="true">({seconds})</span>
    </>
  );
}
