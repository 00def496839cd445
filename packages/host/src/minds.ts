/** Levels that think for a seat, from its views alone: on a worker of the browser or of the server. */
import { LEVELS, type Mind, type Player, type Question, restrictedPlayer } from '@blackpoker/bots';
import {
  type Choice,
  countOptions,
  decision,
  makeRng,
  optionAt,
  parseSeed,
  type Seat,
  type Seed,
  type State,
  sample,
  smallSeed,
  type View,
} from '@blackpoker/engine';

/** On a slow device thinking is cut short after so many milliseconds. */
const MOVE_MILLISECONDS = 1000;
const MIND = 0x6d696e64;

/** Dice of their own, which say nothing about the shuffles of the game. `mark`: what they are for. */
export function diceOf(seed: string, seat: Seat, mark: number): Seed {
  const [a, b, c, d] = parseSeed(seed) ?? smallSeed(0);
  const rng = makeRng([a, b ^ mark, c ^ seat, d]);
  return [rng(), rng(), rng(), rng()];
}

export class Minds {
  private readonly minds = new Map<string, Mind>();

  /**
   * The choice of a level for the seat that the view asks, which has at least two options. `seed`: of the game; `actions`: ids of the
   * only ones that the level may request, undefined: all.
   */
  choose(view: View, level: number, seed: string, actions?: readonly string[]): Choice {
    const { viewer } = view;
    const key = `${seed}/${viewer}/${level}/${actions?.join() ?? 'all'}`;
    const mind = this.minds.get(key) ?? sitDown(view, playerOf(level, actions), diceOf(seed, viewer, MIND));
    this.minds.set(key, mind);
    return mind.choose(questionOf(view));
  }

  /** A game is over: nobody thinks about it any more. */
  forget(seed: string): void {
    for (const key of this.minds.keys()) if (key.startsWith(`${seed}/`)) this.minds.delete(key);
  }
}

function playerOf(number: number, actions: readonly string[] | undefined): Player {
  const level = LEVELS.find((known) => known.level === number);
  if (level === undefined) throw new Error(`there is no level ${number}`);
  const player = level.player({ milliseconds: MOVE_MILLISECONDS });
  return actions === undefined ? player : restrictedPlayer(player, { only: actions });
}

function sitDown(view: View, player: Player, dice: Seed): Mind {
  const { rules } = sample(view, makeRng(dice));
  return player.sitDown(rules, view.viewer, dice);
}

/** A seat's options follow from its view: any world that agrees with it shows them. */
function questionOf(view: View): Question {
  const s = sample(view, makeRng(smallSeed(1)));
  return {
    rules: s.rules,
    seat: view.viewer,
    count: countOptions(s),
    optionAt: (i) => optionAt(s, i),
    decision: () => pending(s),
    view: () => view,
  };
}

function pending(s: State) {
  const asked = decision(s);
  if (asked === undefined) throw new Error('bug: a bot is asked though the game is over');
  return asked;
}
