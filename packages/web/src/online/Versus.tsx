/** Who plays whom. */
import type { Player } from '@blackpoker/protocol';
import { useSay } from '../app/lang.ts';
import { Filled } from '../kit/Filled.tsx';
import { PlayerLink, PlayerName, usePlayerName } from './PlayerName.tsx';
import { LOBBY_WORDS } from './words.ts';

type Players = readonly (Player | undefined)[];

export function useNames(): (players: Players) => string {
  const say = useSay();
  const nameOf = usePlayerName();
  const name = (player: Player | undefined) => (player === undefined ? say(LOBBY_WORDS.nobody) : nameOf(player));
  return ([a, b]) => say(LOBBY_WORDS.versus, { a: name(a), b: name(b) });
}

interface VersusProps {
  readonly players: Players;
  readonly isRated?: boolean;
  /** Whose page one looks at already. */
  readonly isPlain?: (player: Player) => boolean;
}

/** With the ways to their pages. */
export function Versus({ players: [a, b], isRated = false, isPlain }: VersusProps) {
  const say = useSay();
  const nameOf = usePlayerName();
  const part = (player: Player | undefined) => {
    if (player === undefined) return say(LOBBY_WORDS.nobody);
    if (isPlain?.(player)) return nameOf(player);
    return isRated ? <PlayerName player={player} /> : <PlayerLink player={player} />;
  };
  return <Filled text={LOBBY_WORDS.versus} parts={{ a: part(a), b: part(b) }} />;
}
