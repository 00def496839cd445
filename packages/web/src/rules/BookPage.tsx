/** The rules book of an edition and format: everything on one page, with search and filters. */
import { sentence, typeName } from '@blackpoker/engine';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import japaneseRulings from '../../../../docs/rulings.ja.md?raw';
import englishRulings from '../../../../docs/rulings.md?raw';
import { useLang, useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { Page } from '../kit/Page.tsx';
import { ActionEntry } from './ActionEntry.tsx';
import { type ActionFilter, NO_FILTER } from './actionFilter.ts';
import { type RulesAddress, rulesPath } from './address.ts';
import { Changes } from './Changes.tsx';
import { Contents } from './Contents.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { Flow } from './Flow.tsx';
import { Frames } from './Frames.tsx';
import { Glossary } from './Glossary.tsx';
import { HandBanner } from './HandBanner.tsx';
import { CharacterEntry, FogEntry } from './Lists.tsx';
import { Part } from './Part.tsx';
import { RulesPicker } from './RulesPicker.tsx';
import { Rulings } from './Rulings.tsx';
import { anchor, type RulesBook, rulesBook } from './rulesBook.ts';
import { parseRulings } from './rulings.ts';
import { SearchBar } from './SearchBar.tsx';
import { countFindings, type Findings, searchBook } from './searchBook.ts';
import { useAnchor } from './useAnchor.ts';
import { RULES_WORDS } from './words.ts';
import './rules.css';
import './entries.css';

const RULINGS = { ja: parseRulings(japaneseRulings), en: parseRulings(englishRulings) };

export function BookPage({ address }: { readonly address: RulesAddress }) {
  const say = useSay();
  const { edition, format, hand, game } = address;
  const { book, filter, change, ...result } = useBookSearch(address);
  const { found, counts, total } = result;
  useAnchor(`${edition}/${format}`);
  const toGame = game === undefined ? undefined : { href: `/t/${game}`, label: say(RULES_WORDS.toGame) };
  return (
    <Page title={say(RULES_WORDS.title)} tools={<PrintLink address={address} />} back={toGame}>
      <p className="rules-note">{say(RULES_WORDS.unofficial)}</p>
      <RulesPicker address={address} />
      {hand !== undefined && (
        <HandBanner
          hand={hand}
          game={game}
          on={filter.hand !== undefined}
          onChange={(on) => change({ hand: on ? hand : undefined })}
        />
      )}
      <SearchBar
        query={filter.query}
        onChange={(query) => change({ query })}
        found={result.isSearch ? total : undefined}
        contents={(onGo) => <Contents counts={counts} groups={found.groups} onGo={onGo} />}
      />
      <div className="rules-columns">
        <div className="rules-side">
          <Contents counts={counts} groups={found.groups} />
          <FilterPanel filter={filter} onChange={change} types={book.groups.map(({ type }) => type)} />
        </div>
        <div className="rules-body">
          <Elsewhere address={address} />
          {total === 0 && <p>{say(RULES_WORDS.nothingFound)}</p>}
          <BookParts book={book} {...result} />
        </div>
      </div>
    </Page>
  );
}

/** The book, the conditions, and what they leave of it. */
function useBookSearch({ edition, format, hand, hasRare }: RulesAddress) {
  const [filter, setFilter] = useState<ActionFilter>({ ...NO_FILTER, hand, hasRare });
  const shown = useDeferredValue(filter);
  const book = rulesBook(edition, format);
  const rulings = RULINGS[useLang()];
  const found = useMemo(() => searchBook(book, rulings, shown), [book, rulings, shown]);
  const counts = countFindings(found, shown.query);
  return {
    book,
    filter,
    change: (changes: Partial<ActionFilter>): void => setFilter((old) => ({ ...old, ...changes })),
    found,
    counts,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    isSearch: shown.query.trim() !== '',
  };
}

function PrintLink({ address: { edition, format } }: { readonly address: RulesAddress }) {
  const say = useSay();
  return (
    <Link href={`${rulesPath(edition, format)}?print=1`} className="button">
      <Icon name="print" />
      {say(RULES_WORDS.print)}
    </Link>
  );
}

interface BookPartsProps {
  readonly book: RulesBook;
  readonly found: Findings;
  readonly counts: ReturnType<typeof countFindings>;
  readonly isSearch: boolean;
}

function BookParts({ book, found, counts, isSearch }: BookPartsProps) {
  const { edition, format } = book.rules;
  return (
    <>
      {!(isSearch && counts.actions === 0) && <Actions found={found} count={counts.actions} />}
      {counts.characters > 0 && (
        <Part section="characters" count={counts.characters}>
          {found.characters.map((entry) => (
            <CharacterEntry key={entry.id} entry={entry} />
          ))}
        </Part>
      )}
      {counts.fogs > 0 && (
        <Part section="fogs" count={counts.fogs}>
          {found.fogs.map((entry) => (
            <FogEntry key={entry.id} entry={entry} />
          ))}
        </Part>
      )}
      {counts.frames > 0 && <Frames book={book} frames={found.frames} options={found.options} />}
      {counts.flow > 0 && <Flow rules={book.rules} chapters={found.chapters} chains={!isSearch} />}
      {counts.changes > 0 && <Changes key={edition} edition={edition} format={format} />}
      {counts.glossary > 0 && <Glossary terms={found.terms} />}
      {counts.rulings > 0 && <Rulings rulings={found.rulings} />}
    </>
  );
}

function Actions({ found, count }: { readonly found: Findings; readonly count: number }) {
  const lang = useLang();
  const say = useSay();
  return (
    <Part section="actions" count={count}>
      {count === 0 && <p>{say(RULES_WORDS.nothingFound)}</p>}
      {found.groups.map(({ type, actions }) => (
        <section key={type} id={anchor.type(type)} tabIndex={-1} aria-labelledby={`${anchor.type(type)}-title`}>
          <h3 id={`${anchor.type(type)}-title`} className="rules-group">
            {sentence(typeName(type, lang))}
          </h3>
          {actions.map((action) => (
            <ActionEntry key={action.id} action={action} />
          ))}
        </section>
      ))}
    </Part>
  );
}
