/** Stays in sight: the search, the way to every section, and what the signs mean. */
import { type ReactNode, useState } from 'react';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { Legend } from './Legend.tsx';
import { RULES_WORDS } from './words.ts';

interface SearchBarProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** How many entries were found, where something is looked for. */
  readonly found: number | undefined;
  readonly contents: (onGo: () => void) => ReactNode;
}

export function SearchBar({ query, onChange, found, contents }: SearchBarProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className="rules-bar">
      <search className="rules-search">
        <Icon name="search" />
        <input
          type="search"
          value={query}
          placeholder={say(RULES_WORDS.search)}
          aria-label={say(RULES_WORDS.search)}
          onChange={({ currentTarget: { value } }) => onChange(value)}
        />
        <span role="status" className="rules-found">
          {found !== undefined && say(RULES_WORDS.found, { n: found })}
        </span>
      </search>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {say(RULES_WORDS.contentsAndSigns)}
      </button>
      {open && (
        <Sheet title={say(RULES_WORDS.contentsAndSigns)} onClose={close}>
          <div className="rules-sheet">
            {contents(close)}
            <Legend />
          </div>
        </Sheet>
      )}
    </div>
  );
}
