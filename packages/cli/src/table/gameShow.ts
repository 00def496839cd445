/** A recorded game as a log, with the board at the start of each turn. */
import {
  boardNames,
  EventLog,
  type GameEvent,
  type GameRecord,
  type Lang,
  type Ruleset,
  replay,
  SPECTATOR,
  type State,
  turnCount,
  type View,
  view,
} from '@blackpoker/engine';
import type { Io } from '../io.ts';
import { boardLines } from './board.ts';
import { paintFor } from './paint.ts';

/** Plays the record and shows it; `open`: with every card. Returns the state in which it ends. */
export function showGame(record: GameRecord, rules: Ruleset, lang: Lang, open: boolean, io: Io): State {
  const show = new GameShow(lang, open, io);
  const end = replay(
    record,
    rules,
    (s) => show.before(s),
    (event) => show.hear(event),
  );
  show.before(end);
  return end;
}

class GameShow {
  private readonly lang: Lang;
  private readonly open: boolean;
  private readonly io: Io;
  private readonly log: EventLog;
  private state: State | undefined;
  /** What happened before the first turn: the set-up. */
  private early: GameEvent[] = [];
  private turn = 0;

  constructor(lang: Lang, open: boolean, io: Io) {
    const paint = paintFor(io.colour);
    this.lang = lang;
    this.open = open;
    this.io = io;
    this.log = new EventLog(SPECTATOR, ({ text }) => text && io.out(`  ${paint.line(text[lang])}`), open);
  }

  hear(event: GameEvent): void {
    if (this.state === undefined || this.turn === 0) this.early.push(event);
    else this.log.hear(this.state, event);
  }

  before(s: State): void {
    this.state = s;
    this.log.hearSetUp(s, this.early.splice(0));
    if (turnCount(s) === this.turn) return;
    this.turn = turnCount(s);
    const style = { lang: this.lang, columns: this.io.columns, paint: paintFor(this.io.colour) };
    const lines = boardLines(s.rules, this.seen(s), boardNames(s, SPECTATOR, this.lang), style);
    this.io.out([...lines, ''].join('\n'));
  }

  /** Each side as its own player sees it, where everything is to be shown. */
  private seen(s: State): View {
    const seen = view(s, SPECTATOR);
    return this.open ? { ...seen, seats: [view(s, 0).seats[0], view(s, 1).seats[1]] } : seen;
  }
}
