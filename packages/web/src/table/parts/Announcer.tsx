/** What is said to those who listen: the chance as it moves, and once for each decision that it is theirs. */
import { useMemo } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { chanceText } from '../../board/boardLabels.ts';
import { useLines } from '../playback/useLine.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { useWatchedNames } from '../state/useSeatName.ts';
import { usePrompt, useShown, useTableState } from '../state/useTable.ts';
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

/** What has just happened, as the line below the board says it; the log has the rest and is not read aloud. */
function Chance() {
  const lang = useLang();
  const { view, thinking, end } = useShown();
  const lines = useLines();
  const waiting = useWaitingText();
  const names = useWatchedNames();
  const isOnItsWay = useOnItsWay() !== undefined;
  const isStep = useTableState(({ playing }) => playing.isStep);
  if (end !== undefined) return null;
  if (isOnItsWay) return waiting;
  if (isStep) return lines.join(' ');
  const now = thinking ? BUTTON_WORDS.thinking[lang] : chanceText(rulesFor(view), view, lang, names);
  return [...lines.slice(-MOST_LINES), now].join(LINE_END[lang]);
}

const MOST_LINES = 3;
const LINE_END = { ja: '。', en: '. ' } as const;

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
