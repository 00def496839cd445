/** Sounds with what happens at the table, at the moment when it is shown, if the person wants them. */
import { useEffect } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useShown, useTableState } from '../state/useTable.ts';
import { playSound } from './playSound.ts';
import { type Sound, soundFor } from './soundFor.ts';

export function useSound(): void {
  const isWanted = useSettings(({ sound }) => sound);
  const shown = useShown();
  const scene = useTableState(({ playing }) => playing.scene);
  useEffect(() => {
    const sound = isWanted ? soundFor({ ...shown, scene }) : undefined;
    if (sound !== undefined) playSound(sound);
  }, [shown, scene, isWanted]);
}

/** Of something that goes with no update. */
export function playIfWanted(sound: Sound): void {
  if (useSettings.getState().sound) playSound(sound);
}
