/** One's games on the server, as far as the first page tells of them. It asks only where this browser has been somebody there. */
import type { GameLine, Me } from '@blackpoker/protocol';

/** Decided by this person now. */
export const isMyMove = ({ toAct, players }: GameLine, me: string | undefined): boolean =>
  toAct !== undefined && me !== undefined && players[toAct]?.id === me;

const KEPT = 'blackpoker.session';
/** `games`: there were games to go on with the last time. */
export type KnownSession = 'none' | 'here' | 'games';

export function knownSession(): KnownSession {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === 'here' || kept === 'games' ? kept : 'none';
  } catch {
    return 'none';
  }
}

/** What the server has said of this browser. */
export function rememberSession(me: Me | undefined): void {
  try {
    if (me === undefined) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, me.games.length > 0 ? 'games' : 'here');
  } catch {
    // Storage is denied: the first page tells of no games.
  }
}

export interface OnlineGames {
  readonly games: number;
  /** In so many of them it is one's move. */
  readonly moves: number;
}

export const countOf = (me: Me | undefined): OnlineGames => ({
  games: me?.games.length ?? 0,
  moves: me?.games.filter((line) => isMyMove(line, me.id)).length ?? 0,
});

/** Rejects where nobody answers. */
export async function askForGames(): Promise<OnlineGames> {
  const response = await fetch('/api/me');
  if (!response.ok) throw new Error(`${response.status}`);
  const me = ((await response.json()) as Me | null) ?? undefined;
  rememberSession(me);
  return countOf(me);
}
