/** A number that counts to its new value: 70 ms a step, 600 ms in all at most. */
import { useEffect, useState } from 'react';
import { pace } from './pace.ts';

const STEP_MS = 70;
const MOST_MS = 600;

export function useTicking(value: number | undefined): number | undefined {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return undefined;
    if (value === undefined || shown === undefined || pace() === 0) {
      setShown(value);
      return undefined;
    }
    const step = Math.min(STEP_MS, MOST_MS / Math.abs(value - shown)) * pace();
    const timer = window.setTimeout(() => setShown(shown + Math.sign(value - shown)), step);
    return () => window.clearTimeout(timer);
  }, [value, shown]);
  return shown;
}
