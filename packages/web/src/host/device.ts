import { type Seat, SPECTATOR, type Viewer } from '@blackpoker/engine';

/** The screen of a game, and who looks at it: one person all the time, two by turns, or nobody who plays. */
export class Device {
  readonly people: readonly Seat[];
  private holder: Seat | undefined;

  constructor(people: readonly Seat[]) {
    this.people = people;
    this.holder = people.length === 1 ? people[0] : undefined;
  }

  get viewer(): Viewer {
    return this.holder ?? SPECTATOR;
  }

  /** Everybody who may ever look. */
  get viewers(): readonly Viewer[] {
    return this.people.length === 1 ? this.people : [...this.people, SPECTATOR];
  }

  /** Who can take choices back: a person who plays against bots. */
  get undoer(): Seat | undefined {
    return this.people.length === 1 ? this.people[0] : undefined;
  }

  private get isShared(): boolean {
    return this.people.length === 2;
  }

  /** Somebody is asked, or nobody any more: another person than that one has to look away. */
  release(asked: Seat | undefined): void {
    if (this.isShared && this.holder !== asked) this.holder = undefined;
  }

  take(seat: Seat): void {
    if (this.isShared) this.holder = seat;
  }

  /** Who is to take the device before they are asked. */
  handOver(asked: Seat | undefined): Seat | undefined {
    return this.isShared && asked !== this.holder ? asked : undefined;
  }
}
