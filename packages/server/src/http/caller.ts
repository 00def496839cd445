/** Where a request comes from. What proxies say of it counts only where they are trusted. */
import type { IncomingMessage } from 'node:http';

export interface Caller {
  /** What limits are kept by: an IPv4 address, or the network of an IPv6 one. */
  readonly address: string;
  /** From this machine, without a proxy. */
  readonly isHere: boolean;
  readonly secure: boolean;
  readonly host: string;
}

/** Any of these says that somebody stands in between. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** `proxies`: how many of ours stand in between, the nearest of which wrote the last part of each header. */
export function callerOf(request: IncomingMessage, proxies: number): Caller {
  const { headers, socket } = request;
  const address = plainAddress(forwarded(headers['x-forwarded-for'], proxies) ?? socket.remoteAddress ?? '');
  return {
    address: network(address),
    isHere: /^127\.|^::1$/.test(address) && OF_PROXIES.every((name) => headers[name] === undefined),
    secure: 'encrypted' in socket || forwarded(headers['x-forwarded-proto'], proxies) === 'https',
    host: forwarded(headers['x-forwarded-host'], proxies) ?? headers.host ?? '',
  };
}

/** Each proxy adds the one that it was asked by; one that names only the first is taken at its word. */
function forwarded(header: string | string[] | undefined, proxies: number): string | undefined {
  if (proxies === 0 || header === undefined) return undefined;
  const parts = String(header).split(',');
  return parts[Math.max(0, parts.length - proxies)]?.trim() || undefined;
}

const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** The first 64 bits of an IPv6 address: one customer has at least that many. */
function network(address: string): string {
  if (!address.includes(':')) return address;
  const [head = ''] = address.split('::');
  const parts = head.split(':').filter((part) => part !== '');
  return `${[...parts, '0', '0', '0', '0'].slice(0, 4).join(':')}::/64`;
}
