/** A server that a test plays by hand, and a clock that it moves. */
import type { ClientMessage, ServerMessage } from '@blackpoker/protocol';
import { PROTOCOL } from '@blackpoker/protocol/words';
import type { Ending } from '../../src/online/backoff.ts';
import { Connection } from '../../src/online/connection.ts';
import type { Wire } from '../../src/online/link.ts';

export class FakeNet {
  readonly wires: FakeWire[] = [];
  ending: Ending | undefined;
  private time = 1_000_000;
  private timers: { readonly id: number; readonly at: number; readonly call: () => void }[] = [];
  private ids = 0;

  readonly connection = new Connection({
    open: () => {
      const wire = new FakeWire();
      this.wires.push(wire);
      return wire;
    },
    now: () => this.time,
    random: () => 0.5,
    setTimer: (call, ms) => {
      this.timers.push({ id: ++this.ids, at: this.time + ms, call });
      return this.ids;
    },
    clearTimer: (timer) => {
      this.timers = this.timers.filter(({ id }) => id !== timer);
    },
    ending: async () => this.ending,
  });

  get wire(): FakeWire {
    const last = this.wires.at(-1);
    if (last === undefined) throw new Error('nobody has connected');
    return last;
  }

  /** Lets time go by. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }

  get now(): number {
    return this.time;
  }

  /** The server takes the socket in. */
  welcome(now = this.time): void {
    this.wire.tell({ type: 'welcome', protocol: PROTOCOL, user: { name: 'me', kind: 'guest' }, now, build: 'test' });
  }
}

export class FakeWire implements Wire {
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly send = (text: string): void => void this.sent.push(JSON.parse(text) as ClientMessage);
  readonly close = (): void => {
    this.isClosed = true;
  };

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.onclose?.({ code });
  }

  of<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((each) => each.type === type) as Extract<ClientMessage, { type: Type }>[];
  }
}
