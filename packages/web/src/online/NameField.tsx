/** One field: what the other player calls this person. */
import { NAME_RULE } from '@blackpoker/protocol/words';
import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../app/lang.ts';
import { accountAddress } from './accountAddress.ts';
import { FieldNote } from './FieldNote.tsx';
import type { ArrivingName } from './useArrivingName.ts';
import { NAME_WORDS } from './words.ts';

export function isName(name: string): boolean {
  const { least, most, pattern } = NAME_RULE;
  const { length } = name.trim();
  return length >= least && length <= most && pattern.test(name.trim());
}

export function NameField({ arriving }: { readonly arriving: ArrivingName }) {
  const { name, setName, isWrong, isTaken, field } = arriving;
  const say = useSay();
  const id = useId();
  return (
    <div className="online-field">
      <label htmlFor={id}>{say(NAME_WORDS.name)}</label>
      <input
        ref={field}
        id={id}
        autoComplete="nickname"
        maxLength={NAME_RULE.most}
        value={name}
        aria-invalid={isWrong || isTaken}
        aria-describedby={`${id}note`}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <FieldNote
        id={`${id}note`}
        text={say(NAME_WORDS[isWrong ? 'wrong' : isTaken ? 'taken' : 'note'])}
        isWrong={isWrong || isTaken}
      />
      {isTaken && <SignInLink />}
    </div>
  );
}

/** From there one comes back to this page. */
function SignInLink() {
  const say = useSay();
  const [here] = useLocation();
  return (
    <Link href={accountAddress(here, 'account-in')} className="button">
      {say(NAME_WORDS.signIn)}
    </Link>
  );
}
