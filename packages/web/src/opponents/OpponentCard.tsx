/** The opponent, if the screen has room: portrait, style of play, and results so far. */
import { levelWords } from '@blackpoker/bots/levels';
import { useEffect, useState } from 'react';
import { useSay } from '../app/lang.ts';
import { listRecords } from '../host/savedGames.ts';
import { ownGames, statisticsOf, type Tally } from '../stats/statistics.ts';
import { Face } from './Face.tsx';
import { OPPONENT_WORDS } from './words.ts';
import './opponentCard.css';

export default function OpponentCard({ level }: { readonly level: number }) {
  const say = useSay();
  const words = levelWords(level);
  const tally = useTally(level);
  if (words === undefined) return null;
  return (
    <div className="opponent-card">
      <Face level={level} size={72} />
      <p>
        <strong>{say(words.person)}</strong>
        <span>{say(words.name)}</span>
        {tally !== undefined && <span>{say(OPPONENT_WORDS.tally, { won: tally.won, lost: tally.lost })}</span>}
      </p>
      <p>{say(words.text)}</p>
    </div>
  );
}

/** Undefined: no game against them has been finished. */
function useTally(level: number): Tally | undefined {
  const [tally, setTally] = useState<Tally>();
  useEffect(() => {
    let isHere = true;
    listRecords()
      .then((records) => statisticsOf(ownGames(records), Date.now()).byOpponent.find((each) => each.level === level))
      .then(
        (found) => isHere && setTally(found),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [level]);
  return tally;
}
