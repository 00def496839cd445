/**
 * What is said to a socket in one turn of the event loop goes out as one piece of bytes: one system call, and none of the lists in which
 * streams keep what waits. Such a list, empty since long, counts as old; what is put into it counts as alive even when the list is
 * thrown away, until all that is old is looked through (docs/decisions/012).
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

type Socket = Pick<WebSocket, 'readyState' | 'OPEN'>;
/** What lies under it. */
export type Stream = Pick<Duplex, 'write' | 'writableLength'>;

export class Outflow {
  private readonly socket: Socket;
  private readonly stream: Stream;
  private readonly texts: string[] = [];

  constructor(socket: Socket, stream: Stream) {
    this.socket = socket;
    this.stream = stream;
  }

  add(text: string): void {
    if (this.texts.push(text) === 1 && waiting.push(this) === 1) setImmediate(flushAll);
  }

  /** Nothing goes out after a farewell. */
  flush(): void {
    const { socket, stream, texts } = this;
    if (texts.length > 0 && socket.readyState === socket.OPEN) stream.write(framed(texts, stream.writableLength > 0));
    texts.length = 0;
  }
}

const waiting: Outflow[] = [];

function flushAll(): void {
  for (const outflow of waiting.splice(0)) outflow.flush();
}

/** A whole message of text (RFC 6455, 5.2); what a server says is not masked. */
const TEXT = 0x81;
const SHORT = 125;
const UINT16 = 126;
const UINT64 = 127;
const MOST_IN_UINT16 = 0xffff;
const HEADERS = { short: 2, uint16: 4, uint64: 10 } as const;

const headerSize = (size: number): number =>
  size <= SHORT ? HEADERS.short : size <= MOST_IN_UINT16 ? HEADERS.uint16 : HEADERS.uint64;

/** Each text as a frame, one after the other. `waits`: the bytes do not go out at once. */
export function framed(texts: readonly string[], waits = false): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const total = sizes.reduce((sum, size) => sum + headerSize(size) + size, 0);
  const bytes = waits ? Buffer.allocUnsafeSlow(total) : pieceOf(total);
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHeader(bytes, at, sizes[i] ?? 0);
    at += bytes.write(text, at);
  }
  return bytes;
}

function writeHeader(bytes: Buffer, at: number, size: number): number {
  const length = bytes.writeUInt8(TEXT, at);
  if (size <= SHORT) return bytes.writeUInt8(size, length);
  if (size <= MOST_IN_UINT16) return bytes.writeUInt16BE(size, bytes.writeUInt8(UINT16, length));
  return bytes.writeBigUInt64BE(BigInt(size), bytes.writeUInt8(UINT64, length));
}

const SLAB = 64 * 1024;
let slab: Buffer = Buffer.alloc(0);
let used = 0;

/** Cut from a larger one: memory of its own for each message would be much for the collector. What waits would keep all of that from being freed. */
function pieceOf(size: number): Buffer {
  if (used + size > slab.length) {
    slab = Buffer.allocUnsafeSlow(Math.max(SLAB, size));
    used = 0;
  }
  used += size;
  return slab.subarray(used - size, used);
}
