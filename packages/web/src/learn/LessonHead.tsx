/** The head of a lesson's table: its title, dots for its steps, and the ways out. */
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { useTableState } from '../table/state/useTable.ts';
import { stepShown } from './lessonNote.ts';
import { useLesson } from './lessonRoom.ts';
import { LEARN_WORDS, LESSON_WORDS } from './words.ts';

export function LessonHead() {
  const say = useSay();
  const { lesson, again, skip } = useLesson();
  return (
    <>
      <Link href="/learn" className="button quiet icon" aria-label={say(LEARN_WORDS.all)}>
        <Icon name="back" />
      </Link>
      <div className="table-where lesson-where">
        <h1 className="table-title">{say(lesson.title)}</h1>
        <Dots />
      </div>
      <button type="button" className="button quiet icon" aria-label={say(LESSON_WORDS.startOver)} onClick={again}>
        <Icon name="replay" />
      </button>
      <button type="button" className="button quiet lesson-skip" onClick={skip}>
        {say(LESSON_WORDS.skip)}
      </button>
    </>
  );
}

function Dots() {
  const say = useSay();
  const { lesson } = useLesson();
  const isDone = useTableState(({ shown }) => shown?.lesson?.outcome === 'done');
  const step = useTableState((state) => stepShown(lesson, state));
  const all = lesson.steps.length;
  return (
    <span className="lesson-dots">
      <span className="sr-only">{say(LESSON_WORDS.step, { n: step + 1, all })}</span>
      {lesson.steps.map((each, i) => (
        <span
          key={each.say.en}
          className="lesson-dot"
          aria-hidden="true"
          data-now={i === step && !isDone}
          data-done={i < step || isDone}
        />
      ))}
    </span>
  );
}
