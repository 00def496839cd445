/** A setup as far as it is public: who sits where, by which rules. Seed and decks are the server's. */
import type { GameSetup, SeatSetup } from '@blackpoker/host';
import type { Player, RoomStatus } from '@blackpoker/protocol';

const seatOf = ({ kind, level }: Player): SeatSetup =>
  kind === 'level' ? { kind: 'bot', level: level ?? 1 } : { kind: 'person' };

export function setupOf({ terms, players }: Pick<RoomStatus, 'terms' | 'players'>): GameSetup {
  return {
    regulation: terms.regulation,
    options: terms.options,
    seed: '',
    decks: [[], []],
    seats: [seatOf(players[0]), seatOf(players[1])],
  };
}
