/** Opens the chat, and tells how much of it is new: lines, and that the other player would write freely. */
import { useEffect, useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { AtTable } from './atTable.ts';
import { ChatSheet } from './ChatSheet.tsx';
import { keepSeen } from './chatSeen.ts';
import { useChat } from './useChat.ts';
import { CHAT_WORDS } from './words.ts';

export function ChatButton(props: AtTable) {
  const say = useSay();
  const { game } = props;
  const { lines, news, isFree, isFreeNew } = useChat(props);
  const [isOpen, setOpen] = useState(false);
  const line = lines.at(-1)?.n ?? 0;
  useEffect(() => {
    if (isOpen) keepSeen({ game, line, isFree });
  }, [isOpen, game, line, isFree]);
  const unread = isOpen ? 0 : news.length + (isFreeNew ? 1 : 0);
  const name =
    unread === 0 ? say(CHAT_WORDS.open) : `${say(CHAT_WORDS.open)} (${say(CHAT_WORDS.unread, { n: unread })})`;
  return (
    <>
      <button
        type="button"
        className="button quiet icon online-chat"
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" />
        {unread > 0 && <span className="online-unread">{unread}</span>}
      </button>
      <span className="sr-only" role="status">
        {isFreeNew && !isOpen && say(CHAT_WORDS.freeOther)}
      </span>
      {isOpen && <ChatSheet {...props} lines={lines} onClose={() => setOpen(false)} />}
    </>
  );
}
