/** What a node says to the others: gathered for a turn of the event loop, and lost where the database is away. */
import type pg from 'pg';
import type { BusMessage } from './bus.ts';

/** PostgreSQL takes 7999 bytes. */
const MOST_BYTES = 7800;
const MOST_WAITING = 5000;
const NOTIFY = 'select pg_notify($1, packet) from unnest($2::text[]) as packet';

export class Outbox {
  private readonly pool: pg.Pool;
  private readonly channel: string;
  private readonly from: string;
  /** By what they are about: of several about the same only the last goes out. */
  private readonly waiting = new Map<string, string>();
  private sending: Promise<void> | undefined;
  private pinged = false;

  constructor(pool: pg.Pool, channel: string, from: string) {
    this.pool = pool;
    this.channel = channel;
    this.from = from;
  }

  add(message: BusMessage): void {
    if (this.waiting.size >= MOST_WAITING) return;
    this.waiting.set(subjectOf(message), JSON.stringify(message));
    this.sending ??= this.run();
  }

  /** Says only that we are there. */
  ping(): void {
    this.pinged = true;
    this.sending ??= this.run();
  }

  async idle(): Promise<void> {
    await this.sending;
  }

  private async run(): Promise<void> {
    while (this.waiting.size > 0 || this.pinged) {
      await new Promise((resolve) => setImmediate(resolve));
      await this.send(this.packets());
    }
    this.sending = undefined;
  }

  private packets(): string[] {
    const messages = [...this.waiting.values()];
    this.waiting.clear();
    this.pinged = false;
    return packed(messages).map((some) => `["${this.from}",[${some.join(',')}]]`);
  }

  private async send(packets: readonly string[]): Promise<void> {
    await this.pool.query({ name: 'notify', text: NOTIFY, values: [this.channel, packets] }).catch(() => {});
  }
}

/** In stretches that fit a notification; one that is empty where there is nothing to say. */
function packed(messages: readonly string[]): string[][] {
  const stretches: string[][] = [[]];
  let bytes = 0;
  for (const message of messages) {
    const length = Buffer.byteLength(message) + 1;
    if (bytes + length > MOST_BYTES) {
      stretches.push([]);
      bytes = 0;
    }
    stretches.at(-1)?.push(message);
    bytes += length;
  }
  return stretches;
}

function subjectOf(message: BusMessage): string {
  switch (message.type) {
    case 'lobby':
      return message.type;
    case 'user':
    case 'where':
    case 'here':
      return `${message.type}/${message.user}`;
    case 'begun':
      return `begun/${message.user}/${message.game}`;
    default:
      return `${message.type}/${message.game}`;
  }
}
