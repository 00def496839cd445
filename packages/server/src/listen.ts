/** A server on a port, and its end. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

export class PortTaken extends Error {}

export interface Listening {
  readonly port: number;
  /** Where it can be opened: on this machine first, then from others of the same network. */
  readonly addresses: readonly string[];
  /** Takes no more requests and lets the running ones end, for a moment. */
  readonly stop: () => Promise<void>;
}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const PATIENCE_MS = 3000;
/** Who is slower than that with a request does not mean it well. */
const SLOWEST = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** On all interfaces. Port 0: any that is free. `upgrade`: what is done with sockets. */
export function listen(app: Hono, port: number, upgrade?: Upgrade): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, createServer, serverOptions: SLOWEST });
  if (upgrade !== undefined) server.on('upgrade', upgrade);
  return new Promise((resolve, reject) => {
    server.on('error', (error) => reject(explained(error, port)));
    server.listen(port, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        port: taken,
        addresses: [`http://localhost:${taken}`, ...networkAddresses(taken)],
        stop: () => stopped(server),
      });
    });
  });
}

function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new PortTaken(`port ${port} is taken by another program`);
  if (error.code === 'EACCES') return new PortTaken(`port ${port} may not be used by this user`);
  return error;
}

/** Where others of the same network find a port of this machine. */
export function networkAddresses(port: number): string[] {
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return others.map((host) => `http://${host}:${port}`);
}

function stopped(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if (!isHttp(server)) return;
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  });
}

const isHttp = (server: object): server is Server => 'closeIdleConnections' in server;
