/** All lessons by part, with how far each is; the next one is the large button. */
import { DRILL_KINDS, DRILL_TITLES } from '@blackpoker/learn';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { FirstSteps } from '../kit/FirstSteps.tsx';
import { FIRST_STEPS_WORDS } from '../kit/firstStepsWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { Page } from '../kit/Page.tsx';
import type { LessonProgress } from './learnStore.ts';
import { doneIn, LITE_PARTS, lessonAddress, MORE_PARTS, nextStop, type PathPart } from './path.ts';
import { loadProgress, useProgress } from './progress.ts';
import { LEARN_WORDS } from './words.ts';

export default function LessonList() {
  const say = useSay();
  useEffect(() => void loadProgress(), []);
  return (
    <Page title={say(LEARN_WORDS.title)}>
      <NextButton />
      <details className="learn-read">
        <summary>
          {say(LEARN_WORDS.read)} {say(FIRST_STEPS_WORDS.title)}
        </summary>
        <FirstSteps />
        <Link href="/rules" className="button">
          {say(LEARN_WORDS.book)}
        </Link>
      </details>
      {LITE_PARTS.map((part) => (
        <Part key={part.group} part={part} />
      ))}
      <Drills />
      {MORE_PARTS.filter(({ lessons }) => lessons.length > 0).map((part) => (
        <Part key={part.group} part={part} />
      ))}
    </Page>
  );
}

/** Waits for what is kept, so that it never offers one and then another. */
function NextButton() {
  const say = useSay();
  const { loaded, lesson: progress } = useProgress();
  const next = nextStop(progress);
  if (!loaded) return <div className="learn-next" />;
  if (next === undefined) return null;
  const isBegun = Object.keys(progress).length > 0;
  const title = say(next.lesson?.title ?? next.game?.title ?? LEARN_WORDS.title);
  return (
    <Link
      href={next.lesson === undefined ? next.game.href : lessonAddress(next.lesson.id)}
      className="button primary learn-next"
    >
      <Icon name="play" />
      <span>{say(LEARN_WORDS[isBegun ? 'goOn' : 'start'], { title })}</span>
      {!isBegun && <small>{say(LEARN_WORDS.startNote)}</small>}
    </Link>
  );
}

function Part({ part }: { readonly part: PathPart }) {
  const say = useSay();
  const progress = useProgress((state) => state.lesson);
  const { group, title, note, lessons, game } = part;
  const id = `part-${group}`;
  return (
    <section className="learn-part" aria-labelledby={id}>
      <h2 id={id}>
        {say(title)}{' '}
        <span className="learn-count">
          {say(LEARN_WORDS.partDone, { done: doneIn(part, progress), all: lessons.length })}
        </span>
      </h2>
      <p className="learn-note">{say(note)}</p>
      <ol className="learn-list">
        {lessons.map((lesson) => (
          <Entry
            key={lesson.id}
            href={lessonAddress(lesson.id)}
            title={say(lesson.title)}
            progress={progress[lesson.id]}
          />
        ))}
      </ol>
      {group === 'costs' && <p className="learn-note">{say(LEARN_WORDS.costsMore)}</p>}
      {game !== undefined && (
        <ul className="learn-list">
          <Entry href={game.href} title={say(game.title)} note={say(game.note)} progress={progress[game.id]} />
        </ul>
      )}
    </section>
  );
}

function Drills() {
  const say = useSay();
  const kept = useProgress((state) => state.drill);
  return (
    <section className="learn-part" aria-labelledby="part-drills">
      <h2 id="part-drills">{say(LEARN_WORDS.drills)}</h2>
      <p className="learn-note">{say(LEARN_WORDS.drillsNote)}</p>
      <ul className="learn-list">
        {DRILL_KINDS.map((kind) => (
          <li key={kind}>
            <Link href={lessonAddress(kind)} className="learn-entry">
              <span className="learn-name">{say(DRILL_TITLES[kind])}</span>
              <span className="learn-state">
                {kept[kind] !== undefined && say(LEARN_WORDS.drillBest, { n: kept[kind].best })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly href: string;
  readonly title: string;
  readonly note?: string;
  readonly progress: LessonProgress | undefined;
}

function Entry({ href, title, note, progress }: EntryProps) {
  const say = useSay();
  const state = progress?.state ?? 'notBegun';
  return (
    <li>
      <Link href={href} className="learn-entry">
        <span className={`learn-mark learn-${state}`}>
          <StateMark state={state} />
        </span>
        <span className="learn-name">
          {title}
          {note !== undefined && <small>{note}</small>}
        </span>
        <span className="learn-state">{say(LEARN_WORDS[state])}</span>
      </Link>
    </li>
  );
}

/** An empty ring, half a disc, a tick, a tick in a disc. */
function StateMark({ state }: { readonly state: LessonProgress['state'] | 'notBegun' }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="9" className={state === 'unaided' ? 'learn-disc' : 'learn-ring'} />
      {state === 'begun' && <path d="M12 3a9 9 0 0 1 0 18z" className="learn-disc" />}
      {(state === 'done' || state === 'unaided') && <path d="M7.500 12.500l3 3 6-7" className="learn-tick" />}
    </svg>
  );
}
