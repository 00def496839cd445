/** Drawings that stand in a row of a table, as wide as their column: bars, whiskers and marks on a common scale. */
import type { MaybeFigure } from '../figures.ts';
import { all, html, type Markup, NO_MARKUP } from './markup.ts';

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  /** Bars start here, and a line marks it. */
  readonly origin: number;
}

/** A lane for each regulation. */
const LANE = 22;

/** A share of the width. */
export function across({ min, max }: Scale, value: number): string {
  const part = (value - min) / (max - min);
  return `${(100 * Math.min(1, Math.max(0, part))).toFixed(2)}%`;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** A round step of about so many in a span. */
export function roundStep(span: number, about: number): number {
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough * 0.999) ?? 10) * power;
}

/** From everything that is to be seen, and the origin, to round numbers. */
export function scaleOf(values: readonly number[], origin: number, least = 0): Scale {
  const low = Math.min(origin - (origin === 0 ? 0 : least), ...values);
  const high = Math.max(origin + least, ...values);
  const step = roundStep(high - low || 1, 5);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  return { min: first * step, max: last * step, ticks, origin };
}

/** The ends of all intervals. */
export const endsOf = (figures: readonly MaybeFigure[]): number[] =>
  figures.flatMap((figure) => (figure === null ? [] : [figure.low, figure.high]));

/** Circle, diamond, square, triangle: regulations differ by more than their colour. */
const MARKS = [
  html`<circle r="4.5"/>`,
  html`<path d="M0-6 6 0 0 6-6 0Z"/>`,
  html`<path d="M-4.5-4.5h9v9h-9Z"/>`,
  html`<path d="M0-5.5 5.5 4.5h-11Z"/>`,
];

export const mark = (regulation: number): Markup => MARKS[regulation % MARKS.length] ?? NO_MARKUP;

export interface Lane {
  readonly figure: MaybeFigure;
  /** A wider interval behind the other. */
  readonly outer?: { readonly low: number; readonly high: number } | undefined;
}

/** One lane below the other, in the order of the regulations. */
export function track(scale: Scale, lanes: readonly Lane[], bars: boolean): Markup {
  return html`<svg class="track" width="100%" height="${LANE * lanes.length}" aria-hidden="true" focusable="false">${grid(scale)}${lanes.map((lane, i) => drawLane(scale, lane, i, bars))}</svg>`;
}

const grid = (scale: Scale): Markup =>
  all(scale.ticks.map((tick) => verticalLine(across(scale, tick), tick === scale.origin ? 'origin' : 'grid')));

const verticalLine = (x: string, style: string): Markup =>
  html`<line class="${style}" x1="${x}" x2="${x}" y1="0" y2="100%"/>`;

function drawLane(scale: Scale, { figure, outer }: Lane, i: number, bars: boolean): Markup {
  if (figure === null) return NO_MARKUP;
  const y = LANE * (i + 0.5);
  const whisker = ({ low, high }: { low: number; high: number }, style: string): Markup =>
    html`<line class="${style}" x1="${across(scale, low)}" x2="${across(scale, high)}" y1="${y}" y2="${y}"/>`;
  return html`<g class="r${i % MARKS.length}">${bars ? bar(scale, figure.value, y) : NO_MARKUP}${outer === undefined ? NO_MARKUP : whisker(outer, 'outer')}${whisker(figure, 'whisker')}<svg class="mark" overflow="visible" x="${across(scale, figure.value)}" y="${y}">${mark(i)}</svg></g>`;
}

const BAR = 10;

function bar(scale: Scale, value: number, y: number): Markup {
  const [from, to] = [Math.min(value, scale.origin), Math.max(value, scale.origin)];
  const width = `${(Number.parseFloat(across(scale, to)) - Number.parseFloat(across(scale, from))).toFixed(2)}%`;
  return html`<rect class="bar" x="${across(scale, from)}" y="${y - BAR / 2}" width="${width}" height="${BAR}"/>`;
}

/** A true minus sign. */
const shortNumber = (value: number): string => String(Number(value.toFixed(2))).replace('-', '−');
export const percentTick = (value: number): string => `${shortNumber(100 * value)} %`;
export const pointTick = (value: number): string => shortNumber(100 * value);
export const plainTick = shortNumber;

/** The numbers of the scale, for the head of the column. */
export function axis(scale: Scale, label: (tick: number) => string): Markup {
  const last = scale.ticks.length - 1;
  const anchor = (i: number): string => (i === 0 ? 'start' : i === last ? 'end' : 'middle');
  const texts = scale.ticks.map(
    (tick, i) => html`<text x="${across(scale, tick)}" y="12" text-anchor="${anchor(i)}">${label(tick)}</text>`,
  );
  return html`<svg class="axis" width="100%" height="16" aria-hidden="true" focusable="false">${texts}</svg>`;
}
