/** Which edition and format the book is of. */
import { EDITIONS, FORMATS, formatName } from '@blackpoker/engine';
import { Link, useSearch } from 'wouter';
import { useLang, useSay } from '../app/lang.ts';
import { type RulesAddress, rulesPath } from './address.ts';
import { RULES_WORDS } from './words.ts';

const NEWEST_FIRST = [...EDITIONS].reverse();

export function RulesPicker({ address: { edition, format } }: { readonly address: RulesAddress }) {
  const lang = useLang();
  const say = useSay();
  return (
    <div className="rules-picker">
      <Row
        label={say(RULES_WORDS.edition)}
        items={NEWEST_FIRST.map((each) => ({ id: each, text: each, path: rulesPath(each, format) }))}
        current={edition}
      />
      <Row
        label={say(RULES_WORDS.format)}
        items={FORMATS.map((each) => ({ id: each, text: formatName(each, lang), path: rulesPath(edition, each) }))}
        current={format}
      />
      {edition === '7.0p' && <p className="rules-note">{say(RULES_WORDS.earlyPrint)}</p>}
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly text: string; readonly path: string }[];
  readonly current: string;
}

function Row({ label, items, current }: RowProps) {
  const search = useSearch();
  return (
    <nav aria-label={label}>
      <span className="rules-picker-label" aria-hidden="true">
        {label}
      </span>
      <ul>
        {items.map(({ id, text, path }) => (
          <li key={id}>
            <Link
              href={search === '' ? path : `${path}?${search}`}
              className="button rules-pick"
              aria-current={id === current ? 'page' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
