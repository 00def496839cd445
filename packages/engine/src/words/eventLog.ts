/** The log of a game as one viewer reads it. */
import { actionAt, type Text } from '../script/ruleset.ts';
import { eventFor, type GameEvent, type UnitRef, type Viewer } from '../state/events.ts';
import type { State } from '../state/layout.ts';
import { fieldCount, unitAt, unitCards } from '../state/queries.ts';
import { boardNames } from './boardNames.ts';
import { fill, LANGS, type Lang } from './lang.ts';
import { logLine } from './log.ts';
import { LOG_WORDS, type LogWord } from './logWords.ts';
import type { Names } from './names.ts';
import { cardSigns } from './terms.ts';

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
  private names: (Readonly<Record<Lang, Names>> & { readonly of: State }) | undefined;
  private resolving = '';
  /** What has happened since that began. */
  private readonly done = new Set<GameEvent['type']>();
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
    this.follow(s, event);
    const entry = this.entryOf(s, event);
    if (event.type === 'won') this.tellPaid();
    if (isPayment(event)) this.paid.push(entry);
    else this.tell(entry);
    if (event.type === 'requested') this.tellPaid();
  }

  private follow(s: State, event: GameEvent): void {
    if (event.type === 'fizzled') this.resolving = '';
    if (event.type === 'resolving') {
      this.resolving = actionAt(s.rules, event.action).id;
      this.done.clear();
    } else if (event.type !== 'resolved' && !isKeyLeaving(event)) this.done.add(event.type);
  }

  private tellPaid(): void {
    for (const entry of this.paid.splice(0)) this.tell(entry);
  }

  private entryOf(s: State, heard: GameEvent): LogEntry {
    const event = this.open ? heard : eventFor(heard, this.viewer);
    const [ja, en] = this.isPlain(event) ? [] : LANGS.map((lang) => this.lineOf(s, event, lang));
    return { event, text: ja === undefined || en === undefined ? undefined : { ja, en } };
  }

  /** Most often of the same game as before. */
  private namesIn(s: State): Readonly<Record<Lang, Names>> {
    const { viewer, reader } = this;
    if (this.names?.of !== s)
      this.names = { of: s, ja: boardNames(s, viewer, 'ja', reader), en: boardNames(s, viewer, 'en', reader) };
    return this.names;
  }

  private lineOf(s: State, event: GameEvent, lang: Lang): string | undefined {
    const names = this.namesIn(s)[lang];
    if (event.type === 'resolved') {
      const word = this.nothingWord();
      return word && fill(LOG_WORDS[word], lang, { action: actionAt(s.rules, event.action).name[lang] });
    }
    const equipped = event.type === 'moved' ? laidUpon(s, event) : undefined;
    return event.type === 'moved' && equipped !== undefined
      ? fill(LOG_WORDS.equipped, lang, { cards: cardSigns(event.cards), unit: names.unit(equipped) })
      : logLine(s.rules, event, this.reader, lang, names);
  }

  /** An effect is over, and something that one might wait for has not happened. */
  private nothingWord(): LogWord | undefined {
    const { resolving, done } = this;
    if (resolving === 'attack') return done.has('attacks') ? undefined : 'nobodyAttacks';
    if (resolving === 'block') return done.has('blocks') ? undefined : 'nobodyBlocks';
    return resolving === '' || USUAL.has(resolving) || done.size > 0 ? undefined : 'nothing';
  }

  /** What goes without saying: Charge charges, attackers are driven. */
  private isPlain({ type }: GameEvent): boolean {
    return (type === 'charged' && this.resolving === 'charge') || (type === 'driven' && this.resolving === 'attack');
  }
}

/** That these find nothing to do is as usual. */
const USUAL: ReadonlySet<string> = new Set(['charge', 'end', 'damageJudgement']);

/** A key card that the effect has left where it was. */
const isKeyLeaving = (event: GameEvent): boolean =>
  event.type === 'moved' && event.why === 'key' && event.from === 'stage';

/** The soldier on which this card has just been laid. */
function laidUpon(s: State, { seat, cards, to, why }: Moved): UnitRef | undefined {
  const [card] = cards;
  if (card === undefined || to !== 'field' || why !== 'enter') return undefined;
  const places = Array.from({ length: fieldCount(s, seat) }, (_, position) => position);
  const position = places.find((i) => unitAt(s, seat, i) !== card && unitCards(s, unitAt(s, seat, i)).includes(card));
  return position === undefined ? undefined : { seat, position };
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
