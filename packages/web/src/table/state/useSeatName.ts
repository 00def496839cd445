/** What a player is called at this table; undefined: as the board calls them. */
import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import { type Seat, SPECTATOR, seatName } from '@blackpoker/engine';
import { useLang, useSay } from '../../app/lang.ts';
import { TABLE_WORDS } from '../words.ts';
import { useRoomFact } from './useRoomFact.ts';
import { useShown, useTable } from './useTable.ts';

export function useSeatName(seat: Seat): string | undefined {
  const say = useSay();
  const table = useTable();
  const { viewer } = useShown();
  const level = useLevelName(seat);
  const lang = useLang();
  const name = useRoomFact(({ players }) => players[seat === 0 ? 0 : 1].name);
  const person = name && table.host.online?.shownName(name, lang);
  if (seat === viewer) return undefined;
  if (viewer === SPECTATOR && person !== undefined) return `${level ?? person} (${seatName(seat)})`;
  if (level !== undefined) return say(TABLE_WORDS.opponent, { name: level });
  if (person !== undefined) return person;
  return viewer === SPECTATOR && table.host.online === undefined && seat === 0
    ? undefined
    : say(TABLE_WORDS.player, { seat: seatName(seat) });
}

/** For who watches a game over the network, and so is neither of the two. */
export function useWatchedName(seat: Seat): string | undefined {
  const { online } = useTable().host;
  const { viewer } = useShown();
  const name = useSeatName(seat);
  return online !== undefined && viewer === SPECTATOR ? name : undefined;
}

function useLevelName(seat: Seat): string | undefined {
  const lang = useLang();
  const setup = useTable().host.setup.seats[seat === 0 ? 0 : 1];
  return setup.kind === 'bot' ? (LEVEL_WORDS[setup.level - 1]?.name[lang] ?? '') : undefined;
}
