/** Games that begin while somebody is at another table, or reads another page. */
import { useState } from 'react';
import { usePlayerName } from './PlayerName.tsx';
import { refreshMe, useSession } from './session.ts';
import { useBegun } from './useBegun.ts';

export interface BegunGame {
  readonly game: string;
  /** Undefined: nobody could be asked who it is. */
  readonly opponent: string | undefined;
  readonly forget: () => void;
}

export function useBegunElsewhere(): readonly BegunGame[] {
  const [begun, setBegun] = useState<readonly string[]>([]);
  const opponentIn = useOpponentIn();
  const without = (game: string) => (games: readonly string[]) => games.filter((each) => each !== game);
  useBegun((game) => void refreshMe().then(() => setBegun((before) => [...without(game)(before), game])));
  return begun.map((game) => ({ game, opponent: opponentIn(game), forget: () => setBegun(without(game)) }));
}

function useOpponentIn(): (game: string) => string | undefined {
  const me = useSession((session) => session.me);
  const nameOf = usePlayerName();
  return (game) => {
    const line = me?.games.find((each) => each.game === game);
    const player = line?.players.find((each) => each !== undefined && each.id !== me?.id);
    return player && nameOf(player);
  };
}
