/** One table: hears the host, takes the person's acts, and sends what they decide. */

import type { PassingMode, PassingProfile } from '@blackpoker/bots';
import { type Choice, chosenPosition, type Text, unitAt } from '@blackpoker/engine';
import type { GameUpdate, SubmitAnswer } from '@blackpoker/host';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Settings } from '../../app/settings.ts';
import { EMPTY_SCENE } from '../../board/scene.ts';
import type { GameHost } from '../../host/gameHost.ts';
import { HOST_WORDS } from '../../host/words.ts';
import type { Act } from '../draft/act.ts';
import type { Desk } from '../draft/desk.ts';
import { type Draft, EMPTY_DRAFT, isTouched } from '../draft/draft.ts';
import { draftText, readDraft } from '../draft/draftText.ts';
import { perform } from '../draft/perform.ts';
import { plainSubmission, type Submission } from '../draft/submission.ts';
import { questionOf } from '../planning/question.ts';
import { type World, worldOf } from '../planning/world.ts';
import { type Picture, Playback, type PlaybackOptions } from '../playback/playback.ts';
import { TABLE_WORDS } from '../words.ts';
import { deskOf } from './deskOf.ts';
import type { TableState } from './tableState.ts';

const BEGINNING: TableState = {
  shown: undefined,
  playing: { scene: EMPTY_SCENE, lines: [], line: undefined, isStep: false },
  log: [],
  world: undefined,
  draft: EMPTY_DRAFT,
  lastAct: undefined,
  askedWhy: [],
  busy: false,
  dangerous: undefined,
  notice: undefined,
  coach: undefined,
  met: undefined,
  coached: false,
  sheet: undefined,
  inspected: undefined,
  logOpen: false,
  commandOpen: false,
  planned: undefined,
  held: undefined,
};

/** The game was closed, or its worker has died; the host tells of that itself. */
const gone = (): SubmitAnswer => ({ ok: false, code: 'retry', message: HOST_WORDS.lost });

const SECOND_PRESS_MS = 400;

export interface TableOptions extends Omit<PlaybackOptions, 'show'> {
  readonly host: GameHost;
  readonly settings: () => Settings;
}

export class Table {
  readonly host: GameHost;
  readonly store: StoreApi<TableState> = createStore<TableState>(() => BEGINNING);
  /** Looks at what is about to be sent; true: it asks the person first. */
  guard: ((submission: Submission) => Promise<boolean>) | undefined;
  private readonly options: TableOptions;
  private readonly playback: Playback;
  private wasAsked = false;
  private leave: (() => void) | undefined;
  /** When the person was asked what they are asked now. */
  private askedAt = 0;

  constructor(options: TableOptions) {
    this.options = options;
    this.host = options.host;
    this.playback = new Playback({ ...options, show: (picture) => this.show(picture) });
  }

  /** Begins to listen; returns how to stop. */
  readonly open = (): (() => void) => {
    this.leave = this.host.subscribe((update) => this.playback.hear(update));
    const stopKeeping = this.store.subscribe((now, before) => now.draft !== before.draft && this.keepDraft(now));
    return () => {
      stopKeeping();
      this.leave?.();
      this.playback.close();
    };
  };

  get state(): TableState {
    return this.store.getState();
  }

  readonly set = (changes: Partial<TableState>): void => this.store.setState(changes);

  // what is told

  private show({ update, scene, lines, isStep }: Picture): void {
    const { log, shown, draft, playing } = this.state;
    const line = lines.at(-1) ?? (update.fresh ? undefined : playing.line);
    const isSame =
      shown !== undefined && shown.id === update.id && shown.viewer === update.viewer && shown.asked === update.asked;
    const world =
      isSame && this.state.world !== undefined ? this.state.world : update.asked ? worldOf(update.view) : undefined;
    if (!isSame) this.askedAt = performance.now();
    this.set({
      shown: update,
      playing: { scene, lines, isStep, line: update.asked ? undefined : line },
      log: update.fresh ? update.told : [...log, ...update.told],
      world,
      draft: isSame ? draft : this.draftFor(update),
      busy: isSame ? this.state.busy : false,
      ...(update.end !== undefined && shown?.end === undefined && { sheet: 'result' as const }),
      ...(update.trouble !== undefined && this.noticed(update.trouble.message)),
    });
    this.wasAsked ||= update.asked;
    if (world !== undefined && !isSame) this.answerAhead(world);
  }

  /** A game over the network: what was being put together before the page was loaded again. */
  private draftFor({ id, asked }: GameUpdate): Draft {
    const kept = asked && !this.wasAsked ? this.host.online?.keptDraft(id) : undefined;
    return kept === undefined ? EMPTY_DRAFT : readDraft(kept);
  }

  private keepDraft({ shown, draft }: TableState): void {
    if (shown !== undefined) this.host.online?.keepDraft(shown.id, draftText(draft));
  }

  /** The table goes through what has happened: the present is yet to come. */
  get isPlaying(): boolean {
    return this.playback.isBusy;
  }

  /** Is the decision old enough for a press to mean it? A second press in a row is meant for what was there before. */
  get isSettled(): boolean {
    return performance.now() - this.askedAt > SECOND_PRESS_MS;
  }

  readonly skip = (): void => {
    if (this.playback.isBusy) this.playback.skip();
  };

  private noticed(text: Text): Pick<TableState, 'notice'> {
    return { notice: { text, count: (this.state.notice?.count ?? 0) + 1 } };
  }

  readonly notify = (text: Text): void => this.set(this.noticed(text));

  // what the person does

  get desk(): Desk | undefined {
    return deskOf(this.state, this.options.settings(), this.host.setup);
  }

  readonly act = (act: Act): void => {
    const { desk } = this;
    if (desk === undefined || this.state.busy) return;
    const { draft, submit, inspect, notice } = perform(desk, act);
    this.set({
      draft,
      lastAct: act,
      ...(act.type === 'why' && { askedWhy: [...this.state.askedWhy, act.action] }),
      ...(inspect !== undefined && { inspected: inspect }),
      ...(notice !== undefined && this.noticed(notice)),
    });
    if (submit !== undefined) void this.send(submit);
  };

  /** A hint in the coach's line; once more takes it away. */
  readonly askHint = async (): Promise<void> => (await import('../hint/askHint.ts')).askHint(this);

  /** Back one step of what is being put together; where nothing is, back one move. */
  readonly back = (): void => {
    if (isTouched(this.state.draft)) this.act({ type: 'back' });
    else void this.undo();
  };

  readonly undo = async (): Promise<boolean> => {
    this.set({ draft: EMPTY_DRAFT, planned: undefined });
    return this.state.shown?.canUndo === true && (await this.host.undo().catch(() => false));
  };

  // sending

  readonly send = async (submission: Submission, sure = false): Promise<void> => {
    const { shown, held, busy } = this.state;
    if (shown === undefined || busy) return;
    if (submission.danger && !sure) return this.set({ dangerous: submission });
    if (!sure && (await this.isStopped(submission))) return;
    this.set({ busy: true, dangerous: undefined, planned: submission.attackers });
    if (submission.keep) this.keepChance();
    const answer = await this.submit(shown.id, submission);
    if (!answer.ok) this.set({ busy: false, ...this.noticed(answer.message) });
    if (held !== undefined && !submission.keep) this.releaseChance(held);
  };

  private async isStopped(submission: Submission): Promise<boolean> {
    if (this.guard === undefined) return false;
    this.set({ busy: true });
    const isStopped = await this.guard(submission);
    this.set({ busy: false });
    return isStopped;
  }

  /** What was said ahead is dropped where it does not fit. */
  private async submit(id: number, { choices, core }: Submission): Promise<SubmitAnswer> {
    const answer = await this.host.submit(id, choices).catch(gone);
    if (answer.ok || answer.code !== 'illegal' || core === choices.length) return answer;
    return this.host.submit(id, choices.slice(0, core)).catch(gone);
  }

  private keepChance(): void {
    const { shown, held } = this.state;
    if (shown === undefined) return;
    this.set({ held: held ?? shown.passing });
    this.host.setPassing({ ...shown.passing, mode: 'ask' });
  }

  private releaseChance(held: PassingProfile): void {
    this.set({ held: undefined });
    this.host.setPassing(held);
  }

  readonly resign = (): Promise<void> => this.host.resign().catch(() => {});

  readonly setMode = (mode: PassingMode): void => {
    const { shown } = this.state;
    if (shown === undefined) return;
    this.set({ held: undefined });
    this.host.setPassing({ ...shown.passing, mode });
  };

  /** The attack was planned when it was declared. */
  private answerAhead(world: World): void {
    const { planned } = this.state;
    if (planned === undefined || world.asked.kind === 'chance') return;
    this.set({ planned: undefined });
    if (world.asked.kind !== 'attack') return;
    const { candidates, answer } = questionOf(world);
    const isPlanned = (choice: Choice): boolean =>
      planned.includes(unitAt(world.state, world.seat, chosenPosition(choice)));
    const picked = candidates.filter(isPlanned);
    const choices = picked.length === planned.length ? answer(picked) : undefined;
    if (choices === undefined)
      this.set({ draft: { ...EMPTY_DRAFT, picks: picked }, ...this.noticed(TABLE_WORDS.dropped) });
    else {
      if (this.guard !== undefined) this.set({ draft: { ...EMPTY_DRAFT, picks: picked } });
      void this.send(plainSubmission(choices));
    }
  }
}
