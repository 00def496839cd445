/** Everybody who looks at a game on this node. What a viewer may know is put together once, however many sockets it goes to. */
import { SPECTATOR, type Viewer } from '@blackpoker/engine';
import type { RoomStatus, ServerMessage } from '@blackpoker/protocol';
import type { ServerClock } from '../cluster/serverClock.ts';
import { type Frame, frameOf, openView, updateOf } from './gameUpdates.ts';
import { LateFrames } from './lateFrames.ts';
import type { Change, RoomState } from './roomState.ts';

export interface RoomListener {
  readonly viewer: Viewer;
  /** What a client that comes back knows already. */
  readonly told?: { readonly course: number; readonly count: number } | undefined;
  /** `text`: the message as JSON, made once for all who get it. */
  readonly send: (message: ServerMessage, text: string) => void;
}

/** A value, and the same as JSON. */
interface Written<T> {
  readonly message: T;
  readonly text: string;
}

interface Sent {
  readonly course: number;
  readonly count: number;
}

export class Audience {
  private readonly room: RoomState;
  private readonly status: () => RoomStatus;
  private readonly listeners = new Set<RoomListener>();
  private readonly sent = new Map<Viewer, Sent>();
  private readonly late: LateFrames;

  constructor(room: RoomState, clock: ServerClock, status: () => RoomStatus) {
    this.room = room;
    this.status = status;
    this.late = new LateFrames(clock, (frame) => this.tellFrame(SPECTATOR, frame, this.statusText()));
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
    const frame = this.frameNow(viewer);
    const known = told?.course === frame.course && told.count <= frame.count ? told.count : undefined;
    this.sent.set(viewer, frame);
    this.listeners.add(listener);
    const { message, text } = this.messageOf(frame, known, this.statusText());
    listener.send(message, text);
  }

  remove(listener: RoomListener): void {
    this.listeners.delete(listener);
  }

  private frameNow(viewer: Viewer): Frame {
    const isLate = viewer === SPECTATOR && this.room.openHands;
    return (isLate ? this.late.shown : undefined) ?? frameOf(this.room, viewer);
  }

  private statusText(): Written<RoomStatus> {
    const message = this.status();
    return { message, text: JSON.stringify(message) };
  }

  private messageOf(frame: Frame, from: number | undefined, room: Written<RoomStatus>): Written<ServerMessage> {
    const { game } = this.room.base;
    const { seq, course } = frame;
    const update = updateOf(frame, from);
    const head = JSON.stringify({ type: 'game', game, seq, course, update }).slice(0, -1);
    return {
      message: { type: 'game', game, seq, course, update, room: room.message },
      text: `${head},"room":${room.text}}`,
    };
  }

  /** Something has changed. */
  tell(change: Change): void {
    const isClosed = !this.room.openHands && this.late.stop();
    if (this.room.openHands) this.followHands(change);
    if (this.listeners.size === 0) return;
    const status = this.statusText();
    if (change === 'room') this.tellRoom(status);
    for (const viewer of viewersOf(change, isClosed)) this.tellTable(viewer, status);
  }

  /** While hands are open spectators hear of everything later. */
  private followHands(change: Change): void {
    const { room, late } = this;
    if (late.shown === undefined) late.begin(frameOf(room, SPECTATOR), frameOf(room, SPECTATOR, openView(room)));
    else if (change === 'table') late.add(frameOf(room, SPECTATOR, openView(room)));
  }

  private tellTable(viewer: Viewer, status: Written<RoomStatus>): void {
    const isLate = viewer === SPECTATOR && this.room.openHands;
    if (!isLate && this.has(viewer)) this.tellFrame(viewer, frameOf(this.room, viewer), status);
  }

  private tellFrame(viewer: Viewer, frame: Frame, status: Written<RoomStatus>): void {
    const sent = this.sent.get(viewer);
    this.sent.set(viewer, frame);
    if (!this.has(viewer)) return;
    const isOn = sent !== undefined && sent.course === frame.course && sent.count <= frame.count;
    const { message, text } = this.messageOf(frame, isOn ? sent.count : undefined, status);
    for (const listener of this.listeners) if (listener.viewer === viewer) listener.send(message, text);
  }

  tellRoom(status = this.statusText()): void {
    const { seq } = this.room;
    const { game } = this.room.base;
    const message: ServerMessage = { type: 'room', game, seq, room: status.message };
    const text = `{"type":"room","game":"${game}","seq":${seq},"room":${status.text}}`;
    for (const listener of this.listeners) listener.send(message, text);
  }

  close(): void {
    this.late.stop();
  }
}

const VIEWERS: readonly Viewer[] = [0, 1, SPECTATOR];

function viewersOf(change: Change, isClosed: boolean): readonly Viewer[] {
  if (change === 'table') return VIEWERS;
  return [...(change === 'room' ? [] : [change]), ...(isClosed ? [SPECTATOR] : [])];
}
