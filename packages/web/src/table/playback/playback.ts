/** The queue between the host and the board: shows what has happened step by step, with time to see it. No DOM, no clock of its own. */
import type { GameUpdate } from '@blackpoker/host';
import { EMPTY_SCENE, type Scene } from '../../board/scene.ts';
import type { Line } from './line.ts';
import { openingSteps } from './opening.ts';
import { type Step, shown } from './step.ts';
import { StepReader } from './stepReader.ts';

/** What the table shows at one moment. */
export interface Picture {
  /** During a step nobody is asked, and neither the game nor the lesson has ended yet. */
  readonly update: GameUpdate;
  readonly scene: Scene;
  /** What happened with it, the latest last. */
  readonly lines: readonly Line[];
  /** More follows by itself. */
  readonly isStep: boolean;
}

export interface PlaybackOptions {
  readonly show: (picture: Picture) => void;
  /** How long a usual step is shown; 0: nothing waits. */
  readonly stepMs: () => number;
  /** How long after its arrival an update has to be shown to its end; undefined: steps take their time. */
  readonly limitMs: (update: GameUpdate) => number | undefined;
  readonly now: () => number;
  readonly setTimer: (call: () => void, ms: number) => number;
  readonly clearTimer: (timer: number) => void;
}

/** The killing blow is looked at before the result covers the table. */
const END_MS = 1_200;

/** An update, and how much of it has been shown. */
interface Entry {
  readonly update: GameUpdate;
  /** The update before it. */
  readonly before: GameUpdate;
  readonly steps: readonly Step[];
  step: number;
  told: number;
}

export class Playback {
  private readonly options: PlaybackOptions;
  private readonly reader = new StepReader();
  private waiting: Entry[] = [];
  private timer: { readonly id: number; readonly until: number } | undefined;
  private latest: GameUpdate | undefined;
  /** By this time everything that waits has to be shown. */
  private due: number | undefined;

  constructor(options: PlaybackOptions) {
    this.options = options;
  }

  get isBusy(): boolean {
    return this.timer !== undefined;
  }

  hear(update: GameUpdate): void {
    if (update.fresh) this.skip();
    const steps = this.stepsFor(update);
    const before = this.latest ?? update;
    this.latest = update;
    this.waiting.push({ update, before, steps, step: 0, told: 0 });
    const limit = this.options.limitMs(update);
    this.due = limit === undefined ? undefined : this.options.now() + limit;
    if (this.timer === undefined) this.next();
    else this.hurry();
  }

  /** Shows the present at once. */
  skip(): void {
    this.stop();
    for (const entry of this.waiting.splice(0)) this.showEnd(entry);
  }

  close(): void {
    this.stop();
    this.waiting = [];
  }

  private stepsFor(update: GameUpdate): readonly Step[] {
    const { latest, reader } = this;
    if (update.fresh || latest === undefined) {
      reader.begin(update.view);
      return latest === undefined ? openingSteps(update) : [];
    }
    const steps = reader.read(latest.view, update);
    return steps.length === 0 && update.end?.why === 'played' ? [lastStep(update)] : steps;
  }

  private stop(): void {
    if (this.timer !== undefined) this.options.clearTimer(this.timer.id);
    this.timer = undefined;
    this.due = undefined;
  }

  private next(): void {
    this.timer = undefined;
    for (let entry = this.waiting[0]; entry !== undefined; entry = this.waiting[0]) {
      const step = this.options.stepMs() === 0 ? undefined : entry.steps[entry.step];
      if (step === undefined) {
        this.waiting.shift();
        this.showEnd(entry);
        continue;
      }
      const ms = this.msOf(entry, step) * this.compression(this.msLeft);
      this.showStep(entry, step);
      this.wait(ms);
      return;
    }
    this.due = undefined;
  }

  private wait(ms: number): void {
    const id = this.options.setTimer(() => this.next(), ms);
    this.timer = { id, until: this.options.now() + ms };
  }

  /** More has come, and the person is waited for: what is being shown is cut short, too. */
  private hurry(): void {
    const { timer } = this;
    if (timer === undefined || this.due === undefined) return;
    const left = Math.max(0, timer.until - this.options.now());
    const factor = this.compression(left + this.msLeft);
    if (factor === 1) return;
    this.options.clearTimer(timer.id);
    this.wait(left * factor);
  }

  private msOf({ update, steps }: Entry, step: Step): number {
    const ms = Math.min(step.mostMs ?? Number.POSITIVE_INFINITY, step.weight * this.options.stepMs());
    return update.end !== undefined && step === steps.at(-1) ? Math.max(ms, END_MS) : ms;
  }

  /** Of all steps that have not begun yet. */
  private get msLeft(): number {
    let left = 0;
    for (const entry of this.waiting) for (const step of entry.steps.slice(entry.step)) left += this.msOf(entry, step);
    return left;
  }

  /** What part of their time so many milliseconds of steps may take. */
  private compression(ms: number): number {
    if (this.due === undefined || ms <= 0) return 1;
    return Math.min(1, Math.max(0, this.due - this.options.now()) / ms);
  }

  private showStep(entry: Entry, step: Step): void {
    const { update, before } = entry;
    const told = update.told.slice(entry.told, step.upTo);
    const view = step.before ? before.view : update.view;
    const fresh = update.fresh && entry.step === 0;
    entry.step++;
    entry.told = step.upTo;
    const { lesson } = before;
    const quiet = { asked: false, thinking: false, end: undefined, trouble: undefined, lesson };
    this.options.show({
      update: { ...update, ...quiet, view, told, fresh },
      scene: step.scene,
      lines: [step.line],
      isStep: true,
    });
  }

  private showEnd({ update, steps, step, told }: Entry): void {
    this.options.show({
      update: { ...update, told: update.told.slice(told), fresh: update.fresh && step === 0 },
      scene: EMPTY_SCENE,
      lines: steps.slice(step).map(({ line }) => line),
      isStep: false,
    });
  }
}

/** The game has ended by something that is no step of its own, such as a cost: the last line of the log says it. */
function lastStep({ told }: GameUpdate): Step {
  const text = told.findLast((each) => each.text !== undefined && each.event.type !== 'won')?.text;
  return { ...shown({ word: 'log', text }, 1), upTo: told.length };
}
