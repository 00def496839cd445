/** The first page: one tap to a game, and the way to everything else. It must not load the rules. */
import { lazy, Suspense } from 'react';
import { useSay } from '../app/lang.ts';
import { HeroCards } from './HeroCards.tsx';
import { HomeSwitches } from './HomeSwitches.tsx';
import { LearnCard } from './LearnCard.tsx';
import { OnlineCard, useOnlineGames } from './OnlineCard.tsx';
import { Places } from './Places.tsx';
import { PlayNow } from './PlayNow.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import { HOME_WORDS } from './words.ts';
import '../kit/kit.css';
import '../opponents/path.css';
import './home.css';

const PathStrip = lazy(() => import('../opponents/PathStrip.tsx'));

export function HomePage() {
  const say = useSay();
  const online = useOnlineGames();
  return (
    <div className="home">
      <title>
        {online !== 'expected' && online.moves > 0 ? `${say(HOME_WORDS.yourMove)} · BlackPoker` : 'BlackPoker'}
      </title>
      <header className="home-head">
        <p className="home-badge">{say(HOME_WORDS.badge)}</p>
        <HomeSwitches />
      </header>
      <main>
        <section className="home-hero" aria-labelledby="home-title">
          <HeroCards />
          <div className="home-pitch">
            <h1 id="home-title">BlackPoker</h1>
            <p className="home-tagline">{say(HOME_WORDS.tagline)}</p>
            <LearnCard />
            <PlayNow />
            <p className="home-promise">{say(HOME_WORDS.promise)}</p>
          </div>
        </section>
        <OnlineCard found={online} />
        <ResumeCard />
        <section className="path" aria-labelledby="path-title">
          <Suspense>
            <PathStrip />
          </Suspense>
        </section>
        <Places />
      </main>
      <footer className="home-foot">
        <p>{say(HOME_WORDS.unofficial)}</p>
      </footer>
    </div>
  );
}
