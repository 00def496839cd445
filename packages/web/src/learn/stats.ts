/** How learners of this browser fared, step by step: read off the events that it keeps. */
import type { LearnEvent } from './learnStore.ts';

export interface StepStats {
  readonly lesson: string;
  /** From 0. */
  readonly step: number;
  /** How often it was shown. */
  readonly reached: number;
  /** How often the lesson was left at it and never taken up again. */
  readonly left: number;
  /** Undefined: nobody has gone on from it. */
  readonly medianMs: number | undefined;
  /** Of the reasons why something was not available, the one that was read most often. */
  readonly why: string | undefined;
}

/** In the order in which the steps were met first. */
export function stepStats(events: readonly LearnEvent[]): readonly StepStats[] {
  const keys = [...new Set(events.map(({ lesson, step }) => `${lesson} ${step}`))];
  return keys.map((key) => {
    const [lesson = '', place = ''] = key.split(' ');
    const step = Number(place);
    const here = events.filter((event) => event.lesson === lesson && event.step === step);
    return {
      lesson,
      step,
      reached: here.filter(({ event }) => event === 'shown').length,
      left: isLeftAt(events, lesson, step) ? 1 : 0,
      medianMs: median(timesAt(events, lesson, step)),
      why: mostFrequent(here.flatMap(({ event, code }) => (event === 'why' && code !== undefined ? [code] : []))),
    };
  });
}

const ENDS: ReadonlySet<string> = new Set(['done', 'skip']);

/** A page that is closed has no time to tell: whatever was told last and is no end was left there. */
const isLeftAt = (events: readonly LearnEvent[], lesson: string, step: number): boolean => {
  const last = events.findLast((event) => event.lesson === lesson && event.event !== 'leave');
  return last !== undefined && !ENDS.has(last.event) && last.step === step;
};

/** How long it took to go on: told with the next step, or with the end. */
const timesAt = (events: readonly LearnEvent[], lesson: string, step: number): number[] =>
  events
    .filter((event) => event.lesson === lesson && event.ms > 0)
    .filter(({ event, step: at }) => (event === 'shown' && at === step + 1) || (event === 'done' && at === step))
    .map(({ ms }) => ms);

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

function mostFrequent(words: readonly string[]): string | undefined {
  const count = (word: string): number => words.filter((each) => each === word).length;
  return words.toSorted((a, b) => count(b) - count(a))[0];
}
