/** Games in the store as the server leaves them: played at random, through the log. */
import { countOptions, makeRng, optionAt, type Rng, randomBelow, smallSeed } from '@blackpoker/engine';
import { beginning } from '../../src/lobby/beginning.ts';
import type { GameRow } from '../../src/lobby/gameRow.ts';
import { writeEnd } from '../../src/room/ending.ts';
import { roomBase } from '../../src/room/roomBase.ts';
import type { RoomAct, RoomEvent } from '../../src/room/roomEvent.ts';
import { RoomState } from '../../src/room/roomState.ts';
import type { Store } from '../../src/store/store.ts';

const START = 1_785_000_000_000;
const PLAYERS = [
  { id: 'ua', name: 'アキラ', kind: 'guest', online: true },
  { id: 'ub', name: 'Ben', kind: 'guest', online: true },
] as const;

const SITS = [
  { user: 'ua', level: null, deck: null },
  { user: 'ub', level: null, deck: null },
] as const;

async function newGame({ db }: Store, id: string): Promise<GameRow> {
  const terms = { regulation: '8.0/lite/entry20', options: JSON.stringify({ graveTop: 'last' }), wins: 1 };
  const begun = beginning(terms, { game: id, at: START, node: 'n', sits: SITS });
  const row = { id, kind: 'open', clock: '{"kind":"none"}', rated: 0, created_at: START, turns: 0, ...terms, ...begun };
  await db.insertInto('games').values(row).execute();
  return await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Plays up to `most` choices, and to the end where that is enough. */
export async function storeGame(store: Store, id: string, most = Number.POSITIVE_INFINITY): Promise<RoomState> {
  const room = new RoomState(roomBase(await newGame(store, id)));
  const dice = makeRng(smallSeed(id.length));
  while (room.end === undefined && room.seq < most) {
    const event = eventOf(room, dice);
    const { seq, cmd, at, what } = event;
    await store.log.append({ game: id, seq, cmd, at, body: JSON.stringify({ what }) });
    room.apply(event);
  }
  if (room.end !== undefined) await writeEnd(store, room, PLAYERS);
  return room;
}

function eventOf(room: RoomState, dice: Rng): RoomEvent {
  const seq = room.seq + 1;
  return { seq, cmd: `A:command${seq}`, at: START + seq, what: actOf(room, dice) };
}

function actOf({ state, seat }: RoomState, dice: Rng): RoomAct {
  if (seat === undefined) throw new Error('bug: the game is over');
  return { type: 'play', seat, choices: [optionAt(state, randomBelow(dice, countOptions(state)))] };
}
