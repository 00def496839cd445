/** Everybody who looks at a game on this node. What a viewer may know is put together once, however many sockets it goes to. */
import { SPECTATOR, type Viewer } from '@blackpoker/engine';
import type { ServerClock } from '../cluster/serverClock.ts';
import { openView, type Sight, sightOf, updatePieces, wholeSight } from './gameUpdates.ts';
import { LateSights } from './lateSights.ts';
import type { Change, RoomState } from './roomState.ts';

export interface RoomListener {
  readonly viewer: Viewer;
  /** What a client that comes back knows already. */
  readonly told?: { readonly course: number; readonly count: number } | undefined;
  /** Is given messages as JSON, in one or more pieces, each made once for all who get it. */
  readonly tell: (...pieces: string[]) => void;
}

export class Audience {
  private readonly room: RoomState;
  /** A RoomStatus as JSON. */
  private readonly status: () => string;
  private readonly listeners = new Set<RoomListener>();
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

  /** Sends the whole table at once, and what the listener has not been told yet. */
  add(listener: RoomListener): void {
    const { viewer, told } = listener;
    const pieces = this.messageOf(since(this.sightNow(viewer), told), this.status());
    this.listeners.add(listener);
    listener.tell(...pieces);
  }

  remove(listener: RoomListener): void {
    this.listeners.delete(listener);
    this.rest(listener.viewer);
  }

  /** Where nobody looks nothing has to be put into words. */
  private rest(viewer: Viewer): void {
    if (!this.isLate(viewer) && !this.has(viewer)) this.room.course.unlisten(viewer);
  }

  private sightNow(viewer: Viewer): Sight {
    return (this.isLate(viewer) ? this.late.shown : undefined) ?? wholeSight(this.room, viewer);
  }

  private isLate(viewer: Viewer): boolean {
    return viewer === SPECTATOR && this.room.openHands;
  }

  private messageOf(sight: Sight, status: string): string[] {
    const { game } = this.room.base;
    const { seq, course } = sight;
    const beginning = `{"type":"game","game":"${game}","seq":${seq},"course":${course},"update":`;
    return [beginning, ...updatePieces(sight), `,"room":${status}}`];
  }

  /** Something has changed. */
  tell(change: Change): void {
    const isClosed = !this.room.openHands && this.late.stop();
    if (isClosed) this.rest(SPECTATOR);
    if (this.room.openHands) this.followHands(change);
    if (this.listeners.size === 0) return;
    const status = this.status();
    if (change === 'room') this.tellRoom(status);
    for (const viewer of viewersOf(change, isClosed)) this.tellTable(viewer, status, isClosed);
  }

  /** While hands are open spectators hear of everything later. */
  private followHands(change: Change): void {
    const { room, late } = this;
    if (late.shown === undefined) late.begin(wholeSight(room, SPECTATOR), wholeSight(room, SPECTATOR, openView(room)));
    else if (change === 'table') late.add(sightOf(room, SPECTATOR, openView(room)));
  }

  /** `isClosed`: spectators were late until now. */
  private tellTable(viewer: Viewer, status: string, isClosed: boolean): void {
    if (this.isLate(viewer) || !this.has(viewer)) return;
    const isBehind = isClosed && viewer === SPECTATOR;
    this.tellSight(viewer, isBehind ? wholeSight(this.room, viewer) : sightOf(this.room, viewer), status);
  }

  private tellSight(viewer: Viewer, sight: Sight, status: string): void {
    if (!this.has(viewer)) return;
    const pieces = this.messageOf(sight, status);
    for (const listener of this.listeners) if (listener.viewer === viewer) listener.tell(...pieces);
  }

  tellRoom(status = this.status()): void {
    const { base, toldSeq } = this.room;
    const text = `{"type":"room","game":"${base.game}","seq":${toldSeq},"room":${status}}`;
    for (const listener of this.listeners) listener.tell(text);
  }

  close(): void {
    this.late.stop();
  }
}

/** A whole sight without what is known already. */
function since(sight: Sight, known: RoomListener['told']): Sight {
  if (known?.course !== sight.course || known.count > sight.told.length) return sight;
  return { ...sight, from: known.count, told: sight.told.slice(known.count) };
}

const VIEWERS: readonly Viewer[] = [0, 1, SPECTATOR];

function viewersOf(change: Change, isClosed: boolean): readonly Viewer[] {
  if (change === 'table') return VIEWERS;
  return [...(change === 'room' ? [] : [change]), ...(isClosed ? [SPECTATOR] : [])];
}
