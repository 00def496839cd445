/** Opens the chat, and tells how much of it is new. */
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { usePreferences } from '../preferences.ts';
import { type AtTable, ownSeat, playerAt, useRoom } from './atTable.ts';
import { ChatSheet } from './ChatSheet.tsx';
import { CHAT_WORDS } from './words.ts';

export function ChatButton(props: AtTable) {
  const say = useSay();
  const lines = useLines(props);
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const last = lines.at(-1)?.n ?? 0;
  const own = ownSeat(props.shown);
  const unread = isOpen ? 0 : lines.filter(({ n, by }) => n > seen && by !== own).length;
  const toggle = (open: boolean) => {
    setSeen(last);
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
function useLines(props: AtTable) {
  const { status } = useRoom(props);
  const muted = usePreferences((preferences) => preferences.muted);
  const lines = useStore(props.online.chat);
  return lines.filter(({ by }) => !muted.includes(playerAt(status, by).id ?? ''));
}
