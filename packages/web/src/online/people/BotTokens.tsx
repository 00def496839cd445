/** Names and tokens for programs that play here. A token is shown once. */
import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { type Bot, fetchBots, makeBot, removeBot } from '../api.ts';
import { Had } from '../Had.tsx';
import { useFetched } from '../useFetched.ts';
import { useTask } from '../useTask.ts';
import { NameInput } from './NameInput.tsx';
import { SmallForm } from './SmallForm.tsx';
import { ACCOUNT_WORDS } from './words.ts';

export function BotTokens() {
  const say = useSay();
  const [fetched, again] = useFetched('bots', fetchBots);
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ readonly name: string; readonly token: string }>();
  const make = async () => {
    setMade(await makeBot(name.trim()));
    setName('');
    again();
  };
  return (
    <section aria-labelledby="account-bots">
      <h2 id="account-bots">{say(ACCOUNT_WORDS.bots)}</h2>
      <p className="online-note">{say(ACCOUNT_WORDS.botsNote)}</p>
      <Had fetched={fetched} onAgain={again}>
        {(bots) => <BotList bots={bots} onChange={again} />}
      </Had>
      <SmallForm verb={say(ACCOUNT_WORDS.makeBot)} onSend={make}>
        <NameInput label={say(ACCOUNT_WORDS.botName)} value={name} onChange={setName} autoComplete="off" />
      </SmallForm>
      {made !== undefined && (
        <div role="status" className="online-card">
          <p>{say(ACCOUNT_WORDS.token, { name: made.name })}</p>
          <code className="online-token">{made.token}</code>
        </div>
      )}
    </section>
  );
}

function BotList({ bots, onChange }: { readonly bots: readonly Bot[]; readonly onChange: () => void }) {
  const say = useSay();
  const task = useTask();
  if (bots.length === 0) return null;
  return (
    <>
      <ul className="online-list">
        {bots.map(({ id, name }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>
            </p>
            <button type="button" className="button" onClick={() => task.run(() => removeBot(id).then(onChange))}>
              {say(ACCOUNT_WORDS.revoke)}
              <span className="sr-only"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="online-wrong">
        {task.problem}
      </p>
    </>
  );
}
