/** The log of a game as one viewer reads it. */
import { actionAt, eventFor, type GameEvent, type Lang, logLine, type State, type Viewer } from '@blackpoker/engine';
import { boardNames } from './boardNames.ts';

type Moved = Extract<GameEvent, { type: 'moved' }>;

export class EventLog {
  readonly lines: string[] = [];
  private readonly viewer: Viewer;
  private readonly lang: Lang;
  private readonly write: (line: string) => void;
  /** Everything is told, also what the viewer could not see. */
  private readonly open: boolean;
  private resolving = '';
  private readonly paid: string[] = [];

  constructor(viewer: Viewer, lang: Lang, write: (line: string) => void, open = false) {
    this.viewer = viewer;
    this.lang = lang;
    this.write = write;
    this.open = open;
  }

  /** Hears the events of the set-up, when it is done: what is drawn together is told together. */
  hearSetUp(s: State, events: readonly GameEvent[]): void {
    for (const event of joinMoves(events)) this.hear(s, event);
  }

  /** Hears an event of a game at the moment when it happens. What is paid is told after what it is paid for. */
  hear(s: State, event: GameEvent): void {
    if (event.type === 'resolving') this.resolving = actionAt(s.rules, event.action).id;
    if (this.isPlain(event)) return;
    const seen = this.open ? event : eventFor(event, this.viewer);
    const line = logLine(s.rules, seen, this.viewer, this.lang, boardNames(s, this.viewer, this.lang));
    if (line !== undefined && isPayment(event)) this.paid.push(line);
    else if (line !== undefined) this.add(line);
    if (event.type === 'requested') for (const payment of this.paid.splice(0)) this.add(payment);
  }

  private add(line: string): void {
    this.lines.push(line);
    this.write(line);
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
