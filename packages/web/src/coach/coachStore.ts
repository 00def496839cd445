/** What the coach knows of the learner, as this browser keeps it. */
import { type CoachRecord, type LessonGroup, NEW_RECORD, readCoachRecord } from '@blackpoker/learn';
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

/** The groups of which every lesson is done. Somebody who has begun none does not load the lessons for that. */
export async function keptGroupsDone(): Promise<ReadonlySet<LessonGroup>> {
  const progress = await keptOf('lesson').catch(() => ({}));
  if (Object.keys(progress).length === 0) return new Set();
  const { groupsDone } = await import('../learn/groupsDone.ts');
  return groupsDone(progress);
}
