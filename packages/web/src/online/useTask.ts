/** Something that takes a while and may fail: is it under way, and what was said against it? */
import { useState } from 'react';
import { useSay } from '../app/lang.ts';
import { wordsOf } from './api.ts';

interface Task {
  readonly isBusy: boolean;
  readonly problem: string;
  readonly run: (deed: () => Promise<unknown>) => void;
}

export function useTask(): Task {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = (deed: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    deed()
      .catch((error) => setProblem(say(wordsOf(error))))
      .finally(() => setBusy(false));
  };
  return { isBusy, problem, run };
}
