/** After the end: were the cards dealt as promised? During the game: the promise. */
import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { type AtTable, useRoom } from './atTable.ts';
import { RESULT_WORDS, ROOM_WORDS } from './words.ts';

type Verdict = { readonly text: string; readonly ok: boolean } | 'working' | undefined;

export function Verify(props: AtTable) {
  const say = useSay();
  const { seed, seedHash } = useRoom(props).status;
  const [verdict, setVerdict] = useState<Verdict>();
  if (seed === undefined) return props.shown.series === undefined ? null : <p>{say(RESULT_WORDS.seedLater)}</p>;
  const verify = async () => {
    setVerdict('working');
    const { verifyGame } = await import('../verifyGame.ts');
    const problem = await verifyGame(props.game, { seed, seedHash });
    setVerdict(
      problem === undefined
        ? { ok: true, text: say(RESULT_WORDS.fair) }
        : { ok: false, text: say(RESULT_WORDS.unfair, { why: problem }) },
    );
  };
  return (
    <div className="result-links">
      <button type="button" className="button online-verify" onClick={() => void verify()}>
        <Icon name="check" />
        {say(RESULT_WORDS.verify)}
      </button>
      <p role="status" data-verdict={typeof verdict === 'object' ? String(verdict.ok) : undefined}>
        {verdict === 'working' ? say(RESULT_WORDS.verifying) : verdict?.text}
      </p>
    </div>
  );
}

export function Promised(props: AtTable) {
  const say = useSay();
  const { seedHash } = useRoom(props).status;
  return (
    <details className="online-more">
      <summary>{say(ROOM_WORDS.fairness)}</summary>
      <p className="sheet-note">{say(ROOM_WORDS.fairnessNote)}</p>
      <p className="online-seal">{seedHash}</p>
    </details>
  );
}
