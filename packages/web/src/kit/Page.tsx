/** A page that is not a table: a head with the way home, one heading, the content. */
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { useArrival } from '../app/arrival.ts';
import { useSay } from '../app/lang.ts';
import { Icon } from './Icon.tsx';
import { KIT_WORDS } from './words.ts';
import './kit.css';

interface PageProps {
  readonly title: string;
  /** In its place where the browser shows it, so that it is seen from elsewhere. */
  readonly news?: string | undefined;
  readonly children: ReactNode;
  /** Beside the heading. */
  readonly tools?: ReactNode;
  /** A form: no wider than is good to read. */
  readonly narrow?: boolean;
  /** Where the arrow leads, and its name; else home. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
}

export function Page({ title, news, children, tools, narrow = false, back }: PageProps) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  return (
    <div className={narrow ? 'page page-narrow' : 'page'}>
      <title>{`${news ?? title} · BlackPoker`}</title>
      <header className="page-head">
        <Link href={back?.href ?? '/'} className="button quiet icon" aria-label={back?.label ?? say(KIT_WORDS.home)}>
          <Icon name="back" />
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {tools}
      </header>
      <main>{children}</main>
    </div>
  );
}
