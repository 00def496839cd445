import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenColumns, fillColumns } from '../../src/rules/columns.ts';
import { COLUMNS, sheetLayout } from '../../src/rules/sheetLayout.ts';

const NO_HEADS = new Set<number>();

describe('columns of a sheet', () => {
  test('are filled in order', () => {
    expect(fillColumns([4, 4, 4, 4], [8, 8], NO_HEADS)).toEqual({ starts: [0, 2], fits: true });
    expect(fillColumns([4, 4, 4, 5], [8, 8], NO_HEADS)).toEqual({ starts: [0, 2], fits: false });
  });

  test('a head does not stand last', () => {
    expect(fillColumns([4, 2, 4], [8, 8], new Set([1])).starts).toEqual([0, 1]);
  });

  test('are as even as can be', () => {
    expect(evenColumns([4, 4, 4, 4], [16, 16], NO_HEADS)).toEqual([0, 2]);
    expect(evenColumns([9], [8, 8], NO_HEADS)).toBeUndefined();
  });

  test('whatever fits is laid out whole, and no column is too long', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 40 }), (heights) => {
        const limits = [90, 90, 90, 100, 100, 100];
        const starts = evenColumns(heights, limits, NO_HEADS);
        if (starts === undefined) return;
        const sums = starts.map((from, i) => heights.slice(from, starts[i + 1]).reduce((a, b) => a + b, 0));
        expect(sums.reduce((a, b) => a + b, 0)).toBe(heights.reduce((a, b) => a + b, 0));
        for (const [i, sum] of sums.entries()) expect(sum).toBeLessThanOrEqual(limits[i] ?? 0);
      }),
    );
  });
});

describe('the layout of a sheet', () => {
  const sheet = (count: number, needed = count) => ({
    measure: (size: number) => ({ heights: new Array<number>(count).fill(size), limits: [100, 110] as const }),
    heads: NO_HEADS,
    needed,
  });

  test('little text: one page in the largest letters', () => {
    const { size, columns } = sheetLayout(sheet(12));
    expect(size).toBeCloseTo(9.4);
    expect(columns.length).toBeLessThanOrEqual(COLUMNS);
  });

  test('more text: two pages, all of it', () => {
    const { columns } = sheetLayout(sheet(60));
    expect(columns.length).toBeGreaterThan(COLUMNS);
    expect(columns.at(-1)?.to).toBe(60);
  });

  test('what may be left out goes before the letters become too small', () => {
    expect(sheetLayout(sheet(90, 60)).columns.at(-1)?.to).toBe(60);
    expect(sheetLayout(sheet(70, 60)).columns.at(-1)?.to).toBe(70);
  });

  test('too much text is a bug', () => {
    expect(() => sheetLayout(sheet(500))).toThrow('bug');
  });
});
