import { POINT } from '../../kit/point.ts';

/** Browser and system out of what a browser says of itself, as far as anybody cares. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'] as const;

export function deviceName(agent: string): string {
  const browser = BROWSERS.find(([sign]) => agent.includes(sign))?.[1];
  const system = SYSTEMS.find((sign) => agent.includes(sign));
  return [browser, system].filter((part) => part !== undefined).join(POINT) || agent.slice(0, 40) || '?';
}
