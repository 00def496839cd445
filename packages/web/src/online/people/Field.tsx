/** A labelled field of a form, with a note. */
import { useId } from 'react';

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
  const id = useId();
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
        aria-describedby={note === undefined ? undefined : `${id}note`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {note !== undefined && (
        <p id={`${id}note`} className="online-note">
          {note}
        </p>
      )}
    </div>
  );
}
