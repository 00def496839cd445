/** Clocks in words and figures. */
import { fill, type Lang, type Text } from '@blackpoker/engine';
import type { ClockTerms } from '@blackpoker/protocol';

export const CLOCK_WORDS = {
  live: { ja: '{bank}＋{increment}秒', en: '{bank} + {increment} s' },
  days: { ja: '1手{days}日', en: '{days} days a move' },
  none: { ja: '時間無制限', en: 'no clock' },
  minutes: { ja: '{n}分', en: '{n} min' },
  left: { ja: '残り{time}', en: '{time} left' },
  soon: { ja: 'あなたの残り時間は{n}秒です', en: 'You have {n} seconds left' },
  dayCount: { ja: '{n}日', en: '{n} d' },
  hourCount: { ja: '{n}時間', en: '{n} h' },
} satisfies Record<string, Text>;

export function clockTitle(clock: ClockTerms, lang: Lang): string {
  if (clock.kind === 'none') return CLOCK_WORDS.none[lang];
  if (clock.kind === 'days') return fill(CLOCK_WORDS.days, lang, { days: clock.days });
  const bank = fill(CLOCK_WORDS.minutes, lang, { n: clock.bank / 60 });
  return fill(CLOCK_WORDS.live, lang, { bank, increment: clock.increment });
}

const SECOND = 1000;
const HOUR = 3600;

/** 4:05; from an hour on without seconds, from two days on in days. */
export function timeText(ms: number, lang: Lang): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  if (seconds >= 48 * HOUR) return fill(CLOCK_WORDS.dayCount, lang, { n: Math.floor(seconds / (24 * HOUR)) });
  if (seconds >= HOUR) return fill(CLOCK_WORDS.hourCount, lang, { n: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The terms that can be chosen with one tap. */
export const CLOCK_CHOICES: readonly { readonly id: string; readonly terms: ClockTerms }[] = [
  { id: '3', terms: { kind: 'live', bank: 180, increment: 2, free: 3 } },
  { id: '5', terms: { kind: 'live', bank: 300, increment: 3, free: 3 } },
  { id: '10', terms: { kind: 'live', bank: 600, increment: 5, free: 3 } },
  { id: 'days', terms: { kind: 'days', days: 3 } },
  { id: 'none', terms: { kind: 'none' } },
];
