/** One field: what the other player calls this person. */
import { NAME_RULE } from '@blackpoker/protocol/words';
import { useId } from 'react';
import { useSay } from '../app/lang.ts';
import type { ArrivingName } from './useArrivingName.ts';
import { NAME_WORDS } from './words.ts';

export function isName(name: string): boolean {
  const { least, most, pattern } = NAME_RULE;
  const { length } = name.trim();
  return length >= least && length <= most && pattern.test(name.trim());
}

export function NameField({ arriving }: { readonly arriving: ArrivingName }) {
  const { name, setName, isWrong, field } = arriving;
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
        aria-invalid={isWrong}
        aria-describedby={`${id}note`}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <p id={`${id}note`} className={isWrong ? 'online-wrong' : 'online-note'}>
        {say(NAME_WORDS[isWrong ? 'wrong' : 'note'])}
      </p>
    </div>
  );
}
