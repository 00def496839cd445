/** Somebody wants to join. While whoever made the game is away that is tried again and again, and said; anything else that is said against it ends it. */
import type { Text } from '@blackpoker/engine';
import { useEffect, useState } from 'react';
import { isOfAbsence, wordsOf } from '../api.ts';
import { useTask } from '../useTask.ts';

const AGAIN_MS = 4_000;

interface Joining {
  /** They are not there yet: it goes on by itself. */
  readonly awaited: Text | undefined;
  readonly problem: string;
  readonly isBusy: boolean;
  readonly run: () => void;
}

export function useJoining(join: () => Promise<void>): Joining {
  const { isBusy, problem, run } = useTask();
  const [awaited, setAwaited] = useState<Text>();
  const attempt = async (): Promise<void> => {
    try {
      await join();
    } catch (error) {
      setAwaited(isOfAbsence(error) ? wordsOf(error) : undefined);
      if (!isOfAbsence(error)) throw error;
    }
  };
  const again = () => run(attempt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is tried again is what was wanted last
  useEffect(() => {
    if (awaited === undefined || isBusy) return;
    const timer = window.setTimeout(again, AGAIN_MS);
    return () => window.clearTimeout(timer);
  }, [awaited, isBusy]);
  return { awaited, problem, isBusy: isBusy && awaited === undefined, run: again };
}
