import { endGame } from '../state/atoms/flow.ts';
import { other } from '../state/cards.ts';
import { DRAWN, type State } from '../state/layout.ts';
import { lifeCount, turnPlayer } from '../state/queries.ts';

/** Rulebook b.7: who has no life loses; both: a draw (6.1), or the turn player loses. `cause`: the action that has just resolved. */
export function winCheck(s: State, cause: number): void {
  const out0 = lifeCount(s, 0) === 0;
  const out1 = lifeCount(s, 1) === 0;
  if (!out0 && !out1) return;
  if (out0 && out1) endGame(s, s.rules.switches.tie === 'draw' ? DRAWN : other(turnPlayer(s)), cause);
  else endGame(s, out0 ? 1 : 0, cause);
}
