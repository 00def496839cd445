import { SHORTEST_PASSWORD } from '@blackpoker/protocol/words';
import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import type { Credentials } from '../api.ts';
import { Field } from './Field.tsx';
import { NameInput } from './NameInput.tsx';
import { SmallForm } from './SmallForm.tsx';
import { ACCOUNT_WORDS } from './words.ts';

interface CredentialsFormProps {
  readonly verb: string;
  readonly usualName: string;
  readonly onSend: (credentials: Credentials) => Promise<void>;
  /** A password is being made up. */
  readonly isNew?: boolean;
}

/** Name and password. */
export function CredentialsForm({ verb, usualName, onSend, isNew = false }: CredentialsFormProps) {
  const say = useSay();
  const [name, setName] = useState(usualName);
  const [password, setPassword] = useState('');
  return (
    <SmallForm verb={verb} onSend={() => onSend({ name: name.trim(), password })}>
      <NameInput label={say(ACCOUNT_WORDS.name)} value={name} onChange={setName} autoComplete="username" />
      <Field
        label={say(ACCOUNT_WORDS.password)}
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        least={SHORTEST_PASSWORD}
        note={isNew ? say(ACCOUNT_WORDS.passwordNew) : undefined}
      />
    </SmallForm>
  );
}
