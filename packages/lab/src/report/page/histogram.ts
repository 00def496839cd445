/** How many games had so much of something, the regulations laid over each other. */
import type { Text } from '@blackpoker/engine';
import type { HistogramBar } from '../report.ts';
import { all, drawText, html, type Markup } from './markup.ts';
import { roundStep } from './track.ts';

/** Values from `from` on, as many as a bin is wide; for each regulation the part of its games. */
export interface Bin {
  readonly from: number;
  readonly shares: readonly number[];
}

export interface Histogram {
  readonly width: number;
  readonly bins: readonly Bin[];
}

const MOST_BINS = 30;

export function histogramOf(bars: readonly (readonly HistogramBar[])[]): Histogram {
  const values = bars.flatMap((each) => each.map(({ value }) => value));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = high - low < MOST_BINS ? 1 : Math.max(1, Math.round(roundStep(high - low, MOST_BINS * 0.7)));
  const first = Math.floor(low / width) * width;
  const count = values.length === 0 ? 0 : Math.floor((high - first) / width) + 1;
  const bins = Array.from({ length: count }, (_, i) => ({
    from: first + i * width,
    shares: bars.map((each) => shareWithin(each, first + i * width, width)),
  }));
  return { width, bins };
}

function shareWithin(bars: readonly HistogramBar[], from: number, width: number): number {
  const games = bars.reduce((sum, { count }) => sum + count, 0);
  const inside = bars.filter(({ value }) => value >= from && value < from + width);
  return games === 0 ? 0 : inside.reduce((sum, { count }) => sum + count, 0) / games;
}

export const binName = ({ width }: Histogram, { from }: Bin): string =>
  width === 1 ? `${from}` : `${from}–${from + width - 1}`;

const HEIGHT = 170;
const AXIS = 34;

export function drawHistogram(histogram: Histogram, unit: Text, caption: string): Markup {
  const { bins } = histogram;
  const most = Math.max(0.01, ...bins.flatMap(({ shares }) => shares));
  const step = roundStep(most, 4);
  const top = Math.ceil(most / step - 1e-9) * step;
  const y = (share: number): number => Math.round((HEIGHT - 8) * (1 - share / top) * 10) / 10 + 8;
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  return html`<div class="plot"><svg class="axis" width="44" height="${HEIGHT + AXIS}" aria-hidden="true" focusable="false">${ticks.map(
    (tick) => html`<text x="38" y="${y(tick) + 4}" text-anchor="end">${percent(tick)}</text>`,
  )}</svg><svg class="histogram" width="100%" height="${HEIGHT + AXIS}" role="img" aria-labelledby="${caption}">${ticks.map(
    (tick) => html`<line class="grid" x1="0" x2="100%" y1="${y(tick)}" y2="${y(tick)}"/>`,
  )}${drawBins(bins, y)}${drawNames(histogram)}${drawText(unit, html`x="50%" y="${HEIGHT + 30}" text-anchor="middle"`)}</svg></div>`;
}

const percent = (share: number): string => `${Number((100 * share).toFixed(1))} %`;
const place = (i: number, count: number): string => `${((100 * i) / count).toFixed(3)}%`;

function drawBins(bins: readonly Bin[], y: (share: number) => number): Markup {
  const regulations = bins[0]?.shares.length ?? 0;
  return all(
    Array.from({ length: regulations }, (_, r) => {
      const rects = bins.map(({ shares }, i) => drawBin(i, bins.length, y(shares[r] ?? 0)));
      return html`<g class="r${r % 4}">${rects}</g>`;
    }),
  );
}

/** A pale column with a strong upper edge: what lies behind it stays to be seen. */
function drawBin(i: number, count: number, y: number): Markup {
  if (y >= HEIGHT) return html``;
  const [x, right, width] = [place(i, count), place(i + 1, count), place(1, count)];
  const height = Math.round((HEIGHT - y) * 10) / 10;
  return html`<rect class="column" x="${x}" y="${y}" width="${width}" height="${height}"/><line class="edge" x1="${x}" x2="${right}" y1="${y}" y2="${y}"/>`;
}

const MOST_NAMES = 13;

function drawNames(histogram: Histogram): Markup {
  const { bins } = histogram;
  const every = Math.ceil(bins.length / MOST_NAMES);
  const shown = bins.map((bin, i) => ({ bin, i })).filter(({ i }) => i % every === 0);
  return all(
    shown.map(
      ({ bin, i }) =>
        html`<text x="${place(i + 0.5, bins.length)}" y="${HEIGHT + 15}" text-anchor="middle">${bin.from}</text>`,
    ),
  );
}
