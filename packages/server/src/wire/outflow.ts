/**
 * What is said to a socket in one turn of the event loop goes out as one piece of bytes: one system call, and none of the lists in which
 * streams keep what waits. Such a list, empty since long, counts as old; what is put into it counts as alive even when the list is
 * thrown away, until all that is old is looked through (docs/decisions/012).
 */
import type { Duplex } from 'node:stream';

/** The socket itself. */
export type Stream = Pick<Duplex, 'write'>;

export class Outflow {
  private readonly stream: Stream;
  private readonly texts: string[] = [];

  constructor(stream: Stream) {
    this.stream = stream;
  }

  add(text: string): void {
    if (this.texts.push(text) === 1 && waiting.push(this) === 1) setImmediate(flushAll);
  }

  flush(): void {
    if (this.texts.length === 0) return;
    this.stream.write(framed(this.texts));
    this.texts.length = 0;
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

/** Each text as a frame, one after the other. */
export function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const bytes = pieceOf(sizes.reduce((sum, size) => sum + headerSize(size) + size, 0));
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

const SLAB = 256 * 1024;
let slab: Buffer = Buffer.alloc(0);
let used = 0;

/** Cut from a larger piece: memory of its own for each message would be much to keep account of. */
function pieceOf(size: number): Buffer {
  if (used + size > slab.length) {
    slab = Buffer.allocUnsafeSlow(Math.max(SLAB, size));
    used = 0;
  }
  used += size;
  return slab.subarray(used - size, used);
}
