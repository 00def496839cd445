/** The connection of this page. It is made when an online page asks for it, and there is one at most. */

import { sessionEnding } from './api.ts';
import { Connection } from './connection.ts';
import type { Wire } from './link.ts';

let connection: Connection | undefined;

export function pageConnection(): Connection {
  if (connection !== undefined) return connection;
  connection = new Connection({
    open: openSocket,
    now: () => performance.timeOrigin + performance.now(),
    random: Math.random,
    setTimer: (call, ms) => window.setTimeout(call, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    ending: sessionEnding,
  });
  listenToPage(connection);
  return connection;
}

function openSocket(): Wire {
  const { protocol, host } = window.location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/ws`);
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: (code) => socket.close(code),
    onmessage: null,
    onclose: null,
  };
  socket.onmessage = (event) => wire.onmessage?.(event);
  socket.onclose = (event) => wire.onclose?.(event);
  return wire;
}

/** The browser often knows first. */
function listenToPage({ link }: Connection): void {
  const nudge = (): void => link.nudge();
  addEventListener('online', nudge);
  addEventListener('offline', nudge);
  addEventListener('pageshow', nudge);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && nudge());
}
