/** A small linear program: the most that can be had from a stock, or how to have more and more. */

export type Optimum =
  /** `worth`: what one more of each row’s stock would add. */
  | { readonly isBounded: true; readonly most: number; readonly worth: readonly number[] }
  /** `times`: by column, how often in a mixture that uses nothing up and gains. */
  | { readonly isBounded: false; readonly times: readonly number[] };

const TINY = 1e-9;

/**
 * Maximises the gain of a mixture of columns, each taken any number of times from 0 on, that uses at most `stock` (above 0) of each row.
 * Simplex with Bland's rule, which always ends.
 */
export function maximise(
  gains: readonly number[],
  uses: readonly (readonly number[])[],
  stock: readonly number[],
): Optimum {
  return new Tableau(gains, uses, stock).solve();
}

class Tableau {
  private readonly columns: number;
  /** Of each row: the columns, a slack for each row, what is left of the stock. */
  private readonly rows: Float64Array[];
  /** What one more of a column would add. */
  private readonly reduced: Float64Array;
  /** By row: the column that it stands for. */
  private readonly basis: number[];

  constructor(gains: readonly number[], uses: readonly (readonly number[])[], stock: readonly number[]) {
    this.columns = gains.length;
    this.rows = stock.map((left, i) =>
      Float64Array.from([...gains.map((_, j) => uses[j]?.[i] ?? 0), ...stock.map((_, k) => (k === i ? 1 : 0)), left]),
    );
    this.reduced = Float64Array.from([...gains, ...stock.map(() => 0), 0]);
    this.basis = stock.map((_, i) => this.columns + i);
  }

  solve(): Optimum {
    for (;;) {
      const enters = this.reduced.findIndex((gain, j) => gain > TINY && j < this.width);
      if (enters < 0) return this.optimum();
      const leaves = this.leaving(enters);
      if (leaves < 0) return { isBounded: false, times: this.ray(enters) };
      this.pivot(leaves, enters);
    }
  }

  private get width(): number {
    return this.columns + this.rows.length;
  }

  /** The row that runs out first; of several that of the lowest column. */
  private leaving(enters: number): number {
    let [found, least] = [-1, Number.POSITIVE_INFINITY];
    for (const [i, row] of this.rows.entries()) {
      const use = row[enters] as number;
      if (use <= TINY) continue;
      const ratio = (row[this.width] as number) / use;
      const isTie = Math.abs(ratio - least) <= TINY && (this.basis[i] as number) < (this.basis[found] as number);
      if (ratio < least - TINY || isTie) [found, least] = [i, ratio];
    }
    return found;
  }

  private pivot(leaves: number, enters: number): void {
    const row = this.rows[leaves] as Float64Array;
    const by = row[enters] as number;
    for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) / by;
    for (const other of [...this.rows, this.reduced]) {
      const factor = other[enters] as number;
      if (other === row || factor === 0) continue;
      for (let j = 0; j < row.length; j++) other[j] = (other[j] as number) - factor * (row[j] as number);
    }
    this.basis[leaves] = enters;
  }

  private optimum(): Optimum {
    const worth = this.rows.map((_, i) => -(this.reduced[this.columns + i] as number) || 0);
    return { isBounded: true, most: -(this.reduced[this.width] as number), worth };
  }

  private ray(enters: number): number[] {
    const times = Array.from({ length: this.columns }, () => 0);
    if (enters < this.columns) times[enters] = 1;
    for (const [i, row] of this.rows.entries()) {
      const column = this.basis[i] as number;
      if (column < this.columns) times[column] = Math.max(0, -(row[enters] as number));
    }
    return times;
  }
}
