/** A sheet to print: A4, at most two pages, in letters as large as fit. */
import { formatName } from '@blackpoker/engine';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { type RulesAddress, rulesPath } from './address.ts';
import { type RulesBook, rulesBook } from './rulesBook.ts';
import { SheetLegend } from './SheetLegend.tsx';
import { type PaperColumn, SheetPaper } from './SheetPaper.tsx';
import { type SheetBlock, sheetBlocks } from './sheetBlocks.tsx';
import { COLUMNS, type Measured, type SheetLayout, sheetLayout } from './sheetLayout.ts';
import { RULES_WORDS } from './words.ts';
import './rules.css';
import './entries.css';
import './print.css';

export function PrintPage({ address }: { readonly address: RulesAddress }) {
  const lang = useLang();
  const { edition, format } = address;
  const book = rulesBook(edition, format);
  const blocks = useMemo(() => sheetBlocks(book, lang), [book, lang]);
  return <PrintedBlocks key={`${edition}/${format}/${lang}`} address={address} book={book} blocks={blocks} />;
}

interface PrintedBlocksProps {
  readonly address: RulesAddress;
  readonly book: RulesBook;
  readonly blocks: readonly SheetBlock[];
}

function PrintedBlocks({ address, book, blocks }: PrintedBlocksProps) {
  const say = useSay();
  const lang = useLang();
  const { ref, layout } = useSheetLayout(blocks);
  const zoom = useZoom();
  const title = `BlackPoker ${address.edition} ${formatName(address.format, lang)}`;
  const columns = paperColumns(blocks, layout);
  const pages = layout === undefined ? 2 : Math.ceil(columns.length / COLUMNS);
  return (
    <main className="rules-print">
      <title>{`${title} · ${say(RULES_WORDS.actionList)}`}</title>
      <PrintTools address={address} pages={pages} />
      <div
        ref={ref}
        className="rules-papers"
        data-pages={layout === undefined ? undefined : pages}
        style={{ '--rules-zoom': zoom, fontSize: layout && `${layout.size}pt` }}
      >
        {Array.from({ length: pages }, (_, page) => (
          <SheetPaper
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={page}
            address={address}
            page={page}
            pages={pages}
            legend={page === 0 && <SheetLegend book={book} />}
            columns={columns.slice(page * COLUMNS, (page + 1) * COLUMNS)}
          />
        ))}
      </div>
    </main>
  );
}

function PrintTools({
  address: { edition, format },
  pages,
}: {
  readonly address: RulesAddress;
  readonly pages: number;
}) {
  const say = useSay();
  return (
    <div className="rules-print-tools">
      <Link href={rulesPath(edition, format)} className="button">
        <Icon name="back" />
        {say(RULES_WORDS.toBook)}
      </Link>
      <button type="button" className="button primary" onClick={() => print()}>
        <Icon name="print" />
        {say(RULES_WORDS.printNow)}
      </button>
      <p>{say(RULES_WORDS.printHint, { n: pages })}</p>
    </div>
  );
}

/** Before it is measured, everything stands in one column. */
function paperColumns(blocks: readonly SheetBlock[], layout: SheetLayout | undefined): PaperColumn[] {
  if (layout === undefined) return [{ blocks, gap: 0 }];
  return layout.columns.map(({ from, to, gap }) => ({ blocks: blocks.slice(from, to), gap }));
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** First everything stands in one column and is measured, then it is laid out. */
function useSheetLayout(blocks: readonly SheetBlock[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<SheetLayout>();
  useLayoutEffect(() => {
    const papers = ref.current;
    if (papers === null || layout !== undefined) return;
    const heads = new Set(blocks.flatMap(({ head }, i) => (head ? [i] : [])));
    const needed = blocks.filter(({ extra }) => extra !== true).length;
    setLayout(sheetLayout({ measure: (size) => measured(papers, size), heads, needed }));
  }, [blocks, layout]);
  return { ref, layout };
}

/** The heights of the blocks in letters of this size, and of a column, in pixels of the paper. */
function measured(papers: HTMLElement, size: number): Measured {
  papers.style.fontSize = `${size}pt`;
  const [column] = papers.getElementsByClassName('rules-paper-column');
  const [first = 0, second = 0] = [...papers.getElementsByClassName('rules-paper-body')].map(heightOf);
  const blocks = [...(column?.children ?? [])];
  return {
    heights: blocks.map(heightOf),
    limits: [first, second],
  };
}

/** 210 mm, and a margin around it. */
const PAPER_WIDTH = 794 + 32;

/** On a screen that is smaller than the paper, the paper is shown smaller. */
function useZoom(): number {
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const fit = (): void => setZoom(Math.min(1, document.documentElement.clientWidth / PAPER_WIDTH));
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);
  return zoom;
}
