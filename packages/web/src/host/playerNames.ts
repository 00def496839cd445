import { seatName } from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';

/** As a record names them: "you" and "level3", or "player A" and "player B" at one device. */
export function playerNames({ seats }: GameSetup): readonly [string, string] {
  const name = (seat: 0 | 1): string => {
    const who = seats[seat];
    if (who.kind === 'bot') return `level${who.level}`;
    return seats[seat === 0 ? 1 : 0].kind === 'bot' ? 'you' : `player ${seatName(seat)}`;
  };
  return [name(0), name(1)];
}
