/** Why a game cannot be opened. */
import type { Refused } from './judging.ts';

export class RoomError extends Error {
  readonly refusal: Refused;

  constructor(refusal: Refused) {
    super(refusal.message.en);
    this.refusal = refusal;
  }
}

export const isFrozen = (error: unknown): boolean => error instanceof RoomError && error.refusal.code === 'frozen';
