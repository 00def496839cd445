/** `/learn/ID`: a lesson on the real table. */
import { type Lesson, lessonOf } from '@blackpoker/learn';
import { useEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Page } from '../kit/Page.tsx';
import { GettingReady } from '../table/GettingReady.tsx';
import type { TableExtras } from '../table/state/tableExtras.ts';
import { TableRoom } from '../table/TablePage.tsx';
import { LessonHead } from './LessonHead.tsx';
import { LessonOver } from './LessonOver.tsx';
import { lessonCommand } from './lessonCommand.ts';
import { LessonContext, type LessonRoom } from './lessonRoom.ts';
import { lessonAddress, stopAfter } from './path.ts';
import { loadProgress } from './progress.ts';
import { useLessonHost } from './useLessonHost.ts';
import { noteAround } from './useLessonRecord.ts';
import { LEARN_WORDS } from './words.ts';

export default function LessonPage({ id }: { readonly id: string }) {
  const lesson = lessonOf(id);
  useEffect(() => void loadProgress(), []);
  return lesson === undefined ? <NoLesson /> : <LessonTable lesson={lesson} />;
}

function LessonTable({ lesson }: { readonly lesson: Lesson }) {
  const [, navigate] = useLocation();
  const { attempt, again, showMe } = useLessonHost(lesson);
  const room: LessonRoom = {
    lesson,
    isShowing: attempt?.isShowing === true,
    again: () => {
      noteAround(lesson.id, 'retry');
      again();
    },
    showMe: () => {
      noteAround(lesson.id, 'show');
      showMe();
    },
    skip: () => {
      noteAround(lesson.id, 'skip');
      navigate(stopAfter(lesson.id)?.href ?? lessonAddress(''));
    },
  };
  const host = attempt?.host;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room of another attempt has another host
  const extras: TableExtras = useMemo(
    () => ({ Head: LessonHead, Over: LessonOver, obey: (table, line, lang) => lessonCommand(room, table, line, lang) }),
    [host],
  );
  if (host === undefined) return <GettingReady />;
  return (
    <LessonContext value={room}>
      <TableRoom key={host.id} host={host} extras={extras} />
    </LessonContext>
  );
}

function NoLesson() {
  const say = useSay();
  return (
    <Page title={say(LEARN_WORDS.noLesson)}>
      <Link href="/learn" className="button primary">
        {say(LEARN_WORDS.all)}
      </Link>
    </Page>
  );
}
