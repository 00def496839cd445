/** Sounds with what happens at the table, where the person wants them. */
import { useEffect } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useShown } from '../state/useTable.ts';
import { playSound } from './playSound.ts';
import { type Sound, soundFor } from './soundFor.ts';

export function useSound(): void {
  const isWanted = useSettings(({ sound }) => sound);
  const shown = useShown();
  useEffect(() => {
    const sound = isWanted ? soundFor(shown) : undefined;
    if (sound !== undefined) playSound(sound);
  }, [shown, isWanted]);
}

/** Of something that goes with no update. */
export function playIfWanted(sound: Sound): void {
  if (useSettings.getState().sound) playSound(sound);
}
