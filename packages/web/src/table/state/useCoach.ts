/** Loads the coach for a game in which it helps: one person against a bot in this browser. */
import { useEffect } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { GameHost } from '../../host/gameHost.ts';
import type { Table } from './tableStore.ts';

export function useCoach(table: Table): void {
  const choice = useSettings((settings) => settings.coach);
  useEffect(() => {
    const { coach } = table.host.setup;
    const isPath = coach === 'first' || coach === 'second';
    const isSilent = choice === 'off' || (choice === 'auto' && coach === undefined);
    if (!canBeCoached(table.host) || (isSilent && !isPath)) return undefined;
    let stop: (() => void) | undefined;
    let isHere = true;
    import('../../coach/coachTable.ts').then(
      ({ coachTable }) => {
        if (isHere) stop = coachTable(table, isSilent);
      },
      () => {},
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [table, choice]);
}

/** Never against people, and a lesson has its own sentences. */
export function canBeCoached({ online, setup: { seats, lesson } }: GameHost): boolean {
  const kinds = seats.map(({ kind }) => kind);
  return online === undefined && lesson === undefined && kinds.includes('person') && kinds.includes('bot');
}
