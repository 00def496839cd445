/**
 * Whom the server may speak to. Where a push goes is said by a browser, so by anybody: only the push services of the browsers are spoken
 * to, and never a machine of the server's own network.
 */

export const BROWSERS_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** A host, all hosts below one, or (for tests) a port of this machine over plain http. */
export const SERVICE_FORM = /^(?:(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5})$/;

export function isKnownService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  return services.some((service) => fits(url, service));
}

function fits({ protocol, hostname, port, origin }: URL, service: string): boolean {
  if (service.startsWith('http://')) return origin === service;
  if (protocol !== 'https:' || port !== '') return false;
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
}
