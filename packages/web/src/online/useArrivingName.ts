/** Before somebody without a session does anything: their name, checked and sent in one go with what they want to do. */
import { type RefObject, useRef, useState } from 'react';
import { isName } from './NameField.tsx';
import { changePreferences, usePreferences } from './preferences.ts';
import { beCalled, useSession } from './session.ts';

export interface ArrivingName {
  /** There is nobody yet: show the field. */
  readonly isAsked: boolean;
  readonly name: string;
  readonly setName: (name: string) => void;
  /** It was tried with a name that cannot be one. */
  readonly isWrong: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  /** False: the name has to be mended first, and has the focus. Rejects with an ApiError. */
  readonly arrive: () => Promise<boolean>;
}

export function useArrivingName(): ArrivingName {
  const me = useSession((session) => session.me);
  const [name, setName] = useState(usePreferences.getState().name);
  const field = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const isAsked = me === undefined || (me.kind === 'guest' && me.name === NAMELESS);
  const arrive = async (): Promise<boolean> => {
    if (!isAsked) return true;
    setTried(true);
    if (!isName(name)) {
      field.current?.focus();
      return false;
    }
    await beCalled(name.trim());
    changePreferences({ name: name.trim() });
    return true;
  };
  return { isAsked, name, setName, isWrong: isTried && !isName(name), field, arrive };
}

/** Who only watches need not say who they are. */
export const NAMELESS = 'Guest';
