/** Checks in this browser that a game, or its whole series, was dealt from the seed whose hash was told at the start. */
import { type ShuffleProof, shuffleProof } from '@blackpoker/host';
import { ApiError, fetchGame, fetchRecord } from './api.ts';

export interface Promised {
  readonly seed: string;
  readonly seedHash: string;
}

/** `promised`: at the table; else what the server says of the game. Rejects where it has no answer. */
export async function verifyGame(game: string, promised?: Promised): Promise<ShuffleProof> {
  const { line, series, seed = '', seedHash } = await fetchGame(game);
  const records = await Promise.all(series.map(recordOf));
  return shuffleProof({ seed, seedHash, ...promised, records: records.flat(), wins: line.terms.wins });
}

const NOT_FOUND = 404;

/** A game that was called off has none. */
const recordOf = (game: string): Promise<readonly string[]> =>
  fetchRecord(game).then(
    (text) => [text],
    (error) => (error instanceof ApiError && error.status === NOT_FOUND ? [] : Promise.reject(error)),
  );
