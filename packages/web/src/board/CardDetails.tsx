/** What a card, a unit or a request is: its picture, and words by whoever shows it. The content of an inspect sheet. */
import type { Card } from '@blackpoker/engine';
import type { ReactNode } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import { SignText } from '../kit/SignText.tsx';
import './pieces.css';

export interface DetailSection {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

export interface CardDetailsProps {
  /** Bottom first; empty: a back. */
  readonly cards: readonly Card[];
  readonly owner: 'me' | 'opponent';
  /** What it is now, line by line. */
  readonly facts: readonly string[];
  readonly sections?: readonly DetailSection[] | undefined;
}

export function CardDetails({ cards, owner, facts, sections = [] }: CardDetailsProps) {
  return (
    <div className="details">
      <div className="details-top">
        <div className="details-cards">
          {(cards.length === 0 ? [undefined] : cards).map((card) => (
            <CardFace key={card ?? 'back'} card={card} owner={owner} />
          ))}
        </div>
        <ul className="details-facts">
          {facts.map((fact) => (
            <li key={fact}>
              <SignText text={fact} />
            </li>
          ))}
        </ul>
      </div>
      {sections.map(({ heading, text, children }) => (
        <section key={heading} className="details-section">
          <h3>{heading}</h3>
          {text !== undefined && (
            <p>
              <SignText text={text} />
            </p>
          )}
          {children}
        </section>
      ))}
    </div>
  );
}
