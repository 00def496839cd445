/** What the two players say to each other. Every line is committed before it is acknowledged. */

import type { Text } from '@blackpoker/engine';
import { type Seat, SPECTATOR, seatName, type Viewer } from '@blackpoker/engine';
import type { ChatLine, ClientMessage, PresetName, Refusal, ServerMessage } from '@blackpoker/protocol';
import type { Selectable } from 'kysely';
import type { Bus } from '../cluster/bus.ts';
import type { ChatTable } from '../store/schema.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { freeChatOf } from './freeChat.ts';
import { InTurn } from './inTurn.ts';
import { CHAT_WORDS, withMost } from './words.ts';

export type ChatCommand = Extract<ClientMessage, { readonly type: 'chat' | 'say' }>;
type ChatRow = Selectable<ChatTable>;

export const MOST_LINES = 60;
const PAUSE_MS = 1000;
/** Another node writes the same number at the same moment: rarely, and never often. */
const TRIES = 5;

export interface ChatDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: { readonly now: () => number };
}

export class Chat {
  private readonly deps: ChatDeps;
  private readonly turns = new InTurn();

  constructor(deps: ChatDeps) {
    this.deps = deps;
  }

  /** `ack` with the number of the line, also where the same command comes again; or `refused`: `retry` while the store is away. */
  async post(game: string, seat: Viewer, user: string, command: ChatCommand): Promise<ServerMessage> {
    try {
      return await this.turns.run(game, () => this.postInTurn(game, seat, user, command));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return { type: 'refused', game, cmd: command.cmd, code: 'retry', message: CHAT_WORDS.retry };
    }
  }

  private async postInTurn(game: string, seat: Viewer, user: string, command: ChatCommand): Promise<ServerMessage> {
    const refused = (code: Refusal, message: Text): ServerMessage => ({
      ...{ type: 'refused', game, cmd: command.cmd, code, message },
    });
    if (seat === SPECTATOR) return refused('forbidden', CHAT_WORDS.spectator);
    const cmd = `${seatName(seat)}:${command.cmd}`;
    const known = await this.lineOf(game, cmd);
    if (known !== undefined) return { type: 'ack', game, cmd: command.cmd, seq: known, dup: true };
    const against = await this.against(game, seat, command);
    if (against !== undefined) return refused(...against);
    const n = await this.write(game, seat, user, cmd, command);
    this.deps.bus.publish({ type: 'chat', game, n });
    return { type: 'ack', game, cmd: command.cmd, seq: n };
  }

  private async lineOf(game: string, cmd: string): Promise<number | undefined> {
    const row = this.deps.store.db.selectFrom('chat').select('n').where('game_id', '=', game).where('cmd', '=', cmd);
    return (await row.executeTakeFirst())?.n;
  }

  private async against(game: string, seat: Seat, command: ChatCommand): Promise<[Refusal, Text] | undefined> {
    const { db } = this.deps.store;
    const row = await db.selectFrom('games').select('started_at').where('id', '=', game).executeTakeFirst();
    if (row === undefined) return ['unknown', CHAT_WORDS.noGame];
    if (row.started_at === null) return ['bad', CHAT_WORDS.notBegun];
    const tooOften = await this.tooOften(game, seat);
    if (tooOften !== undefined) return ['tooOften', tooOften];
    if (command.type === 'chat') return undefined;
    const [a, b] = await freeChatOf(db, game);
    return a && b ? undefined : ['forbidden', CHAT_WORDS.notAgreed];
  }

  private async tooOften(game: string, seat: Seat): Promise<Text | undefined> {
    const { n, last } = await this.deps.store.db
      .selectFrom('chat')
      .select(({ fn }) => [fn.countAll<number>().as('n'), fn.max('at').as('last')])
      .where('game_id', '=', game)
      .where('seat', '=', seat)
      .executeTakeFirstOrThrow();
    if (Number(n) >= MOST_LINES) return withMost(CHAT_WORDS.tooMany, MOST_LINES);
    const since = this.deps.clock.now() - Number(last ?? Number.NEGATIVE_INFINITY);
    return since < PAUSE_MS ? CHAT_WORDS.tooSoon : undefined;
  }

  private async write(game: string, seat: Seat, user: string, cmd: string, command: ChatCommand): Promise<number> {
    const said = command.type === 'chat' ? { preset: command.preset } : { text: command.text };
    const line = { game_id: game, cmd, seat, user_id: user, at: this.deps.clock.now(), ...said };
    for (let i = 0; i < TRIES; i++) {
      const n = 1 + (await this.lastNumber(game));
      const insert = this.deps.store.db.insertInto('chat').values({ ...line, n });
      const { numInsertedOrUpdatedRows } = await insert.onConflict((c) => c.doNothing()).executeTakeFirst();
      const written = numInsertedOrUpdatedRows === 1n ? n : await this.lineOf(game, cmd);
      if (written !== undefined) return written;
    }
    throw new Error(`no line could be added to the chat of game ${game}`);
  }

  private async lastNumber(game: string): Promise<number> {
    const lines = this.deps.store.db.selectFrom('chat').where('game_id', '=', game);
    const row = await lines.select(({ fn }) => fn.max('n').as('n')).executeTakeFirst();
    return Number(row?.n ?? 0);
  }

  /** Of those of these games in which something was said. */
  async lastNumbers(games: readonly string[]): Promise<[game: string, n: number][]> {
    if (games.length === 0) return [];
    const lines = this.deps.store.db.selectFrom('chat').where('game_id', 'in', games).groupBy('game_id');
    const rows = await lines.select(({ fn }) => ['game_id', fn.max('n').as('n')]).execute();
    return rows.map(({ game_id, n }) => [game_id, Number(n)]);
  }

  /** Those after this number, in order. */
  async lines(game: string, after: number): Promise<ChatLine[]> {
    const rows = this.deps.store.db.selectFrom('chat').selectAll().where('game_id', '=', game).where('n', '>', after);
    return (await rows.orderBy('n').execute()).flatMap(lineFrom);
  }
}

/** Words of somebody who has left for good are gone. */
function lineFrom({ n, seat, at, preset, text }: ChatRow): ChatLine[] {
  if (preset !== null) return [{ n, by: seat, at, preset: preset as PresetName }];
  return text === null ? [] : [{ n, by: seat, at, text }];
}
