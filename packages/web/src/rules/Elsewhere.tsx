/** The address names an action that this format does not have. */
import { formatName } from '@blackpoker/engine';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../app/lang.ts';
import { type RulesAddress, rulesPath } from './address.ts';
import { bookActions, rulesBook } from './rulesBook.ts';
import { RULES_WORDS } from './words.ts';

function useHash(): string {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const read = (): void => setHash(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return hash;
}

export function Elsewhere({ address: { edition, format } }: { readonly address: RulesAddress }) {
  const lang = useLang();
  const say = useSay();
  const id = useHash();
  const has = (book: ReturnType<typeof rulesBook>) => bookActions(book).find((action) => action.id === id);
  const action = has(rulesBook(edition, 'master'));
  if (action === undefined || has(rulesBook(edition, format)) !== undefined) return null;
  const tier = formatName(action.tier, lang);
  return (
    <p className="rules-hand" role="status">
      {say(RULES_WORDS.elsewhere, { name: action.name[lang], format: tier })}{' '}
      <Link href={`${rulesPath(edition, action.tier)}#${id}`} className="button">
        {say(RULES_WORDS.openFormat, { format: tier })}
      </Link>
    </p>
  );
}
