/** What is said to those who listen: the chance as it moves, and once for each decision that it is theirs. */
import { sentence } from '@blackpoker/engine';
import { useMemo } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { chanceText } from '../../board/boardLabels.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { usePrompt, useShown } from '../state/useTable.ts';
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

function Chance() {
  const lang = useLang();
  const { view, thinking, end } = useShown();
  if (end !== undefined) return null;
  return thinking ? BUTTON_WORDS.thinking[lang] : sentence(chanceText(rulesFor(view), view, lang));
}

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
