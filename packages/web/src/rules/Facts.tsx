/** Label and value, one under the other: what an entry needs and says. */
import type { ReactNode } from 'react';

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="rules-facts">{children}</dl>;
}

/** Nothing where there is no value. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === '' || children === undefined || children === false) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
