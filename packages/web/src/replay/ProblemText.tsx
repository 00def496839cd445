/** What is wrong with a record, and where. */
import { notationProblemText } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import type { RecordProblem } from './recorded.ts';
import { REPLAY_WORDS } from './words.ts';

export function ProblemText({ problem: { text, place } }: { readonly problem: RecordProblem }) {
  const say = useSay();
  const lang = useLang();
  return (
    <>
      <p>{place === undefined ? say(REPLAY_WORDS.wrong) : say(REPLAY_WORDS.wrongAt, { ...place })}</p>
      <p className="replay-problem">{notationProblemText(text, lang)}</p>
    </>
  );
}
