/** `/learn`: all lessons. `/learn/ID`: one of them, or a drill. `/learn?stats`: the record of this browser. */
import { lazy } from 'react';
import { useParams, useSearch } from 'wouter';
import { callGameThread } from '../host/gameThread.ts';
import { LessonList } from './LessonList.tsx';
import './learn.css';

const LessonPage = lazy(() => {
  callGameThread();
  return import('./LessonPage.tsx');
});
const DrillPage = lazy(() => import('./DrillPage.tsx'));
const StatsPage = lazy(() => import('./StatsPage.tsx'));

export default function LearnPage() {
  const { '*': id = '' } = useParams<{ '*': string }>();
  const search = useSearch();
  if (id.startsWith('drill-')) return <DrillPage key={id} id={id} />;
  if (id !== '') return <LessonPage key={id} id={id} />;
  return new URLSearchParams(search).has('stats') ? <StatsPage /> : <LessonList />;
}
