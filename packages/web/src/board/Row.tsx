/** Units side by side. Too many of them overlap, then scroll within the row. */
import { Children, type ReactNode } from 'react';
import { useFit } from './useFit.ts';

interface RowProps {
  /** Where the first one lies. */
  readonly from?: 'left' | 'right' | 'middle';
  /** What would lie here, while nothing does. */
  readonly empty: string;
  readonly children: ReactNode;
}

export function Row({ from = 'middle', empty, children }: RowProps) {
  const ref = useFit();
  const count = Children.count(children);
  return (
    <div ref={ref} className={`row row-${from}`} style={{ '--count': count }}>
      {count === 0 && (
        <span className="row-empty" aria-hidden="true">
          {empty}
        </span>
      )}
      {Children.map(children, (child, i) => (
        <div className="row-slot" style={{ zIndex: from === 'right' ? count - i : i }}>
          {child}
        </div>
      ))}
    </div>
  );
}
