/** A reason: a code with its numbers, and the same in words. */
import { fill, LANGS, type Lang, type Seat, type State, type Text } from '@blackpoker/engine';
import type { Line } from '../judging/line.ts';
import type { Reader } from './names.ts';
import { HINT_WORDS, type HintCode, SHARE_WORDS } from './reasonWords.ts';
import type { Outcome } from './trial.ts';

export type Params = Readonly<Record<string, string | number>>;

export interface Reason {
  readonly code: HintCode;
  readonly params: Params;
  readonly text: Text;
}

/** A line with all that was found out about it, world by world. */
export interface Tried {
  readonly line: Line;
  readonly values: readonly number[];
  readonly outcomes: readonly Outcome[];
  /** It wins this turn, whatever the opponent answers. */
  readonly isSureWin: boolean;
}

/** What the lines are compared on. */
export interface Scene {
  readonly seat: Seat;
  readonly reader: Reader;
  readonly worlds: readonly State[];
  /** All lines, best first. */
  readonly tried: readonly Tried[];
  /** What comes of doing nothing, world by world; empty where that cannot be chosen. */
  readonly idle: readonly Outcome[];
}

/** `spoken` gives the parameters that are words themselves. */
export function reason(code: HintCode, params: Params, spoken: (lang: Lang) => Params = () => ({})): Reason {
  const [ja = '', en = ''] = LANGS.map((lang) => fill(HINT_WORDS[code], lang, { ...params, ...spoken(lang) }));
  return { code, params, text: { ja, en } };
}

/** In how many worlds something is so, with its standard error in points. */
export interface Share {
  readonly n: number;
  readonly of: number;
  readonly p: number;
  readonly error: number;
}

export function shareOf(outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean): Share {
  const n = outcomes.filter(holds).length;
  const of = outcomes.length;
  const part = n / Math.max(1, of);
  return { n, of, p: percent(part), error: Math.ceil(100 * Math.sqrt((part * (1 - part)) / Math.max(1, of))) };
}

export const percent = (part: number): number => Math.round(100 * part);

const shareText = (share: Share, lang: Lang): string =>
  fill(SHARE_WORDS[share.n === share.of ? 'all' : 'some'], lang, { ...share });

/** A reason that holds in a share of the worlds. */
export const sharedReason = (
  code: HintCode,
  share: Share,
  params: Params = {},
  spoken: (lang: Lang) => Params = () => ({}),
): Reason => reason(code, { ...params, ...share }, (lang) => ({ ...spoken(lang), share: shareText(share, lang) }));
