/** Opens the position behind the # of the address. Returns what is wrong with it, in words. */
import { NotationError, notationProblemText, type Text } from '@blackpoker/engine';
import { useEffect, useState } from 'react';
import { useSay } from '../app/lang.ts';
import { useHash } from '../decks/hash.ts';
import { ShareError, sharedText } from '../host/shareText.ts';
import { load } from './editorStore.ts';
import { parseTable } from './positionModel.ts';

export function useSharedTable(): string | undefined {
  const say = useSay();
  const code = useHash();
  const [error, setError] = useState<Text>();
  useEffect(() => {
    if (code === '') return;
    let isLate = false;
    openShared(code).then(
      () => !isLate && setError(undefined),
      (problem: unknown) => !isLate && setError(problemText(problem)),
    );
    return () => {
      isLate = true;
    };
  }, [code]);
  return error === undefined ? undefined : say(error);
}

/** The address is free again, so that it does not overwrite what is edited from here on. */
async function openShared(code: string): Promise<void> {
  const table = parseTable(await sharedText(code));
  if (window.location.hash.slice(1) !== code) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  load(table);
}

function problemText(error: unknown): Text {
  if (error instanceof ShareError) return error.text;
  if (!(error instanceof NotationError)) throw error;
  return { ja: notationProblemText(error.problem, 'ja'), en: error.problem };
}
