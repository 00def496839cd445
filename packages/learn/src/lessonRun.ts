/** A lesson as it is played: the game behind the table follows the choices with it, asks it for the opponent's, and hears how it goes. */
import {
  type Choice,
  controllerOf,
  countOptions,
  isDrafting,
  isOver,
  isStageEmpty,
  kindToAct,
  optionAt,
  PASS,
  type Seat,
  type State,
  seatToAct,
  topOfStage,
} from '@blackpoker/engine';
import type { LessonStatus } from '@blackpoker/host';
import type { Lesson } from './lesson.ts';
import { after, firstMoment, type Moment, type ReadLesson, readLesson } from './moment.ts';
import { plainChoice } from './plainOpponent.ts';
import { asksForWin, holds, isOfPage } from './predicate.ts';
import { readPlay } from './readPlay.ts';
import { bestAnswer, canReachGoal, nextChoice } from './solver.ts';

/** The table waits for this search; a goal that is not ruled out by then counts as within reach. */
const REACH_NODES = 1500;

export class LessonRun {
  readonly lesson: Lesson;
  private readonly read: ReadLesson;
  private moment: Moment;
  private taken: readonly Choice[] = [];
  private now: LessonStatus = { step: 0, outcome: 'running' };

  /** Throws if the lesson cannot be read or set up. */
  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.read = readLesson(lesson);
    this.moment = firstMoment(this.read);
  }

  get status(): LessonStatus {
    return this.now;
  }

  /** All choices from the position on, after an undo fewer than before. What comes after the end of the lesson is left aside. */
  follow(choices: readonly Choice[]): LessonStatus {
    const isMore = this.taken.every((choice, i) => choice === choices[i]);
    if (!isMore) this.startOver();
    for (const choice of choices.slice(this.taken.length)) this.take(choice);
    return this.now;
  }

  private startOver(): void {
    this.moment = firstMoment(this.read);
    this.taken = [];
    this.now = { step: 0, outcome: 'running' };
  }

  private take(choice: Choice): void {
    if (this.now.outcome === 'unreachable') this.now = { ...this.now, outcome: 'running' };
    this.taken = [...this.taken, choice];
    if (isOver(this.moment.state)) return;
    this.moment = after(this.read, this.moment, choice);
    if (this.now.outcome === 'running' && !isDrafting(this.moment.state)) this.judge();
  }

  private judge(): void {
    const { goal, fail, soft } = this.read;
    const step = this.stepFrom(this.now.step);
    const last = this.lesson.steps.length - 1;
    const poorer = soft.findIndex((way) => holds(way, this.moment));
    if (holds(goal, this.moment)) this.now = { step: last, outcome: 'done' };
    else if (poorer >= 0) this.now = { step: last, outcome: 'done', soft: poorer };
    else if (fail !== undefined && holds(fail, this.moment)) this.now = { step, outcome: 'failed' };
    else if (isOver(this.moment.state)) this.now = { step, outcome: 'failed' };
    else this.now = { step, outcome: 'running' };
  }

  /** Steps that only the page can end are over when the step after them is. */
  private stepFrom(step: number): number {
    const until = this.read.until[step];
    if (until === undefined || step === this.read.until.length - 1) return step;
    if (holds(until, this.moment)) return this.stepFrom(step + 1);
    if (!isOfPage(until)) return step;
    const later = this.stepFrom(step + 1);
    return later > step + 1 ? later : step;
  }

  /** The learner is asked: is the win still there? The other goals say by their `fail` that they are out of reach. */
  checkReach(): LessonStatus {
    const { read, moment } = this;
    if (this.now.outcome !== 'running' || !asksForWin(read.goal, read.seat)) return this.now;
    const isUntouchedDrill = this.lesson.group === 'drill' && this.taken.length === 0;
    const isOnPath = this.nextOfPlay([]) !== undefined;
    if (!isUntouchedDrill && !isOnPath && canReachGoal(read, moment, REACH_NODES) === false)
      this.now = { ...this.now, outcome: 'unreachable' };
    return this.now;
  }

  /** What the other side does; it must be asked. */
  opponentChoice(): Choice {
    const { state } = this.moment;
    if (countOptions(state) === 1) return optionAt(state, 0);
    return this.lesson.opponent === 'best' ? bestAnswer(this.read, this.moment) : plainChoice(this.read, this.moment);
  }

  /** The learner's next request on the way to the goal, to be submitted as it is; undefined: no way was found. */
  nextOfSolution(): readonly Choice[] | undefined {
    const next: Choice[] = [];
    let { moment } = this;
    do {
      const choice = this.nextOfPlay(next) ?? nextChoice(this.read, moment);
      if (choice === undefined) return undefined;
      next.push(choice);
      moment = after(this.read, moment, choice);
    } while (isDrafting(moment.state));
    if (next.at(-1) !== PASS && isOwnRequestOnTop(moment.state, this.read.seat)) next.push(PASS);
    return next;
  }

  /** Of the written solution, if the game has not left it. */
  private nextOfPlay(more: readonly Choice[]): Choice | undefined {
    const play = readPlay(this.read, this.lesson.play ?? '');
    const made = [...this.taken, ...more];
    return made.every((choice, i) => choice === play[i]) ? play[made.length] : undefined;
  }
}

/** Then the table lets the chance go. */
const isOwnRequestOnTop = (s: State, seat: Seat): boolean =>
  !isOver(s) &&
  seatToAct(s) === seat &&
  kindToAct(s) === 'chance' &&
  !isStageEmpty(s) &&
  controllerOf(s, topOfStage(s)) === seat;
