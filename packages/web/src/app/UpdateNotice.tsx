/** "A new version is ready": the person decides when, because a game may be running. */
import { useState } from 'react';
import { useSay } from './lang.ts';
import { takeUpdate, useUpdateReady } from './update.ts';
import { APP_WORDS } from './words.ts';
import '../kit/kit.css';
import './shell.css';

export function UpdateNotice() {
  const say = useSay();
  const ready = useUpdateReady();
  const [later, setLater] = useState(false);
  if (!ready || later) return null;
  return (
    <aside className="shell-update" aria-label={say(APP_WORDS.newVersion)}>
      <p role="status">{say(APP_WORDS.newVersion)}</p>
      <button type="button" className="button primary" onClick={takeUpdate}>
        {say(APP_WORDS.reload)}
      </button>
      <button type="button" className="button quiet" onClick={() => setLater(true)}>
        {say(APP_WORDS.later)}
      </button>
    </aside>
  );
}
