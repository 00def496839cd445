import type { MaybeFigure } from '../../figures.ts';
import { BANDS, type Band } from '../../lead.ts';
import { PERCENT } from '../../numbers.ts';
import type { RegulationReport, Report } from '../../report.ts';
import { histogramChart } from '../histogramChart.ts';
import { html, type Markup, NO_MARKUP, say } from '../markup.ts';
import { metricTable } from '../metricTable.ts';
import { PAGE_WORDS } from '../pageWords.ts';
import { chart, differenceNote, figureCell, paragraph, type Row, section, trackTable } from '../parts.ts';
import { endsOf, percentTick, scaleOf } from '../track.ts';

const CHANGES = { caption: PAGE_WORDS.leadChangesChart, unit: PAGE_WORDS.leadChangesUnit };

export function lead(report: Report): Markup {
  return section(
    'lead',
    PAGE_WORDS.lead,
    paragraph(say(PAGE_WORDS.leadByLife)),
    chart('comeback-chart', say(PAGE_WORDS.comebackChart), report, comebacks(report)),
    histogramChart(report, 'lead-changes', CHANGES, ({ leadChanges }) => leadChanges),
    metricTable(report, [{ metrics: ['leadChanges', 'comeback', 'drama', 'decisiveTurn', 'decidedPart'] }]),
    differenceNote(report),
  );
}

/** Fewer games than this do not set the scale. */
const ENOUGH = 20;

/** From nearly level to far behind. */
function comebacks(report: Report): Markup {
  const all = report.regulations.flatMap((each) => each.comebacks.map(({ wins }) => wins));
  return trackTable(report, {
    head: PAGE_WORDS.shareAtHalfTime,
    scale: scaleOf(endsOf(all.filter((figure) => figure !== null && figure.n >= ENOUGH)), 0, 0.1),
    tick: percentTick,
    figureHead: PAGE_WORDS.figure,
    bars: true,
    rows: BANDS.toReversed().map((band) => bandRow(report, band)),
  });
}

const bandRow = ({ regulations }: Report, band: Band): Row => ({
  name: html`${band.replace('-', '–')} %`,
  lanes: regulations.map((each) => {
    const figure = winsIn(each, band);
    return { figure, text: bandText(figure) };
  }),
});

const winsIn = ({ comebacks: all }: RegulationReport, band: Band): MaybeFigure =>
  all.find((each) => each.band === band)?.wins ?? null;

const bandText = (figure: MaybeFigure): Markup =>
  html`${figureCell(figure, PERCENT)}${figure === null ? NO_MARKUP : html` <span class="count">n ${figure.n}</span>`}`;
