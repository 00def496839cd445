/** Calls between a page and its workers: typed, answered one by one, with errors carried over. */
import type { Text } from '@blackpoker/engine';

/** What one side offers. The last argument of a method that takes long is a `Report`. */
export type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** A worker, the inside of one, or a port. */
export interface Wire {
  postMessage(message: unknown, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** How a method that takes long tells how far it is, and hears that it is to stop. */
export interface Report {
  readonly tell: (value: unknown) => void;
  readonly isStopped: () => boolean;
}

type Message =
  | { readonly type: 'call'; readonly call: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly type: 'stop'; readonly call: number }
  | { readonly type: 'progress'; readonly call: number; readonly value: unknown }
  | { readonly type: 'answer'; readonly call: number; readonly value: unknown }
  | { readonly type: 'failure'; readonly call: number; readonly message: string; readonly text: Text | undefined }
  | { readonly type: 'notice'; readonly value: unknown };

/** An error of the other side. */
export class CallError extends Error {
  /** In words for people, where it has some. */
  readonly text: Text | undefined;
  constructor(message: string, text?: Text) {
    super(message);
    this.name = 'CallError';
    this.text = text;
  }
}

export interface CallOptions {
  readonly transfer?: Transferable[];
  readonly onProgress?: (value: never) => void;
  readonly signal?: AbortSignal | undefined;
}

interface Pending {
  readonly resolve: (value: never) => void;
  readonly reject: (error: CallError) => void;
  readonly onProgress: ((value: never) => void) | undefined;
}

/** The arguments of a method without the report. */
type Given<F> = F extends (...args: infer Args) => unknown
  ? Args extends [...infer Rest, Report]
    ? Rest
    : Args
  : never;
type Answer<F> = F extends (...args: never[]) => infer Value ? Awaited<Value> : never;

export class Caller<M extends Methods, Notice = never> {
  private readonly wire: Wire;
  private readonly pending = new Map<number, Pending>();
  private readonly onNotice: (value: Notice) => void;
  private count = 0;
  private broken: CallError | undefined;

  constructor(wire: Wire, onNotice: (value: Notice) => void = () => {}) {
    this.wire = wire;
    this.onNotice = onNotice;
    wire.onmessage = ({ data }) => this.hear(data as Message);
  }

  call<Name extends keyof M & string>(
    name: Name,
    args: Given<M[Name]>,
    { transfer = [], onProgress, signal }: CallOptions = {},
  ): Promise<Answer<M[Name]>> {
    if (this.broken !== undefined) return Promise.reject(this.broken);
    const call = this.count++;
    signal?.addEventListener('abort', () => this.send({ type: 'stop', call }), { once: true });
    return new Promise((resolve, reject) => {
      this.pending.set(call, { resolve, reject, onProgress });
      this.send({ type: 'call', call, name, args: args as readonly unknown[] }, transfer);
    });
  }

  /** Nobody will answer any more. */
  breakOff(message: string): void {
    this.broken = new CallError(message);
    for (const { reject } of this.pending.values()) reject(this.broken);
    this.pending.clear();
  }

  private send(message: Message, transfer: Transferable[] = []): void {
    this.wire.postMessage(message, transfer);
  }

  private hear(message: Message): void {
    if (message.type === 'notice') return this.onNotice(message.value as Notice);
    const pending = this.pending.get(message.call);
    if (pending === undefined) return;
    if (message.type === 'progress') return pending.onProgress?.(message.value as never);
    this.pending.delete(message.call);
    if (message.type === 'answer') pending.resolve(message.value as never);
    if (message.type === 'failure') pending.reject(new CallError(message.message, message.text));
  }
}

/** Answers the calls that come over a wire. Returns how to send a notice, which answers nothing. */
export function serve(wire: Wire, methods: Methods): (notice: unknown) => void {
  const stopped = new Set<number>();
  const send = (message: Message): void => wire.postMessage(message, []);
  const answer = async (call: number, name: string, args: readonly unknown[]): Promise<void> => {
    const tell = (value: unknown): void => send({ type: 'progress', call, value });
    const report: Report = { tell, isStopped: () => stopped.has(call) };
    try {
      const method = methods[name] as ((...all: unknown[]) => unknown) | undefined;
      if (method === undefined) throw new Error(`bug: there is no method ${name}`);
      send({ type: 'answer', call, value: await method(...args, report) });
    } catch (error) {
      send({ type: 'failure', call, message: messageOf(error), text: textOf(error) });
    }
    stopped.delete(call);
  };
  wire.onmessage = ({ data }) => {
    const message = data as Message;
    if (message.type === 'call') void answer(message.call, message.name, message.args);
    if (message.type === 'stop') stopped.add(message.call);
  };
  return (value) => send({ type: 'notice', value });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function textOf(error: unknown): Text | undefined {
  const text: unknown = error instanceof Error && 'text' in error ? error.text : undefined;
  return typeof text === 'object' && text !== null && 'ja' in text && 'en' in text ? (text as Text) : undefined;
}
