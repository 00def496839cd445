/** A local game with people and bots who choose at random, and everything that was sent to the people. */

import type { PassingProfile } from '@blackpoker/bots';
import {
  apply,
  type Choice,
  controllerOf,
  decision,
  isStageEmpty,
  kindToAct,
  makeRng,
  PASS,
  type Rng,
  randomBelow,
  rulesetOf,
  type Seat,
  type State,
  sample,
  seatToAct,
  smallSeed,
  topOfStage,
  type View,
} from '@blackpoker/engine';
import type { GameSetup, GameUpdate, Progress } from '@blackpoker/host';
import { LocalGame, type LocalGameOptions } from '../../src/host/localGame.ts';
import { newSetup } from '../../src/host/newSetup.ts';

export const DEFAULTS = { regulation: '8.0/lite/full', level: 2, starts: 'chance' } as const;

export async function setupOf(params: Record<string, string>, code = ''): Promise<GameSetup> {
  const result = await newSetup(new URLSearchParams(params), DEFAULTS, code);
  if (!result.ok) throw new Error(result.message.en);
  return result.setup;
}

/** A whole request or answer, by chance: the same view and dice give the same one. */
export function randomRequest(view: View, rng: Rng): Choice[] {
  const s = sample(view, makeRng(smallSeed(7)));
  const choices: Choice[] = [];
  do {
    const options = decision(s)?.options ?? [];
    const choice = options[randomBelow(rng, options.length)]?.choice ?? -1;
    choices.push(choice);
    apply(s, choice);
  } while (decision(s)?.drafting === true);
  return choices.at(-1) !== PASS && isOwnRequestOnTop(s, view.viewer) ? [...choices, PASS] : choices;
}

/** Then the table lets the chance go. */
const isOwnRequestOnTop = (s: State, seat: Seat): boolean =>
  seatToAct(s) === seat && kindToAct(s) === 'chance' && !isStageEmpty(s) && controllerOf(s, topOfStage(s)) === seat;

export interface Seating {
  readonly progress?: Progress;
  readonly passing?: PassingProfile;
  readonly askBot?: LocalGameOptions['askBot'];
}

const PATIENCE = 5000;

export class SeatedGame {
  readonly game: LocalGame;
  readonly updates: GameUpdate[] = [];
  /** How many choices had been made when each of them was sent. */
  readonly moments: number[] = [];
  readonly kept: Progress[] = [];
  /** The choices with which a person's requests and answers began. */
  readonly begun = new Set<number>();
  private readonly rng: Rng;

  constructor(setup: GameSetup, seed: number, { progress, passing, askBot }: Seating = {}) {
    this.rng = makeRng(smallSeed(seed));
    this.game = new LocalGame({
      setup,
      progress,
      passing,
      askBot: askBot ?? (async (view) => randomRequest(view, this.rng)[0] ?? -1),
      onUpdate: (update) => {
        this.updates.push(structuredClone(update));
        this.moments.push(this.game.progress.choices.length);
      },
      onProgress: (latest) => this.kept.push(structuredClone(latest)),
    });
    this.game.start();
  }

  get last(): GameUpdate {
    const last = this.updates.at(-1);
    if (last === undefined) throw new Error('nothing was told');
    return last;
  }

  /** Until a person has something to do, or it is over. */
  async settle(): Promise<GameUpdate> {
    for (let i = 0; i < PATIENCE; i++) {
      const { asked, handOver, end } = this.last;
      if (asked || handOver !== undefined || end !== undefined) return this.last;
      await Promise.resolve();
    }
    throw new Error('nobody is asked');
  }

  /** A person chooses something, or takes the device. */
  async step(): Promise<GameUpdate> {
    const { id, asked, handOver, view } = await this.settle();
    if (handOver !== undefined) this.game.takeSeat(handOver);
    if (asked) {
      this.begun.add(this.game.progress.choices.length);
      const answer = this.game.submit(id, randomRequest(view, this.rng));
      if (!answer.ok) throw new Error(answer.message.en);
    }
    return this.settle();
  }

  /** At most so many steps; true: the game has ended. */
  async play(steps = 400): Promise<boolean> {
    for (let i = 0; i < steps && (await this.settle()).end === undefined; i++) await this.step();
    return this.last.end !== undefined;
  }
}

export const rulesFor = ({ regulation, options }: GameSetup) => {
  const rules = rulesetOf(regulation, options);
  if (rules === undefined) throw new Error(`there is no ${regulation}`);
  return rules;
};
