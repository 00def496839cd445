/** How a lesson or a drill ended, at the foot of the table: the board stays in sight above it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { SignText } from '../kit/SignText.tsx';

interface EndPanelProps {
  readonly title: string;
  readonly text: string;
  /** Buttons; the primary one gets the focus. */
  readonly children?: ReactNode;
}

export function EndPanel({ title, text, children }: EndPanelProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true }), []);
  return (
    <section ref={ref} className="lesson-end" aria-label={title}>
      <div role="status">
        <h2>{title}</h2>
        <p>
          <SignText text={text} />
        </p>
      </div>
      {children !== undefined && <div className="lesson-buttons">{children}</div>}
    </section>
  );
}
