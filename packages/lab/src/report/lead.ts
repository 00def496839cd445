/**
 * Who was ahead, and for how long. The share of a seat is its part of both lives together, or its chance to win where the players can
 * tell. Lives are compared when both seats have had the same number of turns, one at least: else the price of one's own turn would look like a
 * lost lead.
 */
import { NONE, type Seat } from '@blackpoker/engine';

/** The balance at the start of a turn. */
export interface Sample {
  readonly turn: number;
  /** Of seat 0, from 0 to 1. */
  readonly share: number;
}

export interface LeadStory {
  /** How often the lead went from one seat to the other; to win is to lead at last. */
  readonly changes: number;
  /** How far the winner was behind on average, as a difference of shares: 0 to 1. */
  readonly drama: number;
  /** From the start of this turn the winner led for good. */
  readonly decisiveTurn: number;
  /** The part of the game's turns from then on; 0: the winner never led before the end. */
  readonly decidedPart: number;
  readonly halfTime: HalfTime | undefined;
}

/** Who was behind when half of the turns were over, with which share; NONE: level. */
export interface HalfTime {
  readonly behind: number;
  readonly share: number;
}

const shareOf = ({ share }: Sample, seat: Seat): number => (seat === 0 ? share : 1 - share);
const leaderOf = ({ share }: Sample): number => (share === 0.5 ? NONE : share > 0.5 ? 0 : 1);

/** Of a game that a seat has won, in so many turns. */
export function leadStory(samples: readonly Sample[], turns: number, winner: Seat): LeadStory {
  const decisiveTurn = leadsFrom(samples, turns, winner);
  return {
    changes: changes([...samples.map(leaderOf), winner]),
    drama: mean(samples.map((sample) => Math.max(0, 1 - 2 * shareOf(sample, winner)))),
    decisiveTurn: decisiveTurn ?? turns,
    decidedPart: decisiveTurn === undefined ? 0 : (turns - decisiveTurn + 1) / turns,
    halfTime: halfTime(samples, turns),
  };
}

function changes(leaders: readonly number[]): number {
  const led = leaders.filter((leader) => leader !== NONE);
  return led.filter((leader, i) => i > 0 && leader !== led[i - 1]).length;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function leadsFrom(samples: readonly Sample[], turns: number, winner: Seat): number | undefined {
  const lastBehind = samples.findLastIndex((sample) => leaderOf(sample) !== winner);
  const turn = samples[lastBehind + 1]?.turn;
  return turn === undefined || turn > turns ? undefined : turn;
}

/** The last comparison in the first half of the turns; none where there was only that of the start. */
function halfTime(samples: readonly Sample[], turns: number): HalfTime | undefined {
  const sample = samples.findLast(({ turn }) => turn - 1 <= turns / 2);
  if (sample === undefined || sample.turn <= 1) return undefined;
  const leader = leaderOf(sample);
  return { behind: leader === NONE ? NONE : 1 - leader, share: Math.min(sample.share, 1 - sample.share) };
}

/** Bands of the share of who is behind, in per cent: from, and below. */
export const BANDS = ['0-10', '10-20', '20-30', '30-40', '40-50'] as const;
export type Band = (typeof BANDS)[number];

export const bandOf = (share: number): Band => BANDS[Math.min(BANDS.length - 1, Math.floor(share * 10))] ?? '0-10';
