/** The words of the game. */
import type { GlossaryEntry } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';
import { Part } from './Part.tsx';
import { anchor } from './rulesBook.ts';

export function Glossary({ terms }: { readonly terms: readonly GlossaryEntry[] }) {
  const lang = useLang();
  const other = lang === 'ja' ? 'en' : 'ja';
  return (
    <Part section="glossary">
      <dl className="rules-glossary">
        {terms.map(({ id, term, meaning }) => (
          <div key={id} id={anchor.term(id)} tabIndex={-1}>
            <dt>
              {term[lang]}{' '}
              <span className="rules-other-name" lang={other}>
                {term[other]}
              </span>
            </dt>
            <dd>{meaning[lang]}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
