/** The top of the page: what it is about, and the first things to say. */
import type { RegulationReport, Report } from '../../report.ts';
import { shortSeed } from '../../shortSeed.ts';
import { findingsOf } from '../findings.ts';
import { html, type Markup, NO_MARKUP, say } from '../markup.ts';
import { regulationName } from '../names.ts';
import { PAGE_WORDS, PLAYER_NOTES } from '../pageWords.ts';
import { chip, paragraph, section } from '../parts.ts';

export function header(report: Report, date: string): Markup {
  const { player, games, pairs, seed, regulations } = report;
  const facts: readonly (readonly [Markup, Markup])[] = [
    [say(PAGE_WORDS.player), html`${player}`],
    [say(PAGE_WORDS.games), say(PAGE_WORDS.gamesEach, { n: grouped(games) })],
    [say(PAGE_WORDS.pairs), pairs === 0 ? say(PAGE_WORDS.noPairs) : say(PAGE_WORDS.pairsEach, { n: grouped(pairs) })],
    [say(PAGE_WORDS.seed), html`${shortSeed(seed)}`],
    [say(PAGE_WORDS.date), html`<time datetime="${date}">${date}</time>`],
  ];
  return html`<header><p class="brand"><span aria-hidden="true">♠♡♢♣</span> BlackPoker <span class="badge">${say(PAGE_WORDS.unofficial)}</span></p><h1>${say(PAGE_WORDS.title)}</h1><ul class="regulations">${regulations.map(
    (each, i) =>
      html`<li>${chip(i)} <strong>${say(regulationName(each))}</strong> <code>${each.regulation}</code></li>`,
  )}</ul><dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></header>`;
}

/** 10,000. */
const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

export function glance(report: Report): Markup {
  const note = PLAYER_NOTES[report.player];
  return section(
    'glance',
    PAGE_WORDS.glance,
    html`<div class="cards">${report.regulations.map(card)}</div>`,
    note === undefined ? NO_MARKUP : html`<p class="caution">${say(note)}</p>`,
    paragraph(say(PAGE_WORDS.unofficialMeans)),
  );
}

function card(report: RegulationReport, i: number): Markup {
  const findings = findingsOf(report).map((finding) => html`<li>${say(finding)}</li>`);
  return html`<article class="card r${i % 4}"><h3>${chip(i)} ${say(regulationName(report))}</h3><ul>${findings}</ul></article>`;
}
