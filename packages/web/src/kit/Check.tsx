/** Yes or no, as a native check box with a note. */
import { type ReactNode, useId } from 'react';
import './choices.css';

interface CheckProps {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** It cannot be changed now, and says why. */
  readonly whyNot?: ReactNode;
}

export function Check({ label, note, checked, onChange, whyNot }: CheckProps) {
  const id = useId();
  const more = whyNot ?? note;
  return (
    <div className="check">
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-disabled={whyNot !== undefined || undefined}
        aria-describedby={more === undefined ? undefined : `${id}note`}
        onChange={(event) => whyNot === undefined && onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {more !== undefined && (
        <span className="choice-note" id={`${id}note`}>
          {more}
        </span>
      )}
    </div>
  );
}
