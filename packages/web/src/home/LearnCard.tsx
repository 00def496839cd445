/** The way into the lessons, above "Play now" until the first ones are done. What it shows is known at once: nothing moves. */
import { useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { KIT_WORDS } from '../kit/words.ts';
import { LEARN_DISMISSED, LEARN_SUMMARY, type LearnSummary } from '../learn/summary.ts';
import { HOME_WORDS } from './words.ts';

const NEWCOMER: LearnSummary = { id: 'attack', place: 0, of: 0 };
const GAMES: Readonly<Record<string, string>> = { 'game-first': 'first', 'game-second': 'second' };

/** Undefined: all is done, or the person does not want to be asked. */
function stopNow(): LearnSummary | undefined {
  try {
    if (localStorage.getItem(LEARN_DISMISSED) !== null) return undefined;
    const kept = localStorage.getItem(LEARN_SUMMARY);
    const stop = kept === null ? NEWCOMER : (JSON.parse(kept) as LearnSummary);
    return stop.id === '' ? undefined : stop;
  } catch {
    return NEWCOMER;
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(LEARN_DISMISSED, 'yes');
  } catch {
    // Storage is denied: it comes again with the next visit.
  }
}

export function LearnCard() {
  const say = useSay();
  const [stop, setStop] = useState(stopNow);
  if (stop === undefined) return null;
  const { id, place, of } = stop;
  const game = GAMES[id];
  const text = game === undefined ? (of === 0 ? HOME_WORDS.learnFirst : HOME_WORDS.learnOn) : HOME_WORDS.learnGame;
  return (
    <div className="home-learn">
      <Link href={game === undefined ? `/learn/${id}` : `/t/new?game=${game}`} className="button">
        <Icon name="learn" />
        <span>{say(text, { n: place, of })}</span>
      </Link>
      <button
        type="button"
        className="button quiet icon"
        aria-label={say(KIT_WORDS.close)}
        onClick={() => {
          dismiss();
          setStop(undefined);
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
