/** The log of a game as one viewer reads it. */
import { actionAt, type Text } from '../script/ruleset.ts';
import { eventFor, type GameEvent, type Viewer } from '../state/events.ts';
import type { State } from '../state/layout.ts';
import { boardNames } from './boardNames.ts';
import type { Lang } from './lang.ts';
import { logLine } from './log.ts';

type Moved = Extract<GameEvent, { type: 'moved' }>;

/** Something that happened, as the viewer may know it. */
export interface LogEntry {
  readonly event: GameEvent;
  /** Undefined: it goes without saying. */
  readonly text: Text | undefined;
}

export class EventLog {
  private readonly viewer: Viewer;
  private readonly tell: (entry: LogEntry) => void;
  /** Everything is told, also what the viewer could not see. */
  private readonly open: boolean;
  private readonly reader: Viewer;
  private resolving = '';
  private readonly paid: LogEntry[] = [];

  /** `reader`: in whose words it is told, where somebody else looks through the viewer's eyes. */
  constructor(viewer: Viewer, tell: (entry: LogEntry) => void, open = false, reader: Viewer = viewer) {
    this.viewer = viewer;
    this.tell = tell;
    this.open = open;
    this.reader = reader;
  }

  /** Hears the events of the set-up, when it is done: what is drawn together is told together. */
  hearSetUp(s: State, events: readonly GameEvent[]): void {
    for (const event of joinMoves(events)) this.hear(s, event);
  }

  /** Hears an event of a game at the moment when it happens. What is paid is told after what it is paid for. */
  hear(s: State, event: GameEvent): void {
    if (event.type === 'resolving') this.resolving = actionAt(s.rules, event.action).id;
    const entry = this.entryOf(s, event);
    if (event.type === 'won') this.tellPaid();
    if (isPayment(event)) this.paid.push(entry);
    else this.tell(entry);
    if (event.type === 'requested') this.tellPaid();
  }

  private tellPaid(): void {
    for (const entry of this.paid.splice(0)) this.tell(entry);
  }

  private entryOf(s: State, heard: GameEvent): LogEntry {
    const event = this.open ? heard : eventFor(heard, this.viewer);
    const { viewer, reader } = this;
    const line = (lang: Lang) => logLine(s.rules, event, reader, lang, boardNames(s, viewer, lang, reader));
    const [ja, en] = this.isPlain(event) ? [] : [line('ja'), line('en')];
    return { event, text: ja === undefined || en === undefined ? undefined : { ja, en } };
  }

  /** What goes without saying: Charge charges, attackers are driven. */
  private isPlain({ type }: GameEvent): boolean {
    return (type === 'charged' && this.resolving === 'charge') || (type === 'driven' && this.resolving === 'attack');
  }
}

const isPayment = (event: GameEvent): boolean =>
  (event.type === 'moved' && event.why === 'cost') || (event.type === 'driven' && event.cost);

/** Moves of the same kind, one after the other, as one. */
function joinMoves(events: readonly GameEvent[]): GameEvent[] {
  const joined: GameEvent[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (event.type === 'moved' && last?.type === 'moved' && isAlike(event, last))
      joined[joined.length - 1] = { ...last, cards: [...last.cards, ...event.cards], count: last.count + event.count };
    else joined.push(event);
  }
  return joined;
}

const isAlike = (a: Moved, b: Moved): boolean =>
  a.seat === b.seat && a.from === b.from && a.to === b.to && a.why === b.why && a.open === b.open;
