/** The page's side of a game in this browser: one worker holds the game, another one thinks for the bots. */

import type { ChoiceRisk, Hint, PassingProfile } from '@blackpoker/bots';
import type { Choice, Seat } from '@blackpoker/engine';
import { ANSWER_WORDS, type GameSetup, type GameUpdate, type SubmitAnswer, type Told } from '@blackpoker/host';
import { BotHelper } from './botHelper.ts';
import { CallError, Caller } from './calls.ts';
import type { GameHost } from './gameHost.ts';
import { takeGameThread } from './gameThread.ts';
import type { GameMethods } from './gameWorker.ts';
import { newGameId } from './savedGames.ts';
import { HOST_WORDS } from './words.ts';

/** The table is drawn first. */
const BOTS_LATER_MS = 2000;

export interface OpenOptions {
  /** How windows are passed from the start on. */
  readonly passing?: PassingProfile | undefined;
}

/** Begins a game, which is kept under a new id. */
export function startGame(setup: GameSetup, options: OpenOptions = {}): GameHost {
  return new LocalHost(newGameId(), setup, options);
}

/** Goes on with a game that this browser keeps. Rejects with a CallError whose `text` says why it cannot. */
export async function resumeGame(id: string, options: OpenOptions = {}): Promise<GameHost> {
  const host = new LocalHost(id, undefined, options);
  try {
    await host.opened;
    return host;
  } catch (error) {
    host.close();
    throw error;
  }
}

export class LocalHost implements GameHost {
  readonly id: string;
  readonly opened: Promise<void>;
  private readonly worker = takeGameThread();
  private readonly game = new Caller<GameMethods, GameUpdate>(this.worker, (update) => this.hear(update));
  private readonly listeners = new Set<(update: GameUpdate) => void>();
  private readonly botSide: MessagePort;
  private bots: BotHelper | undefined;
  private botTimer: ReturnType<typeof setTimeout> | undefined;
  private played: GameSetup | undefined;
  private latest: GameUpdate | undefined;
  /** All that was told since the last fresh update. */
  private told: readonly Told[] = [];
  private advice: { readonly id: number; readonly hint: Promise<Hint> } | undefined;

  /** Without a setup: the game that is kept under this id. */
  constructor(id: string, setup: GameSetup | undefined, { passing }: OpenOptions) {
    const { port1, port2 } = new MessageChannel();
    this.id = id;
    this.botSide = port1;
    this.worker.onerror = () => this.lose();
    this.opened = this.game.call('open', [id, setup, passing, port2], { transfer: [port2] }).then((played) => {
      this.played = played;
    });
    this.opened.catch(() => {});
    if (setup !== undefined) this.play(setup);
    else void this.opened.then(() => this.play(this.setup)).catch(() => {});
  }

  private play(setup: GameSetup): void {
    this.played = setup;
    if (setup.seats.some(({ kind }) => kind === 'bot'))
      this.botTimer = setTimeout(() => this.botHelper(), BOTS_LATER_MS);
  }

  get setup(): GameSetup {
    if (this.played === undefined) throw new Error('bug: the game is not open yet');
    return this.played;
  }

  /** The bots are not loaded before somebody needs them, or the table stands. */
  private botHelper(): BotHelper {
    clearTimeout(this.botTimer);
    if (this.bots !== undefined) return this.bots;
    this.bots = new BotHelper(() => void this.game.call('loseBots', []));
    this.bots.connect(this.botSide);
    return this.bots;
  }

  // what comes from the game

  private hear(update: GameUpdate): void {
    this.latest = update;
    if (update.thinking) this.botHelper();
    this.told = update.fresh ? update.told : [...this.told, ...update.told];
    for (const listener of this.listeners) listener(update);
  }

  /** The worker has died: what was kept can be resumed. */
  private lose(): void {
    this.game.breakOff('the worker of the game has died');
    if (this.latest === undefined) return;
    const trouble = { code: 'lost', message: HOST_WORDS.lost } as const;
    this.hear({ ...this.latest, told: [], fresh: false, asked: false, thinking: false, trouble });
  }

  readonly subscribe = (listener: (update: GameUpdate) => void): (() => void) => {
    this.listeners.add(listener);
    if (this.latest !== undefined) listener({ ...this.latest, told: this.told, fresh: true });
    return () => this.listeners.delete(listener);
  };

  // what goes to it

  readonly submit = (id: number, choices: readonly Choice[]): Promise<SubmitAnswer> => {
    return this.game.call('submit', [id, choices]);
  };

  readonly setPassing = (profile: PassingProfile): void => {
    void this.game.call('setPassing', [profile]).catch(() => {});
  };

  readonly takeSeat = (seat: Seat): void => {
    void this.game.call('takeSeat', [seat]).catch(() => {});
  };

  /** One for each decision, however often it is asked for. */
  readonly hint = (only?: readonly string[]): Promise<Hint> => {
    const { latest, advice } = this;
    if (latest?.asked !== true) return Promise.reject(new CallError('nobody is asked', ANSWER_WORDS.notAsked));
    if (advice?.id === latest.id) return advice.hint;
    const hint = this.botHelper().hint(latest.view, only);
    this.advice = { id: latest.id, hint };
    return hint;
  };

  readonly risk = (line: readonly Choice[], only?: readonly string[]): Promise<ChoiceRisk> => {
    if (this.latest?.asked !== true) return Promise.reject(new CallError('nobody is asked', ANSWER_WORDS.notAsked));
    return this.botHelper().risk(this.latest.view, line, only);
  };

  readonly undo = (): Promise<boolean> => {
    return this.game.call('undo', []);
  };

  readonly showNext = (): Promise<boolean> => {
    return this.game.call('showNext', []);
  };

  readonly resign = (): Promise<void> => {
    return this.game.call('resign', []);
  };

  readonly record = (): Promise<string> => {
    return this.game.call('record', []);
  };

  readonly next = (): Promise<GameSetup | undefined> => {
    return this.game.call('next', []);
  };

  readonly close = (): void => {
    this.listeners.clear();
    clearTimeout(this.botTimer);
    this.worker.terminate();
    this.game.breakOff('the game was closed');
    this.bots?.close();
  };
}
