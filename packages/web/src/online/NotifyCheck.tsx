/** Whoever waits may have the browser tell them that it begins, and whose move it is. */
import { useState } from 'react';
import { useSay } from '../app/lang.ts';
import { Check } from '../kit/Check.tsx';
import { ROOM_WORDS, TELLING_WORDS } from './atTable/words.ts';
import { canNotify, needsHomeScreen, type Telling, wantNotices } from './notices.ts';
import { usePreferences } from './preferences.ts';
import { WAITING_WORDS } from './words.ts';

export function NotifyCheck() {
  const say = useSay();
  const isOn = usePreferences(({ notify }) => notify);
  const [telling, setTelling] = useState<Telling>();
  if (needsHomeScreen()) return <p className="sheet-note">{say(ROOM_WORDS.notifyHome)}</p>;
  if (!canNotify()) return null;
  const change = async (wanted: boolean) => setTelling(await wantNotices(wanted));
  return (
    <div>
      <Check
        label={say(WAITING_WORDS.notify)}
        note={isOn && telling !== undefined ? say(TELLING_WORDS[telling]) : undefined}
        checked={isOn}
        onChange={(wanted) => void change(wanted)}
      />
      <p role="alert" className="online-wrong">
        {telling === 'denied' && say(TELLING_WORDS.denied)}
      </p>
    </div>
  );
}
