import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { beCalled } from '../session.ts';
import { NameInput } from './NameInput.tsx';
import { SmallForm } from './SmallForm.tsx';
import { ACCOUNT_WORDS } from './words.ts';

/** A guest can be called otherwise at any time. */
export function RenameForm({ name }: { readonly name: string }) {
  const say = useSay();
  const [wanted, setWanted] = useState(name);
  return (
    <section aria-labelledby="account-rename">
      <h2 id="account-rename">{say(ACCOUNT_WORDS.rename)}</h2>
      <SmallForm verb={say(ACCOUNT_WORDS.rename)} onSend={() => beCalled(wanted.trim())}>
        <NameInput label={say(ACCOUNT_WORDS.name)} value={wanted} onChange={setWanted} autoComplete="nickname" />
      </SmallForm>
    </section>
  );
}
