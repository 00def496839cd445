/** Keeps how a lesson goes: the learner's progress, and events for the statistics of this browser. */
import { actionAt, explain } from '@blackpoker/engine';
import { useEffect, useRef } from 'react';
import type { Table } from '../table/state/tableStore.ts';
import { useTable, useTableState } from '../table/state/useTable.ts';
import { changeLesson } from './changeLesson.ts';
import { keepEvent, type LearnEvent, type LessonProgress } from './learnStore.ts';
import { stepShown } from './lessonNote.ts';
import { useLesson } from './lessonRoom.ts';
import { useProgress } from './progress.ts';

/** What the learner does around the table. */
export function noteAround(id: string, event: 'retry' | 'show' | 'skip'): void {
  const step = useProgress.getState().lesson[id]?.step ?? 0;
  note({ lesson: id, step, event, ms: 0 });
  if (event === 'skip') void changeLesson(id, (before) => ({ ...before, skipped: before.skipped + 1 }));
}

/** Events come one after the other, and nobody waits for them. */
let writing: Promise<unknown> = Promise.resolve();
function note(event: LearnEvent): void {
  writing = writing.then(() => keepEvent(event)).catch(() => {});
}

export function useLessonRecord(): void {
  const table = useTable();
  const { lesson, isShowing } = useLesson();
  const { id } = lesson;
  const step = useTableState((state) => stepShown(lesson, state));
  const outcome = useTableState(({ shown }) => shown?.lesson?.outcome ?? 'running');
  const decision = useTableState(({ shown }) => shown?.id);
  const act = useTableState(({ lastAct }) => lastAct);
  const visit = useRef({ since: performance.now(), began: performance.now(), step: 0, isOver: false });
  const tell = (event: LearnEvent['event'], code?: string): void =>
    note({ lesson: id, step: visit.current.step, event, ms: sinceStep(visit.current), ...(code && { code }) });

  useEffect(() => {
    const ms = step === 0 ? 0 : sinceStep(visit.current);
    visit.current = { ...visit.current, since: performance.now(), step };
    note({ lesson: id, step, event: 'shown', ms });
  }, [id, step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each action is reported once
  useEffect(() => {
    if (act === undefined) return;
    if (act.type === 'why') tell('why', whyCode(table, act.action));
    else tell('tap');
  }, [act]);

  useEffect(() => {
    if (decision === undefined || isShowing) return;
    if (outcome === 'running') void keepPlace(table, id);
  }, [table, id, decision, outcome, isShowing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is reported once
  useEffect(() => {
    if (outcome === 'running' || outcome === 'unreachable') {
      visit.current = { ...visit.current, isOver: false };
      return;
    }
    visit.current = { ...visit.current, isOver: true };
    tell(outcome === 'done' ? 'done' : 'fail');
    const seconds = secondsOf(visit.current);
    void changeLesson(id, (before) => ended(before, outcome === 'done', isShowing, seconds));
  }, [outcome]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the learner goes
  useEffect(
    () => () => {
      if (!visit.current.isOver) tell('leave');
    },
    [id],
  );
}

const sinceStep = ({ since }: { readonly since: number }): number => Math.round(performance.now() - since);
const secondsOf = ({ began }: { readonly began: number }): number => Math.round((performance.now() - began) / 1000);

function whyCode({ state: { world } }: Table, action: number): string {
  const [reason] = world === undefined ? [] : explain(world.state, world.seat, action);
  return world === undefined || reason === undefined ? '' : `${actionAt(world.state.rules, action).id} ${reason.code}`;
}

async function keepPlace({ host, state }: Table, id: string): Promise<void> {
  const record = await host.record().catch(() => undefined);
  const step = state.shown?.lesson?.step ?? 0;
  await changeLesson(id, (before) => ({ ...before, step, record }));
}

function ended(before: LessonProgress, isDone: boolean, isShowing: boolean, seconds: number): LessonProgress {
  const rest = { ...before, record: undefined, step: 0, seconds: before.seconds + seconds };
  if (isShowing) return { ...rest, shown: before.shown + 1 };
  if (!isDone) return { ...rest, fails: before.fails + 1 };
  const state = before.shown === 0 || before.state === 'unaided' ? 'unaided' : 'done';
  return { ...rest, wins: before.wins + 1, state };
}
