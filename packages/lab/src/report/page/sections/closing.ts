/** Warning lights, all figures, and how the page came about. */
import { GROUP_WORDS, METRIC_GROUPS, METRIC_WORDS } from '../../metricWords.ts';
import { NOTABLE, type Notable, type Report } from '../../report.ts';
import { shortSeed } from '../../shortSeed.ts';
import { html, type Markup, NO_MARKUP, say } from '../markup.ts';
import { metricTable } from '../metricTable.ts';
import { DEFINITIONS, METHOD_WORDS, NOTABLE_WORDS, PAGE_WORDS } from '../pageWords.ts';
import { chip, differenceNote, figureCell, folded, paragraph, section } from '../parts.ts';

export function warnings(report: Report): Markup {
  return section(
    'warnings',
    PAGE_WORDS.warnings,
    paragraph(say(PAGE_WORDS.warningsText)),
    html`<ul class="lights">${NOTABLE.map((what) => light(report, what))}</ul>`,
  );
}

function light({ regulations }: Report, what: Notable): Markup {
  const seen = regulations.some(({ metrics }) => (metrics[what]?.value ?? 0) > 0);
  const lines = regulations.map(({ regulation, metrics, examples }, i) => {
    const games = examples[what].map(({ game }) => `${game}`).join(', ');
    const named = games === '' ? NO_MARKUP : html` <span class="note">${say(PAGE_WORDS.examples)} ${games}</span>`;
    return html`<div>${chip(i)} <span class="hidden">${regulation}: </span>${figureCell(metrics[what], METRIC_WORDS[what])}${named}</div>`;
  });
  return html`<li class="${seen ? 'seen' : 'unseen'}"><strong>${say(NOTABLE_WORDS[what])}</strong>${lines}</li>`;
}

export function choices(report: Report): Markup {
  return section(
    'choices',
    PAGE_WORDS.choices,
    metricTable(report, [{ metrics: ['choosing', 'branching'] }]),
    differenceNote(report),
  );
}

export function allFigures(report: Report): Markup {
  const groups = METRIC_GROUPS.map(([group, metrics]) => ({ title: say(GROUP_WORDS[group]), metrics }));
  return section('figures', PAGE_WORDS.figures, metricTable(report, groups), differenceNote(report));
}

const PROGRAM = 'npm run -s blackpoker --';

/** The command that makes this report. */
function commandOf({ regulations, player, games, pairs, seed }: Report): string {
  const ids = regulations.map(({ regulation }) => regulation).join(' ');
  return `${PROGRAM} report ${ids} --player ${player} --games ${games} --pairs ${pairs} --seed ${shortSeed(seed)}`;
}

/** One action's contribution alone. */
function matchCommand({ regulations, player, pairs, seed }: Report): Markup {
  const [first] = regulations;
  const action = first?.actions.find(({ contribution }) => contribution !== null)?.id;
  if (first === undefined || action === undefined) return NO_MARKUP;
  const command = `${PROGRAM} match ${player}-without-${action} ${player} --regulation ${first.regulation} --pairs ${pairs} --seed ${shortSeed(seed)}`;
  return html`<p>${say(METHOD_WORDS.match)}</p><pre><code>${command}</code></pre>`;
}

export function method(report: Report): Markup {
  const terms = DEFINITIONS.map(([term, meaning]) => html`<div><dt>${say(term)}</dt><dd>${say(meaning)}</dd></div>`);
  return section(
    'method',
    PAGE_WORDS.method,
    html`<dl class="terms">${terms}</dl>`,
    paragraph(say(METHOD_WORDS.intervals)),
    paragraph(say(METHOD_WORDS.reproduce)),
    html`<pre><code>${commandOf(report)}</code></pre>`,
    html`<p>${say(METHOD_WORDS.json)}</p><pre><code>${commandOf(report)} --json</code></pre>`,
    matchCommand(report),
    paragraph(say(METHOD_WORDS.seeds)),
    seedTable(report),
  );
}

/** What shows a game of random players; undefined: others play, and only the seed is known. */
const replayCommand = ({ player, seed }: Report, regulation: string, game: number): string | undefined =>
  player === 'random'
    ? `${PROGRAM} simulate --regulation ${regulation} --seed ${shortSeed(seed)} --record ${game}`
    : undefined;

/** How to see the games that are worth a look. */
function seedTable(report: Report): Markup {
  const { regulations } = report;
  const rows = regulations.flatMap(({ regulation, examples }) =>
    NOTABLE.flatMap((what) =>
      examples[what].map(
        ({ game, seed }) =>
          html`<tr><th scope="row">${regulation}</th><td class="text">${say(METRIC_WORDS[what].name)}</td><td>${game}</td><td class="text"><code>${replayCommand(report, regulation, game) ?? seed}</code></td></tr>`,
      ),
    ),
  );
  if (rows.length === 0) return NO_MARKUP;
  return folded(
    PAGE_WORDS.examples,
    html`<table class="plain"><thead><tr><th scope="col">${say(PAGE_WORDS.regulation)}</th><th scope="col">${say(PAGE_WORDS.warnings)}</th><th scope="col">#</th><th scope="col">${say(PAGE_WORDS.seeIt)}</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
}
