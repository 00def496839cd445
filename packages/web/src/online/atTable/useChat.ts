/** What is said at the table, without those whom the person does not want to hear. */
import { other, type Seat } from '@blackpoker/engine';
import type { ChatLine } from '@blackpoker/protocol';
import { useStore } from 'zustand';
import { usePreferences } from '../preferences.ts';
import { type AtTable, ownSeat, playerAt, useRoom, wantsFreeText } from './atTable.ts';
import { useChatSeen } from './chatSeen.ts';

interface Chat {
  readonly lines: readonly ChatLine[];
  /** Lines of others that the person has not seen. */
  readonly news: readonly ChatLine[];
  /** The other player would write freely. */
  readonly isFree: boolean;
  readonly isFreeNew: boolean;
}

export function useChat(props: AtTable): Chat {
  const { status } = useRoom(props);
  const muted = usePreferences((preferences) => preferences.muted);
  const seen = useChatSeen(props.game);
  const own = ownSeat(props.shown);
  const since = own === undefined ? props.online.openedAt() : 0;
  const isHeard = (seat: Seat): boolean => !muted.includes(playerAt(status, seat).id ?? '');
  const lines = useStore(props.online.chat).filter(({ by }) => isHeard(by));
  const isFree = own !== undefined && wantsFreeText(status, other(own)) && isHeard(other(own));
  return {
    lines,
    news: lines.filter(({ n, by, at }) => n > seen.line && by !== own && at > since),
    isFree,
    isFreeNew: isFree && !seen.isFree,
  };
}
