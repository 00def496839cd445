/** A panel over the page: from the bottom on a phone, in the middle on a desktop. The browser keeps the focus in it, and Esc closes it. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useSay } from '../app/lang.ts';
import { Icon } from './Icon.tsx';
import { KIT_WORDS } from './words.ts';
import './kit.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in sight above what scrolls. */
  readonly lead?: ReactNode;
  /** Buttons that stay in sight. */
  readonly footer?: ReactNode;
  /** `page`: as large as the screen allows. */
  readonly size?: 'usual' | 'page';
}

export function Sheet({ title, onClose, children, lead, footer, size = 'usual' }: SheetProps) {
  const say = useSay();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the page: only so does the focus go back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`sheet sheet-${size}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="sheet-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button quiet icon" aria-label={say(KIT_WORDS.close)} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {lead !== undefined && <div className="sheet-lead">{lead}</div>}
      <div className="sheet-body">{children}</div>
      {footer !== undefined && <footer className="sheet-foot">{footer}</footer>}
    </dialog>
  );
}
