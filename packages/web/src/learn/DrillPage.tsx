/** `/learn/drill-…`: a minute of short questions on the real table. */
import { DRILL_TITLES, type DrillKind } from '@blackpoker/learn';
import type { Drill } from '@blackpoker/learn/drills';
import { createContext, useContext, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { Page } from '../kit/Page.tsx';
import { GettingReady } from '../table/GettingReady.tsx';
import type { CoachAction } from '../table/state/coachNote.ts';
import type { TableExtras } from '../table/state/tableExtras.ts';
import { useTableState } from '../table/state/useTable.ts';
import { TableRoom } from '../table/TablePage.tsx';
import { DRILL_WORDS } from './drillWords.ts';
import { EndPanel } from './EndPanel.tsx';
import { LessonContext } from './lessonRoom.ts';
import { loadProgress, useProgress } from './progress.ts';
import { type DrillRun, useDrillRun } from './useDrillRun.ts';
import { useLessonCoach } from './useLessonCoach.ts';
import { useLessonHost } from './useLessonHost.ts';
import { LEARN_WORDS } from './words.ts';

const DrillContext = createContext<DrillRun | undefined>(undefined);

function useDrill(): DrillRun {
  const run = useContext(DrillContext);
  if (run === undefined) throw new Error('bug: there is no drill here');
  return run;
}

export default function DrillPage({ kind }: { readonly kind: DrillKind }) {
  const run = useDrillRun(kind);
  useEffect(() => void loadProgress(), []);
  if (run.drill === undefined) return <Intro kind={kind} run={run} />;
  return (
    <DrillContext value={run}>
      <DrillTable drill={run.drill} />
    </DrillContext>
  );
}

/** Before the first, and after the last. */
function Intro({ kind, run: { isOver, best, right, begin } }: { readonly kind: DrillKind; readonly run: DrillRun }) {
  const say = useSay();
  const kept = useProgress((state) => state.drill[kind]);
  return (
    <Page title={say(DRILL_TITLES[kind])} narrow back={{ href: '/learn', label: say(LEARN_WORDS.all) }}>
      {isOver ? (
        <p role="status" className="drill-result">
          {say(DRILL_WORDS.result, { best, right })}
        </p>
      ) : (
        <p>{say(DRILL_WORDS[kind])}</p>
      )}
      {kept !== undefined && <p className="learn-note">{say(LEARN_WORDS.drillBest, { n: kept.best })}</p>}
      <button type="button" className="button primary learn-next" onClick={begin}>
        <Icon name="play" />
        {say(DRILL_WORDS[isOver ? 'again' : 'begin'])}
      </button>
    </Page>
  );
}

const EXTRAS: TableExtras = { Head: DrillHead, Over: DrillOver };

function DrillTable({ drill }: { readonly drill: Drill }) {
  const { attempt, again } = useLessonHost(drill);
  const { next } = useDrill();
  if (attempt === undefined) return <GettingReady />;
  const nothing = (): void => {};
  return (
    <LessonContext value={{ lesson: drill, isShowing: false, again, showMe: nothing, skip: next }}>
      <TableRoom key={attempt.host.id} host={attempt.host} extras={EXTRAS} />
    </LessonContext>
  );
}

function DrillHead() {
  const say = useSay();
  const { drill, row, seconds } = useDrill();
  return (
    <>
      <Link href="/learn" className="button quiet icon" aria-label={say(LEARN_WORDS.all)}>
        <Icon name="back" />
      </Link>
      <div className="table-where lesson-where">
        <h1 className="table-title">{say(drill?.title ?? LEARN_WORDS.drills)}</h1>
      </div>
      <span className="drill-score">{say(DRILL_WORDS.row, { n: row })}</span>
      <span className="drill-score" role="timer">
        {say(DRILL_WORDS.seconds, { n: seconds })}
      </span>
    </>
  );
}

const RIGHT_MS = 900;

/** A right answer leads on by itself; a wrong one stays until its sum is read. */
function DrillOver() {
  const say = useSay();
  const { drill, answer, next } = useDrill();
  const outcome = useTableState(({ shown }) => shown?.lesson?.outcome ?? 'running');
  const [hasPassed, setPassed] = useState(false);
  useLessonCoach(drill?.kind === 'drill-lethal' ? notThisTurn(() => setPassed(true)) : []);
  const isEnd = hasPassed || outcome !== 'running';
  const isRight = hasPassed ? drill?.canWin === false : outcome === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end is reported once
  useEffect(() => {
    if (!isEnd) return undefined;
    answer(isRight);
    const timer = isRight ? window.setTimeout(next, RIGHT_MS) : undefined;
    return () => window.clearTimeout(timer);
  }, [isEnd]);
  if (!isEnd || drill === undefined) return null;
  if (isRight) return <EndPanel title={say(DRILL_WORDS.right)} text={say(drill.done)} />;
  return (
    <EndPanel title={say(DRILL_WORDS.wrong)} text={say(drill.retry ?? DRILL_WORDS.wrong)}>
      <button type="button" className="button primary bar-main" onClick={next}>
        {say(DRILL_WORDS.next)}
      </button>
    </EndPanel>
  );
}

const notThisTurn = (onUse: () => void): readonly CoachAction[] => [{ label: DRILL_WORDS.notThisTurn, onUse }];
