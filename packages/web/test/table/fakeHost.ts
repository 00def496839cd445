/** A host without workers: a local game, with a bot that answers through a function. */

import { hint, JUDGING } from '@blackpoker/bots';
import type { Choice, View } from '@blackpoker/engine';
import type { GameSetup, GameUpdate } from '@blackpoker/host';
import type { GameHost } from '../../src/host/gameHost.ts';
import { LocalGame } from '../../src/host/localGame.ts';

const QUICK = { ...JUDGING, iterations: 200 };

export type FakeBot = (view: View) => Choice;

export class FakeHost implements GameHost {
  readonly id = 'fake';
  readonly opened = Promise.resolve();
  readonly setup: GameSetup;
  private readonly game: LocalGame;
  private readonly listeners = new Set<(update: GameUpdate) => void>();
  private latest: GameUpdate | undefined;
  /** All choices that were sent, whether they were taken or not. */
  readonly sent: (readonly Choice[])[] = [];

  constructor(setup: GameSetup, bot: FakeBot) {
    this.setup = setup;
    this.game = new LocalGame({
      setup,
      askBot: async (view) => bot(view),
      onUpdate: (update) => {
        this.latest = update;
        for (const listener of this.listeners) listener(structuredClone(update));
      },
    });
    this.game.start();
  }

  readonly subscribe = (listener: (update: GameUpdate) => void): (() => void) => {
    this.listeners.add(listener);
    if (this.latest !== undefined) listener({ ...this.latest, fresh: true });
    return () => this.listeners.delete(listener);
  };
  readonly submit: GameHost['submit'] = async (id, choices) => {
    this.sent.push(choices);
    return this.game.submit(id, choices);
  };
  readonly setPassing: GameHost['setPassing'] = (profile) => this.game.setPassing(profile);
  readonly takeSeat: GameHost['takeSeat'] = (seat) => this.game.takeSeat(seat);
  readonly hint: GameHost['hint'] = async () => {
    if (this.latest === undefined) throw new Error('nobody is asked');
    return hint(this.latest.view, QUICK);
  };
  readonly undo: GameHost['undo'] = async () => this.game.undo();
  readonly resign: GameHost['resign'] = async () => this.game.resign();
  readonly record: GameHost['record'] = async () => this.game.record();
  readonly next: GameHost['next'] = async () => this.game.next();
  readonly close = (): void => this.game.close();
}
