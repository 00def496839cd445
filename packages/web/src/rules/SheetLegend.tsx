/** The strip on top of a sheet: what its signs mean, and the flow in short. */
import {
  COST_LETTERS,
  costWords,
  FORMATS,
  type Format,
  formatName,
  type Lang,
  timingName,
  timingWords,
} from '@blackpoker/engine';
import type { ReactNode } from 'react';
import { useLang } from '../app/lang.ts';
import { Cost } from './ActionEntry.tsx';
import { Chains } from './Flow.tsx';
import { TIMING_WORDS } from './Legend.tsx';
import { bookActions, type RulesBook } from './rulesBook.ts';
import { hasTiers, TierMark } from './sheetBlocks.tsx';
import { RULES_WORDS } from './words.ts';

export function SheetLegend({ book }: { readonly book: RulesBook }) {
  const lang = useLang();
  const letters = COST_LETTERS.filter((letter) => bookActions(book).some(({ cost }) => cost.includes(letter)));
  return (
    <div className="rules-print-legend">
      <div>
        <Pairs items={letters.map((letter) => costPair(letter, lang))} />
        {hasTiers(book) && <Tiers format={book.rules.format} lang={lang} />}
      </div>
      <Pairs
        items={TIMING_WORDS.map((word) => [<b key={word}>{timingName(word, lang)}</b>, timingWords(word)[lang]])}
      />
      <div>
        <p>{RULES_WORDS.loopText[lang]}</p>
        <Chains rules={book.rules} />
      </div>
    </div>
  );
}

const costPair = (letter: (typeof COST_LETTERS)[number], lang: Lang): readonly [ReactNode, string] => [
  <Cost key={letter} cost={letter} />,
  costWords(letter)[lang],
];

const Tiers = ({ format, lang }: { readonly format: Format; readonly lang: Lang }) => (
  <p>
    {FORMATS.slice(0, FORMATS.indexOf(format) + 1).map((tier) => (
      <span key={tier} className="rules-print-tier">
        <TierMark tier={tier} /> {formatName(tier, lang)}
      </span>
    ))}
    {RULES_WORDS.tierNote[lang]}
  </p>
);

const Pairs = ({ items }: { readonly items: readonly (readonly [ReactNode, string])[] }) => (
  <dl>
    {items.map(([sign, meaning]) => (
      <div key={meaning}>
        <dt>{sign}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);
