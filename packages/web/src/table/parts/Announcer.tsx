/** What is said to those who listen: the chance as it moves, and once for each decision that it is theirs. */
import type { GameEvent, Viewer } from '@blackpoker/engine';
import { useMemo } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { chanceText } from '../../board/boardLabels.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { useWatchedNames } from '../state/useSeatName.ts';
import { usePrompt, useShown } from '../state/useTable.ts';
import { useOnItsWay, useWaitingText } from '../state/useWaiting.ts';
import { BUTTON_WORDS, TABLE_WORDS } from '../words.ts';

export function Announcer() {
  return (
    <>
      <p className="sr-only" role="status">
        <Chance />
      </p>
      <p className="sr-only" role="alert">
        <Decision />
      </p>
    </>
  );
}

/** What the opponent has just done, where that has to be known; the log has the rest. */
function Chance() {
  const lang = useLang();
  const { view, told, viewer, thinking, end } = useShown();
  const waiting = useWaitingText();
  const names = useWatchedNames();
  const isOnItsWay = useOnItsWay() !== undefined;
  if (end !== undefined) return null;
  if (isOnItsWay) return waiting;
  const news = told.filter(({ event }) => isNews(event, viewer)).flatMap(({ text }) => text?.[lang] ?? []);
  const now = thinking ? BUTTON_WORDS.thinking[lang] : chanceText(rulesFor(view), view, lang, names);
  return [...news.slice(-MOST_NEWS), now].join(' ');
}

const MOST_NEWS = 3;

const isNews = (event: GameEvent, viewer: Viewer): boolean =>
  (event.type === 'requested' && event.seat !== viewer) ||
  (event.type === 'attacks' && event.unit.seat !== viewer) ||
  event.type === 'damaged';

/** Changes with the decision, not with what is picked for it. */
function Decision() {
  const say = useSay();
  const title = usePrompt()?.title;
  const { id, asked } = useShown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first title of a decision is the one that is said
  const said = useMemo(() => title, [id, asked]);
  const nth = id % 2 === 0 ? '' : '\u00a0';
  return said === undefined ? null : `${say(TABLE_WORDS.youDecide, { what: said })}${nth}`;
}
