/** Were the cards dealt as promised? Whoever wants to know has the game played again in their browser. */
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { wordsOf } from './api.ts';
import type { Promised } from './verifyGame.ts';
import { VERIFY_WORDS } from './verifyWords.ts';

interface VerifyShuffleProps {
  readonly game: string;
  /** As it was told at the table. */
  readonly promised?: Promised;
}

interface Verdict {
  readonly word: keyof typeof VERIFY_WORDS;
  readonly why?: string;
}

export function VerifyShuffle({ game, promised }: VerifyShuffleProps) {
  const say = useSay();
  const [verdict, setVerdict] = useState<Verdict>();
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (verdict !== undefined) told.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  const verify = () => {
    setVerdict({ word: 'verifying' });
    verdictOn(game, promised).then(setVerdict, (error) => setVerdict({ word: 'unchecked', why: say(wordsOf(error)) }));
  };
  return (
    <div className="button-row">
      <button type="button" className="button online-verify" onClick={verify}>
        <Icon name="check" />
        {say(VERIFY_WORDS.verify)}
      </button>
      <p ref={told} role="status" data-verdict={verdict?.word}>
        {verdict !== undefined && say(VERIFY_WORDS[verdict.word], { why: verdict.why ?? '' })}
      </p>
    </div>
  );
}

async function verdictOn(game: string, promised: Promised | undefined): Promise<Verdict> {
  const { verifyGame } = await import('./verifyGame.ts');
  const proof = await verifyGame(game, promised);
  return proof.ok ? { word: 'fair' } : { word: 'unfair', why: proof.detail };
}
