/** Clocks in words and figures. */
import { fill, type Lang, type Text } from '@blackpoker/engine';
import type { ClockTerms } from '@blackpoker/protocol';

export const CLOCK_WORDS = {
  live: { ja: '{bank}\u2060＋\u2060{increment}秒', en: '{bank}\u00a0+\u00a0{increment}\u00a0s' },
  days: { ja: '1手{days}日', en: '{days}\u00a0days a move' },
  none: { ja: '時間無制限', en: 'no clock' },
  minutes: { ja: '{n}分', en: '{n}\u00a0min' },
  left: { ja: '残り{time}', en: '{time} left' },
  soon: { ja: 'あなたの残り時間は{n}秒です', en: 'You have {n} seconds left' },
  hurry: { ja: '急いで', en: 'Hurry' },
  dayCount: { ja: '{n}日', en: '{n}\u00a0d' },
  hourCount: { ja: '{n}時間', en: '{n}\u00a0h' },
  dayAndHours: { ja: '{days}日{hours}時間', en: '{days}\u00a0d\u00a0{hours}\u00a0h' },
  asOther: {
    ja: '持ち時間は、相手が選んだ{clock}です',
    en: 'The clock is {clock}, as the other player chose',
  },
  liveNote: {
    ja: '持ち時間は1人{bank}分です。考え始めの{free}秒は減らず、パス以外の行動をするたびに{increment}秒増えます。',
    en: 'Each player has {bank} minutes. The first {free} seconds of a decision are free, and each one but a pass adds {increment} seconds.',
  },
  daysNote: {
    ja: '1手ごとに{days}日まで考えられます。ページは閉じてかまいません。',
    en: 'Up to {days} days for each move. You can close the page in between.',
  },
  noneNote: { ja: '好きなだけ考えられます。', en: 'Think as long as you like.' },
} satisfies Record<string, Text>;

export function clockTitle(clock: ClockTerms, lang: Lang): string {
  if (clock.kind === 'none') return CLOCK_WORDS.none[lang];
  if (clock.kind === 'days') return fill(CLOCK_WORDS.days, lang, { days: clock.days });
  const bank = fill(CLOCK_WORDS.minutes, lang, { n: clock.bank / 60 });
  return fill(CLOCK_WORDS.live, lang, { bank, increment: clock.increment });
}

/** What that means. */
export function clockNote(clock: ClockTerms, lang: Lang): string {
  if (clock.kind === 'none') return CLOCK_WORDS.noneNote[lang];
  if (clock.kind === 'days') return fill(CLOCK_WORDS.daysNote, lang, { days: clock.days });
  const { bank, increment, free } = clock;
  return fill(CLOCK_WORDS.liveNote, lang, { bank: bank / 60, increment, free });
}

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** 4:05; from an hour on in hours, from a day on in days and hours, from three days on in days, the nearest: it has to fit into the head of a table. */
export function timeText(ms: number, lang: Lang): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  if (seconds >= 3 * DAY) return fill(CLOCK_WORDS.dayCount, lang, { n: Math.round(seconds / DAY) });
  if (seconds >= DAY) {
    const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
    return fill(CLOCK_WORDS[hours === 0 ? 'dayCount' : 'dayAndHours'], lang, { n: days, days, hours });
  }
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
