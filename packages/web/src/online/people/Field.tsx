/** A labelled field of a form, with a note; where its text will not do it says so itself, in place of the browser. */
import { type InvalidEvent, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { Check } from '../../kit/Check.tsx';
import { FieldNote } from '../FieldNote.tsx';
import { ACCOUNT_WORDS } from './words.ts';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
  readonly note?: string | undefined;
  readonly least?: number;
  readonly most?: number;
  /** What is wrong with it, beside its length; empty: nothing. */
  readonly problem?: string;
}

export function Field(props: FieldProps) {
  const { label, value, onChange, type = 'text', autoComplete, note, least = 1, most = 200 } = props;
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const [isShown, setShown] = useState(false);
  const problem = props.problem || (value.length < least ? say(ACCOUNT_WORDS.tooShort, { n: least }) : '');
  const isWrong = isTried && problem !== '';
  const text = isWrong ? problem : note;
  useEffect(() => field.current?.setCustomValidity(problem), [problem]);
  const refuse = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    setTried(true);
    event.currentTarget.form?.querySelector<HTMLInputElement>('input:invalid')?.focus();
  };
  return (
    <>
      <div className="online-field">
        <label htmlFor={id}>{label}</label>
        <input
          ref={field}
          id={id}
          type={isShown ? 'text' : type}
          required
          maxLength={most}
          autoComplete={autoComplete}
          value={value}
          aria-invalid={isWrong}
          aria-describedby={text === undefined ? undefined : `${id}note`}
          onInvalid={refuse}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {text !== undefined && <FieldNote id={`${id}note`} text={text} isWrong={isWrong} />}
      </div>
      {autoComplete === 'new-password' && (
        <Check label={say(ACCOUNT_WORDS.showPassword)} checked={isShown} onChange={setShown} />
      )}
    </>
  );
}
