import type { Me } from '@blackpoker/protocol';
import { useSay } from '../../app/lang.ts';
import { unblock } from '../api.ts';
import { refreshMe } from '../session.ts';
import { useTask } from '../useTask.ts';
import { ACCOUNT_WORDS, PLAYER_WORDS } from './words.ts';

/** Whom this person does not want to meet. */
export function Blocks({ me: { blocked } }: { readonly me: Me }) {
  const say = useSay();
  const task = useTask();
  if (blocked.length === 0) return null;
  return (
    <section aria-labelledby="account-blocks">
      <h2 id="account-blocks">{say(ACCOUNT_WORDS.blocks)}</h2>
      <ul className="online-list">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>
            </p>
            <button type="button" className="button" onClick={() => task.run(() => unblock(id).then(refreshMe))}>
              {say(PLAYER_WORDS.unblock)}
              <span className="sr-only"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="online-wrong">
        {task.problem}
      </p>
    </section>
  );
}
