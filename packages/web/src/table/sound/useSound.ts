/** Sounds with what happens at the table, at the moment when it is shown, if the person wants them. */
import { useEffect } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useShown, useTableState } from '../state/useTable.ts';
import { type Sound, soundFor } from './soundFor.ts';

export function useSound(): void {
  const isWanted = useSettings(({ sound }) => sound);
  const shown = useShown();
  const scene = useTableState(({ playing }) => playing.scene);
  useEffect(() => {
    const sound = isWanted ? soundFor({ ...shown, scene }) : undefined;
    if (sound !== undefined) play(sound);
  }, [shown, scene, isWanted]);
}

/** The first picture of a table needs no sound. */
function play(sound: Sound): void {
  import('./playSound.ts').then(
    ({ playSound }) => playSound(sound),
    () => {},
  );
}

/** Of something that goes with no update. */
export function playIfWanted(sound: Sound): void {
  if (useSettings.getState().sound) play(sound);
}
