/** Everybody who looks at a game on this node. What a viewer may know is put together once, however many sockets it goes to. */
import { SPECTATOR, type Viewer } from '@blackpoker/engine';
import type { ServerClock } from '../cluster/serverClock.ts';
import { openView, type Sight, sightOf, updateText } from './gameUpdates.ts';
import { LateSights } from './lateSights.ts';
import type { Change, RoomState } from './roomState.ts';

export interface RoomListener {
  readonly viewer: Viewer;
  /** What a client that comes back knows already. */
  readonly told?: { readonly course: number; readonly count: number } | undefined;
  /** Is given messages as JSON, each made once for all who get it. */
  readonly tell: (text: string) => void;
}

interface Sent {
  readonly course: number;
  readonly count: number;
}

export class Audience {
  private readonly room: RoomState;
  /** A RoomStatus as JSON. */
  private readonly status: () => string;
  private readonly listeners = new Set<RoomListener>();
  private readonly sent = new Map<Viewer, Sent>();
  private readonly late: LateSights;

  constructor(room: RoomState, clock: ServerClock, status: () => string) {
    this.room = room;
    this.status = status;
    this.late = new LateSights(clock, (sight) => this.tellSight(SPECTATOR, sight, this.status()));
  }

  get size(): number {
    return this.listeners.size;
  }

  has(viewer: Viewer): boolean {
    for (const listener of this.listeners) if (listener.viewer === viewer) return true;
    return false;
  }

  /** Sends the whole table at once, or what the listener has not been told yet. */
  add(listener: RoomListener): void {
    const { viewer, told } = listener;
    const sight = this.sightNow(viewer);
    const known = told?.course === sight.course && told.count <= sight.count ? told.count : undefined;
    this.sent.set(viewer, sentBy(sight));
    this.listeners.add(listener);
    listener.tell(this.messageOf(sight, known, this.status()));
  }

  remove(listener: RoomListener): void {
    this.listeners.delete(listener);
  }

  private sightNow(viewer: Viewer): Sight {
    const isLate = viewer === SPECTATOR && this.room.openHands;
    return (isLate ? this.late.shown : undefined) ?? sightOf(this.room, viewer);
  }

  private messageOf(sight: Sight, from: number | undefined, status: string): string {
    const { game } = this.room.base;
    const { seq, course } = sight;
    const update = updateText(sight, from);
    return `{"type":"game","game":"${game}","seq":${seq},"course":${course},"update":${update},"room":${status}}`;
  }

  /** Something has changed. */
  tell(change: Change): void {
    const isClosed = !this.room.openHands && this.late.stop();
    if (this.room.openHands) this.followHands(change);
    if (this.listeners.size === 0) return;
    const status = this.status();
    if (change === 'room') this.tellRoom(status);
    for (const viewer of viewersOf(change, isClosed)) this.tellTable(viewer, status);
  }

  /** While hands are open spectators hear of everything later. */
  private followHands(change: Change): void {
    const { room, late } = this;
    if (late.shown === undefined) late.begin(sightOf(room, SPECTATOR), sightOf(room, SPECTATOR, openView(room)));
    else if (change === 'table') late.add(sightOf(room, SPECTATOR, openView(room)));
  }

  private tellTable(viewer: Viewer, status: string): void {
    const isLate = viewer === SPECTATOR && this.room.openHands;
    if (!isLate && this.has(viewer)) this.tellSight(viewer, sightOf(this.room, viewer), status);
  }

  private tellSight(viewer: Viewer, sight: Sight, status: string): void {
    const sent = this.sent.get(viewer);
    this.sent.set(viewer, sentBy(sight));
    if (!this.has(viewer)) return;
    const isOn = sent !== undefined && sent.course === sight.course && sent.count <= sight.count;
    const text = this.messageOf(sight, isOn ? sent.count : undefined, status);
    for (const listener of this.listeners) if (listener.viewer === viewer) listener.tell(text);
  }

  tellRoom(status = this.status()): void {
    const { seq } = this.room;
    const { game } = this.room.base;
    const text = `{"type":"room","game":"${game}","seq":${seq},"room":${status}}`;
    for (const listener of this.listeners) listener.tell(text);
  }

  close(): void {
    this.late.stop();
  }
}

/** No more of it than is needed: what is kept until the next move is what the collector has to carry. */
const sentBy = ({ course, count }: Sight): Sent => ({ course, count });

const VIEWERS: readonly Viewer[] = [0, 1, SPECTATOR];

function viewersOf(change: Change, isClosed: boolean): readonly Viewer[] {
  if (change === 'table') return VIEWERS;
  return [...(change === 'room' ? [] : [change]), ...(isClosed ? [SPECTATOR] : [])];
}
