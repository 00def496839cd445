/** One page of a sheet: head, three columns, foot. */
import { formatName } from '@blackpoker/engine';
import type { ReactNode } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import type { RulesAddress } from './address.ts';
import { SuitMark } from './SuitMark.tsx';
import type { SheetBlock } from './sheetBlocks.tsx';
import { COLUMNS } from './sheetLayout.ts';
import { RULES_WORDS } from './words.ts';

export interface PaperColumn {
  readonly blocks: readonly SheetBlock[];
  readonly gap: number;
}

interface SheetPaperProps {
  readonly address: RulesAddress;
  readonly page: number;
  readonly pages: number;
  readonly columns: readonly PaperColumn[];
  /** Under the head. */
  readonly legend?: ReactNode;
}

export function SheetPaper({ address, page, pages, columns, legend }: SheetPaperProps) {
  const say = useSay();
  return (
    <section className="rules-paper" aria-label={say(RULES_WORDS.page, { n: page + 1, of: pages })}>
      <SheetHead address={address} first={page === 0} />
      {legend}
      <div className="rules-paper-body">
        <div className="rules-paper-columns">
          {Array.from({ length: COLUMNS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <div key={i} className="rules-paper-column" style={{ gap: columns[i]?.gap }}>
              {columns[i]?.blocks.map(({ id, content }) => (
                <div key={id}>{content}</div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <footer className="rules-paper-foot">
        <span>{say(RULES_WORDS.unofficial)}</span>
        <span>{say(RULES_WORDS.page, { n: page + 1, of: pages })}</span>
      </footer>
    </section>
  );
}

function SheetHead({
  address: { edition, format },
  first,
}: {
  readonly address: RulesAddress;
  readonly first: boolean;
}) {
  const lang = useLang();
  const say = useSay();
  const Title = first ? 'h1' : 'p';
  return (
    <header className="rules-paper-head">
      <span className="rules-paper-suits" aria-hidden="true">
        {[...'♠♡♢♣'].map((suit) => (
          <SuitMark key={suit} suit={suit} />
        ))}
      </span>
      <Title className="rules-paper-title">
        <span>BlackPoker</span> {say(RULES_WORDS.actionList)}
      </Title>
      <span className="rules-paper-edition">{say(RULES_WORDS.editionName, { edition })}</span>
      <span className="rules-paper-format">{formatName(format, lang)}</span>
    </header>
  );
}
