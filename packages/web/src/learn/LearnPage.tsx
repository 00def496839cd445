/** `/learn`: all lessons. `/learn/ID`: one of them, or a drill. `/learn?stats`: the record of this browser. */
import { DRILL_KINDS } from '@blackpoker/learn';
import { lazy } from 'react';
import { useParams, useSearch } from 'wouter';
import { callGameThread } from '../host/gameThread.ts';
import './learn.css';

const LessonList = lazy(() => import('./LessonList.tsx'));
const LessonPage = lazy(() => {
  callGameThread();
  return import('./LessonPage.tsx');
});
const DrillPage = lazy(() => import('./DrillPage.tsx'));
const StatsPage = lazy(() => import('./StatsPage.tsx'));

export default function LearnPage() {
  const { '*': id = '' } = useParams<{ '*': string }>();
  const search = useSearch();
  const kind = DRILL_KINDS.find((each) => each === id);
  if (kind !== undefined) return <DrillPage key={id} kind={kind} />;
  if (id !== '') return <LessonPage key={id} id={id} />;
  return new URLSearchParams(search).has('stats') ? <StatsPage /> : <LessonList />;
}
