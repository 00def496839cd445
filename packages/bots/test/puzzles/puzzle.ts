/** Positions with one right answer: `puzzles/*.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  apply,
  type Choice,
  choiceContext,
  choiceText,
  countOptions,
  isOver,
  optionAt,
  parseChoice,
  parseSeat,
  readPosition,
  rulesetOf,
  type Seat,
  type State,
  seatToAct,
  type Text,
} from '@blackpoker/engine';

export const THEMES = [
  'winNow',
  'lethal',
  'lethalUp',
  'mustBlock',
  'counterNow',
  'minimalCounter',
  'lastLife',
  'keepGuard',
  'survive',
  'saveUnit',
  'payment',
  'search',
] as const;

export interface Puzzle {
  readonly id: string;
  readonly theme: (typeof THEMES)[number];
  /** In the notation of positions, line by line; it begins with the regulation. */
  readonly position: readonly string[];
  /** Choices that lead from there to the question. */
  readonly play?: string;
  /** Who has to choose. */
  readonly seat: 'A' | 'B';
  /** The right choices, one behind the other; `*`: any, `S5|S6`: either. Several where all of them are right. */
  readonly answers: readonly string[];
  readonly title: Text;
  readonly why: Text;
  /** How far the proof looks: until so many turns more have begun. */
  readonly turns: number;
}

const FOLDER = new URL('../../puzzles/', import.meta.url);

/** All of them, in the order of the files. */
export const PUZZLES: readonly Puzzle[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Puzzle[]);

export const seatOf = ({ seat }: Puzzle): Seat => parseSeat(seat) ?? 0;
export const regulationOf = ({ position }: Puzzle): string => position[0] ?? '';

/** The table as the question is asked. */
export function setUp({ id, position, play = '' }: Puzzle): State {
  const { state } = readPosition(position.join('\n'), rulesetOf);
  for (const text of play.split(' ').filter((word) => word !== '')) {
    const choice = parseChoice(state.rules, text, choiceContext(state));
    if (choice === undefined) throw new Error(`${id}: "${text}" is no choice`);
    apply(state, choice);
  }
  return state;
}

export const optionsOf = (s: State): Choice[] => Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));

/** Goes down the answers: which of the options are right, until one answer is complete. */
export class AnswerSheet {
  private open: readonly (readonly string[])[];
  private step = 0;

  constructor({ answers }: Puzzle) {
    this.open = answers.map((answer) => answer.split(' '));
  }

  get isComplete(): boolean {
    return this.open.some(({ length }) => length === this.step);
  }

  isRight(s: State, choice: Choice): boolean {
    return this.matching(s, choice).length > 0;
  }

  /** Takes a right choice down. */
  take(s: State, choice: Choice): void {
    this.open = this.matching(s, choice);
    this.step++;
  }

  private matching(s: State, choice: Choice): readonly (readonly string[])[] {
    const text = choiceText(s.rules, choice, choiceContext(s));
    return this.open.filter((answer) => {
      const wanted = answer[this.step] ?? '';
      return wanted === '*' || wanted.split('|').includes(text);
    });
  }
}

/** Still this seat's to choose? */
export const isAsked = (s: State, seat: Seat): boolean => !isOver(s) && seatToAct(s) === seat;
