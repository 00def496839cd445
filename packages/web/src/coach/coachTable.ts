/** The coach at one table: shows its notes in the coach's line, warns before a costly choice, and keeps what the learner has met. */
import { actionAt, type GameEvent, rulesetOf } from '@blackpoker/engine';
import type { GameUpdate, SeatSetup } from '@blackpoker/host';
import {
  afterGame,
  Coach,
  type CoachRecord,
  type Intent,
  type Note,
  silentNotes,
  withMet,
  withUnlocked,
  withUse,
} from '@blackpoker/learn';
import { changeLesson } from '../learn/changeLesson.ts';
import { loadProgress } from '../learn/progress.ts';
import type { CoachNote } from '../table/state/coachNote.ts';
import type { TableState } from '../table/state/tableState.ts';
import type { Table } from '../table/state/tableStore.ts';
import { changeCoach, loadCoach } from './coachStore.ts';
import { sceneOf } from './sceneOf.ts';
import { warner } from './warner.ts';
import { COACH_WORDS } from './words.ts';

const IDLE_MS = 20_000;

/** Begins to coach; returns how to stop. `isSilent`: it only keeps what happens. */
export function coachTable(table: Table, isSilent: boolean): () => void {
  let stop = () => {};
  let isWanted = true;
  void loadCoach().then((record) => {
    if (isWanted) stop = new TableCoach(table, record).start(isSilent);
  });
  return () => {
    isWanted = false;
    stop();
  };
}

class TableCoach {
  private readonly table: Table;
  private readonly coach: Coach;
  private readonly warner: ReturnType<typeof warner>;
  /** How much of the log was heard; what lies before the first look is history. */
  private heard: number;
  private line: CoachNote | undefined;
  private watched: Pick<Intent, 'looked' | 'idle'> = {};
  private window = -1;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  private isOver: boolean;

  constructor(table: Table, record: CoachRecord) {
    this.table = table;
    this.coach = new Coach({
      isFirstGame: this.isFirstGame,
      silent: silentNotes(record),
      onSaid: (id) => void changeCoach((now) => withMet(now, id)),
      onUsed: (id) => void changeCoach((now) => withUse(now, id)),
    });
    this.warner = warner(table, record);
    this.heard = table.state.log.length;
    this.unlock(
      table.state.log.map(({ event }) => event),
      table.state.shown,
    );
    this.isOver = table.state.shown?.end !== undefined;
  }

  private get isFirstGame(): boolean {
    return this.table.host.setup.coach === 'first';
  }

  start(isSilent: boolean): () => void {
    const { table } = this;
    if (isSilent) this.coach.beQuiet();
    else table.guard = this.warner.guard;
    const leave = table.store.subscribe((now, before) => this.look(now, before));
    table.set({ coached: !isSilent });
    this.look(table.state, table.state);
    return () => {
      leave();
      clearTimeout(this.idleTimer);
      table.guard = undefined;
      this.show(undefined);
      table.set({ coached: false });
    };
  }

  private look(now: TableState, before: TableState): void {
    if (now.coach !== before.coach && now.shown === before.shown && now.draft === before.draft) return;
    const { shown } = now;
    if (shown === undefined) return;
    this.watch(now, shown);
    const scene = sceneOf(now, this.news(now, before), this.watched);
    if (scene === undefined) return;
    const note = this.isCovered(now) ? undefined : this.coach.hear(scene);
    if (this.warner.isAsking) return;
    this.show(note);
    if (shown.end !== undefined && !this.isOver) this.finish(shown);
    if (now.met === 'all' && before.met !== 'all') void changeCoach((record) => ({ ...record, knowsAll: true }));
  }

  /** Behind a sheet nobody reads. */
  private isCovered = ({ sheet, inspected, dangerous }: TableState): boolean =>
    sheet !== undefined || inspected !== undefined || dangerous !== undefined;

  /** After an undo, or if the update repeats the game from its beginning, nothing is new. */
  private news({ log, shown }: TableState, before: TableState): readonly GameEvent[] {
    const isRetold = shown !== before.shown && shown?.fresh === true;
    const news = isRetold ? [] : log.slice(this.heard).map(({ event }) => event);
    this.heard = log.length;
    this.unlock(news, shown);
    return news;
  }

  /** Whatever a learner has used is offered from then on, in this game and in later ones. */
  private unlock(news: readonly GameEvent[], shown: GameUpdate | undefined): void {
    const { table } = this;
    const { regulation, options, actions } = table.host.setup;
    const rules = rulesetOf(regulation, options);
    const met = table.state.met ?? actions;
    if (met === undefined || met === 'all' || rules === undefined) return;
    const used = news.flatMap((event) =>
      event.type === 'requested' && event.seat === shown?.viewer ? [actionAt(rules, event.action).id] : [],
    );
    const fresh = [...new Set(used)].filter((id) => !met.includes(id));
    if (fresh.length === 0) return;
    table.set({ met: [...met, ...fresh] });
    void changeCoach((record) => fresh.reduce(withUnlocked, record));
  }

  /** What the table does not keep: a unit that was looked at, and time that has gone by. */
  private watch({ inspected }: TableState, { id }: GameUpdate): void {
    if (id !== this.window) this.watched = {};
    if (inspected?.type === 'unit') this.watched = { ...this.watched, looked: inspected };
    this.window = id;
    clearTimeout(this.idleTimer);
    if (this.isFirstGame && this.watched.idle !== true) this.idleTimer = setTimeout(() => this.wait(), IDLE_MS);
  }

  private wait(): void {
    this.watched = { ...this.watched, idle: true };
    this.look(this.table.state, this.table.state);
  }

  /** A hint or a warning in the same place stays. */
  private show(note: Note | undefined): void {
    const { table, line } = this;
    if (table.state.coach !== line) return;
    if (line !== undefined && line.text === note?.text) return;
    this.line = note && { text: note.text, points: note.points, actions: [this.quiet] };
    if (this.line !== line) table.set({ coach: this.line });
  }

  private readonly quiet = {
    label: COACH_WORDS.quiet,
    full: COACH_WORDS.quietFull,
    onUse: (): void => {
      this.coach.beQuiet();
      this.show(undefined);
    },
  };

  private finish({ end, viewer }: GameUpdate): void {
    this.isOver = true;
    const { seats } = this.table.host.setup;
    const level = seats.find((seat): seat is Extract<SeatSetup, { kind: 'bot' }> => seat.kind === 'bot')?.level ?? 1;
    const won = end?.winner === viewer;
    const { isFirstGame } = this;
    void this.keepStop(won);
    void changeCoach((now) => afterGame(now, { won, level, isFirstGame, ignored: this.warner.ignored }));
  }

  /** Games 1 and 2 are stops on the path of the lessons. */
  private async keepStop(won: boolean): Promise<void> {
    const { coach } = this.table.host.setup;
    if (coach !== 'first' && coach !== 'second') return;
    await loadProgress();
    await changeLesson(`game-${coach}`, (before) => ({
      ...before,
      state: 'done',
      wins: before.wins + (won ? 1 : 0),
      fails: before.fails + (won ? 0 : 1),
    }));
  }
}
