/** What an opponent who holds everything could do against a round. */
import {
  actionAt,
  type Choice,
  type Decision,
  fromPosition,
  lifeCount,
  other,
  type Position,
  type PositionSeat,
  type Ruleset,
  type State,
  turnPlayer,
  winner,
} from '@blackpoker/engine';
import { makeRound } from './repeat.ts';
import { idleAnswer, representatives } from './representatives.ts';
import { replay, type Step } from './steps.ts';

/** Ways to complete one answer that are tried. */
const MOST_WAYS = 150;
const BULWARKS = 3;
const LIFE_SHARE = 0.4;

/**
 * The ids of the actions that spoil a round, in the order of the list: it cannot be completed or does less damage; with `again`, also
 * where it cannot be made once more afterwards.
 */
export function answersTo(rules: Ruleset, position: Position, steps: readonly Step[], again: boolean): string[] {
  const table = new AnswerTable(rules, armed(position), steps, again);
  return rules.actions.flatMap((action) => (action !== undefined && table.spoils.has(action.id) ? [action.id] : []));
}

/** The opponent holds most of their cards, and has bulwarks to pay with. */
function armed(position: Position): Position {
  const theirs = position.turn === 'A' ? 'B' : 'A';
  return { ...position, [theirs]: armedSide(position[theirs]) };
}

function armedSide(side: PositionSeat): PositionSeat {
  const cards = [...side.life, ...side.grave];
  const kept = Math.ceil(LIFE_SHARE * cards.length);
  const life = cards.slice(0, kept);
  const bulwarks = cards.slice(kept, kept + BULWARKS);
  return {
    ...side,
    life,
    grave: [],
    field: [...side.field, ...bulwarks.map((code) => ({ as: 'bulwark' as const, cards: [code] }))],
    hand: [...side.hand, ...cards.slice(kept + BULWARKS)],
  };
}

interface Result {
  readonly wins: boolean;
  readonly damage: number;
}

/** One question to the opponent, and the action that each of its options stands for. */
interface Opening {
  readonly question: number;
  readonly choice: Choice;
  readonly action: string;
}

class AnswerTable {
  readonly spoils = new Set<string>();
  private readonly rules: Ruleset;
  private readonly position: Position;
  private readonly steps: readonly Step[];
  private readonly again: boolean;
  private readonly expected: Result | undefined;

  constructor(rules: Ruleset, position: Position, steps: readonly Step[], again: boolean) {
    this.rules = rules;
    this.position = position;
    this.steps = steps;
    this.again = again;
    const openings: Opening[] = [];
    this.expected = this.play((_s, asked, question) => {
      openings.push(...this.openingsOf(asked, question));
      return idleAnswer(asked);
    });
    for (const opening of openings) if (!this.spoils.has(opening.action)) this.tryAll(opening);
  }

  private openingsOf(asked: Decision, question: number): Opening[] {
    const idle = idleAnswer(asked);
    return asked.options
      .filter(({ choice }) => choice !== idle)
      .map((option) => ({
        question,
        choice: option.choice,
        action: this.nameOf(option.type === 'action' ? option.action : asked.action),
      }));
  }

  private nameOf(action: number | undefined): string {
    return action === undefined ? '' : actionAt(this.rules, action).id;
  }

  private tryAll(opening: Opening): void {
    const ways = new Ways();
    for (let i = 0; i < MOST_WAYS && !ways.isDone; i++) {
      ways.restart();
      const result = this.play((s, asked, question) => {
        if (question < opening.question) return idleAnswer(asked);
        if (question === opening.question) return opening.choice;
        return asked.kind === 'chance' ? idleAnswer(asked) : ways.choose(representatives(s, asked, () => false));
      });
      if (this.isWorse(result)) {
        this.spoils.add(opening.action);
        return;
      }
      ways.advance();
    }
  }

  private isWorse(result: Result | undefined): boolean {
    if (this.expected === undefined) return false;
    if (result === undefined) return true;
    if (result.wins || this.expected.wins) return this.expected.wins && !result.wins;
    return result.damage < this.expected.damage;
  }

  /** Undefined where the round cannot be completed. */
  private play(answer: (s: State, asked: Decision, question: number) => Choice): Result | undefined {
    const { state } = fromPosition(this.rules, this.position);
    const [me, life] = [turnPlayer(state), theirLife(state)];
    let question = 0;
    const end = replay(state, this.steps, { opponent: (s, asked) => answer(s, asked, question++) });
    const result = { wins: winner(state) === me, damage: life - theirLife(state) };
    if (result.wins || (end === 'done' && !this.again)) return result;
    return end === 'done' && this.canGoOn(state) ? result : undefined;
  }

  private canGoOn(state: State): boolean {
    const me = turnPlayer(state);
    return makeRound(state, this.steps) || winner(state) === me;
  }
}

const theirLife = (s: State): number => lifeCount(s, other(turnPlayer(s)));

/** All ways through a row of questions, one after the other. */
class Ways {
  isDone = false;
  private taken: { at: number; of: number }[] = [];
  private next = 0;

  restart(): void {
    this.next = 0;
  }

  choose(choices: readonly Choice[]): Choice {
    this.taken[this.next] ??= { at: 0, of: choices.length };
    const choice = choices[this.taken[this.next]?.at ?? 0] ?? choices[0];
    this.next++;
    if (choice === undefined) throw new Error('bug: a question without options');
    return choice;
  }

  advance(): void {
    this.taken.length = this.next;
    while (this.taken.length > 0) {
      const last = this.taken.at(-1);
      if (last !== undefined && ++last.at < last.of) return;
      this.taken.pop();
    }
    this.isDone = true;
  }
}
