import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import { useEffect, useState } from 'react';

const NOBODY: ReadonlySet<number> = new Set();

/** Whom the person has beaten; nobody until the records are read. */
export function useBeaten(): ReadonlySet<number> {
  const [beaten, setBeaten] = useState(NOBODY);
  useEffect(() => {
    let isHere = true;
    import('./beaten.ts')
      .then(({ beatenLevels }) => beatenLevels())
      .then(
        (found) => isHere && setBeaten(found),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, []);
  return beaten;
}

/** The first on the path who has not been beaten; undefined: nobody is left. */
export const nextOn = (beaten: ReadonlySet<number>): number | undefined =>
  LEVEL_WORDS.find(({ level }) => !beaten.has(level))?.level;
