import type { MaybeFigure } from '../../figures.ts';
import { METRIC_WORDS } from '../../metricWords.ts';
import { bare, NOTHING, type NumberStyle, range } from '../../numbers.ts';
import type { Metric, RegulationReport, Report } from '../../report.ts';
import { histogramChart } from '../histogramChart.ts';
import { html, type Markup, say } from '../markup.ts';
import { regulationName } from '../names.ts';
import { PAGE_WORDS } from '../pageWords.ts';
import { chip, section } from '../parts.ts';

const TURNS = { caption: PAGE_WORDS.turnsChart, unit: PAGE_WORDS.turnsUnit };
const DECISIONS = { caption: PAGE_WORDS.decisionsChart, unit: PAGE_WORDS.decisionsUnit };

export function length(report: Report): Markup {
  return section(
    'length',
    PAGE_WORDS.length,
    histogramChart(report, 'turns', TURNS, ({ turns }) => turns),
    lines(report, { mean: 'turnsMean', median: 'turnsMedian', p5: 'turnsP5', p95: 'turnsP95' }),
    histogramChart(report, 'decisions', DECISIONS, ({ decisions }) => decisions),
    lines(report, { mean: 'decisionsMean', median: 'decisionsMedian', p5: 'decisionsP5', p95: 'decisionsP95' }),
  );
}

type LengthMetrics = Readonly<Record<'mean' | 'median' | 'p5' | 'p95', Metric>>;

const lines = ({ regulations }: Report, names: LengthMetrics): Markup =>
  html`<ul class="lines">${regulations.map((each, i) => html`<li>${chip(i)} ${line(each, names)}</li>`)}</ul>`;

function line(report: RegulationReport, { mean, median, p5, p95 }: LengthMetrics): Markup {
  const { metrics } = report;
  const text = (figure: MaybeFigure, style: NumberStyle): string =>
    figure === null ? NOTHING : bare(figure.value, style);
  const gaps = {
    mean: text(metrics[mean], METRIC_WORDS[mean]),
    interval: metrics[mean] === null ? NOTHING : range(metrics[mean], METRIC_WORDS[mean]),
    median: text(metrics[median], METRIC_WORDS[median]),
    p5: text(metrics[p5], METRIC_WORDS[p5]),
    p95: text(metrics[p95], METRIC_WORDS[p95]),
  };
  return html`${say(regulationName(report))}: ${say(PAGE_WORDS.lengthLine, gaps)}`;
}
