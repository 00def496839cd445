/** The games that were not finished, if there are any. What is kept is looked up when the page stands. */
import { levelWords } from '@blackpoker/bots/levels';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../app/lang.ts';
import type { GameSummary } from '../host/savedGames.ts';
import { Icon } from '../kit/Icon.tsx';
import { usePoint } from '../kit/point.ts';
import { regulationTitle } from '../play/regulationTitle.ts';
import { HOME_WORDS } from './words.ts';

export function ResumeCard() {
  const say = useSay();
  const games = useRunning();
  if (games === 'expected') return <div className="home-resume" />;
  const [latest, ...others] = games;
  if (latest === undefined) return null;
  return (
    <section className="home-resume">
      <h2>{say(HOME_WORDS.running)}</h2>
      <p>
        <GameName game={latest} />
      </p>
      <Link href={`/t/${latest.id}`} className="button">
        {say(HOME_WORDS.resume)}
        <Icon name="next" />
      </Link>
      {others.length > 0 && <OtherGames games={others} />}
    </section>
  );
}

function OtherGames({ games }: { readonly games: readonly GameSummary[] }) {
  const say = useSay();
  return (
    <details className="home-others">
      <summary>{say(HOME_WORDS.others, { n: games.length }, games.length > 1)}</summary>
      {games.map((game) => (
        <Link key={game.id} href={`/t/${game.id}`} className="button">
          <span>
            <GameName game={game} />
          </span>
        </Link>
      ))}
    </details>
  );
}

function GameName({ game }: { readonly game: GameSummary }) {
  const say = useSay();
  const lang = useLang();
  const opponent = useOpponent(game);
  const point = usePoint();
  return (
    <>
      {regulationTitle(game.regulation, lang)}
      <br />
      {opponent}
      {point}
      {say(HOME_WORDS.turn, { turn: game.turn })}
    </>
  );
}

/** Latest first; none where nobody may look. Expected: there was one the last time, so that its place is kept free. */
function useRunning(): readonly GameSummary[] | 'expected' {
  const [games, setGames] = useState<readonly GameSummary[] | 'expected'>(() => expected() ?? []);
  useEffect(() => {
    let here = true;
    runningGames().then((running) => {
      expect(running.length > 0);
      if (here) setGames(running);
    });
    return () => {
      here = false;
    };
  }, []);
  return games;
}

async function runningGames(): Promise<readonly GameSummary[]> {
  try {
    const { listGames } = await import('../host/savedGames.ts');
    return await listGames();
  } catch {
    return [];
  }
}

const EXPECTED = 'blackpoker.running';

function expected(): 'expected' | undefined {
  try {
    return localStorage.getItem(EXPECTED) === null ? undefined : 'expected';
  } catch {
    return undefined;
  }
}

function expect(running: boolean): void {
  try {
    if (running) localStorage.setItem(EXPECTED, 'yes');
    else localStorage.removeItem(EXPECTED);
  } catch {
    // Storage is denied: then there are no games, either.
  }
}

function useOpponent({ seats }: GameSummary): string {
  const say = useSay();
  const lang = useLang();
  const bot = seats.find((seat) => seat.kind === 'bot');
  if (bot === undefined) return say(HOME_WORDS.twoPeople);
  return levelWords(bot.level)?.person[lang] ?? String(bot.level);
}
