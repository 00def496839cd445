/** How many games against bots were finished in this browser. The number outlives the records, of which only the latest are kept. */
import type { RecordSummary } from './savedGames.ts';

const KEPT = 'blackpoker.finished';

/** As far as it is known without looking: for the first picture of a page. */
export function knownFinished(): number {
  try {
    const kept = Number(localStorage.getItem(KEPT) ?? 0);
    return Number.isInteger(kept) && kept > 0 ? kept : 0;
  } catch {
    return 0;
  }
}

/** Reads the records, and remembers how many they are. */
export async function finishedGames(): Promise<number> {
  const finished = Math.max(knownFinished(), await countRecords());
  try {
    localStorage.setItem(KEPT, `${finished}`);
  } catch {
    // Storage is denied: the records say as much as is known.
  }
  return finished;
}

async function countRecords(): Promise<number> {
  try {
    const { listRecords } = await import('./savedGames.ts');
    return (await listRecords()).filter(isAgainstBot).length;
  } catch {
    return 0;
  }
}

const isAgainstBot = ({ seat, players, end }: RecordSummary): boolean =>
  seat !== undefined && end !== undefined && players[seat === 0 ? 1 : 0].startsWith('level');
