/** One's own games; while some of them run it is asked now and then whose move it is. */
import type { GameLine } from '@blackpoker/protocol';
import { useEffect } from 'react';
import { whileVisible } from '../../app/whileVisible.ts';
import { refreshMe, useSession } from '../session.ts';

const EVERY_MS = 20_000;
const NONE: readonly GameLine[] = [];

export function useMyGames(): readonly GameLine[] {
  const games = useSession(({ me }) => me?.games) ?? NONE;
  const isRunning = games.some(({ state }) => state === 'playing');
  useEffect(() => {
    if (!isRunning) return undefined;
    return whileVisible(() => void refreshMe(), EVERY_MS);
  }, [isRunning]);
  return games;
}
