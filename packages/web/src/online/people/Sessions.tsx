/** Where this account is signed in, and how to end that. */
import { useLang, useSay } from '../../app/lang.ts';
import { endSession, fetchSessions, type Session } from '../api.ts';
import { Had } from '../Had.tsx';
import { useFetched } from '../useFetched.ts';
import { useTask } from '../useTask.ts';
import { deviceName } from './deviceName.ts';
import { ACCOUNT_WORDS } from './words.ts';

export function Sessions() {
  const say = useSay();
  const [fetched, again] = useFetched('sessions', fetchSessions);
  return (
    <section aria-labelledby="account-sessions">
      <h2 id="account-sessions">{say(ACCOUNT_WORDS.sessions)}</h2>
      <Had fetched={fetched} onAgain={again}>
        {(sessions) => (
          <ul className="online-list">
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} onChange={again} />
            ))}
          </ul>
        )}
      </Had>
    </section>
  );
}

function SessionLine({ session, onChange }: { readonly session: Session; readonly onChange: () => void }) {
  const say = useSay();
  const lang = useLang();
  const task = useTask();
  const device = deviceName(session.agent, lang);
  const end = () => task.run(() => endSession(session.id).then(onChange));
  return (
    <li>
      <p>
        <strong>{session.current ? say(ACCOUNT_WORDS.current, { device }) : device}</strong>
        <span>{say(ACCOUNT_WORDS.seen, { date: new Date(session.seenAt).toLocaleDateString(lang) })}</span>
        <span role="alert">{task.problem}</span>
      </p>
      {!session.current && (
        <button type="button" className="button" onClick={end}>
          {say(ACCOUNT_WORDS.end)}
          <span className="sr-only"> {device}</span>
        </button>
      )}
    </li>
  );
}
