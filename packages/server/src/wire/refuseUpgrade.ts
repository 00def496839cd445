/** The answer to a socket that may not come in. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Text } from '@blackpoker/engine';
import { HTTP_WORDS } from '../http/words.ts';
import { PEOPLE_WORDS } from '../people/words.ts';
import { WIRE_WORDS } from './words.ts';

const REFUSALS = {
  notFound: { status: 404, text: HTTP_WORDS.notFound },
  foreign: { status: 403, text: HTTP_WORDS.foreign },
  banned: { status: 403, text: PEOPLE_WORDS.banned },
  signedOut: { status: 401, text: PEOPLE_WORDS.signedOut },
  tooOften: { status: 429, text: HTTP_WORDS.tooOften },
  unavailable: { status: 503, text: WIRE_WORDS.unavailable },
  internal: { status: 500, text: WIRE_WORDS.broken },
} satisfies Record<string, { status: number; text: Text }>;
export type UpgradeRefusal = keyof typeof REFUSALS;

export function refuseUpgrade(socket: Duplex, code: UpgradeRefusal): void {
  const { status, text } = REFUSALS[code];
  const body = JSON.stringify({ error: { code, message: text } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
