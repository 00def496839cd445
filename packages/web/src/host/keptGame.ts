/** A local game together with its place in the browser's store: this is what runs in the game's worker. */

import type { PassingProfile } from '@blackpoker/bots';
import type { Choice, Text, View } from '@blackpoker/engine';
import type { GameSetup, GameUpdate, Progress, TROUBLES } from '@blackpoker/host';
import { LocalGame } from './localGame.ts';
import { playerNames } from './playerNames.ts';
import {
  type GameSummary,
  keepGame,
  type RecordSummary,
  type SavedGame,
  saveGame,
  saveRecord,
  takeGame,
} from './savedGames.ts';
import type { BotAsked } from './thinking.ts';
import { HOST_WORDS } from './words.ts';

export interface KeptGameOptions {
  readonly id: string;
  readonly passing: PassingProfile | undefined;
  readonly askBot: (view: View, bot: BotAsked) => Promise<Choice>;
  readonly onUpdate: (update: GameUpdate) => void;
}

/** A game that cannot be opened, in words for people. */
export class OpenError extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.name = 'OpenError';
    this.text = text;
  }
}

/** Here the window that takes a game over tells the one that played it. */
const CHANNEL = 'blackpoker.games';

interface TakenOver {
  readonly id: string;
  readonly owner: string;
}

export class KeptGame {
  readonly game: LocalGame;
  readonly setup: GameSetup;
  private readonly options: KeptGameOptions;
  private readonly owner: string;
  private readonly channel = new BroadcastChannel(CHANNEL);
  private turn = 0;
  /** The latest that is not written yet. */
  private waiting: Progress | undefined;
  private writing: Promise<void> = Promise.resolve();
  private isKept = true;

  /** Begins a new game. Throws where it cannot be played. */
  static start(setup: GameSetup, options: KeptGameOptions): KeptGame {
    const kept = new KeptGame(setup, undefined, newOwner(), options);
    kept.write(() => keepGame(kept.summary, kept.saved, kept.owner));
    kept.game.start();
    return kept;
  }

  /** Goes on with a game that was kept, and takes it away from any other window. Throws an OpenError. */
  static async resume(options: KeptGameOptions): Promise<KeptGame> {
    const owner = newOwner();
    const saved = await takeGame(options.id, owner).catch(() => undefined);
    if (saved === undefined) throw new OpenError(HOST_WORDS.noGame);
    try {
      const kept = new KeptGame(saved.setup, saved.progress, owner, options);
      kept.channel.postMessage({ id: options.id, owner } satisfies TakenOver);
      kept.game.start();
      return kept;
    } catch {
      throw new OpenError(HOST_WORDS.brokenGame);
    }
  }

  private constructor(setup: GameSetup, progress: Progress | undefined, owner: string, options: KeptGameOptions) {
    this.setup = setup;
    this.options = options;
    this.owner = owner;
    this.game = new LocalGame({
      setup,
      progress,
      passing: options.passing,
      askBot: (view, level) => options.askBot(view, { level, seed: setup.seed, actions: setup.actions }),
      onUpdate: (update) => this.hearUpdate(update),
      onProgress: (latest) => this.save(latest),
    });
    this.channel.onmessage = ({ data }) => this.hearTakenOver(data as TakenOver);
  }

  close(): void {
    this.game.close();
    this.channel.close();
  }

  private hearUpdate(update: GameUpdate): void {
    this.turn = update.view.turns;
    this.options.onUpdate(update);
  }

  private hearTakenOver({ id, owner }: TakenOver): void {
    if (id === this.options.id && owner !== this.owner) this.giveUp();
  }

  /** Another window plays the game now. */
  private giveUp(): void {
    this.close();
    this.isKept = false;
    this.tell('elsewhere');
  }

  private tell(code: (typeof TROUBLES)[number]): void {
    this.game.tellTrouble({ code, message: HOST_WORDS[code] });
  }

  // keeping

  private get saved(): SavedGame {
    return { setup: this.setup, progress: this.game.progress };
  }

  private get summary(): GameSummary {
    const { regulation, seats, series } = this.setup;
    const game = series === undefined ? undefined : series.games.length + 1;
    return { id: this.options.id, date: Date.now(), regulation, seats, turn: this.turn, game };
  }

  private save(progress: Progress): void {
    this.waiting = progress;
    this.write(() => this.writeLatest());
  }

  /** One after the other. */
  private write(work: () => Promise<void>): void {
    this.writing = this.writing.then(() => (this.isKept ? work() : undefined)).catch(() => this.stopKeeping());
  }

  /** Fulfilled when all that has happened until now is kept. */
  get written(): Promise<void> {
    return this.writing;
  }

  private stopKeeping(): void {
    this.isKept = false;
    this.tell('notKept');
  }

  /** What has come in the meantime goes with it. */
  private async writeLatest(): Promise<void> {
    const progress = this.waiting;
    if (progress === undefined) return;
    this.waiting = undefined;
    const over = this.game.end !== undefined;
    const isOurs = await saveGame(this.summary, { setup: this.setup, progress }, this.owner, over);
    if (!isOurs) return this.giveUp();
    if (over) await saveRecord(this.recordSummary, this.game.record());
  }

  /** Progress counts without the choices that the setup begins with; a record counts all. */
  private get automatic(): readonly number[] {
    const given = this.setup.choices?.length ?? 0;
    return this.game.progress.passed.map(([index]) => given + index);
  }

  private get recordSummary(): RecordSummary {
    const { id, date, regulation, game } = this.summary;
    const { seats, series } = this.setup;
    const people = [0, 1].filter((seat) => seats[seat === 0 ? 0 : 1].kind === 'person');
    return {
      id,
      date,
      regulation,
      players: playerNames(this.setup),
      seat: people.length === 1 ? people[0] : undefined,
      end: this.game.end,
      turns: this.turn,
      automatic: this.automatic,
      series: series === undefined || game === undefined ? undefined : { id: series.seed, game },
    };
  }
}

/** A window's name for itself. */
const newOwner = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
