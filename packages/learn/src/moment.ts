/** Where a lesson stands: the game, and what has happened since the lesson began that its predicates ask for. */
import {
  actionAt,
  apply,
  type Choice,
  choiceContext,
  choiceText,
  clone,
  type GameEvent,
  parseSeat,
  rulesetOf,
  type Seat,
  type State,
  seatName,
  seatToAct,
  startOf,
} from '@blackpoker/engine';
import type { Lesson } from './lesson.ts';
import { heardClauses, type Predicate, parsePredicate } from './predicate.ts';

/** Every lesson shuffles alike. */
export const LESSON_SEED = '1';

/** A lesson with its predicates read. */
export interface ReadLesson {
  readonly lesson: Lesson;
  readonly seat: Seat;
  readonly goal: Predicate;
  readonly fail: Predicate | undefined;
  readonly soft: readonly Predicate[];
  readonly until: readonly Predicate[];
  /** The events that they ask for: nothing else is kept. */
  readonly listens: ReadonlySet<string>;
  readonly answers: readonly (readonly string[])[];
  readonly script: readonly string[];
}

export interface Moment {
  readonly state: State;
  readonly heard: ReadonlySet<string>;
  /** How many of the opponent's scripted choices were made. */
  readonly scripted: number;
  /** What the learner has chosen, in words, until the answer of a puzzle was given or missed. */
  readonly said: readonly string[];
}

export const regulationOf = ({ position }: Lesson): string => position.split(/[\s]/, 1)[0] ?? '';

/** Throws a PredicateError if one of its predicates cannot be read. */
export function readLesson(lesson: Lesson): ReadLesson {
  const goal = parsePredicate(lesson.goal);
  const fail = lesson.fail === undefined ? undefined : parsePredicate(lesson.fail);
  const soft = (lesson.soft ?? []).map(({ when }) => parsePredicate(when));
  const until = lesson.steps.map((step) => (step.until === 'goal' ? goal : parsePredicate(step.until)));
  const listens = new Set([goal, fail ?? [], ...soft, ...until].flatMap(heardClauses));
  const answers = (lesson.answers ?? []).map((answer) => answer.split(' '));
  const { opponent = 'quiet' } = lesson;
  const script = ['quiet', 'best', 'blocks'].includes(opponent) ? [] : opponent.split(' ');
  return { lesson, seat: parseSeat(lesson.seat ?? 'A') ?? 0, goal, fail, soft, until, listens, answers, script };
}

/** The position of a lesson. Throws if it cannot be set up. */
export function firstMoment({ lesson }: ReadLesson): Moment {
  const regulation = regulationOf(lesson);
  const rules = rulesetOf(regulation);
  if (rules === undefined) throw new Error(`${lesson.id}: there is no regulation ${regulation}`);
  const { id, options } = rules;
  const start = { regulation: id, options, seed: LESSON_SEED, decks: [[], []], choices: [] } as const;
  const state = startOf({ ...start, position: lesson.position }, rules);
  return { state, heard: new Set(), scripted: 0, said: [] };
}

/** The moment after a legal choice; the one before it stays as it was. */
export function after(read: ReadLesson, moment: Moment, choice: Choice): Moment {
  const state = clone(moment.state);
  const heard = new Set(moment.heard);
  const { said, scripted } = noted(read, moment, choice, heard);
  apply(state, choice, (event) => {
    for (const clause of clausesOf(state, event)) if (read.listens.has(clause)) heard.add(clause);
  });
  return { state, heard, scripted, said };
}

/** What the choice means for the answers of a puzzle and for the opponent's script. */
function noted(
  read: ReadLesson,
  moment: Moment,
  choice: Choice,
  heard: Set<string>,
): Pick<Moment, 'said' | 'scripted'> {
  const { said, scripted, state } = moment;
  if (read.answers.length === 0 && read.script.length === 0) return moment;
  const text = choiceText(state.rules, choice, choiceContext(state));
  if (seatToAct(state) === read.seat) return { said: answered(read, said, text, heard), scripted };
  return { said, scripted: scripted + (text === read.script[scripted] ? 1 : 0) };
}

/** The clauses that an event makes true. */
function clausesOf(s: State, event: GameEvent): readonly string[] {
  if (event.type !== 'resolved' && event.type !== 'negated') return [];
  const { id } = actionAt(s.rules, event.action);
  const clause = `${event.type === 'resolved' ? 'done' : 'negated'} ${id}`;
  return [clause, `${clause} ${seatName(event.seat)}`];
}

/** Compares what the learner says with the answers of a puzzle. */
function answered(
  { answers }: ReadLesson,
  said: readonly string[],
  text: string,
  heard: Set<string>,
): readonly string[] {
  if (answers.length === 0 || heard.has('answered') || heard.has('missed')) return said;
  const now = [...said, text];
  const fitting = answers.filter((answer) => now.every((word, i) => fits(answer[i], word)));
  if (fitting.length === 0) heard.add('missed');
  if (fitting.some(({ length }) => length === now.length)) heard.add('answered');
  return now;
}

const fits = (wanted: string | undefined, word: string): boolean =>
  wanted === '*' || wanted?.split('|').includes(word) === true;
