/** What a printed sheet is made of, block by block: bands and entries, in the order of print. */
import {
  type Action,
  type CharacterInfo,
  type FlowChapter,
  type FogInfo,
  fieldName,
  flowChapters,
  formatName,
  type Lang,
  printedText,
  sentence,
  type Text,
  timingName,
  typeName,
} from '@blackpoker/engine';
import type { ReactNode } from 'react';
import { Cost, whenOf } from './ActionEntry.tsx';
import { isNumbered } from './Clauses.tsx';
import { EntryName } from './EntryName.tsx';
import { KeyText } from './KeyText.tsx';
import { bookActions, type RulesBook } from './rulesBook.ts';
import { RULES_WORDS } from './words.ts';

export interface SheetBlock {
  readonly id: string;
  /** A band that stays with what follows. */
  readonly head: boolean;
  /** It may be left out where there is no room for it. */
  readonly extra?: true;
  readonly content: ReactNode;
}

/** Some of its actions are not in every format. */
export const hasTiers = (book: RulesBook): boolean => new Set(bookActions(book).map(({ tier }) => tier)).size > 1;

export function sheetBlocks(book: RulesBook, lang: Lang): SheetBlock[] {
  const { rules, groups } = book;
  const tiers = hasTiers(book);
  return [
    ...groups.flatMap(({ type, actions }) => [
      band(`type-${type}`, { ja: sentence(typeName(type, 'ja')), en: sentence(typeName(type, 'en')) }),
      ...actions.map((action) => ({
        id: action.id,
        head: false,
        content: <SheetAction action={action} lang={lang} tiers={tiers} />,
      })),
    ]),
    band('characters', RULES_WORDS.characters),
    ...rules.characters.map((entry) => ({
      id: `character-${entry.id}`,
      head: false,
      content: <SheetCharacter entry={entry} lang={lang} />,
    })),
    ...(rules.fogs.length === 0 ? [] : [band('fogs', RULES_WORDS.fogs)]),
    ...rules.fogs.map((entry) => ({
      id: `fog-${entry.id}`,
      head: false,
      content: <SheetFog entry={entry} lang={lang} />,
    })),
    { ...band('flow', RULES_WORDS.flow), extra: true },
    ...flowChapters(rules).flatMap((chapter) => chapterBlocks(chapter, lang)),
  ];
}

const band = (id: string, name: Text): SheetBlock => ({
  id,
  head: true,
  content: (
    <h2 className="rules-band">
      <EntryName name={name} ruby={false} />
    </h2>
  ),
});

interface InLang {
  readonly lang: Lang;
}

export const TierMark = ({ tier }: { readonly tier: Action['tier'] }) => (
  <span className="rules-tier">{formatName(tier, 'en').charAt(0)}</span>
);

function SheetAction({ action, lang, tiers }: InLang & { readonly action: Action; readonly tiers: boolean }) {
  const { id, name, tier, cost, keys, target, clauses } = action;
  const when = whenOf(action)
    .map((word) => timingName(word, lang))
    .join('-');
  return (
    <article className="rules-print-entry" data-action={id}>
      <div className="rules-print-head">
        {tiers && <TierMark tier={tier} />}
        <h3>
          <EntryName name={name} ruby={false} />
        </h3>
      </div>
      <p className="rules-print-needs">
        <span>{when}</span>
        {cost !== '' && <Cost cost={cost} />}
        {keys !== '' && <KeyText text={keys} />}
      </p>
      {target !== '' && (
        <p>
          <b className="rules-print-label">{sentence(fieldName('target', lang))}</b> {printedText(target, lang)}
        </p>
      )}
      <Paragraphs clauses={clauses} lang={lang} />
    </article>
  );
}

/** Sentences run on; numbered ones begin a line. */
function Paragraphs({ clauses, lang }: InLang & { readonly clauses: readonly Text[] }) {
  const paragraphs: string[] = [];
  for (const { [lang]: text } of clauses) {
    const last = paragraphs.at(-1);
    if (last === undefined || isNumbered(text) || isNumbered(last)) paragraphs.push(text);
    else paragraphs.splice(-1, 1, last + (lang === 'ja' ? '' : ' ') + text);
  }
  return paragraphs.map((text) => (
    <p key={text} className={isNumbered(text) ? 'rules-numbered' : undefined}>
      {text}
    </p>
  ));
}

interface SmallEntryProps {
  readonly name: Text;
  readonly cards: string;
  readonly notes: readonly string[];
  readonly text: string;
}

/** A name that is no heading: some fogs are called like the action that makes them. */
const SmallEntry = ({ name, cards, notes, text }: SmallEntryProps) => (
  <div className="rules-print-entry">
    <div className="rules-print-head">
      <strong>
        <EntryName name={name} ruby={false} />
      </strong>
      <KeyText text={cards} />
    </div>
    <p>
      {notes
        .filter((note) => note !== '')
        .map((note) => (
          <span key={note} className="rules-print-note">
            {note}
          </span>
        ))}
    </p>
    <p>{text}</p>
  </div>
);

function SheetCharacter({
  entry: { name, cards, size, labels, text },
  lang,
}: InLang & { readonly entry: CharacterInfo }) {
  const sized = size === '' ? '' : `${sentence(fieldName('size', lang))} ${printedText(size, lang)}`;
  return (
    <SmallEntry
      name={name}
      cards={cards}
      notes={[sized, labels.map((label) => label[lang]).join(lang === 'ja' ? '・' : ', ')]}
      text={text[lang]}
    />
  );
}

function SheetFog({ entry: { name, cards, text }, lang }: InLang & { readonly entry: FogInfo }) {
  return <SmallEntry name={name} cards={cards} notes={[]} text={text[lang]} />;
}

const LONG_CHAPTER = 10;

/** A long chapter may go on in the next column. */
function chapterBlocks({ id, title, steps }: FlowChapter, lang: Lang): SheetBlock[] {
  const cut = steps.length > LONG_CHAPTER ? steps.length >> 1 : steps.length;
  const parts = [steps.slice(0, cut), steps.slice(cut)].filter((part) => part.length > 0);
  return parts.map((part, i) => ({
    id: `flow-${id}-${i}`,
    head: false,
    extra: true,
    content: (
      <div className={`rules-print-entry ${i < parts.length - 1 ? 'rules-print-open' : ''}`}>
        {i === 0 && <strong>{title[lang]}</strong>}
        <SheetSteps steps={part} lang={lang} />
      </div>
    ),
  }));
}

const SheetSteps = ({ steps, lang }: InLang & { readonly steps: FlowChapter['steps'] }) =>
  steps.map(({ number, text }) => (
    <p key={text.en} className="rules-print-step">
      <span>{number === '' ? '·' : number}</span>
      {text[lang]}
    </p>
  ));
