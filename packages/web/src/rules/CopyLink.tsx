/** Copies the address of an entry. */
import { useEffect, useState } from 'react';
import { useSay } from '../app/lang.ts';
import { copyText } from '../kit/copyText.ts';
import { Icon } from '../kit/Icon.tsx';
import { RULES_WORDS } from './words.ts';

const SHOWN_MS = 2000;

interface CopyLinkProps {
  readonly anchor: string;
  readonly name: string;
}

export function CopyLink({ anchor, name }: CopyLinkProps) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <span className="rules-copy">
      <span role="status" className="rules-copied">
        {copied ? say(RULES_WORDS.copied) : ''}
      </span>
      <button
        type="button"
        className="button quiet icon"
        aria-label={say(RULES_WORDS.copyLink, { name })}
        onClick={() => void copyAddress(anchor).then(setCopied)}
      >
        <Icon name="link" />
      </button>
    </span>
  );
}

/** The address bar shows it too: who may not write to the clipboard takes it from there. */
function copyAddress(anchor: string): Promise<boolean> {
  const { origin, pathname } = location;
  history.replaceState(history.state, '', `#${anchor}`);
  return copyText(`${origin}${pathname}#${anchor}`);
}
