/** One action of the book, with everything that is printed of it. */
import {
  type Action,
  COST_LETTERS,
  costWords,
  fieldName,
  formatName,
  type Lang,
  printedText,
  sentence,
  speedOf,
  type Text,
  timingName,
  timingOf,
  timingWords,
  triggerOf,
  typeName,
} from '@blackpoker/engine';
import { memo, useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { CostIcon } from '../kit/CostIcons.tsx';
import { costLetters } from '../kit/costText.ts';
import { Clauses } from './Clauses.tsx';
import { CopyLink } from './CopyLink.tsx';
import { EntryName } from './EntryName.tsx';
import { Fact, Facts } from './Facts.tsx';
import { glossaryOf } from './glossaryOf.ts';
import { KeyText } from './KeyText.tsx';
import { RULES_WORDS } from './words.ts';

export const whenOf = (action: Action) => [triggerOf(action), speedOf(action), timingOf(action)] as const;

export const ActionEntry = memo(function ActionEntry({ action }: { readonly action: Action }) {
  const lang = useLang();
  const say = useSay();
  const { id, name, type, tier, cost, keys, target, clauses } = action;
  return (
    <article id={id} tabIndex={-1} className="rules-entry" data-action={id} aria-labelledby={`${id}-name`}>
      <header className="rules-entry-head">
        <h4 id={`${id}-name`}>
          <EntryName name={name} />
        </h4>
        <CopyLink anchor={id} name={name[lang]} />
      </header>
      <p className="rules-tags">
        <span className="rules-tag">{sentence(typeName(type, lang))}</span>
        <span className="rules-tag">{say(RULES_WORDS.from, { format: formatName(tier, lang) })}</span>
      </p>
      <Facts>
        <Fact label={say(RULES_WORDS.when)}>
          {whenOf(action)
            .map((word) => timingName(word, lang))
            .join(' - ')}
        </Fact>
        <Fact label={sentence(fieldName('cost', lang))}>{cost !== '' && <Cost cost={cost} pictured />}</Fact>
        <Fact label={sentence(fieldName('keys', lang))}>{keys !== '' && <KeyText text={keys} />}</Fact>
        <Fact label={sentence(fieldName('target', lang))}>{printedText(target, lang)}</Fact>
      </Facts>
      <Clauses clauses={clauses} />
      <Terms action={action} />
    </article>
  );
});

/** The printed letters; on the screen with their pictures. */
export function Cost({ cost, pictured = false }: { readonly cost: string; readonly pictured?: boolean }) {
  return (
    <span className="rules-costs">
      {costLetters(cost).map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may come twice, and nothing moves
        <span key={i} className="rules-cost">
          {letter}
          {pictured && <CostIcon letter={letter} />}
        </span>
      ))}
    </span>
  );
}

/** The words and signs that this action uses; put together when it is opened. */
function Terms({ action }: { readonly action: Action }) {
  const lang = useLang();
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <details className="rules-terms" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say(RULES_WORDS.terms)}</summary>
      {open && (
        <Facts>
          {explained(action, lang).map(({ term, meaning }) => (
            <Fact key={term} label={term}>
              {meaning[lang]}
            </Fact>
          ))}
        </Facts>
      )}
    </details>
  );
}

function explained(action: Action, lang: Lang): { readonly term: string; readonly meaning: Text }[] {
  const text = [action.text[lang], printedText(action.target, lang), printedText(action.keys, lang)].join(' ');
  return [
    ...whenOf(action).map((word) => ({ term: timingName(word, lang), meaning: timingWords(word) })),
    ...COST_LETTERS.filter((letter) => action.cost.includes(letter)).map((letter) => ({
      term: letter,
      meaning: costWords(letter),
    })),
    ...glossaryOf(text, lang).map(({ term, meaning }) => ({ term: term[lang], meaning })),
  ];
}
