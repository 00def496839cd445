/** How far a run of the lab is: a line that is drawn again and again where somebody watches, a line at times in a log. */
import { fill, type Lang, type Text } from '@blackpoker/engine';
import type { RunProgress } from '@blackpoker/lab';
import type { Io } from './io.ts';
import { width } from './layout.ts';

export const RUN_WORDS = {
  at: { ja: '{units}{what}中{done}', en: '{done} of {units} {what}' },
  speed: { ja: '毎秒{rate}', en: '{rate}/s' },
  left: { ja: '残り{time}', en: '{time} left' },
  kept: {
    ja: '前回までの{done}{what}を引き継ぎます（全{units}）。',
    en: '{done} of {units} {what} are there from before; going on.',
  },
  games: { ja: 'ゲーム', en: 'games' },
  series: { ja: 'シリーズ', en: 'series' },
  pairs: { ja: '組', en: 'pairs' },
} satisfies Record<string, Text>;

const WATCHED_MS = 100;
const LOGGED_MS = 10_000;
const WIDEST_BAR = 30;
const NARROWEST_BAR = 5;

export class RunBar {
  private readonly io: Io;
  private readonly lang: Lang;
  private readonly what: Text;
  private readonly interval: number;
  private last = performance.now();
  /** When this run began to get on, and how far it was then: threads take a while to start. */
  private start: { readonly time: number; readonly done: number } | undefined;
  private isOpen = false;

  /** `what` is being counted. */
  constructor(io: Io, lang: Lang, what: Text) {
    this.io = io;
    this.lang = lang;
    this.what = what;
    this.interval = io.watched ? WATCHED_MS : LOGGED_MS;
  }

  tell(progress: RunProgress): void {
    if (!this.isOpen) this.open(progress);
    const now = performance.now();
    if (progress.done > progress.kept) this.start ??= { time: now, done: progress.done };
    if (now - this.last < this.interval) return;
    this.last = now;
    const text = this.text(progress, now);
    if (this.io.watched) this.io.status(this.bar(progress, text) + text);
    else this.io.err(text);
  }

  /** Takes the line away. */
  end(): void {
    this.io.status('');
  }

  private open(progress: RunProgress): void {
    this.isOpen = true;
    if (progress.kept > 0) this.io.err(this.say(RUN_WORDS.kept, progress));
  }

  private say(text: Text, { done, units }: RunProgress): string {
    return fill(text, this.lang, { done: counted(done), units: counted(units), what: this.what[this.lang] });
  }

  private text(progress: RunProgress, now: number): string {
    const at = this.say(RUN_WORDS.at, progress);
    const { units, done } = progress;
    if (this.start === undefined || done === this.start.done) return at;
    const rate = (1000 * (done - this.start.done)) / (now - this.start.time);
    const speed = fill(RUN_WORDS.speed, this.lang, { rate: counted(rate) });
    return [at, speed, fill(RUN_WORDS.left, this.lang, { time: clock((units - done) / rate) })].join(' · ');
  }

  private bar({ units, done }: RunProgress, text: string): string {
    const length = Math.min(WIDEST_BAR, this.io.columns - width(text) - 4);
    if (length < NARROWEST_BAR) return '';
    const full = Math.floor((length * done) / Math.max(1, units));
    return `[${'#'.repeat(full)}${'.'.repeat(length - full)}] `;
  }
}

const counted = (number: number): string =>
  (number < 10 ? Number(number.toFixed(1)) : Math.round(number)).toLocaleString('en-US');

/** 75 seconds are 1:15. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number): string => `${number}`.padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
