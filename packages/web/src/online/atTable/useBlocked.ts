/** Whom the person has blocked: what they propose is not shown. */
import type { Player } from '@blackpoker/protocol';
import { useSession } from '../session.ts';

export function useBlocked(): (player: Player) => boolean {
  const blocked = useSession(({ me }) => me?.blocked);
  return ({ id }) => blocked?.some((each) => each.id === id) === true;
}
