/** How often actions are used where they can be, what becomes of it, and when. */
import { bare, PERCENT, PLAIN } from '../../numbers.ts';
import type { ActionReport, Report } from '../../report.ts';
import { heatAxis, heatStrips, rateOf } from '../heat.ts';
import { all, html, type Markup, NO_MARKUP, say } from '../markup.ts';
import { PAGE_WORDS } from '../pageWords.ts';
import { chart, differenceNote, figureCell, folded, lanesOf, section, trackTable } from '../parts.ts';
import { differencesIn, lanesFor, type SharedAction, sharedActions } from '../sharedActions.ts';
import { endsOf, percentTick, scaleOf } from '../track.ts';

export function use(report: Report): Markup {
  const actions = sharedActions(report, ({ perGame }) => perGame?.value);
  return section(
    'use',
    PAGE_WORDS.use,
    perOpportunity(report, actions),
    folded(PAGE_WORDS.perGame, perGame(report, actions)),
    differenceNote(report),
    outcomes(report, actions),
    heat(report, actions),
  );
}

function perOpportunity(report: Report, actions: readonly SharedAction[]): Markup {
  const figures = actions.flatMap(({ of }) => of.map((action) => action?.perOpportunity ?? null));
  const table = trackTable(report, {
    head: PAGE_WORDS.action,
    scale: scaleOf(endsOf(figures), 0),
    tick: percentTick,
    figureHead: PAGE_WORDS.perOpportunity,
    bars: true,
    rows: actions.map((action) => ({
      name: say(action.name),
      lanes: lanesFor(action, ({ perOpportunity: figure }) => ({
        figure,
        text: figureCell(figure, PERCENT, PAGE_WORDS.noOpportunity),
      })),
      differences: differencesIn(report, action.id, 'perOpportunity', PERCENT),
    })),
  });
  return chart('use-chart', say(PAGE_WORDS.useText), report, table);
}

/** A cell with a line for each regulation. */
const cell = (report: Report, action: SharedAction, text: (of: ActionReport) => Markup): Markup =>
  html`<td>${lanesOf(report, { lanes: lanesFor(action, (each) => ({ figure: null, text: text(each) })) })}</td>`;

function perGame(report: Report, actions: readonly SharedAction[]): Markup {
  const heads = [PAGE_WORDS.action, PAGE_WORDS.perGame, PAGE_WORDS.opportunities, PAGE_WORDS.gamesWith];
  const rows = actions.map((action) => {
    const cells = [
      cell(report, action, (each) => figureCell(each.perGame, PLAIN)),
      cell(report, action, (each) => figureCell(each.offeredPerGame, PLAIN)),
      cell(report, action, (each) => figureCell(each.gamesWith, PERCENT)),
    ];
    return html`<tr><th scope="row">${say(action.name)}</th>${cells}</tr>`;
  });
  return html`<table class="plain"><thead><tr>${heads.map((head) => html`<th scope="col">${say(head)}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

const OUTCOMES = ['resolved', 'fizzled', 'negated'] as const;

function outcomes(report: Report, actions: readonly SharedAction[]): Markup {
  const key = [...OUTCOMES, 'open' as const].map(
    (outcome) => html`<span><i class="swatch ${outcome}"></i> ${say(PAGE_WORDS[outcome])}</span>`,
  );
  return chart(
    'outcomes-chart',
    html`<strong>${say(PAGE_WORDS.outcomes)}</strong> ${say(PAGE_WORDS.outcomesText)}`,
    report,
    html`<p class="legend">${key}</p>`,
    html`<table class="tracks"><thead><tr><th scope="col">${say(PAGE_WORDS.action)}</th><td class="drawn"></td><th scope="col" class="figures">${say(PAGE_WORDS.resolved)}</th></tr></thead><tbody>${actions.map((action) => outcomeRow(report, action))}</tbody></table>`,
    folded(PAGE_WORDS.numbers, outcomeTable(report, actions)),
  );
}

function outcomeRow(report: Report, action: SharedAction): Markup {
  const lanes = lanesFor(action, ({ resolved }) => ({
    figure: resolved,
    text: figureCell(resolved, PERCENT, PAGE_WORDS.noRequest),
  }));
  return html`<tr><th scope="row">${say(action.name)}</th><td class="drawn">${action.of.map(outcomeBar)}</td><td class="figures">${lanesOf(report, { lanes })}</td></tr>`;
}

/** Resolved, fizzled, negated one after the other; what is left was open. */
function outcomeBar(action: ActionReport | undefined): Markup {
  let x = 0;
  const pieces = OUTCOMES.map((outcome) => {
    const width = 100 * (action?.[outcome]?.value ?? 0);
    const piece = html`<rect class="${outcome}" x="${x.toFixed(2)}%" y="6" width="${width.toFixed(2)}%" height="10"/>`;
    x += width;
    return width === 0 ? NO_MARKUP : piece;
  });
  const whole = html`<rect class="open" x="0" y="6" width="100%" height="10"/>`;
  return html`<svg class="track" width="100%" height="22" aria-hidden="true" focusable="false">${(action?.resolved ?? null) === null ? NO_MARKUP : whole}${pieces}</svg>`;
}

function outcomeTable(report: Report, actions: readonly SharedAction[]): Markup {
  const heads = OUTCOMES.map((outcome) => html`<th scope="col">${say(PAGE_WORDS[outcome])}</th>`);
  const rows = actions.map((action) => {
    const cells = OUTCOMES.map((outcome) => cell(report, action, (each) => figureCell(each[outcome], PERCENT)));
    return html`<tr><th scope="row">${say(action.name)}</th>${cells}</tr>`;
  });
  return html`<table class="plain"><thead><tr><th scope="col">${say(PAGE_WORDS.action)}</th>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

const MOST_TURNS = 24;
/** A turn with fewer opportunities than this does not set the scale of the colours. */
const ENOUGH = 50;

function heat(report: Report, actions: readonly SharedAction[]): Markup {
  const longest = Math.max(1, ...report.regulations.map(({ metrics }) => metrics.turnsP95?.value ?? 1));
  const turns = Math.min(MOST_TURNS, longest);
  const uses = actions.flatMap(({ of }) => of.flatMap((action) => action?.byTurn ?? []));
  const most = Math.max(0.01, ...uses.filter((each) => each.offered >= ENOUGH && each.turn <= turns).map(rateOf));
  const rows = actions.map(
    ({ name, of }) =>
      html`<tr><th scope="row">${say(name)}</th><td class="drawn wide">${heatStrips(
        of.map((action) => action?.byTurn),
        turns,
        most,
      )}</td></tr>`,
  );
  return chart(
    'heat-chart',
    html`<strong>${say(PAGE_WORDS.heat)}</strong> ${say(PAGE_WORDS.heatText, { most: bare(most, WHOLE_PERCENT) })}`,
    report,
    html`<table class="tracks"><thead><tr><th scope="col">${say(PAGE_WORDS.turn)}</th><td class="drawn wide">${heatAxis(turns)}</td></tr></thead><tbody>${rows}</tbody></table>`,
    folded(PAGE_WORDS.numbers, all(report.regulations.map((_, i) => heatTable(report, actions, i, turns)))),
  );
}

const WHOLE_PERCENT = { percent: true, digits: 0 };

function heatTable({ regulations }: Report, actions: readonly SharedAction[], i: number, turns: number): Markup {
  const numbers = Array.from({ length: turns }, (_, turn) => turn + 1);
  const rows = actions.map(({ name, of }) => {
    const cells = numbers.map((turn) => {
      const used = of[i]?.byTurn.find((each) => each.turn === turn);
      return html`<td>${used === undefined ? '' : bare(rateOf(used), WHOLE_PERCENT)}</td>`;
    });
    return of[i] === undefined ? NO_MARKUP : html`<tr><th scope="row">${say(name)}</th>${cells}</tr>`;
  });
  return html`<table class="plain"><caption>${regulations[i]?.regulation ?? ''} (%)</caption><thead><tr><th scope="col">${say(PAGE_WORDS.turn)}</th>${numbers.map((turn) => html`<th scope="col">${turn}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}
