/**
 * Settings that hold for one visit: `?lang=ja|en`, `?theme=light|dark|system`, `?pace=slow|normal|fast|off` or, as it was
 * written before, `?speed=0`.
 */
import { readSettings } from './readSettings.ts';
import type { Settings } from './settingsList.ts';

export type VisitSettings = Partial<Pick<Settings, 'lang' | 'theme' | 'pace'>>;

const NAMES = ['lang', 'theme', 'pace'] as const;
const KEPT_AS = 'blackpoker.visit';

/** What the query of an address asks for; what cannot be read is left out. */
export function visitSettings(query: string): VisitSettings {
  const asked = new URLSearchParams(query);
  const { lang, theme, pace } = readSettings({
    lang: asked.get('lang'),
    theme: asked.get('theme'),
    pace: asked.get('pace') ?? undefined,
    speed: Number(asked.get('speed') || Number.NaN),
  });
  return { ...(lang && { lang }), ...(theme && { theme }), ...(pace && { pace }) };
}

/** What this address asks for, or an earlier one of this tab did. */
export function rememberVisit(): VisitSettings {
  if (typeof location === 'undefined') return {};
  const visit = { ...visitSettings(keptQuery()), ...visitSettings(location.search) };
  keepVisit(visit);
  return visit;
}

/** For the next page of this tab. */
export function keepVisit(visit: VisitSettings): void {
  try {
    sessionStorage.setItem(KEPT_AS, queryOf(visit));
  } catch {
    // Storage is denied: it holds until the page is loaded again.
  }
}

function keptQuery(): string {
  try {
    return sessionStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}

const queryOf = (visit: VisitSettings): string =>
  new URLSearchParams(
    NAMES.flatMap((name) => (visit[name] === undefined ? [] : [[name, `${visit[name]}`]])),
  ).toString();
