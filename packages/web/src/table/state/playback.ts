/** Shows what the host tells, one thing after the other, with time to see what the opponent does. No DOM, no clock of its own. */
import type { GameUpdate, Told } from '@blackpoker/host';

export interface PlaybackOptions {
  readonly show: (update: GameUpdate) => void;
  /** 0: nothing waits. */
  readonly pace: () => number;
  readonly setTimer: (call: () => void, ms: number) => number;
  readonly clearTimer: (timer: number) => void;
}

/** How long something is looked at before the next is shown. */
const PAUSE_MS = 550;
/** However much has happened, the person is asked after this. */
const LONGEST_MS = 1_100;

const SEEN_EVENTS: ReadonlySet<string> = new Set([
  'requested',
  'triggered',
  'resolving',
  'attacks',
  'blocks',
  'damaged',
  'negated',
  'turn',
]);

const isSeen = ({ event }: Told): boolean => SEEN_EVENTS.has(event.type);

/** Is there anything in it to look at? What the person has just done they know. */
const deservesPause = ({ told, fresh, viewer, end }: GameUpdate): boolean =>
  !fresh && end === undefined && told.some((each) => isSeen(each) && !isOwn(each, viewer));

const isOwn = ({ event }: Told, viewer: number): boolean =>
  (event.type === 'requested' || event.type === 'attacks' || event.type === 'blocks') &&
  ('seat' in event ? event.seat : event.unit.seat) === viewer;

export class Playback {
  private readonly options: PlaybackOptions;
  private waiting: GameUpdate[] = [];
  private timer: number | undefined;
  private spent = 0;

  constructor(options: PlaybackOptions) {
    this.options = options;
  }

  get isBusy(): boolean {
    return this.timer !== undefined;
  }

  hear(update: GameUpdate): void {
    this.waiting.push(update);
    if (update.fresh) this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Shows all that waits, at once. */
  skip(): void {
    this.stop();
    const all = this.waiting.splice(0);
    for (const update of all) this.options.show(update);
  }

  close(): void {
    this.stop();
    this.waiting = [];
  }

  private stop(): void {
    if (this.timer !== undefined) this.options.clearTimer(this.timer);
    this.timer = undefined;
    this.spent = 0;
  }

  private next(): void {
    const update = this.waiting.shift();
    this.timer = undefined;
    if (update === undefined) {
      this.spent = 0;
      return;
    }
    this.options.show(update);
    const ms = this.pauseAfter(update);
    if (ms <= 0) return this.next();
    this.spent += ms;
    this.timer = this.options.setTimer(() => this.next(), ms);
  }

  private pauseAfter(update: GameUpdate): number {
    if (update.asked || !deservesPause(update)) return 0;
    return Math.min(PAUSE_MS * this.options.pace(), Math.max(0, LONGEST_MS * this.options.pace() - this.spent));
  }
}
