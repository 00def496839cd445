/** Whose turn begins, for a moment and in nobody's way. Said elsewhere for those who listen. */
import { useEffect, useState } from 'react';
import { pace } from './pace.ts';
import './stage.css';

const SHOWN_MS = 1_200;

export interface TurnBannerProps {
  /** A new number shows it; 0 never does. */
  readonly turn: number;
  readonly text: string;
  readonly mine: boolean;
}

export function TurnBanner({ turn, text, mine }: TurnBannerProps) {
  const [seen, setSeen] = useState(turn);
  const shown = turn !== seen && turn > 0 && pace() > 0;
  useEffect(() => {
    const timer = window.setTimeout(() => setSeen(turn), SHOWN_MS * pace());
    return () => window.clearTimeout(timer);
  }, [turn]);
  if (!shown) return null;
  return (
    <div className={`banner banner-${mine ? 'me' : 'opponent'}`} aria-hidden="true">
      {text}
    </div>
  );
}
