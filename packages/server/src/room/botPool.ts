/** Threads in which the levels think, so that no game waits for another one's bot. */
import { Worker } from 'node:worker_threads';
import type { Choice, View } from '@blackpoker/engine';
import type { BotAnswer, BotTask } from './botThread.ts';

/** Beside the program, or beside this file where it runs from its source. */
const SCRIPT = new URL('./botThread.mjs', import.meta.url);
/** A thread that has not answered for so long is given up. */
const PATIENCE = 20_000;

export class BotPool {
  private readonly threads: BotThread[];

  constructor(threads = 1, script = SCRIPT) {
    this.threads = Array.from({ length: threads }, () => new BotThread(script));
  }

  /** The choice of a level for the seat that the view asks. Rejects where its thread fails. */
  choose(view: View, level: number, seed: string): Promise<Choice> {
    return this.threadOf(seed).choose({ view, level, seed });
  }

  /** Nobody thinks about this game any more. */
  forget(seed: string): void {
    this.threadOf(seed).forget(seed);
  }

  /** How many think, or wait to. */
  get thinking(): number {
    return this.threads.reduce((sum, { waiting }) => sum + waiting, 0);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  /** A mind remembers: the same game always thinks in the same thread. */
  private threadOf(seed: string): BotThread {
    const thread = this.threads[Number.parseInt(seed.slice(0, 6), 16) % this.threads.length || 0];
    if (thread === undefined) throw new Error('bug: there is no thread');
    return thread;
  }
}

interface Asked {
  readonly resolve: (choice: Choice) => void;
  readonly reject: (error: Error) => void;
}

/** It starts with the first question, and again where it has died. */
class BotThread {
  private readonly script: URL;
  private worker: Worker | undefined;
  private readonly asked = new Map<number, Asked>();
  private watch: NodeJS.Timeout | undefined;
  private last = 0;

  constructor(script: URL) {
    this.script = script;
  }

  get waiting(): number {
    return this.asked.size;
  }

  choose(question: Omit<Extract<BotTask, { type: 'choose' }>, 'type' | 'id'>): Promise<Choice> {
    return new Promise((resolve, reject) => {
      const id = ++this.last;
      this.asked.set(id, { resolve, reject });
      this.post({ type: 'choose', id, ...question });
      if (this.asked.size === 1) this.watchOver();
    });
  }

  forget(seed: string): void {
    if (this.worker !== undefined) this.post({ type: 'forget', seed });
  }

  async end(): Promise<void> {
    await this.fail(new Error('the thread is closed'));
  }

  private post(task: BotTask): void {
    this.worker ??= this.start();
    this.worker.postMessage(task);
  }

  private start(): Worker {
    const worker = new Worker(this.script);
    worker.unref();
    worker.on('message', (answer: BotAnswer) => this.hear(answer));
    worker.on('error', (error) => void this.failOf(worker, error));
    worker.on('exit', (code) => void this.failOf(worker, new Error(`the thread ended with exit code ${code}`)));
    return worker;
  }

  private hear(answer: BotAnswer): void {
    const asked = this.asked.get(answer.id);
    this.asked.delete(answer.id);
    this.watchOver();
    if ('choice' in answer) asked?.resolve(answer.choice);
    else asked?.reject(new Error(answer.failed));
  }

  private watchOver(): void {
    clearTimeout(this.watch);
    if (this.asked.size === 0) return;
    this.watch = setTimeout(() => void this.fail(new Error('the thread does not answer')), PATIENCE);
    this.watch.unref();
  }

  private async failOf(worker: Worker, error: Error): Promise<void> {
    if (this.worker === worker) await this.fail(error);
  }

  private async fail(error: Error): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    clearTimeout(this.watch);
    const asked = [...this.asked.values()];
    this.asked.clear();
    for (const { reject } of asked) reject(error);
    await worker?.terminate();
  }
}
