/** A labelled field of a form, with a note; where its text is too short it says so itself, in place of the browser. */
import { type InvalidEvent, useId, useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { ACCOUNT_WORDS } from './words.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
  readonly note?: string | undefined;
  readonly least?: number;
  readonly most?: number;
}

export function Field({
  label,
  value,
  onChange,
  type = 'text',
  autoComplete,
  note,
  least = 1,
  most = 200,
}: FieldProps) {
  const say = useSay();
  const id = useId();
  const [isTried, setTried] = useState(false);
  const isShort = isTried && value.length < least;
  const text = isShort ? say(ACCOUNT_WORDS.tooShort, { n: least }) : note;
  const refuse = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    setTried(true);
    event.currentTarget.form?.querySelector<HTMLInputElement>('input:invalid')?.focus();
  };
  return (
    <div className="online-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required
        minLength={least}
        maxLength={most}
        autoComplete={autoComplete}
        value={value}
        aria-invalid={isShort}
        aria-describedby={text === undefined ? undefined : `${id}note`}
        onInvalid={refuse}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {text !== undefined && (
        <p id={`${id}note`} className={isShort ? 'online-wrong' : 'online-note'}>
          {text}
        </p>
      )}
    </div>
  );
}
