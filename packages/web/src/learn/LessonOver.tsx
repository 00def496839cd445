/** What a lesson adds to its table: the coach, the record of how it goes, the solution if it is shown, and the end. */
import { useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import type { CoachAction } from '../table/state/coachNote.ts';
import { rulesFor } from '../table/state/rulesFor.ts';
import { useTableState } from '../table/state/useTable.ts';
import { ActionBrief } from './ActionBrief.tsx';
import { EndPanel } from './EndPanel.tsx';
import { useLesson } from './lessonRoom.ts';
import { lessonAddress, stopAfter } from './path.ts';
import { useProgress } from './progress.ts';
import { useLessonCoach } from './useLessonCoach.ts';
import { useLessonRecord } from './useLessonRecord.ts';
import { useSolution } from './useSolution.ts';
import { LEARN_WORDS, LESSON_WORDS } from './words.ts';

export function LessonOver() {
  const { lesson } = useLesson();
  const action = useTableState(({ shown }) => shown && rulesFor(shown.view).byId.get(lesson.action ?? ''));
  const isNew = useTableState(({ shown }) => shown?.lesson?.outcome === 'running' && shown.id === 0);
  const [isOpen, setOpen] = useState(() => isNew && (useProgress.getState().lesson[lesson.id]?.fails ?? 0) === 0);
  useLessonCoach(action === undefined ? undefined : whatItDoes(() => setOpen(true)));
  const outcome = useTableState(({ shown }) => shown?.lesson?.outcome);
  useLessonRecord();
  useSolution();
  if (action !== undefined && isOpen) return <ActionBrief action={action} onClose={() => setOpen(false)} />;
  if (outcome === 'done') return <Done />;
  return outcome === 'failed' ? <Failed /> : null;
}

const whatItDoes = (onUse: () => void): readonly CoachAction[] => [{ label: LESSON_WORDS.whatItDoes, onUse }];

function Done() {
  const say = useSay();
  const { lesson, isShowing, again } = useLesson();
  const soft = useTableState(({ shown }) => shown?.lesson?.soft);
  const said = soft === undefined ? lesson.done : (lesson.soft?.[soft]?.say ?? lesson.done);
  const after = stopAfter(lesson.id);
  const nextWord = after?.game === undefined ? 'next' : after.game.id === 'game-first' ? 'firstGame' : 'secondGame';
  const next = (
    <Link
      href={after?.href ?? lessonAddress('')}
      className={`button bar-main${isShowing ? '' : ' primary'}`}
      role="button"
      onKeyDown={(event) => event.key === ' ' && event.currentTarget.click()}
    >
      {say(LESSON_WORDS[nextWord])}
    </Link>
  );
  return (
    <EndPanel title={say(isShowing ? LESSON_WORDS.showing : LESSON_WORDS.done)} text={say(said)}>
      <AllLessons />
      <button type="button" className={`button${isShowing ? ' primary' : ''}`} onClick={again}>
        {say(isShowing ? LESSON_WORDS.tryAgain : LESSON_WORDS.again)}
      </button>
      {next}
    </EndPanel>
  );
}

function Failed() {
  const say = useSay();
  const { lesson, again, showMe } = useLesson();
  const fails = useProgress((state) => state.lesson[lesson.id]?.fails ?? 0);
  return (
    <EndPanel title={say(LESSON_WORDS.failed)} text={say(lesson.retry ?? LESSON_WORDS.noRetry)}>
      <AllLessons />
      {fails >= 2 && (
        <button type="button" className="button" onClick={showMe}>
          {say(LESSON_WORDS.showMe)}
        </button>
      )}
      <button type="button" className="button primary bar-main" onClick={again}>
        {say(LESSON_WORDS.tryAgain)}
      </button>
    </EndPanel>
  );
}

function AllLessons() {
  const say = useSay();
  return (
    <Link href="/learn" className="button">
      {say(LEARN_WORDS.all)}
    </Link>
  );
}
