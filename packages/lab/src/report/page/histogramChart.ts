/** A histogram with its numbers. */
import type { Text } from '@blackpoker/engine';
import { PERCENT, withUnit } from '../numbers.ts';
import type { HistogramBar, RegulationReport, Report } from '../report.ts';
import { binName, drawHistogram, type Histogram, histogramOf } from './histogram.ts';
import { html, type Markup, say } from './markup.ts';
import { PAGE_WORDS } from './pageWords.ts';
import { chart, folded } from './parts.ts';

export interface HistogramWords {
  readonly caption: Text;
  readonly unit: Text;
}

export function histogramChart(
  report: Report,
  id: string,
  { caption, unit }: HistogramWords,
  bars: (of: RegulationReport) => readonly HistogramBar[],
): Markup {
  const drawn = histogramOf(report.regulations.map(bars));
  return chart(
    `${id}-chart`,
    say(caption),
    report,
    drawHistogram(drawn, unit, `${id}-chart`),
    folded(PAGE_WORDS.numbers, table(report, drawn, unit)),
  );
}

function table({ regulations }: Report, drawn: Histogram, unit: Text): Markup {
  const heads = regulations.map(({ regulation }) => html`<th scope="col">${regulation}</th>`);
  const rows = drawn.bins.map((bin) => {
    const cells = bin.shares.map((share) => html`<td>${withUnit(share, PERCENT)}</td>`);
    return html`<tr><th scope="row">${binName(drawn, bin)}</th>${cells}</tr>`;
  });
  return html`<table class="plain"><thead><tr><th scope="col">${say(unit)}</th>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}
