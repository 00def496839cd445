import type { Lang } from '@blackpoker/engine';
import { pointIn } from '../../kit/point.ts';

/** Browser and system out of what a browser says of itself, as far as anybody cares. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'] as const;

export function deviceName(agent: string, lang: Lang): string {
  const browser = BROWSERS.find(([sign]) => agent.includes(sign))?.[1];
  const system = SYSTEMS.find((sign) => agent.includes(sign));
  return [browser, system].filter((part) => part !== undefined).join(pointIn(lang)) || agent.slice(0, 40) || '?';
}
