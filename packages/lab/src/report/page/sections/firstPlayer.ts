import { METRIC_WORDS } from '../../metricWords.ts';
import type { Report } from '../../report.ts';
import { html, type Markup, say } from '../markup.ts';
import { PAGE_WORDS } from '../pageWords.ts';
import { chart, chip, differenceNote, figureCell, metricRow, section, trackTable } from '../parts.ts';
import { endsOf, percentTick, scaleOf } from '../track.ts';

export function firstPlayer(report: Report): Markup {
  const table = trackTable(report, {
    head: PAGE_WORDS.metric,
    scale: scaleOf(endsOf(report.regulations.map(({ metrics }) => metrics.firstWins)), 0.5, 0.05),
    tick: percentTick,
    figureHead: PAGE_WORDS.figure,
    bars: false,
    rows: [metricRow(report, 'firstWins', say(METRIC_WORDS.firstWins.name))],
  });
  const draws = report.regulations.map(
    ({ metrics }, i) => html`<span class="inline">${chip(i)} ${figureCell(metrics.draws, METRIC_WORDS.draws)}</span> `,
  );
  return section(
    'first-player',
    PAGE_WORDS.firstPlayer,
    chart('first-player-chart', say(PAGE_WORDS.firstPlayerText), report, table),
    html`<p class="note">${say(PAGE_WORDS.drawsApart)} ${draws}</p>`,
    differenceNote(report),
  );
}
