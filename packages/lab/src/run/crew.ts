/** Who does the batches of a run: threads, or this process. */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Batch } from '../job.ts';
import { messageOf, RunError, RunStopped } from './runError.ts';
import type { FinishedBatch } from './runFolder.ts';

/** What a thread is asked for, and what it answers: how many units are done, several times; then the result, or what went wrong. */
export interface Task {
  readonly job: string;
  readonly spec: unknown;
  readonly batch: Batch;
}
export type Answer = { readonly units: number } | { readonly result: unknown } | { readonly failed: string };

export interface Crew {
  /** How many tasks it takes at a time. */
  readonly size: number;
  readonly work: (task: Task, onUnits: (done: number) => void) => Promise<unknown>;
  /** What was done before by the same crew for the same run, if it keeps that. */
  readonly finished?: () => AsyncIterable<FinishedBatch>;
  readonly close: () => Promise<void>;
}

export type Work = (task: Task, onUnit: () => void) => unknown;

/** In this thread, one task after the other. */
export const inThisThread = (work: Work): Crew => ({
  size: 1,
  work: async (task, onUnits) => {
    await setImmediate();
    let done = 0;
    try {
      return work(task, () => onUnits(++done));
    } catch (error) {
      throw new RunError(`${nameOf(task)} failed: ${messageOf(error)}`);
    }
  },
  close: () => Promise.resolve(),
});

const nameOf = ({ job, batch: { id, first, count } }: Task): string =>
  `batch ${id} of ${job} (units ${first} to ${first + count - 1})`;

/** Threads that run a script. A task whose thread throws or dies is given to another thread once. */
export class Threads implements Crew {
  readonly size: number;
  private readonly script: URL;
  private readonly idle: Thread[] = [];
  private readonly all = new Set<Thread>();
  private closed = false;

  constructor(script: URL, size: number) {
    this.script = script;
    this.size = size;
  }

  async work(task: Task, onUnits: (done: number) => void): Promise<unknown> {
    try {
      return await this.attempt(task, onUnits);
    } catch (error) {
      if (this.closed) throw error;
    }
    onUnits(0);
    try {
      return await this.attempt(task, onUnits);
    } catch (error) {
      throw new RunError(`${nameOf(task)} failed twice: ${messageOf(error)}`);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.all].map((thread) => thread.end()));
  }

  private async attempt(task: Task, onUnits: (done: number) => void): Promise<unknown> {
    if (this.closed) throw new RunStopped('the threads are closed');
    const thread = this.idle.pop() ?? this.start();
    try {
      const result = await thread.ask(task, onUnits);
      this.idle.push(thread);
      return result;
    } catch (error) {
      this.all.delete(thread);
      await thread.end();
      throw error;
    }
  }

  private start(): Thread {
    const thread = new Thread(this.script);
    this.all.add(thread);
    return thread;
  }
}

interface Asked {
  readonly onUnits: (done: number) => void;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

class Thread {
  private readonly worker: Worker;
  private asked: Asked | undefined;

  constructor(script: URL) {
    this.worker = new Worker(script);
    this.worker.on('message', (answer: Answer) => this.hear(answer));
    this.worker.on('error', (error) => this.asked?.reject(error));
    this.worker.on('exit', (code) => this.asked?.reject(new Error(`its thread ended with exit code ${code}`)));
  }

  ask(task: Task, onUnits: (done: number) => void): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.asked = { onUnits, resolve, reject };
      this.worker.postMessage(task);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private hear(answer: Answer): void {
    if ('units' in answer) this.asked?.onUnits(answer.units);
    else if ('result' in answer) this.asked?.resolve(answer.result);
    else this.asked?.reject(new Error(answer.failed));
  }
}
