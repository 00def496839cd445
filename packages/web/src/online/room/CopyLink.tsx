/** Puts a link on the clipboard, also over plain http, where browsers have only the old way. */
import { useEffect, useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { WAITING_WORDS } from '../words.ts';

const SAID_MS = 4_000;

export function CopyLink({ link }: { readonly link: string }) {
  const say = useSay();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = window.setTimeout(() => setOutcome(undefined), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome((await copied(link)) ? 'copied' : 'notCopied');
  return (
    <>
      <button type="button" className="button primary" onClick={() => void copy()}>
        <Icon name="link" />
        {say(WAITING_WORDS.copy)}
      </button>
      <span role="status" className="online-said">
        {outcome !== undefined && say(WAITING_WORDS[outcome])}
      </span>
    </>
  );
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromField();
  }
}

function copiedFromField(): boolean {
  document.querySelector<HTMLInputElement>('[data-invite]')?.select();
  return document.execCommand('copy');
}
