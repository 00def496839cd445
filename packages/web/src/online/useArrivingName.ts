/** Before somebody without a session does anything: their name, checked and sent in one go with what they want to do. */
import { useState } from 'react';
import { isName } from './NameField.tsx';
import { changePreferences, usePreferences } from './preferences.ts';
import { beCalled, useSession } from './session.ts';

interface ArrivingName {
  /** There is nobody yet: show the field. */
  readonly isAsked: boolean;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly isWrong: boolean;
  /** False: the name has to be mended first. Rejects with an ApiError. */
  readonly arrive: () => Promise<boolean>;
}

export function useArrivingName(): ArrivingName {
  const me = useSession((session) => session.me);
  const [name, setName] = useState(usePreferences.getState().name);
  const [isTried, setTried] = useState(false);
  const isAsked = me === undefined || (me.kind === 'guest' && me.name === NAMELESS);
  const arrive = async (): Promise<boolean> => {
    if (!isAsked) return true;
    setTried(true);
    if (!isName(name)) return false;
    await beCalled(name.trim());
    changePreferences({ name: name.trim() });
    return true;
  };
  return { isAsked, name, setName, isWrong: isTried && !isName(name), arrive };
}

/** Who only watches need not say who they are. */
export const NAMELESS = 'Guest';
