/** A WebSocket of which every byte is ours: for frames that no library would send. */
import { randomBytes } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerMessage } from '@blackpoker/protocol';

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
/** The connection ended without a close frame. */
export const WITHOUT_A_WORD = 1006;

export interface FrameOptions {
  readonly opcode?: number;
  readonly fin?: boolean;
  /** The reserved bits, 0 to 7. */
  readonly reserved?: number;
  readonly masked?: boolean;
  /** What the frame claims to be long. */
  readonly length?: number;
}

/** A frame as bytes; a text of one frame by default. */
export function frame(payload: string | Uint8Array, options: FrameOptions = {}): Buffer {
  const { opcode = OPCODE.text, fin = true, reserved = 0, masked = true } = options;
  const data = Buffer.from(payload);
  const length = lengthBytes(options.length ?? data.length, masked);
  const first = Buffer.from([(fin ? 0x80 : 0) | (reserved << 4) | opcode]);
  if (!masked) return Buffer.concat([first, length, data]);
  const mask = randomBytes(4);
  return Buffer.concat([first, length, mask, data.map((byte, i) => byte ^ (mask[i & 3] ?? 0))]);
}

function lengthBytes(length: number, masked: boolean): Buffer {
  const bit = masked ? 0x80 : 0;
  if (length < 126) return Buffer.from([bit | length]);
  const bytes = Buffer.alloc(length < 0x10000 ? 3 : 9);
  bytes[0] = bit | (length < 0x10000 ? 126 : 127);
  if (length < 0x10000) bytes.writeUInt16BE(length, 1);
  else bytes.writeBigUInt64BE(BigInt(length), 1);
  return bytes;
}

/** A message in several frames, each of so many bytes. */
export function fragments(payload: string | Uint8Array, size: number): Buffer {
  const data = Buffer.from(payload);
  const parts: Buffer[] = [];
  for (let at = 0; at < data.length; at += size) {
    const opcode = at === 0 ? OPCODE.text : OPCODE.more;
    parts.push(frame(data.subarray(at, at + size), { opcode, fin: at + size >= data.length }));
  }
  return Buffer.concat(parts);
}

export class FuzzSocket {
  /** Messages that were not taken yet. */
  readonly heard: ServerMessage[] = [];
  /** Pong frames that came. */
  pongs = 0;
  /** The code with which it was closed. */
  closed: number | undefined;
  private readonly socket: Socket;
  private rest: Buffer = Buffer.alloc(0);
  private notify: () => void = () => {};

  private constructor(socket: Socket, head: Buffer) {
    this.socket = socket;
    socket.on('data', (data) => this.read(data));
    socket.on('error', () => {});
    socket.on('close', () => this.end(WITHOUT_A_WORD));
    this.read(head);
  }

  /** Where it is refused: the status. */
  static open(url: string, headers: Record<string, string>): Promise<FuzzSocket | number> {
    const key = randomBytes(16).toString('base64');
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
    const asked = request(`${url}/ws`, { headers: { ...upgrade, 'Sec-WebSocket-Key': key, ...headers }, agent: false });
    return new Promise((resolve, reject) => {
      asked.on('upgrade', (_, socket, head) => resolve(new FuzzSocket(socket as Socket, head)));
      asked.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      asked.on('error', reject);
      giveUp(asked);
      asked.end();
    });
  }

  write(bytes: Uint8Array): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  say(message: object): void {
    this.write(frame(JSON.stringify(message)));
  }

  /** Reads no more, or again. */
  pause(): void {
    this.socket.pause();
  }

  /** Without a word. */
  cut(): void {
    this.socket.resetAndDestroy();
  }

  /** Until this holds, or the socket is closed. False: neither came in time. */
  async until(holds: () => boolean, ms: number): Promise<boolean> {
    const deadline = performance.now() + ms;
    while (!holds() && this.closed === undefined) {
      const left = deadline - performance.now();
      if (left <= 0) return false;
      await this.news(left);
    }
    return true;
  }

  private news(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.notify = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private end(code: number): void {
    this.closed ??= code;
    this.notify();
  }

  private read(data: Buffer): void {
    this.rest = this.rest.length === 0 ? data : Buffer.concat([this.rest, data]);
    for (let length = this.take(); length > 0; length = this.take()) this.rest = this.rest.subarray(length);
    this.notify();
  }

  /** Takes one frame, as a server sends it; the length of it. 0: it is not all there. */
  private take(): number {
    const { rest } = this;
    const short = (rest[1] ?? 0) & 0x7f;
    const head = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (rest.length < head) return 0;
    const length = head === 2 ? short : head === 4 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < head + length) return 0;
    this.hear((rest[0] ?? 0) & 0x0f, rest.subarray(head, head + length));
    return head + length;
  }

  private hear(opcode: number, payload: Buffer): void {
    if (opcode === OPCODE.text) this.heard.push(JSON.parse(payload.toString()) as ServerMessage);
    if (opcode === OPCODE.pong) this.pongs++;
    if (opcode === OPCODE.ping) this.write(frame(payload, { opcode: OPCODE.pong }));
    if (opcode === OPCODE.close) this.end(payload.length >= 2 ? payload.readUInt16BE(0) : 1005);
  }
}

function giveUp(asked: ClientRequest): void {
  asked.setTimeout(20_000, () => asked.destroy(new Error('no answer to an upgrade')));
}
