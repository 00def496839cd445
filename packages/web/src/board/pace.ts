/** How much of their usual time movements take: 0 where nothing shall move. */
import { useSettings } from '../app/settings.ts';

export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : useSettings.getState().speed;
}
