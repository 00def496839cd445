/** Chooses the size of the letters and the number of pages of a sheet, and shares its blocks out among the columns. */
import { evenColumns } from './columns.ts';

export const COLUMNS = 3;
/** In points. */
const LARGEST = 9.4;
const SMALLEST = 5.6;
const STEP = 0.1;
/** A sheet goes on one page where its letters are at least this large there. */
const LARGE_ENOUGH = 7.6;
/** What may be left out is there where the letters are at least this large. */
const ROOM_FOR_ALL = 7.3;
/** A printer may set a line a little higher than the screen. */
const SPARE = 0.985;
/** Between two blocks, so that columns end at the same line; in pixels. */
const WIDEST_GAP = 9;

export interface SheetColumn {
  readonly from: number;
  readonly to: number;
  readonly gap: number;
}

export interface SheetLayout {
  readonly size: number;
  readonly columns: readonly SheetColumn[];
}

/** In pixels. */
export interface Measured {
  readonly heights: readonly number[];
  /** The height of a column on the first page and on the second. */
  readonly limits: readonly [first: number, second: number];
}

export interface Sheet {
  readonly measure: (size: number) => Measured;
  /** Blocks that stay with the next one. */
  readonly heads: ReadonlySet<number>;
  /** So many of the blocks must be there; the others may. */
  readonly needed: number;
}

/** The largest letters with which what must be there fits on one page, else everything on two, else what must be there. */
export function sheetLayout(sheet: Sheet): SheetLayout {
  const layout =
    largestFit(sheet, 1, LARGE_ENOUGH, sheet.needed) ??
    largestFit(sheet, 2, ROOM_FOR_ALL, Number.POSITIVE_INFINITY) ??
    largestFit(sheet, 2, SMALLEST, sheet.needed);
  if (layout === undefined) throw new Error('bug: the sheet does not fit on two pages');
  return layout;
}

/** Letters that fit are looked for by halves: what fits in large letters fits in smaller ones. */
function largestFit(sheet: Sheet, pages: 1 | 2, least: number, needed: number): SheetLayout | undefined {
  let best = layoutIn(least, sheet, pages, needed);
  if (best === undefined) return undefined;
  let [low, high] = [Math.round(least / STEP), Math.round(LARGEST / STEP) + 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const layout = layoutIn(middle * STEP, sheet, pages, needed);
    if (layout === undefined) high = middle;
    else [best, low] = [layout, middle];
  }
  return best;
}

function layoutIn(size: number, { measure, heads }: Sheet, pages: 1 | 2, needed: number): SheetLayout | undefined {
  const { heights: all, limits } = measure(size);
  const heights = all.slice(0, needed);
  const room = limits.slice(0, pages).flatMap((limit) => new Array<number>(COLUMNS).fill(SPARE * limit));
  const starts = evenColumns(heights, room, heads);
  return starts && { size, columns: spread(heights, starts) };
}

/** The columns of a page end at the line of the longest, as far as gaps between the blocks can do that; the last column ends where it ends. */
function spread(heights: readonly number[], starts: readonly number[]): SheetColumn[] {
  const ranges = starts.map((from, i) => ({ from, to: starts[i + 1] ?? heights.length }));
  const sums = ranges.map(({ from, to }) => heights.slice(from, to).reduce((sum, height) => sum + height, 0));
  return ranges.map(({ from, to }, i) => {
    const page = i - (i % COLUMNS);
    const missing = Math.max(...sums.slice(page, page + COLUMNS)) - (sums[i] ?? 0);
    const gap = i === ranges.length - 1 ? 0 : Math.min(WIDEST_GAP, missing / Math.max(1, to - from - 1));
    return { from, to, gap };
  });
}
