/** Conditions for the actions that are shown. */
import { type ActionType, COST_LETTERS, cardSign, sentence, type Text, timingName, typeName } from '@blackpoker/engine';
import { type ReactNode, useId } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { type ActionFilter, countConditions, KEY_SUITS, NO_COST, NO_FILTER } from './actionFilter.ts';
import { TIMING_WORDS } from './Legend.tsx';
import { SuitMark } from './SuitMark.tsx';
import { RULES_WORDS } from './words.ts';

interface FilterPanelProps {
  readonly filter: ActionFilter;
  readonly onChange: (changes: Partial<ActionFilter>) => void;
  /** The types that the book has. */
  readonly types: readonly ActionType[];
}

const isWide = (): boolean => matchMedia('(min-width: 900px)').matches;
/** With or without an item. */
const toggled = <T,>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

export function FilterPanel({ filter, onChange, types }: FilterPanelProps) {
  const say = useSay();
  const count = countConditions(filter);
  const { query, hand, hasRare } = filter;
  return (
    <details className="rules-filter" open={isWide()}>
      <summary>{say(count === 0 ? RULES_WORDS.filter : RULES_WORDS.filterOn, { n: count })}</summary>
      <TypeAndTime filter={filter} onChange={onChange} types={types} />
      <Keys filter={filter} onChange={onChange} />
      {count > (hand === undefined ? 0 : 1) && (
        <button type="button" className="button" onClick={() => onChange({ ...NO_FILTER, query, hand, hasRare })}>
          {say(RULES_WORDS.clear)}
        </button>
      )}
    </details>
  );
}

function TypeAndTime({ filter: { types: chosen, timing, cost }, onChange, types }: FilterPanelProps) {
  const lang = useLang();
  const say = useSay();
  return (
    <>
      <Group title={RULES_WORDS.type}>
        {types.map((type) => (
          <Toggle key={type} on={chosen.includes(type)} onToggle={() => onChange({ types: toggled(chosen, type) })}>
            {sentence(typeName(type, lang))}
          </Toggle>
        ))}
      </Group>
      <Group title={RULES_WORDS.when}>
        {TIMING_WORDS.map((word) => (
          <Toggle key={word} on={timing.includes(word)} onToggle={() => onChange({ timing: toggled(timing, word) })}>
            {timingName(word, lang)}
          </Toggle>
        ))}
      </Group>
      <Group title={RULES_WORDS.costLetters}>
        {[...COST_LETTERS, NO_COST].map((letter) => (
          <Toggle key={letter} on={cost.includes(letter)} onToggle={() => onChange({ cost: toggled(cost, letter) })}>
            {letter === NO_COST ? say(RULES_WORDS.noCost) : letter}
          </Toggle>
        ))}
      </Group>
    </>
  );
}

const ACES = [0, 13, 26, 39, 52] as const;
const NUMBERS = Array.from({ length: 13 }, (_, i) => i);

function Keys({ filter: { suit, number }, onChange }: Omit<FilterPanelProps, 'types'>) {
  const say = useSay();
  const id = useId();
  return (
    <>
      <Group title={RULES_WORDS.keySuit}>
        {KEY_SUITS.map((each) => (
          <Toggle key={each} on={suit === each} onToggle={() => onChange({ suit: suit === each ? undefined : each })}>
            <SuitSign suit={each} />
          </Toggle>
        ))}
      </Group>
      <div className="rules-field">
        <label htmlFor={id}>{say(RULES_WORDS.keyNumber)}</label>
        <select
          id={id}
          value={number ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ number: value === '' ? undefined : Number(value) })}
        >
          <option value="">{say(RULES_WORDS.any)}</option>
          {NUMBERS.map((face) => (
            <option key={face} value={face + 1}>
              {cardSign(face).slice(1)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function SuitSign({ suit }: { readonly suit: (typeof KEY_SUITS)[number] }) {
  const sign = cardSign(ACES[suit]);
  if (suit === 4) return sign;
  return (
    <span className="rules-card">
      <SuitMark suit={sign.charAt(0)} />
    </span>
  );
}

function Group({ title, children }: { readonly title: Text; readonly children: ReactNode }) {
  const say = useSay();
  return (
    <fieldset className="rules-toggles">
      <legend>{say(title)}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly on: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

const Toggle = ({ on, onToggle, children }: ToggleProps) => (
  <button type="button" className="button rules-toggle" aria-pressed={on} onClick={onToggle}>
    {children}
  </button>
);
