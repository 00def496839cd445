import { ENDINGS, type Ending } from '../../ending.ts';
import { METRIC_WORDS } from '../../metricWords.ts';
import { ENDING_METRICS, type RegulationReport, type Report } from '../../report.ts';
import { html, type Markup, say } from '../markup.ts';
import { metricTable } from '../metricTable.ts';
import { actionName } from '../names.ts';
import { PAGE_WORDS } from '../pageWords.ts';
import { chart, differenceNote, folded, metricRow, section, trackTable } from '../parts.ts';
import { endsOf, percentTick, scaleOf } from '../track.ts';

export function endings(report: Report): Markup {
  const seen = ENDINGS.filter((ending) => isSeen(report, ending));
  const unseen = ENDINGS.filter((ending) => !seen.includes(ending));
  return section(
    'endings',
    PAGE_WORDS.endings,
    chart('endings-chart', say(PAGE_WORDS.endingsText), report, seenTable(report, seen)),
    html`<ul class="lines">${unseen.map(
      (ending) => html`<li class="note">${say(PAGE_WORDS.endingsUnseen)} ${described(ending)}</li>`,
    )}</ul>`,
    folded(PAGE_WORDS.endingsByAction, byAction(report, seen)),
    metricTable(report, [{ metrics: ['bothOut'] }]),
    differenceNote(report),
  );
}

const isSeen = ({ regulations }: Report, ending: Ending): boolean =>
  regulations.some(({ metrics }) => (metrics[ENDING_METRICS[ending]]?.value ?? 0) > 0);

function described(ending: Ending): Markup {
  const { name, means } = METRIC_WORDS[ENDING_METRICS[ending]];
  return html`${say(name)}<small>${say(means)}</small>`;
}

function seenTable(report: Report, seen: readonly Ending[]): Markup {
  const figures = seen.flatMap((ending) => report.regulations.map(({ metrics }) => metrics[ENDING_METRICS[ending]]));
  return trackTable(report, {
    head: PAGE_WORDS.ending,
    scale: scaleOf(endsOf(figures), 0),
    tick: percentTick,
    figureHead: PAGE_WORDS.figure,
    bars: true,
    rows: seen.map((ending) => metricRow(report, ENDING_METRICS[ending], described(ending))),
  });
}

function byAction(report: Report, kinds: readonly Ending[]): Markup {
  const heads = report.regulations.map(({ regulation }) => html`<th scope="col">${regulation}</th>`);
  return html`<table class="plain"><thead><tr><th scope="col">${say(PAGE_WORDS.ending)}</th><th scope="col">${say(PAGE_WORDS.action)}</th>${heads}</tr></thead><tbody>${kinds.flatMap((kind) => actionRows(report, kind))}</tbody></table>`;
}

function actionRows({ regulations }: Report, kind: Ending): Markup[] {
  const actionsOf = ({ endings: all }: RegulationReport) => all.find(({ ending }) => ending === kind)?.actions ?? [];
  const ids = new Set(regulations.flatMap((each) => actionsOf(each).map(({ id }) => id)));
  const name = say(METRIC_WORDS[ENDING_METRICS[kind]].name);
  return [...ids].map((id) => {
    const games = regulations.map((each) => actionsOf(each).find((action) => action.id === id)?.games ?? 0);
    return html`<tr><th scope="row">${name}</th><td class="text">${say(actionName(regulations, id))}</td>${games.map((n) => html`<td>${n}</td>`)}</tr>`;
  });
}
