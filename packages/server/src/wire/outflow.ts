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
/** A message, once they are joined: which happens as they are written. One Japanese word would make all of a joined text twice as wide. */
type Pieces = readonly string[];

export class Outflow {
  private readonly socket: Socket;
  private readonly stream: Stream;
  private readonly messages: Pieces[] = [];

  constructor(socket: Socket, stream: Stream) {
    this.socket = socket;
    this.stream = stream;
  }

  add(message: Pieces): void {
    if (this.messages.push(message) === 1 && waiting.push(this) === 1) process.nextTick(flushAll);
  }

  /** Nothing goes out after a farewell. */
  flush(): void {
    const { socket, stream, messages } = this;
    if (messages.length > 0 && socket.readyState === socket.OPEN)
      stream.write(framed(messages, stream.writableLength > 0));
    messages.length = 0;
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

/** UTF-8 needs one to three bytes for each unit of a string. */
const MOST_PER_UNIT = 3;

const headerFor = (size: number): number =>
  size <= SHORT ? HEADERS.short : size <= MOST_IN_UINT16 ? HEADERS.uint16 : HEADERS.uint64;

const unitsOf = (pieces: Pieces): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** Most often the length of the text says enough: its bytes are counted as they are written, and not before. */
function headerSize(pieces: Pieces): number {
  const units = unitsOf(pieces);
  const least = headerFor(units);
  return least === headerFor(MOST_PER_UNIT * units) ? least : headerFor(Buffer.byteLength(pieces.join('')));
}

/** Each message as a frame, one after the other. `waits`: the bytes do not go out at once. */
export function framed(messages: readonly Pieces[], waits = false): Buffer {
  const most = messages.reduce((sum, pieces) => sum + HEADERS.uint64 + MOST_PER_UNIT * unitsOf(pieces), 0);
  const bytes = roomFor(most);
  let at = 0;
  for (const pieces of messages) at = writeFrame(bytes, at, pieces);
  return waits ? copied(bytes.subarray(0, at)) : taken(at);
}

/** Returns where the next one begins. */
function writeFrame(bytes: Buffer, at: number, pieces: Pieces): number {
  const header = headerSize(pieces);
  let size = 0;
  for (const piece of pieces) size += bytes.write(piece, at + header + size);
  bytes.writeUInt8(TEXT, at);
  if (header === HEADERS.short) bytes.writeUInt8(size, at + 1);
  else if (header === HEADERS.uint16) bytes.writeUInt16BE(size, bytes.writeUInt8(UINT16, at + 1));
  else bytes.writeBigUInt64BE(BigInt(size), bytes.writeUInt8(UINT64, at + 1));
  return at + header + size;
}

const SLAB = 64 * 1024;
let slab: Buffer = Buffer.alloc(0);
let used = 0;

/** What is written is cut from a larger piece: memory of its own for each message would be much for the collector. */
function roomFor(most: number): Buffer {
  if (used + most > slab.length) {
    slab = Buffer.allocUnsafeSlow(Math.max(SLAB, most));
    used = 0;
  }
  return slab.subarray(used);
}

function taken(size: number): Buffer {
  used += size;
  return slab.subarray(used - size, used);
}

/** What waits has memory of its own: it would keep all of the larger piece from being freed. */
function copied(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
