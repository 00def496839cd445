/** One tap to a game like the last one, and the way to another. */
import { levelWords } from '@blackpoker/bots/levels';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
import { isUnchosen, usualGame } from '../coach/wheels.ts';
import { finishedGames, knownFinished } from '../host/finishedGames.ts';
import { Icon } from '../kit/Icon.tsx';
import { regulationTitle } from '../play/regulationTitle.ts';
import { PlaySomebody } from './PlaySomebody.tsx';
import { HOME_WORDS } from './words.ts';

export function PlayNow() {
  const say = useSay();
  return (
    <div className="home-play">
      <Link href="/t/new" className="button primary home-now">
        <Icon name="play" />
        <span>{say(HOME_WORDS.playNow)}</span>
        <span className="home-now-note">{useLastGame()}</span>
      </Link>
      <Link href="/play" className="button home-choose">
        <Icon name="people" />
        {say(HOME_WORDS.choose)}
      </Link>
      <PlaySomebody />
    </div>
  );
}

/** A game like the last one, in words. For a newcomer it is the first one. */
function useLastGame(): string {
  const lang = useLang();
  const say = useSay();
  const settings = useSettings();
  const finished = useFinished();
  if (settings.coach !== 'off' && finished === 0 && isUnchosen(settings)) return say(HOME_WORDS.firstGame);
  const { regulation, level } = usualGame(settings, finished);
  const opponent = levelWords(level)?.person[lang] ?? String(level);
  return say(HOME_WORDS.against, { regulation: regulationTitle(regulation, lang), level: opponent });
}

function useFinished(): number {
  const [finished, setFinished] = useState(knownFinished);
  useEffect(() => {
    if (finished === 0) void finishedGames().then(setFinished);
  }, [finished]);
  return finished;
}
