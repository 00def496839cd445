/** A report as one HTML page that needs nothing else: both languages, light and dark, screen and paper. */
import { LANGS, type Lang } from '@blackpoker/engine';
import type { Report } from '../report.ts';
import { html, Markup, NO_MARKUP, say } from './markup.ts';
import { PAGE_WORDS } from './pageWords.ts';
import { allFigures, choices, method, warnings } from './sections/closing.ts';
import { contribution } from './sections/contribution.ts';
import { endings } from './sections/endings.ts';
import { firstPlayer } from './sections/firstPlayer.ts';
import { lead } from './sections/lead.ts';
import { length } from './sections/length.ts';
import { glance, header } from './sections/overview.ts';
import { triggered } from './sections/triggered.ts';
import { use } from './sections/use.ts';
import { STYLE } from './style.ts';

export interface PageOptions {
  /** The language that it opens in; undefined: the reader's, as the browser tells. */
  readonly lang?: Lang | undefined;
  /** Such as 2025-11-16. */
  readonly date: string;
}

const LANG_NAMES: Readonly<Record<Lang, string>> = { ja: '日本語', en: 'English' };

const CONTENTS = [
  ['glance', PAGE_WORDS.glance],
  ['first-player', PAGE_WORDS.firstPlayer],
  ['length', PAGE_WORDS.length],
  ['endings', PAGE_WORDS.endings],
  ['lead', PAGE_WORDS.lead],
  ['use', PAGE_WORDS.use],
  ['contribution', PAGE_WORDS.contribution],
  ['triggered', PAGE_WORDS.triggered],
  ['choices', PAGE_WORDS.choices],
  ['warnings', PAGE_WORDS.warnings],
  ['figures', PAGE_WORDS.figures],
  ['method', PAGE_WORDS.method],
] as const;

export function reportPage(report: Report, { lang, date }: PageOptions): string {
  const shown = lang ?? 'en';
  return html`<!DOCTYPE html>
<html lang="${shown}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/>${GENERATOR}<title>${titleOf(report)}</title><style>${new Markup(STYLE)}</style></head><body>${LANGS.map(
    (each) => radio(each, each === shown),
  )}<div class="sheet">${languageSwitch()}${header(report, date)}${contents()}<main>${[
    glance(report),
    firstPlayer(report),
    length(report),
    endings(report),
    lead(report),
    use(report),
    contribution(report),
    triggered(report),
    choices(report),
    warnings(report),
    allFigures(report),
    method(report),
  ]}</main></div><script>${new Markup(script(lang === undefined))}</script></body></html>
`.text;
}

const GENERATOR = html`<meta name="generator" content="blackpoker report"/>`;

/** Is this text a page that was made here? */
export const isReportPage = (text: string): boolean => text.includes(GENERATOR.text);

const titleOf = ({ regulations }: Report): string =>
  `BlackPoker ${PAGE_WORDS.title.en} · ${PAGE_WORDS.title.ja} · ${regulations.map(({ regulation }) => regulation).join(' · ')}`;

/** The switch is two radio buttons and style: it works without a script. */
const radio = (lang: Lang, checked: boolean): Markup =>
  html`<input class="lang" type="radio" name="lang" id="lang-${lang}" value="${lang}" aria-label="${LANG_NAMES[lang]}"${checked ? html` checked=""` : NO_MARKUP}/>`;

const languageSwitch = (): Markup =>
  html`<p class="switch">${LANGS.map((lang) => html`<label for="lang-${lang}" lang="${lang}">${LANG_NAMES[lang]}</label>`)}</p>`;

const contents = (): Markup =>
  html`<nav aria-label="Contents · 目次"><ul>${CONTENTS.map(([id, title]) => html`<li><a href="#${id}">${say(title)}</a></li>`)}</ul></nav>`;

/** Tells the browser which language is shown; and follows the reader's where none was asked for. */
const script = (follow: boolean): string =>
  [
    `const inputs=[...document.querySelectorAll('input.lang')];`,
    `const tell=()=>{document.documentElement.lang=inputs.find((i)=>i.checked).value};`,
    ...(follow ? [`inputs.find((i)=>i.value===(/^ja/.test(navigator.language)?'ja':'en')).checked=true;`] : []),
    `for(const i of inputs)i.addEventListener('change',tell);tell();`,
  ].join('');
