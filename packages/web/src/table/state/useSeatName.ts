/** What a player is called at this table; undefined: as the board calls them. */
import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import { type Seat, SPECTATOR, seatName } from '@blackpoker/engine';
import { useSyncExternalStore } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import type { OnlineSide } from '../../host/onlineSide.ts';
import { TABLE_WORDS } from '../words.ts';
import { useShown, useTable } from './useTable.ts';

export function useSeatName(seat: Seat): string | undefined {
  const say = useSay();
  const lang = useLang();
  const table = useTable();
  const { viewer } = useShown();
  const person = useOnlineName(table.host.online, seat);
  const setup = table.host.setup.seats[seat === 0 ? 0 : 1];
  if (seat === viewer) return undefined;
  if (setup.kind === 'bot') return say(TABLE_WORDS.opponent, { name: LEVEL_WORDS[setup.level - 1]?.name[lang] ?? '' });
  if (person !== undefined) return viewer === SPECTATOR ? `${person} (${seatName(seat)})` : person;
  return viewer === SPECTATOR && table.host.online === undefined && seat === 0
    ? undefined
    : say(TABLE_WORDS.player, { seat: seatName(seat) });
}

const NOBODY = (): undefined => undefined;
const NOTHING_TO_HEAR = () => () => {};

function useOnlineName(online: OnlineSide | undefined, seat: Seat): string | undefined {
  const read = online && (() => online.room.getState()?.status.players[seat === 0 ? 0 : 1].name);
  return useSyncExternalStore(online?.room.subscribe ?? NOTHING_TO_HEAR, read ?? NOBODY);
}
