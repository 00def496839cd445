/** One tap to a game like the last one, and the way to another. */
import { levelWords } from '@blackpoker/bots/levels';
import { Link } from 'wouter';
import { useLang, useSay } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
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

/** What was played last, in words. */
function useLastGame(): string {
  const lang = useLang();
  const say = useSay();
  const { regulation, level } = useSettings();
  const opponent = levelWords(level)?.person[lang] ?? String(level);
  return say(HOME_WORDS.against, { regulation: regulationTitle(regulation, lang), level: opponent });
}
