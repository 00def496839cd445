/** Labelled native fields. */
import { useId, useState } from 'react';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="deck-field edit-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly onChange: (value: number) => void;
}

/** What any size can change by. */
const MOST = 99;

/** While somebody writes, the field may hold what is no number; then nothing changes. */
export function NumberField({ label, value, least = -MOST, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    setTyped(text);
    const number = text === '' ? 0 : Number(text);
    if (Number.isInteger(number) && number >= least && number <= MOST) onChange(number);
  };
  return (
    <div className="deck-field edit-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={least}
        max={MOST}
        step={1}
        value={typed ?? `${value}`}
        onChange={(event) => read(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}
