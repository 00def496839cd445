/** Where a record can be looked at by others: on the server that has the game, or anywhere by a link that holds all of it. */
import { shareCode } from './shareText.ts';

export interface RecordLink {
  readonly address: string;
  /** The record itself, for the part of the address behind `#`; undefined: the address leads to it. */
  readonly code: string | undefined;
}

export const wholeLink = async (record: string): Promise<RecordLink> => ({
  address: `${window.location.origin}/r`,
  code: await shareCode(record),
});

/** Of a game that the server has. */
export async function shortLink(game: string): Promise<RecordLink> {
  const { serverOrigin } = await import('../online/serverOrigin.ts');
  return { address: `${await serverOrigin()}/r/${game}`, code: undefined };
}
