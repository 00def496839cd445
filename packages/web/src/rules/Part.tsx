/** A section of the book. */
import type { ReactNode } from 'react';
import { useSay } from '../app/lang.ts';
import type { Section } from './rulesBook.ts';
import { RULES_WORDS } from './words.ts';

interface PartProps {
  readonly section: Section;
  readonly children: ReactNode;
  readonly note?: string;
  readonly count?: number;
}

export function Part({ section, children, note, count }: PartProps) {
  const say = useSay();
  return (
    <section id={section} tabIndex={-1} className="rules-part" aria-labelledby={`${section}-title`}>
      <h2 id={`${section}-title`}>
        {say(RULES_WORDS[section])}
        {count !== undefined && <span className="rules-count"> {count}</span>}
      </h2>
      {note !== undefined && <p className="rules-note">{note}</p>}
      {children}
    </section>
  );
}
