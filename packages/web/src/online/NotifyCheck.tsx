/** Whoever waits may have the browser tell them that it begins, and whose move it is. */
import { useState } from 'react';
import { useSay } from '../app/lang.ts';
import { Check } from '../kit/Check.tsx';
import { ROOM_WORDS } from './atTable/words.ts';
import { canNotify, mayNotify } from './notices.ts';
import { changePreferences, usePreferences } from './preferences.ts';
import { WAITING_WORDS } from './words.ts';

export function NotifyCheck() {
  const say = useSay();
  const isOn = usePreferences(({ notify }) => notify);
  const [isDenied, setDenied] = useState(false);
  if (!canNotify()) return null;
  const change = async (wanted: boolean) => {
    const notify = wanted && (await mayNotify());
    changePreferences({ notify });
    setDenied(wanted && !notify);
  };
  return (
    <div>
      <Check label={say(WAITING_WORDS.notify)} checked={isOn} onChange={(wanted) => void change(wanted)} />
      <p role="alert" className="online-wrong">
        {isDenied && say(ROOM_WORDS.notifyDenied)}
      </p>
    </div>
  );
}
