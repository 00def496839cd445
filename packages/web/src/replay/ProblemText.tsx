/** What is wrong with a record, and where. The engine says it in English. */
import { useSay } from '../app/lang.ts';
import type { RecordProblem } from './recorded.ts';
import { REPLAY_WORDS } from './words.ts';

export function ProblemText({ problem: { text, place } }: { readonly problem: RecordProblem }) {
  const say = useSay();
  return (
    <>
      <p>{place === undefined ? say(REPLAY_WORDS.wrong) : say(REPLAY_WORDS.wrongAt, { ...place })}</p>
      <p lang="en" className="replay-problem">
        {text}
      </p>
    </>
  );
}
