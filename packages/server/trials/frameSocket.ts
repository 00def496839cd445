/**
 * A WebSocket as cheap as can be: whole messages of text, and an answer to each ping. Thousands of them in one process leave little for
 * the collector, whose pauses would count as the server's.
 */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

const FIN = 0x80;
const TEXT = 1;
const PING = 9;
const PONG = 10;
const MASKED = 0x80;
const UINT16 = 126;
const UINT64 = 127;
const NOTHING = Buffer.alloc(0);
/** What it is exclusive-ored with: nothing changes. */
const NO_MASK = Buffer.alloc(4);

interface Frame {
  readonly opcode: number;
  readonly start: number;
  readonly end: number;
}

export class FrameSocket {
  onText: (text: string) => void = () => {};
  private readonly stream: Duplex;
  private rest: Buffer = NOTHING;

  constructor(stream: Duplex) {
    this.stream = stream;
    stream.on('data', (bytes: Buffer) => this.read(bytes));
    stream.on('error', () => stream.destroy());
  }

  static connect(url: string, cookie: string): Promise<FrameSocket> {
    const headers = {
      ...{ Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' },
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...(cookie !== '' && { Cookie: cookie, Origin: url }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(`${url}/ws`, { headers });
      asked.once('upgrade', (_, socket, head) => {
        if (head.length > 0) socket.unshift(head);
        resolve(new FrameSocket(socket));
      });
      asked.once('response', ({ statusCode }) => reject(new Error(`no socket: ${statusCode}`)));
      asked.once('error', reject);
      asked.end();
    });
  }

  send(text: string): void {
    this.write(TEXT, Buffer.from(text));
  }

  terminate(): void {
    this.stream.destroy();
  }

  private read(more: Buffer): void {
    const bytes = this.rest.length === 0 ? more : Buffer.concat([this.rest, more]);
    let at = 0;
    for (let frame = frameAt(bytes, at); frame !== undefined; frame = frameAt(bytes, at)) {
      at = frame.end;
      if (frame.opcode === TEXT) this.onText(bytes.toString('utf8', frame.start, frame.end));
      if (frame.opcode === PING) this.write(PONG, bytes.subarray(frame.start, frame.end));
    }
    this.rest = at === bytes.length ? NOTHING : bytes.subarray(at);
  }

  private write(opcode: number, payload: Buffer): void {
    const size = payload.length;
    const head = size < UINT16 ? [MASKED | size] : [MASKED | UINT16, size >> 8, size & 0xff];
    this.stream.write(Buffer.concat([Buffer.from([FIN | opcode, ...head]), NO_MASK, payload]));
  }
}

/** The frame that begins there; undefined: it is not all there yet. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
  const here = bytes.length - at;
  const kind = here < 2 ? 0 : (bytes[at + 1] ?? 0);
  const header = kind === UINT64 ? 10 : kind === UINT16 ? 4 : 2;
  if (here < header) return undefined;
  const start = at + header;
  const end = start + sizeOf(bytes, at + 2, kind);
  return end > bytes.length ? undefined : { opcode: (bytes[at] ?? 0) & 0xf, start, end };
}

function sizeOf(bytes: Buffer, at: number, kind: number): number {
  if (kind === UINT64) return Number(bytes.readBigUInt64BE(at));
  return kind === UINT16 ? bytes.readUInt16BE(at) : kind;
}
