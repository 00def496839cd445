/** Checks in this browser that a game, or its whole series, was dealt from the seed whose hash was told at the start. */
import { shuffleProof } from '@blackpoker/host';
import { fetchGame, fetchRecord } from './api.ts';

interface Promised {
  readonly seed: string;
  readonly seedHash: string;
}

/** Undefined: it was; else what is wrong. */
export async function verifyGame(game: string, promised: Promised): Promise<string | undefined> {
  try {
    const { line, series } = await fetchGame(game);
    const records = await Promise.all(series.map(fetchRecord));
    const proof = shuffleProof({ ...promised, records, wins: line.terms.wins });
    return proof.ok ? undefined : proof.detail;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
