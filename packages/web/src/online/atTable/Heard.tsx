/** What somebody has just said, for a moment. */
import { useEffect, useState } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { usePlayerName } from '../PlayerName.tsx';
import { type AtTable, playerAt, useRoom } from './atTable.ts';
import { Banner } from './Layer.tsx';
import { useBlocked } from './useBlocked.ts';
import { useChat } from './useChat.ts';
import { CHAT_WORDS, lineText } from './words.ts';

const SAID_MS = 4_000;

export function Heard(props: AtTable) {
  const say = useSay();
  const lang = useLang();
  const nameOf = usePlayerName();
  const isBlocked = useBlocked();
  const { status } = useRoom(props);
  const { news } = useChat(props);
  const last = news.findLast(({ at, by }) => at > props.online.openedAt() && !isBlocked(playerAt(status, by)));
  const n = last?.n ?? 0;
  const [said, setSaid] = useState(n);
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(n), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [n]);
  if (last === undefined || n <= said) return null;
  return (
    <Banner text={say(CHAT_WORDS.heard, { name: nameOf(playerAt(status, last.by)), text: lineText(last, lang) })} />
  );
}
