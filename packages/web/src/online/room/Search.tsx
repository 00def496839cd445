/** One's own search for a quick match: for how long, and after a while what to do meanwhile. */
import type { GameLine } from '@blackpoker/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { useSettings } from '../../app/settings.ts';
import { createGame } from '../api.ts';
import { timeText } from '../clockWords.ts';
import { botMeanwhile } from '../lobby/wantedGame.ts';
import { useTask } from '../useTask.ts';
import { ONLINE_WORDS, WAITING_WORDS } from '../words.ts';

const TICK_MS = 1000;
const LONG_MS = 30_000;

function useWaited({ at }: GameLine): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(0, now - at);
}

export function Search({ line }: { readonly line: GameLine }) {
  const say = useSay();
  const lang = useLang();
  const waited = useWaited(line);
  return (
    <>
      <p className="online-note" role="timer">
        {say(WAITING_WORDS.waited, { time: timeText(waited, lang) })}
      </p>
      <p>{say(WAITING_WORDS.stayQuick)}</p>
      <div aria-live="polite">{waited >= LONG_MS && <Meanwhile line={line} />}</div>
    </>
  );
}

/** At a table of the server, so that the search goes on. */
function Meanwhile({ line }: { readonly line: GameLine }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const play = async (): Promise<void> => {
    const { game } = await createGame(botMeanwhile(line.terms, useSettings.getState().level));
    navigate(`/g/${game}`);
  };
  return (
    <div className="online-small">
      <p>{say(WAITING_WORDS.meanwhile)}</p>
      <p role="alert" className="online-wrong">
        {task.problem}
      </p>
      <button type="button" className="button" onClick={() => task.run(play)}>
        {say(ONLINE_WORDS.playBot)}
      </button>
    </div>
  );
}
