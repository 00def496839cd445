/** Puts a text on the clipboard, and says so in its own place: nothing moves. */
import { useEffect, useState } from 'react';
import { useSay } from '../app/lang.ts';
import { copyText } from '../kit/copyText.ts';
import { DECK_PAGE_WORDS } from './words.ts';

interface CopyButtonProps {
  /** What the button says; "Copy" where nothing else is said. */
  readonly label?: string;
  readonly text: () => string | Promise<string>;
}

const OUTCOMES = ['copied', 'notCopied'] as const;
type Outcome = (typeof OUTCOMES)[number];
const SHOWN_MS = 4000;

export function CopyButton({ label, text }: CopyButtonProps) {
  const say = useSay();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome(await copied(text));
  return (
    <>
      <button type="button" className="button deck-copy" onClick={copy}>
        <span data-shown={outcome === undefined}>{label ?? say(DECK_PAGE_WORDS.copy)}</span>
        {OUTCOMES.map((word) => (
          <span key={word} data-shown={outcome === word}>
            {say(DECK_PAGE_WORDS[word])}
          </span>
        ))}
      </button>
      <span role="status" className="sr-only">
        {outcome === undefined ? '' : say(DECK_PAGE_WORDS[outcome])}
      </span>
    </>
  );
}

/** A browser may refuse. */
async function copied(text: CopyButtonProps['text']): Promise<Outcome> {
  const isCopied = await Promise.resolve(text()).then(copyText, () => false);
  return isCopied ? 'copied' : 'notCopied';
}
