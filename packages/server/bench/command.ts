/**
 * `npm run -s bench:command [-- --games N --rounds N]`: what a command costs in the process alone, from the frame that comes in to the frames that go out, without
 * sockets and disk; in microseconds, and in steps of a xorshift32 loop timed in the same process.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { SMART_PASSING } from '@blackpoker/bots';
import { dealDecks, makeRng, rulesetOf, type Seat, seedText, smallSeed } from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';
import type { Command, ServerMessage } from '@blackpoker/protocol';
import { calibrate } from '../../engine/bench/measure.ts';
import { Outages } from '../src/cluster/outages.ts';
import { ServerClock } from '../src/cluster/serverClock.ts';
import { Room } from '../src/room/room.ts';
import { RoomState } from '../src/room/roomState.ts';
import { framed } from '../src/wire/outflow.ts';
import { parseFrame } from '../src/wire/parseFrame.ts';
import { randomRequest } from '../trials/randomRequest.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '500' }, rounds: { type: 'string', default: '60' } },
});
const [games, rounds] = [Number(values.games), Number(values.rounds)];

const REGULATION = '8.0/master/full';
const PEOPLE = [{ kind: 'person' }, { kind: 'person' }] as const;
const CLOCK = { kind: 'none' } as const;
const clock = new ServerClock();
const outages = new Outages(clock);

const gameId = (n: number): string => `bench${String(n).padStart(7, '0')}`;

function setupOf(n: number): GameSetup {
  const rules = rulesetOf(REGULATION);
  if (rules === undefined) throw new Error(`bug: no ${REGULATION}`);
  const dice = makeRng(smallSeed(n + 1));
  const seed = [dice(), dice(), dice(), dice()] as const;
  return {
    regulation: REGULATION,
    options: rules.options,
    seed: seedText(seed),
    decks: dealDecks(rules, seed),
    seats: PEOPLE,
  };
}

type Told = Extract<ServerMessage, { type: 'game' }>;

/** A room with both its players; what it is told goes nowhere but into frames. */
class BenchRoom {
  readonly room: Room;
  /** By seat, as JSON in pieces. */
  readonly told: [readonly string[], readonly string[]] = [[], []];

  constructor(n: number) {
    const setup = setupOf(n);
    const { regulation, options } = setup;
    const state = new RoomState({
      game: gameId(n),
      setup,
      terms: { regulation, options, clock: CLOCK, rated: false, wins: 1 },
      startedAt: clock.now(),
    });
    const guest = (seat: Seat) => ({ id: `user${n}${seat}`, name: `player ${seat}`, kind: 'guest' }) as const;
    const facts = {
      players: [guest(0), guest(1)] as const,
      seedHash: 'f'.repeat(64),
      next: undefined,
      ratingChange: undefined,
      incident: undefined,
    };
    this.room = new Room(state, facts, {
      ...{ log: { append: async () => 'written', read: async () => [] }, clock, outages },
      bots: { choose: async () => 0, forget: () => {} },
      isDriver: () => true,
      isSure: () => true,
      onWritten: () => {},
      onFailure: (error) => {
        throw error;
      },
      onChange: () => {},
      onEnd: () => {},
      onPresence: () => {},
    });
    for (const seat of [0, 1] as const)
      this.room.join({
        viewer: seat,
        tell: (...pieces) => {
          this.told[seat] = pieces;
        },
      });
  }

  async hear(frame: string, seat: 0 | 1): Promise<void> {
    const message = parseFrame(frame);
    const answer = await this.room.command(seat, message as Command);
    framed([this.told[seat], [JSON.stringify(answer)]]);
    framed([this.told[seat === 0 ? 1 : 0]]);
    if (answer.type !== 'ack') throw new Error(`bug: ${JSON.stringify(answer)}`);
  }
}

interface Said {
  readonly seat: 0 | 1;
  readonly frame: string;
}

/** Both ask to be asked every time. */
const first = (n: number): Said[] =>
  ([0, 1] as const).map((seat) => {
    const profile = { ...SMART_PASSING, mode: 'ask' };
    return {
      seat,
      frame: JSON.stringify({ type: 'passing', game: gameId(n), cmd: `passing-${seat}`, profile, hold: false }),
    };
  });

/** What two players say who choose at random; undefined: the game is over. */
function nextSaid({ told }: BenchRoom, n: number, i: number, rng: () => number): Said | undefined {
  for (const seat of [0, 1] as const) {
    const { seq, update } = JSON.parse(told[seat].join('')) as Told;
    if (!update.asked) continue;
    const choices = randomRequest(update.view, rng);
    return {
      seat,
      frame: JSON.stringify({ type: 'play', game: gameId(n), cmd: `command-${i}`, decision: update.id, seq, choices }),
    };
  }
  return undefined;
}

async function script(n: number): Promise<Said[]> {
  const room = new BenchRoom(n);
  const rng = makeRng(smallSeed(n + 1));
  const said = first(n);
  for (const { frame, seat } of said) await room.hear(frame, seat);
  for (let i = 0; i < rounds; i++) {
    const next = nextSaid(room, n, i, rng);
    if (next === undefined) break;
    said.push(next);
    await room.hear(next.frame, next.seat);
  }
  await room.room.stop();
  return said;
}

/** All games side by side, a command of each in turn. Returns microseconds of CPU for each. */
async function replayed(scripts: readonly (readonly Said[])[]): Promise<number> {
  const rooms = scripts.map((_, n) => new BenchRoom(n));
  const before = process.cpuUsage();
  let count = 0;
  for (let i = 0; i < rounds + 2; i++)
    for (const [n, room] of rooms.entries()) {
      const said = scripts[n]?.[i];
      if (said === undefined) continue;
      await room.hear(said.frame, said.seat);
      count++;
    }
  const { user, system } = process.cpuUsage(before);
  for (const { room } of rooms) await room.stop();
  return (user + system) / count;
}

process.stderr.write(`${games} games are played once, to know what their players say …\n`);
const scripts: Said[][] = [];
for (let n = 0; n < games; n++) scripts.push(await script(n));
for (let turn = 0; turn < 4; turn++) {
  const step = Math.min(calibrate(), calibrate(), calibrate());
  const micros = await replayed(scripts);
  process.stdout.write(
    `${micros.toFixed(1)} µs of CPU for a command: ${((micros * 1000) / step).toFixed(0)} steps of ${step.toFixed(2)} ns\n`,
  );
}
