/** How windows are passed: whether each of them stays open for a while, so that no pause tells anything. */
import { useStore } from 'zustand';
import { useSay } from '../../app/lang.ts';
import { Check } from '../../kit/Check.tsx';
import { changePreferences } from '../preferences.ts';
import type { AtTable } from './atTable.ts';
import { ROOM_WORDS } from './words.ts';

export function Hold({ online, notify }: AtTable) {
  const say = useSay();
  const hold = useStore(online.hold);
  const change = (on: boolean) => {
    changePreferences({ hold: on });
    void online.setHold(on).then((why) => why !== undefined && notify(why));
  };
  return <Check label={say(ROOM_WORDS.hold)} note={say(ROOM_WORDS.holdNote)} checked={hold} onChange={change} />;
}
