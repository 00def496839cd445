/** The server's log: JSON lines, without anything that is secret. */
import pino, { type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

export type { Logger } from 'pino';

const SECRET = [
  'auth',
  'authorization',
  'body',
  'choices',
  'cookie',
  'cookies',
  'databaseUrl',
  'deck',
  'decks',
  'endpoint',
  'headers',
  'new',
  'old',
  'p256dh',
  'password',
  'private',
  'secret',
  'seed',
  'session',
  'setup',
  'text',
  'token',
];

const paths = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** On stderr where no stream is given. */
export function openLog(level: LogLevel, bindings: Record<string, string>, stream?: DestinationStream): Logger {
  const options = { level, base: bindings, redact: { paths, censor: '[secret]' }, serializers: { err: toldError } };
  return pino(options, stream ?? pino.destination({ dest: 2, sync: true }));
}

/** What is safe to tell of an error: databases put values into the rest of it. */
function toldError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, ...code, message: error.message.slice(0, 500), stack: framesOf(error.stack) };
}

const framesOf = (stack = ''): string[] =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .map((line) => line.trim());
