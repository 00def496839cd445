/** What can be counted, for Prometheus. */
import process from 'node:process';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const COMMIT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What is asked for when somebody looks. */
export interface Gauges {
  readonly connections: () => number;
  readonly rooms: () => number;
  readonly botsThinking: () => number;
}

export class Metrics {
  readonly registry = new Registry();
  private readonly register = { registers: [this.registry] };
  /** Counted often: read when somebody looks. */
  readonly counts = { received: 0, sent: 0, results: new Map<string, number>() };
  readonly cut = new Counter({
    name: 'blackpoker_connections_cut_total',
    help: 'Sockets that the server closed, by why',
    labelNames: ['why'],
    ...this.register,
  });
  readonly requests = new Counter({
    name: 'blackpoker_requests_total',
    help: 'Requests to /api, by status',
    labelNames: ['status'],
    ...this.register,
  });
  readonly incidents = new Counter({
    name: 'blackpoker_incidents_total',
    help: 'Errors that nobody expected; each is in the log with its id',
    ...this.register,
  });
  readonly pushes = new Counter({
    name: 'blackpoker_pushes_total',
    help: 'Notifications for people who are away, by what became of them: sent, gone, refused, failed or dropped',
    labelNames: ['result'],
    ...this.register,
  });
  readonly commits = new Histogram({
    name: 'blackpoker_commit_seconds',
    help: 'From the wish to write the first event of a commit until it is on the disk',
    buckets: COMMIT_SECONDS,
    ...this.register,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('blackpoker_process_id', 'Which process this is', () => process.pid);
    this.commandCounter();
    this.counter('blackpoker_messages_received_total', 'Messages of clients', () => this.counts.received);
    this.counter('blackpoker_messages_sent_total', 'Messages to clients', () => this.counts.sent);
  }

  /** `result`: ack, dup, or the code of a refusal. */
  commanded(result: string): void {
    const { results } = this.counts;
    results.set(result, (results.get(result) ?? 0) + 1);
  }

  private counter(name: string, help: string, value: () => number): void {
    new Counter({
      name,
      help,
      ...this.register,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  }

  private commandCounter(): void {
    const { results } = this.counts;
    new Counter({
      name: 'blackpoker_commands_total',
      help: 'Commands of players, by what became of them: ack, dup, or the code of a refusal',
      labelNames: ['result'],
      ...this.register,
      collect() {
        this.reset();
        for (const [result, count] of results) this.inc({ result }, count);
      },
    });
  }

  watch(gauges: Gauges): void {
    this.gauge('blackpoker_connections', 'Sockets that are open', gauges.connections);
    this.gauge('blackpoker_rooms', 'Games that are held in memory', gauges.rooms);
    this.gauge('blackpoker_bots_thinking', 'Levels that are thinking or wait to', gauges.botsThinking);
  }

  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      ...this.register,
      collect() {
        this.set(value());
      },
    });
  }
}
