/** What the coach knows of the learner, as this browser keeps it. */
import {
  type CoachRecord,
  LESSON_GROUPS,
  LESSONS,
  type LessonGroup,
  NEW_RECORD,
  readCoachRecord,
} from '@blackpoker/learn';
import { changeKept, keptOf } from '../learn/learnStore.ts';

const NAME = 'learner';

/** A new record if nothing is kept, or the browser denies storage. */
export const loadCoach = (): Promise<CoachRecord> =>
  keptOf('coach').then(
    (kept) => readCoachRecord(kept[NAME]),
    () => NEW_RECORD,
  );

let writing: Promise<unknown> = Promise.resolve();

/** One change after the other. */
export function changeCoach(change: (record: CoachRecord) => CoachRecord): Promise<CoachRecord> {
  const changed = writing
    .then(() => changeKept('coach', NAME, (before) => change(readCoachRecord(before))))
    .catch(() => change(NEW_RECORD));
  writing = changed;
  return changed;
}

/** The groups of which every lesson is done. */
export async function groupsDone(): Promise<ReadonlySet<LessonGroup>> {
  const progress = await keptOf('lesson').catch(() => ({}) as Readonly<Record<string, undefined>>);
  const isDone = (id: string): boolean => (progress[id]?.state ?? 'begun') !== 'begun';
  const isGroupDone = (group: LessonGroup): boolean => {
    const lessons = LESSONS.filter((lesson) => lesson.group === group);
    return lessons.length > 0 && lessons.every(({ id }) => isDone(id));
  };
  return new Set(LESSON_GROUPS.filter(isGroupDone));
}
