/** The rule text, clause by clause; numbered ones keep the book's numbers. */
import type { Text } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';

/** 1. …, 2. … */
export const isNumbered = (text: string): boolean => /^\d+\. /.test(text);

export function Clauses({ clauses }: { readonly clauses: readonly Text[] }) {
  const lang = useLang();
  return (
    <div className="rules-clauses">
      {clauses.map((clause) => (
        <p key={clause.en} className={isNumbered(clause.en) ? 'rules-numbered' : undefined}>
          {clause[lang]}
        </p>
      ))}
    </div>
  );
}
