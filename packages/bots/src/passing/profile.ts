/** How a player wants to be asked. Plain data, so that it can be kept with the other settings of a seat. */
import type { Interrupt } from './interrupts.ts';
import type { OptionalWindow } from './windows.ts';

export const PASSING_MODES = ['smart', 'ask', 'yieldUntilStageEmpty', 'yieldUntilMyTurn'] as const;
/** Smart; ask every time; pass all until the stage is empty, or until the own turn. */
export type PassingMode = (typeof PASSING_MODES)[number];

export interface PassingProfile {
  readonly mode: PassingMode;
  /** Stops in windows that are usually passed, while the other player has the turn. */
  readonly stopAt: Readonly<Record<OptionalWindow, boolean>>;
  /** What ends a yield before its time. */
  readonly interrupts: Readonly<Record<Interrupt, boolean>>;
}

export const SMART_PASSING: PassingProfile = {
  mode: 'smart',
  stopAt: { attack: false, draw: false },
  interrupts: {
    opponentRequests: true,
    targeted: true,
    attackers: true,
    massEffect: true,
    trigger: false,
    reveal: false,
  },
};
