/** What an action does for who uses it: by restricted play, and by association. */
import { bare, PERCENT, signedRange } from '../../numbers.ts';
import type { ActionReport, Report } from '../../report.ts';
import { html, type Markup, NO_MARKUP, say } from '../markup.ts';
import { PAGE_WORDS } from '../pageWords.ts';
import {
  chart,
  differenceNote,
  figureCell,
  folded,
  type LaneText,
  lanesOf,
  nothing,
  section,
  trackTable,
} from '../parts.ts';
import { differencesIn, lanesFor, type SharedAction, sharedActions } from '../sharedActions.ts';
import { pointTick, scaleOf } from '../track.ts';

export function contribution(report: Report): Markup {
  const restricted = report.pairs === 0 ? html`<p>${say(PAGE_WORDS.noContribution)}</p>` : restrictedPlay(report);
  return section('contribution', PAGE_WORDS.contribution, restricted, association(report));
}

function restrictedPlay(report: Report): Markup {
  const actions = sharedActions(report, (action) => action.contribution?.value);
  const known = actions.flatMap(({ of }) => of.map((action) => action?.contribution ?? null));
  const table = trackTable(report, {
    head: PAGE_WORDS.action,
    scale: scaleOf(
      known.flatMap((each) => (each === null ? [] : [each.adjusted.low, each.adjusted.high])),
      0,
      0.05,
    ),
    tick: pointTick,
    figureHead: PAGE_WORDS.contributionPoints,
    bars: true,
    rows: actions.map((action) => ({
      name: say(action.name),
      lanes: lanesFor(action, contributionLane),
      differences: differencesIn(report, action.id, 'contribution', PERCENT),
    })),
  });
  return html`${chart('contribution-chart', say(PAGE_WORDS.contributionText), report, table)}${differenceNote(report)}`;
}

function contributionLane({ contribution: figure }: ActionReport): LaneText {
  if (figure === null) return { figure, text: nothing(PAGE_WORDS.noOpportunity) };
  const star = figure.clear ? html` <span class="star">★</span>` : NO_MARKUP;
  return { figure, outer: figure.adjusted, text: html`${points(figure)}${star}` };
}

/** Without a per cent sign: the head of the column names the unit. */
const points = (figure: { readonly value: number; readonly low: number; readonly high: number }): Markup =>
  html`<span class="value">${bare(figure.value, PERCENT, true)}</span> <span class="interval">${signedRange(figure, PERCENT)}</span>`;

function association(report: Report): Markup {
  const actions = sharedActions(report, (action) => action.association.difference?.value);
  const known = actions.flatMap(({ of }) => of.map((action) => action?.association.difference ?? null));
  const table = trackTable(report, {
    head: PAGE_WORDS.action,
    scale: scaleOf(
      known.flatMap((each) => (each === null ? [] : [each.low, each.high])),
      0,
      0.05,
    ),
    tick: pointTick,
    figureHead: PAGE_WORDS.associationPoints,
    bars: true,
    rows: actions.map((action) => ({ name: say(action.name), lanes: lanesFor(action, associationLane) })),
  });
  return chart(
    'association-chart',
    html`<strong>${say(PAGE_WORDS.association)}</strong> ${say(PAGE_WORDS.associationText)}`,
    report,
    table,
    folded(PAGE_WORDS.numbers, winRates(report, actions)),
  );
}

function associationLane({ association: { difference, used, unused } }: ActionReport): LaneText {
  if (difference === null) return { figure: null, text: nothing(PAGE_WORDS.noData) };
  const n = Math.min(used?.n ?? 0, unused?.n ?? 0);
  return { figure: { ...difference, n }, text: points(difference) };
}

function winRates(report: Report, actions: readonly SharedAction[]): Markup {
  const heads = [PAGE_WORDS.action, PAGE_WORDS.usedWins, PAGE_WORDS.unusedWins];
  const rows = actions.map((action) => {
    const cells = (['used', 'unused'] as const).map((group) => {
      const lanes = lanesFor(action, ({ association: { [group]: figure } }) => ({
        figure,
        text: figureCell(figure, PERCENT),
      }));
      return html`<td>${lanesOf(report, { lanes })}</td>`;
    });
    return html`<tr><th scope="row">${say(action.name)}</th>${cells}</tr>`;
  });
  return html`<table class="plain"><thead><tr>${heads.map((head) => html`<th scope="col">${say(head)}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}
