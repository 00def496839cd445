/** Opens the chat, and tells how much of it is new: lines, and that the other player would write freely. */
import { other, type Seat } from '@blackpoker/engine';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { usePreferences } from '../preferences.ts';
import { type AtTable, ownSeat, playerAt, useRoom, wantsFreeText } from './atTable.ts';
import { ChatSheet } from './ChatSheet.tsx';
import { keepSeen, keptSeen } from './chatSeen.ts';
import { CHAT_WORDS } from './words.ts';

export function ChatButton(props: AtTable) {
  const say = useSay();
  const { lines, isFree } = useHeard(props);
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(() => keptSeen(props.game));
  const own = ownSeat(props.shown);
  const since = own === undefined ? props.online.openedAt() : 0;
  const news = lines.filter(({ n, by, at }) => n > seen.line && by !== own && at > since).length;
  const unread = isOpen ? 0 : news + (isFree && !seen.isFree ? 1 : 0);
  const toggle = (open: boolean) => {
    const now = { line: lines.at(-1)?.n ?? 0, isFree };
    setSeen(now);
    keepSeen(props.game, now);
    setOpen(open);
  };
  const name =
    unread === 0 ? say(CHAT_WORDS.open) : `${say(CHAT_WORDS.open)} (${say(CHAT_WORDS.unread, { n: unread })})`;
  return (
    <>
      <button
        type="button"
        className="button quiet icon online-chat"
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => toggle(true)}
      >
        <Icon name="chat" />
        {unread > 0 && <span className="online-unread">{unread}</span>}
      </button>
      <span className="sr-only" role="status">
        {unread > 0 && say(CHAT_WORDS.unread, { n: unread })}
      </span>
      {isOpen && <ChatSheet {...props} lines={lines} onClose={() => toggle(false)} />}
    </>
  );
}

/** Without those whom the person does not want to hear. */
function useHeard(props: AtTable) {
  const { status } = useRoom(props);
  const muted = usePreferences((preferences) => preferences.muted);
  const lines = useStore(props.online.chat);
  const own = ownSeat(props.shown);
  const isHeard = (seat: Seat): boolean => !muted.includes(playerAt(status, seat).id ?? '');
  return {
    lines: lines.filter(({ by }) => isHeard(by)),
    isFree: own !== undefined && wantsFreeText(status, other(own)) && isHeard(other(own)),
  };
}
