/** The game that was not finished, if there is one. What is kept is looked up when the page stands. */
import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../app/lang.ts';
import type { GameSummary } from '../host/savedGames.ts';
import { Icon } from '../kit/Icon.tsx';
import { regulationTitle } from '../play/regulationTitle.ts';
import { HOME_WORDS } from './words.ts';

export function ResumeCard() {
  const say = useSay();
  const lang = useLang();
  const game = useLastRunning();
  const opponent = useOpponent(game);
  if (game === undefined) return null;
  if (game === 'expected') return <div className="home-resume" />;
  return (
    <section className="home-resume">
      <h2>{say(HOME_WORDS.running)}</h2>
      <p>
        {regulationTitle(game.regulation, lang)}
        <br />
        {opponent} ・ {say(HOME_WORDS.turn, { turn: game.turn })}
      </p>
      <Link href={`/t/${game.id}`} className="button">
        {say(HOME_WORDS.resume)}
        <Icon name="next" />
      </Link>
    </section>
  );
}

/** Undefined: there is none, or nobody may look. Expected: there was one the last time, so that its place is kept free. */
function useLastRunning(): GameSummary | 'expected' | undefined {
  const [game, setGame] = useState<GameSummary | 'expected' | undefined>(expected);
  useEffect(() => {
    let here = true;
    latestGame().then((latest) => {
      expect(latest !== undefined);
      if (here) setGame(latest);
    });
    return () => {
      here = false;
    };
  }, []);
  return game;
}

async function latestGame(): Promise<GameSummary | undefined> {
  try {
    const { listGames } = await import('../host/savedGames.ts');
    const [latest] = await listGames();
    return latest;
  } catch {
    return undefined;
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

function useOpponent(game: GameSummary | 'expected' | undefined): string {
  const say = useSay();
  const lang = useLang();
  const bot = game === 'expected' ? undefined : game?.seats.find((seat) => seat.kind === 'bot');
  if (bot === undefined) return say(HOME_WORDS.twoPeople);
  return LEVEL_WORDS.find(({ level }) => level === bot.level)?.name[lang] ?? String(bot.level);
}
