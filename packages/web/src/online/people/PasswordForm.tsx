import { SHORTEST_PASSWORD } from '@blackpoker/protocol/words';
import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { changePassword } from '../api.ts';
import { Field } from './Field.tsx';
import { SmallForm } from './SmallForm.tsx';
import { ACCOUNT_WORDS } from './words.ts';

/** All other devices are signed out by it. */
export function PasswordForm() {
  const say = useSay();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  return (
    <section aria-labelledby="account-password">
      <h2 id="account-password">{say(ACCOUNT_WORDS.change)}</h2>
      <SmallForm
        verb={say(ACCOUNT_WORDS.change)}
        done={say(ACCOUNT_WORDS.changed)}
        onSend={() => changePassword({ old, new: next })}
      >
        <Field
          label={say(ACCOUNT_WORDS.old)}
          value={old}
          onChange={setOld}
          type="password"
          autoComplete="current-password"
          least={SHORTEST_PASSWORD}
        />
        <Field
          label={say(ACCOUNT_WORDS.new)}
          value={next}
          onChange={setNext}
          type="password"
          autoComplete="new-password"
          least={SHORTEST_PASSWORD}
          note={say(ACCOUNT_WORDS.passwordNote)}
        />
      </SmallForm>
    </section>
  );
}
