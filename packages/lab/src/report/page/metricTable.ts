/** Metrics with what they mean, the regulations side by side. */
import { METRIC_WORDS } from '../metricWords.ts';
import type { Metric, Report } from '../report.ts';
import { all, html, type Markup, NO_MARKUP, say } from './markup.ts';
import { PAGE_WORDS } from './pageWords.ts';
import { chip, differenceCell, figureCell } from './parts.ts';

export interface MetricRows {
  /** A line above them. */
  readonly title?: Markup;
  readonly metrics: readonly Metric[];
}

export function metricTable(report: Report, groups: readonly MetricRows[]): Markup {
  return html`<div class="scroll"><table class="metrics"><thead>${head(report)}</thead>${groups.map((group) => body(report, group))}</table></div>`;
}

function head({ regulations, comparisons }: Report): Markup {
  return html`<tr><th scope="col">${say(PAGE_WORDS.figure)}</th>${regulations.map(
    ({ regulation }, i) =>
      html`<th scope="col">${chip(i)} ${regulation}</th>${i === 0 ? NO_MARKUP : differenceHead(comparisons[i - 1])}`,
  )}</tr>`;
}

function differenceHead(comparison: Report['comparisons'][number] | undefined): Markup {
  if (comparison === undefined) return NO_MARKUP;
  const { first, second } = comparison;
  return html`<th scope="col">${say(PAGE_WORDS.difference)}<span class="hidden"> ${second} − ${first}</span></th>`;
}

function body(report: Report, { title, metrics }: MetricRows): Markup {
  const columns = 1 + report.regulations.length + report.comparisons.length;
  return html`<tbody>${title === undefined ? NO_MARKUP : html`<tr class="group"><th scope="rowgroup" colspan="${columns}">${title}</th></tr>`}${metrics.map((metric) => row(report, metric))}</tbody>`;
}

function row({ regulations, comparisons }: Report, metric: Metric): Markup {
  const words = METRIC_WORDS[metric];
  const cells = regulations.map((each, i) => {
    const compared = comparisons[i - 1];
    const difference =
      compared === undefined ? NO_MARKUP : html`<td>${differenceCell(compared.metrics[metric], words)}</td>`;
    return html`<td>${figureCell(each.metrics[metric], words)}</td>${difference}`;
  });
  return html`<tr><th scope="row">${say(words.name)}<small>${say(words.means)}</small></th>${all(cells)}</tr>`;
}
