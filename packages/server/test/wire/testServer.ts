/** A whole server on loopback, and people who come to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewGame, ServerMessage } from '@blackpoker/protocol';
import WebSocket from 'ws';
import { readConfig } from '../../src/ops/config.ts';
import { openLog } from '../../src/ops/log.ts';
import type { Site } from '../../src/site.ts';
import { startServer } from '../../src/startServer.ts';

const PAGE = new TextEncoder().encode('<title>app</title>');
const SITE: Site = new Map([
  ['/index.html', { type: 'text/html', etag: '"build-1"', immutable: false, bodies: { identity: PAGE } }],
]);

export const BOT_GAME: NewGame = {
  kind: 'bot',
  level: 1,
  regulation: '8.0/lite/full',
  clock: { kind: 'none' },
  rated: false,
};

type Json = Record<string, unknown>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Json;
}

export interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export async function testServer(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'blackpoker-gate-')),
) {
  const lines: string[] = [];
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'debug', LIMIT_PEOPLE: '1000', ...env });
  const log = openLog(config.logLevel, {}, { write: (line) => void lines.push(line) });
  const server = await startServer({ config, site: SITE, log });
  const base = `http://127.0.0.1:${server.port}`;

  const ask = async (path: string, { method, body, headers = {} }: Asking = {}): Promise<Answer> => {
    const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const used = method ?? (sent === undefined ? 'GET' : 'POST');
    const response = await fetch(base + path, {
      method: used,
      headers: { origin: base, ...headers },
      ...(sent !== undefined && { body: sent }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  };

  return {
    ...{ base, ask, dataDir, log: lines, port: server.port, stop: server.stop },
    guest: (name = 'Aki') => signIn(ask, '/api/guest', { name }),
    account: (name: string) => signIn(ask, '/api/account', { name, password: 'correct horse' }),
    socket: (headers: Record<string, string>) => new TestSocket(base, headers),
    /** Stops it, and throws its data away. */
    end: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}

async function signIn(ask: (path: string, asking: Asking) => Promise<Answer>, path: string, body: object) {
  const answer = await ask(path, { body });
  if (answer.status !== 201) throw new Error(answer.text);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { cookie };
  return {
    id: String(answer.body.id),
    headers,
    ask: (way: string, asking: Asking = {}) => ask(way, { ...asking, headers: { ...headers, ...asking.headers } }),
  };
}

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export class TestSocket {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  /** The code with which it was closed; or the status with which it was refused. */
  readonly closed: Promise<number>;
  private readonly waiting = new Set<() => void>();

  constructor(base: string, headers: Record<string, string>) {
    this.socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: { origin: base, ...headers } });
    this.socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)) as ServerMessage);
      for (const look of this.waiting) look();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      this.socket.on('close', resolve);
      this.socket.on('error', () => {});
    });
  }

  say(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message of this type that was not taken yet. */
  hear<T extends ServerMessage['type']>(type: T): Promise<Of<T>> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`no ${type}; heard ${this.heard.map((each) => each.type)}`)),
        60_000,
      );
      const look = (): void => {
        const at = this.heard.findIndex((each) => each.type === type);
        if (at < 0) return;
        const [found] = this.heard.splice(at, 1);
        clearTimeout(late);
        this.waiting.delete(look);
        resolve(found as Of<T>);
      };
      this.waiting.add(look);
      look();
    });
  }

  async ready(): Promise<this> {
    await this.hear('welcome');
    return this;
  }
}
