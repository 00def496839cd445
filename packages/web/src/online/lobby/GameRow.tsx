/** One game in a list of the lobby. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface GameRowProps {
  readonly href: string;
  readonly verb: string;
  readonly name: ReactNode;
  /** For those who hear the links of a page one by one. */
  readonly label: string;
  readonly children: ReactNode;
}

export function GameRow({ href, verb, name, label, children }: GameRowProps) {
  const way = (
    <Link href={href} className="button">
      {verb}
      <span className="sr-only"> {label}</span>
    </Link>
  );
  return (
    <GameItem name={name} way={way}>
      {children}
    </GameItem>
  );
}

interface GameItemProps {
  readonly name: ReactNode;
  readonly way: ReactNode;
  readonly children: ReactNode;
}

/** `way`: what leads there. */
export function GameItem({ name, way, children }: GameItemProps) {
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <span>{children}</span>
      </p>
      {way}
    </li>
  );
}
