/** Characters and fogs. */
import {
  type CharacterInfo,
  type FogInfo,
  fieldName,
  formatName,
  printedText,
  sentence,
  type Text,
} from '@blackpoker/engine';
import type { ReactNode } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { CopyLink } from './CopyLink.tsx';
import { EntryName } from './EntryName.tsx';
import { Fact, Facts } from './Facts.tsx';
import { KeyText } from './KeyText.tsx';
import { anchor } from './rulesBook.ts';
import { RULES_WORDS } from './words.ts';

interface EntryProps {
  readonly id: string;
  readonly name: Text;
  readonly tag?: string | undefined;
  readonly children: ReactNode;
  readonly text: Text;
}

/** An entry that is no action. */
export function Entry({ id, name, tag, children, text }: EntryProps) {
  const lang = useLang();
  return (
    <article id={id} tabIndex={-1} className="rules-entry" aria-labelledby={`${id}-name`}>
      <header className="rules-entry-head">
        <h3 id={`${id}-name`}>
          <EntryName name={name} />
        </h3>
        <CopyLink anchor={id} name={name[lang]} />
      </header>
      {tag !== undefined && (
        <p className="rules-tags">
          <span className="rules-tag">{tag}</span>
        </p>
      )}
      <Facts>{children}</Facts>
      <p>{text[lang]}</p>
    </article>
  );
}

export function CharacterEntry({ entry }: { readonly entry: CharacterInfo }) {
  const lang = useLang();
  const say = useSay();
  const { id, name, tier, cards, size, labels, text } = entry;
  return (
    <Entry
      id={anchor.character(id)}
      name={name}
      tag={say(RULES_WORDS.from, { format: formatName(tier, lang) })}
      text={text}
    >
      <Fact label={sentence(fieldName('cards', lang))}>
        <KeyText text={cards} />
      </Fact>
      <Fact label={sentence(fieldName('size', lang))}>{printedText(size, lang)}</Fact>
      <Fact label={sentence(fieldName('labels', lang))}>
        {labels.map((label) => label[lang]).join(lang === 'ja' ? '・' : ', ')}
      </Fact>
    </Entry>
  );
}

export function FogEntry({ entry }: { readonly entry: FogInfo }) {
  const lang = useLang();
  const say = useSay();
  const { id, name, tier, cards, target, text } = entry;
  return (
    <Entry id={anchor.fog(id)} name={name} tag={say(RULES_WORDS.from, { format: formatName(tier, lang) })} text={text}>
      <Fact label={sentence(fieldName('cards', lang))}>
        <KeyText text={cards} />
      </Fact>
      <Fact label={sentence(fieldName('target', lang))}>{target?.[lang]}</Fact>
    </Entry>
  );
}
