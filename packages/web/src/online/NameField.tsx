/** One field: what the other player calls this person. */
import { NAME_RULE } from '@blackpoker/protocol/words';
import { useId } from 'react';
import { useSay } from '../app/lang.ts';
import { NAME_WORDS } from './words.ts';

export function isName(name: string): boolean {
  const { least, most, pattern } = NAME_RULE;
  const { length } = name.trim();
  return length >= least && length <= most && pattern.test(name.trim());
}

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** It was tried with a name that cannot be one. */
  readonly isWrong: boolean;
}

export function NameField({ value, onChange, isWrong }: NameFieldProps) {
  const say = useSay();
  const id = useId();
  return (
    <div className="online-field">
      <label htmlFor={id}>{say(NAME_WORDS.name)}</label>
      <input
        id={id}
        autoComplete="nickname"
        maxLength={NAME_RULE.most}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={`${id}note`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}note`} className={isWrong ? 'online-wrong' : 'online-note'}>
        {say(NAME_WORDS[isWrong ? 'wrong' : 'note'])}
      </p>
    </div>
  );
}
