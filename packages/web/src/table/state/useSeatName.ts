/** What a player is called at this table; undefined: as the board calls them. */
import { levelWords } from '@blackpoker/bots/levels';
import { namePeople, type Seat, SPECTATOR, type Text } from '@blackpoker/engine';
import { useLang, useSay } from '../../app/lang.ts';
import type { SeatNames } from '../../board/boardLabels.ts';
import { TABLE_WORDS } from '../words.ts';
import { useRoomFact } from './useRoomFact.ts';
import { useShown, useTable } from './useTable.ts';

export function useSeatName(seat: Seat): string | undefined {
  const say = useSay();
  const table = useTable();
  const { viewer } = useShown();
  const level = useLevelName(seat);
  const person = usePersonName(seat);
  if (seat === viewer) return undefined;
  if (table.host.setup.lesson !== undefined) return say(TABLE_WORDS.theOther);
  if (level !== undefined) return level;
  if (person !== undefined) return person;
  return viewer === SPECTATOR && table.host.online === undefined && seat === 0
    ? undefined
    : say(TABLE_WORDS.player, { n: seat + 1 });
}

/** For who watches a game over the network, and so is neither of the two. */
export function useWatchedName(seat: Seat): string | undefined {
  const { online } = useTable().host;
  const { viewer } = useShown();
  const name = useSeatName(seat);
  return online !== undefined && viewer === SPECTATOR ? name : undefined;
}

/** What lines call the players who are not the viewer; undefined: the opponent. */
export function usePlayerNames(): readonly [string | undefined, string | undefined] {
  const levels = [useLevelName(0), useLevelName(1)] as const;
  const people = [usePersonName(0), usePersonName(1)] as const;
  const nameOf = (seat: 0 | 1): string | undefined => {
    const name = levels[seat] ?? people[seat];
    return name && shortened(name);
  };
  return [nameOf(0), nameOf(1)];
}

/** Puts names into a line of the log: the opponent's, or those of both players for somebody who watches. */
export function useNamed(): (line: Text) => string {
  const say = useSay();
  const lang = useLang();
  const { viewer } = useShown();
  const known = usePlayerNames();
  const nameOf = (seat: 0 | 1): string | undefined =>
    known[seat] ?? (viewer === SPECTATOR ? say(TABLE_WORDS.player, { n: seat + 1 }) : undefined);
  return (line) => namePeople(line[lang], viewer, [nameOf(0), nameOf(1)], lang);
}

/** As much of a name as stands beside other words. */
const MOST_LETTERS = 12;

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : name;
}

/** For who watches a game over the network: what the bar of the chance and the stage call the players. */
export function useWatchedNames(): SeatNames | undefined {
  const { viewer } = useShown();
  const levels = [useLevelName(0), useLevelName(1)] as const;
  const people = [usePersonName(0), usePersonName(1)] as const;
  const [first, second] = [levels[0] ?? people[0], levels[1] ?? people[1]];
  if (viewer !== SPECTATOR || people[0] === undefined || first === undefined || second === undefined) return undefined;
  return [shortened(first), shortened(second)];
}

/** Of a game over the network. */
function usePersonName(seat: Seat): string | undefined {
  const lang = useLang();
  const { online } = useTable().host;
  const name = useRoomFact(({ players }) => players[seat === 0 ? 0 : 1].name);
  return name && online?.shownName(name, lang);
}

/** Undefined: no bot sits there. */
export function useSeatLevel(seat: Seat): number | undefined {
  const setup = useTable().host.setup.seats[seat === 0 ? 0 : 1];
  return setup.kind === 'bot' ? setup.level : undefined;
}

function useLevelName(seat: Seat): string | undefined {
  const lang = useLang();
  const level = useSeatLevel(seat);
  return level === undefined ? undefined : (levelWords(level)?.person[lang] ?? '');
}
