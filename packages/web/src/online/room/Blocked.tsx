/** An invitation from somebody whom one has blocked: it can be taken once that is taken back. */
import type { Player } from '@blackpoker/protocol';
import { useSay } from '../../app/lang.ts';
import { unblock } from '../api.ts';
import { PLAYER_WORDS } from '../people/words.ts';
import { refreshMe } from '../session.ts';
import { useTask } from '../useTask.ts';
import { WAITING_WORDS } from '../words.ts';

export function Blocked({ player: { id = '', name } }: { readonly player: Player }) {
  const say = useSay();
  const task = useTask();
  return (
    <>
      <p>{say(WAITING_WORDS.blocked, { name })}</p>
      <p role="alert" className="online-wrong">
        {task.problem}
      </p>
      <button type="button" className="button" onClick={() => task.run(() => unblock(id).then(refreshMe))}>
        {say(PLAYER_WORDS.unblock)}
      </button>
    </>
  );
}
