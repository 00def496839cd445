/** One of several, as native radio buttons: side by side (`row`), or one below the other with notes (`list`). */
import { type ReactNode, useId } from 'react';
import './choices.css';

export interface ChoiceOption<T extends string | number> {
  readonly value: T;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  /** It cannot be chosen now. It keeps its place, can be focused, and says why. */
  readonly whyNot?: string | undefined;
}

interface ChoicesProps<T extends string | number> {
  readonly legend: string;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly look?: 'row' | 'list';
  /** Under the options. */
  readonly children?: ReactNode;
}

export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { legend, options, value, onChange, look = 'row', children } = props;
  const name = useId();
  return (
    <fieldset className={`choices choices-${look}`}>
      <legend>{legend}</legend>
      <div className="choices-options">
        {options.map((option) => (
          <ChoiceTile
            key={option.value}
            name={name}
            option={option}
            chosen={option.value === value}
            onChange={onChange}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}

interface ChoiceTileProps<T extends string | number> {
  readonly name: string;
  readonly option: ChoiceOption<T>;
  readonly chosen: boolean;
  readonly onChange: (value: T) => void;
}

function ChoiceTile<T extends string | number>({ name, option, chosen, onChange }: ChoiceTileProps<T>) {
  const { value, label, note, whyNot } = option;
  const id = `${name}${value}`;
  const more = whyNot ?? note;
  return (
    <div className="choice">
      <input
        type="radio"
        id={id}
        name={name}
        checked={chosen}
        aria-disabled={whyNot !== undefined || undefined}
        aria-describedby={more === undefined ? undefined : `${id}note`}
        onChange={() => whyNot === undefined && onChange(value)}
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
