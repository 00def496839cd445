import { makeRng, smallSeed } from '@blackpoker/engine';
import type { ServerMessage } from '@blackpoker/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalBus } from '../../src/cluster/localBus.ts';
import type { Rooms } from '../../src/room/rooms.ts';
import { Client, newCmd, RoomTable } from './roomTable.ts';

let table: RoomTable;
let nodes: readonly [Rooms, Rooms];

beforeAll(async () => {
  table = await RoomTable.open();
  const local = new LocalBus();
  nodes = [await table.rooms('one', local.bus()), await table.rooms('two', local.bus())];
});
afterAll(() => table.close());

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Play = ReturnType<Client['playing']>;

/** What may happen next, in any order: by four tabs, two of each seat, on two nodes. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('play' as const), tab: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('again' as const), back: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('both' as const), tabs: fc.tuple(fc.nat(3), fc.nat(3)) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('late' as const), tab: fc.nat(3), by: fc.integer({ min: -3, max: 3 }) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.nat(4000) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('timeout' as const) }) },
);

test('in any order: one command for each decision, each acknowledged one at its seq, no gap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), fc.nat(1000), async (steps, seed) => {
      const game = await table.game({ seed: seed + 1, clock: { kind: 'live', bank: 20, increment: 0, free: 0 } });
      await nodes[0].begin(game);
      const tabs: Client[] = [];
      for (let i = 0; i < 4; i++) tabs.push(await Client.join(nodes[i % 2]!, game, i < 2 ? 0 : 1));
      const run = new Run(tabs, seed);
      for (const each of steps) await run.take(each);
      await table.settled();
      await run.check(game);
      for (const tab of tabs) tab.leave();
    }),
    { numRuns: 25, seed: 20_261_116 },
  );
});

class Run {
  private readonly tabs: readonly Client[];
  private readonly rng: ReturnType<typeof makeRng>;
  private readonly sent: { readonly tab: Client; readonly command: Play; answer?: ServerMessage }[] = [];

  constructor(tabs: readonly Client[], seed: number) {
    this.tabs = tabs;
    this.rng = makeRng(smallSeed(seed));
  }

  async take(each: Step): Promise<void> {
    switch (each.type) {
      case 'play':
        return await this.play([this.tabs[each.tab]!]);
      case 'both':
        return await this.play(each.tabs.map((tab) => this.tabs[tab]!));
      case 'again': {
        const before = this.sent.at(-1 - each.back);
        if (before !== undefined) await this.send(before.tab, before.command);
        return;
      }
      case 'late': {
        const [before] = this.sent;
        const tab = this.tabs[each.tab]!;
        if (before !== undefined)
          await this.send(tab, { ...before.command, cmd: newCmd(), decision: Math.max(0, tab.update!.id + each.by) });
        return;
      }
      case 'wait':
        return await table.clock.advance(each.ms);
      case 'timeout':
        return await table.clock.advance(25_000);
    }
  }

  private async play(tabs: readonly Client[]): Promise<void> {
    const asked = tabs.filter((tab) => tab.asked);
    await Promise.all(asked.map((tab) => this.send(tab, tab.playing(tab.request(this.rng)))));
  }

  private async send(tab: Client, command: Play): Promise<void> {
    const sent: (typeof this.sent)[number] = { tab, command };
    this.sent.push(sent);
    sent.answer = await tab.command(command);
  }

  async check(game: string): Promise<void> {
    const log = await table.log(game);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    expect(new Set(log.map(({ cmd }) => cmd)).size).toBe(log.length);
    const taken = new Map<number, string>();
    for (const { tab, command, answer } of this.sent) {
      const cmd = `${tab.viewer === 0 ? 'A' : 'B'}:${command.cmd}`;
      const row = log.find((each) => each.cmd === cmd);
      if (answer?.type !== 'ack') {
        expect(['stale', 'illegal', 'over']).toContain(answer?.type === 'refused' ? answer.code : answer?.type);
        continue;
      }
      expect(row?.seq).toBe(answer.seq);
      expect(taken.get(command.decision) ?? cmd).toBe(cmd);
      taken.set(command.decision, cmd);
    }
    const choices = log.filter(({ body }) => /"type":"(play|pass|timeout)"/.test(body));
    expect(choices.filter(({ body }) => /"type":"timeout"/.test(body)).length).toBeLessThanOrEqual(1);
    for (const tab of this.tabs)
      expect(tab.update?.id).toBe(choices.filter(({ body }) => !body.includes('timeout')).length);
  }
}
