/** Loads the coach for a game in which it helps: one person against a bot in this browser. */
import { useEffect } from 'react';
import { type Settings, useSettings } from '../../app/settings.ts';
import type { GameHost } from '../../host/gameHost.ts';
import type { Table } from './tableStore.ts';

export function useCoach(table: Table): void {
  const choice = useSettings((settings) => settings.coach);
  useEffect(() => {
    if (!canBeCoached(table.host) || !isWanted(table.host, choice)) return undefined;
    let stop: (() => void) | undefined;
    let isHere = true;
    import('../../coach/coachTable.ts').then(
      ({ coachTable }) => {
        if (isHere) stop = coachTable(table);
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

const isWanted = ({ setup }: GameHost, choice: Settings['coach']): boolean =>
  choice === 'on' || (choice === 'auto' && setup.coach !== undefined);
