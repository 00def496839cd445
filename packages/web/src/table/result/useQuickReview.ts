/** A quick review of this table's game, or the complete one that was made before. */
import type { Review } from '@blackpoker/bots';
import { useEffect, useRef, useState } from 'react';
import type { RunningReview } from '../../replay/reviewer.ts';
import { useShown, useTable } from '../state/useTable.ts';

export type QuickReview =
  | { readonly done: number; readonly total: number }
  | { readonly review: Review }
  | 'failed'
  | undefined;

/** As thorough as the quick one of the replay room, which goes on with it. */
const ITERATIONS = 200;

/** `atOnce`: it begins by itself, otherwise with the call of what is returned second. */
export function useQuickReview(atOnce: boolean): readonly [QuickReview, () => void] {
  const table = useTable();
  const { viewer } = useShown();
  const [found, setFound] = useState<QuickReview>();
  const running = useRef<RunningReview>(undefined);
  const isOpen = useRef(true);
  const show = (next: QuickReview): void => {
    if (isOpen.current) setFound(next);
  };
  const review = async (): Promise<void> => {
    show({ done: 0, total: 0 });
    const [{ startReview }, { loadReview, saveReview }, text] = await Promise.all([
      import('../../replay/reviewer.ts'),
      import('../../host/savedGames.ts'),
      table.host.record(),
    ]);
    const kept = await loadReview(table.host.id).catch(() => undefined);
    if (kept?.complete === true) return show({ review: kept });
    if (!isOpen.current) return;
    running.current = startReview(text, { iterations: ITERATIONS, viewer }, ({ done, total }) => show({ done, total }));
    const found = await running.current.found;
    saveReview(table.host.id, found).catch(() => undefined);
    show({ review: found });
  };
  const look = (): void => void review().catch(() => show('failed'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once
  useEffect(() => {
    isOpen.current = true;
    if (atOnce) look();
    return () => {
      isOpen.current = false;
      running.current?.close();
    };
  }, []);
  return [found, look];
}
