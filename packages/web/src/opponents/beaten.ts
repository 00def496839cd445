/** Which opponents the person of this browser has beaten. It outlives the records, of which only the latest are kept. */
import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import { listRecords, type RecordSummary } from '../host/savedGames.ts';
import { opponentLevel } from './opponentLevel.ts';

const KEPT = 'blackpoker.beaten';

const isWon = ({ end, seat }: RecordSummary): boolean => seat !== undefined && end?.winner === seat;

function keptLevels(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((level): level is number => typeof level === 'number') : [];
  } catch {
    return [];
  }
}

/** Reads the records, and remembers what they say. */
export async function beatenLevels(): Promise<ReadonlySet<number>> {
  const records = await listRecords().catch(() => []);
  const won = records.filter(isWon).map((record) => opponentLevel(record) ?? 0);
  const beaten = new Set(
    LEVEL_WORDS.map(({ level }) => level).filter((level) => [...keptLevels(), ...won].includes(level)),
  );
  try {
    localStorage.setItem(KEPT, JSON.stringify([...beaten]));
  } catch {
    // Storage is denied: the records say as much as is known.
  }
  return beaten;
}
