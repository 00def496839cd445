/** What several sections are built from. */
import type { Text } from '@blackpoker/engine';
import type { Difference, MaybeFigure } from '../figures.ts';
import { METRIC_WORDS } from '../metricWords.ts';
import { bare, type NumberStyle, range, signedRange, withUnit } from '../numbers.ts';
import type { Metric, Report } from '../report.ts';
import { all, html, type Markup, NO_MARKUP, say } from './markup.ts';
import { PAGE_WORDS } from './pageWords.ts';
import { axis, type Lane, mark, type Scale, track } from './track.ts';

export function section(id: string, title: Text, ...content: readonly Markup[]): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${say(title)}</h2>${content}</section>`;
}

export const paragraph = (text: Markup): Markup => html`<p>${text}</p>`;

/** The mark of a regulation as it stands in the drawings. */
export const chip = (i: number): Markup =>
  html`<svg class="chip r${i % 4}" width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true" focusable="false">${mark(i)}</svg>`;

/** Which mark is which, where there are several. */
export function legend({ regulations }: Report): Markup {
  if (regulations.length < 2) return NO_MARKUP;
  return html`<p class="legend">${regulations.map(({ regulation }, i) => html`<span>${chip(i)} ${regulation}</span>`)}</p>`;
}

export const nothing = (text: Text): Markup => html`<span class="nothing">${say(text)}</span>`;

export const figureCell = (figure: MaybeFigure, style: NumberStyle, none: Text = PAGE_WORDS.noData): Markup =>
  figure === null
    ? nothing(none)
    : html`<span class="value">${withUnit(figure.value, style)}</span> <span class="interval">${range(figure, style)}</span>`;

/** ▲▼: the interval does not hold 0. */
export function differenceCell(difference: Difference | null, style: NumberStyle): Markup {
  if (difference === null) return html`<span class="nothing">–</span>`;
  const sign = !difference.clear ? '≈' : difference.value > 0 ? '▲' : '▼';
  return html`<span class="${difference.clear ? 'clear' : 'unclear'}"><span class="sign">${sign}</span> ${bare(difference.value, style, true)} <span class="interval">${signedRange(difference, style)}</span></span>`;
}

export interface Row {
  readonly name: Markup;
  /** One for each regulation; undefined: that one does not have it. */
  readonly lanes: readonly (LaneText | undefined)[];
  /** Beside the later regulations, what they differ by. */
  readonly differences?: readonly Markup[];
}

export type LaneText = Lane & { readonly text: Markup };

/** A metric as a row. */
export function metricRow({ regulations, comparisons }: Report, metric: Metric, name: Markup): Row {
  const style = METRIC_WORDS[metric];
  return {
    name,
    lanes: regulations.map(({ metrics }) => ({ figure: metrics[metric], text: figureCell(metrics[metric], style) })),
    differences: comparisons.map(({ metrics }) => differenceCell(metrics[metric], style)),
  };
}

export interface TrackTable {
  readonly head: Text;
  readonly scale: Scale;
  readonly tick: (value: number) => string;
  readonly figureHead: Text;
  readonly bars: boolean;
  readonly rows: readonly Row[];
}

/** A table whose middle column is a drawing of its last. */
export function trackTable(report: Report, { head, scale, tick, figureHead, bars, rows }: TrackTable): Markup {
  return html`<table class="tracks"><thead><tr><th scope="col">${say(head)}</th><td class="drawn">${axis(scale, tick)}</td><th scope="col" class="figures">${say(figureHead)}</th></tr></thead><tbody>${rows.map(
    (row) =>
      html`<tr><th scope="row">${row.name}</th><td class="drawn">${track(scale, row.lanes.map(laneOf), bars)}</td><td class="figures">${lanesOf(report, row)}${differencesOf(report, row.differences ?? [])}</td></tr>`,
  )}</tbody></table>`;
}

const laneOf = (lane: LaneText | undefined): Lane => lane ?? { figure: null };

export function lanesOf({ regulations }: Report, { lanes }: Pick<Row, 'lanes'>): Markup {
  return all(
    lanes.map((lane, i) => {
      const id = regulations[i]?.regulation ?? '';
      const text = lane?.text ?? nothing(PAGE_WORDS.notThere);
      return html`<div class="lane r${i % 4}">${regulations.length < 2 ? NO_MARKUP : html`<span class="hidden">${id}: </span>`}${text}</div>`;
    }),
  );
}

function differencesOf({ regulations }: Report, differences: readonly Markup[]): Markup {
  const first = regulations[0]?.regulation ?? '';
  const line = (each: Markup, i: number): Markup => {
    const second = regulations[i + 1]?.regulation ?? '';
    return html`<div class="delta"><span class="hidden">${say(PAGE_WORDS.differenceOf, { first, second })}: </span>${each}</div>`;
  };
  return all(differences.map((each, i) => (each === NO_MARKUP ? NO_MARKUP : line(each, i))));
}

export function chart(id: string, caption: Markup, report: Report, ...content: readonly Markup[]): Markup {
  return html`<figure aria-labelledby="${id}"><figcaption id="${id}">${caption}</figcaption>${legend(report)}${content}</figure>`;
}

export const folded = (title: Text, content: Markup): Markup =>
  html`<details><summary>${say(title)}</summary><div class="scroll">${content}</div></details>`;

export const differenceNote = ({ comparisons }: Report): Markup =>
  comparisons.length === 0 ? NO_MARKUP : html`<p class="note">${say(PAGE_WORDS.differenceMeans)}</p>`;
