/** A text to take along: to read, to select, and to copy with a button. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useSay } from '../app/lang.ts';
import { copyText } from './copyText.ts';
import { KIT_WORDS } from './words.ts';
import './kit.css';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly lines: number;
  /** What the button says. */
  readonly copy: ReactNode;
  readonly isMain?: boolean;
  /** More buttons. */
  readonly children?: ReactNode;
}

const SAID_MS = 4_000;

export function CopyField({ label, text, lines, copy, isMain = false, children }: CopyFieldProps) {
  const say = useSay();
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = window.setTimeout(() => setOutcome(undefined), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const use = async () => setOutcome((await copyText(text)) ? 'copied' : 'notCopied');
  return (
    <div className="copy-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        readOnly
        rows={lines}
        value={text}
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="button-row">
        <button type="button" className={`button${isMain ? ' primary' : ''}`} onClick={() => void use()}>
          {copy}
        </button>
        {children}
        <span role="status" className={outcome}>
          {outcome !== undefined && say(KIT_WORDS[outcome])}
        </span>
      </div>
    </div>
  );
}
