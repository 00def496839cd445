/** Which sound goes with an update. Every one of them is also told in words: the log, the status, the end. */
import type { GameUpdate } from '@blackpoker/host';

/** `low`: the own clock has little left. No update brings that: it is a matter of time. */
export const SOUNDS = ['asked', 'request', 'damage', 'won', 'lost', 'drawn', 'low'] as const;
export type Sound = (typeof SOUNDS)[number];

/** The weightiest of what has happened; undefined: nothing that is worth a sound. */
export function soundFor({ end, told, viewer, asked, fresh }: SoundFacts): Sound | undefined {
  if (end !== undefined) return end.winner === undefined ? 'drawn' : end.winner === viewer ? 'won' : 'lost';
  if (!fresh && told.some(({ event }) => event.type === 'damaged' && event.dealt > 0)) return 'damage';
  if (!fresh && told.some(({ event }) => event.type === 'requested' && event.seat !== viewer)) return 'request';
  return asked ? 'asked' : undefined;
}

export type SoundFacts = Pick<GameUpdate, 'end' | 'told' | 'viewer' | 'asked' | 'fresh'>;
