/**
 * The address at which a new game begins: `/t/new?…`. The table makes the game; what is left out comes from the settings.
 *
 * - `reg`: the id of a regulation, such as 8.0/lite/entry20
 * - `level`: 1 to 8, who plays against the person; or `hotseat=1`: a second person at this device
 * - `wins`: how many games won take the series, where the regulation leaves that to the players: 1, 2 or 3
 * - `starts`: me, opponent or chance
 * - `seed`: 32 hexadecimal digits or a small whole number
 * - `deck`: the code of the person's deck, or of two decks with a bar between them (docs/notation.md)
 */
import type { Settings } from '../app/settings.ts';

export interface NewGame {
  readonly regulation: string;
  readonly opponent: { readonly level: number } | 'person';
  /** How many games won take the series; 1: it is a single game, or as the regulation has it. */
  readonly wins: number;
  readonly starts: Settings['starts'];
  /** Empty: a new one. */
  readonly seed: string;
  /** Empty: as the seed deals it. */
  readonly deck: string;
}

export function tableAddress({ regulation, opponent, wins, starts, seed, deck }: NewGame): string {
  const asked = new URLSearchParams({
    reg: regulation,
    ...(opponent === 'person' ? { hotseat: '1' } : { level: String(opponent.level) }),
    ...(wins > 1 && { wins: String(wins) }),
    starts,
    ...(seed.trim() !== '' && { seed: seed.trim() }),
    ...(deck !== '' && { deck }),
  });
  return `/t/new?${asked}`;
}
