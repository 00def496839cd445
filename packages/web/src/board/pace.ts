/** How much of their usual time movements take: 0 if nothing shall move. */
import { MOVEMENT, useSettings } from '../app/settings.ts';

export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function pace(): number {
  return wantsStillness() ? 0 : MOVEMENT[useSettings.getState().pace];
}
