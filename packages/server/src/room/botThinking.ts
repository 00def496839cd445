/** What a bot thinks out for the decision that it owns: a whole request or answer, ready before it is to be played. */
import {
  apply,
  type Choice,
  clone,
  countOptions,
  decision,
  isOver,
  optionAt,
  PASS,
  type State,
  view,
} from '@blackpoker/engine';
import type { BotPool } from './botPool.ts';
import type { RoomState } from './roomState.ts';

export type Bots = Pick<BotPool, 'choose' | 'forget'>;

interface Thought {
  readonly decision: number;
  readonly choices?: readonly Choice[];
  readonly ready: number;
}

export class BotThinking {
  private readonly bots: Bots;
  private readonly now: () => number;
  private thought: Thought | undefined;

  constructor(bots: Bots, now: () => number) {
    this.bots = bots;
    this.now = now;
  }

  /** What is ready for the pending decision. */
  ready(room: RoomState): { readonly choices: readonly Choice[]; readonly ready: number } | undefined {
    const { thought } = this;
    if (thought?.decision !== room.decision || thought.choices === undefined) return undefined;
    return { choices: thought.choices, ready: thought.ready };
  }

  /** Begins to think where a bot owns the decision. `onReady`: there is an answer. */
  think(room: RoomState, onReady: () => void, onFailure: (error: unknown) => void): void {
    const { seat, decision } = room;
    const level = seat === undefined ? undefined : room.levelOf(seat);
    if (level === undefined || this.thought?.decision === decision) return;
    this.thought = { decision, ready: 0 };
    this.request(clone(room.state), level, room.base.setup.seed).then((choices) => {
      if (this.thought?.decision !== decision) return;
      this.thought = { decision, choices, ready: this.now() };
      onReady();
    }, onFailure);
  }

  /** Choices until the request is complete: nothing is learned on the way, since a draft has no effect. */
  private async request(trial: State, level: number, seed: string): Promise<readonly Choice[]> {
    const choices: Choice[] = [];
    do {
      const choice = await this.choice(trial, level, seed);
      apply(trial, choice);
      choices.push(choice);
    } while (!isOver(trial) && decision(trial)?.drafting === true);
    return choices;
  }

  /** A bot that fails makes the plainest move, so that the game goes on. */
  private async choice(trial: State, level: number, seed: string): Promise<Choice> {
    const offered = Array.from({ length: countOptions(trial) }, (_, i) => optionAt(trial, i));
    const [first = PASS] = offered;
    if (offered.length === 1) return first;
    const seen = view(trial, decision(trial)?.seat ?? 0);
    const choice = await this.bots.choose(seen, level, seed).catch(() => undefined);
    if (choice !== undefined && offered.includes(choice)) return choice;
    return offered.includes(PASS) ? PASS : first;
  }
}
