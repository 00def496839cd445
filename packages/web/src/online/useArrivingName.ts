/** Before somebody without a session does anything: their name, checked and sent in one go with what they want to do. */

import type { Me } from '@blackpoker/protocol';
import { NAMELESS } from '@blackpoker/protocol/words';
import { type RefObject, useRef, useState } from 'react';
import { ApiError } from './api.ts';
import { isName } from './NameField.tsx';
import { changePreferences, usePreferences } from './preferences.ts';
import { beCalled, useSession } from './session.ts';

export { NAMELESS };

export interface ArrivingName {
  /** There is nobody yet: show the field. */
  readonly isAsked: boolean;
  readonly name: string;
  readonly setName: (name: string) => void;
  /** It was tried with a name that cannot be one. */
  readonly isWrong: boolean;
  /** It was tried with the name of an account. */
  readonly isTaken: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  /** False: the name has to be mended first, and has the focus. Rejects with an ApiError. */
  readonly arrive: () => Promise<boolean>;
}

/** Somebody who has only watched so far. */
export const isNameless = ({ kind, name }: Me): boolean => kind === 'guest' && name === NAMELESS;

const TAKEN = 409;

export function useArrivingName(): ArrivingName {
  const me = useSession((session) => session.me);
  const [name, setName] = useState(usePreferences.getState().name);
  const field = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const [taken, setTaken] = useState<string>();
  const isAsked = me === undefined || isNameless(me);
  const mend = (): false => {
    field.current?.focus();
    return false;
  };
  const arrive = async (): Promise<boolean> => {
    if (!isAsked) return true;
    setTried(true);
    if (!isName(name)) return mend();
    try {
      await beCalled(name.trim());
    } catch (error) {
      if (!(error instanceof ApiError && error.status === TAKEN)) throw error;
      setTaken(name);
      return mend();
    }
    changePreferences({ name: name.trim() });
    return true;
  };
  return { isAsked, name, setName, isWrong: isTried && !isName(name), isTaken: name === taken, field, arrive };
}
