/** Games between programs on one or several nodes, with a ledger of what they were told. */
import { makeRng, SEAT_NAMES, smallSeed } from '@blackpoker/engine';
import { newGame, newGuest } from '../../trials/guests.ts';
import { Ledger } from '../../trials/ledger.ts';
import { NO_FAULTS, SeatClient } from '../../trials/seatClient.ts';

export interface Tables {
  readonly ledger: Ledger;
  readonly games: readonly string[];
  /** Codes with which sockets were closed. */
  readonly codes: number[];
  /** All games have ended. */
  readonly over: Promise<void>;
  readonly close: () => void;
}

/** `urlOf`: where that seat of that table connects, asked anew each time. */
export async function playTables(count: number, urlOf: (seat: number, table: number) => string): Promise<Tables> {
  const ledger = new Ledger();
  const codes: number[] = [];
  const games: string[] = [];
  const clients: SeatClient[] = [];
  for (let table = 0; table < count; table++) {
    const url = (): string => urlOf(0, table);
    const guests = [await newGuest(url, `one ${table}`), await newGuest(url, `two ${table}`)] as const;
    const game = await newGame(url, guests, '8.0/lite/entry20');
    games.push(game);
    clients.push(
      ...guests.map(({ cookie }, i) =>
        seatClient({ game, cookie, ledger, codes, url: () => urlOf(i, table), seed: 2 * table + i }),
      ),
    );
  }
  const over = Promise.all(clients.map((client) => client.over)).then(() => {});
  const close = (): void => {
    for (const client of clients) client.close();
  };
  return { ledger, games, codes, over, close };
}

interface Sitting {
  readonly game: string;
  readonly cookie: string;
  readonly ledger: Ledger;
  readonly codes: number[];
  readonly url: () => string;
  readonly seed: number;
}

function seatClient({ game, cookie, ledger, codes, url, seed }: Sitting): SeatClient {
  let seat = 0;
  return new SeatClient({
    ...{ url, cookie, game, rng: makeRng(smallSeed(seed)), faults: NO_FAULTS, paceMs: 20 },
    onAck: (cmd, seq, isDuplicate) => ledger.ack(game, `${SEAT_NAMES[seat]}:${cmd}`, seq, isDuplicate),
    onServed: ({ seq, update }) => {
      seat = update.viewer;
      ledger.serve(game, seq, update.viewer, update.view);
    },
    onWrong: (what) => ledger.wrong.push(`${game}: ${what}`),
    onClosed: (code) => codes.push(code),
  });
}
