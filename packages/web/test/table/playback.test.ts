/** The queue of steps over real games, on a clock of its own. */
import { LANGS } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import { describe, expect, it } from 'vitest';
import { lineText } from '../../src/table/playback/line.ts';
import { type Picture, Playback } from '../../src/table/playback/playback.ts';
import { stepTime } from '../../src/table/playback/stepTime.ts';
import { rulesFor } from '../../src/table/state/rulesFor.ts';
import { SeatedGame, setupOf } from '../host/seatedGame.ts';

interface Shown extends Picture {
  readonly at: number;
}

class Player {
  readonly shown: Shown[] = [];
  time = 0;
  private timer: { readonly call: () => void; readonly at: number } | undefined;
  readonly playback: Playback;

  constructor(stepMs: number, limitMs?: (update: GameUpdate) => number) {
    this.playback = new Playback({
      show: (picture) => this.shown.push({ ...picture, at: this.time }),
      stepMs: () => stepMs,
      limitMs: (update) => limitMs?.(update),
      now: () => this.time,
      setTimer: (call, ms) => {
        this.timer = { call, at: this.time + ms };
        return 1;
      },
      clearTimer: () => {
        this.timer = undefined;
      },
    });
  }

  /** Lets time pass until nothing waits, or until then. */
  run(until = Number.POSITIVE_INFINITY): void {
    for (let { timer } = this; timer !== undefined && timer.at <= until; timer = this.timer) {
      this.timer = undefined;
      this.time = timer.at;
      timer.call();
    }
    if (until !== Number.POSITIVE_INFINITY) this.time = until;
  }

  get ends(): Shown[] {
    return this.shown.filter(({ isStep }) => !isStep);
  }
}

async function gameOf(regulation: string, seed: number): Promise<readonly GameUpdate[]> {
  const table = new SeatedGame(await setupOf({ reg: regulation, seed: `${seed}`, starts: 'opponent' }), seed);
  await table.play();
  return table.updates;
}

const GAMES = ['8.0/lite/entry20', '8.0/master/full', '7.0/pro/full', '6.1/standard/randomHalf'];
const games = await Promise.all(GAMES.map((regulation, i) => gameOf(regulation, i + 11)));
const [short = []] = games;
const all = games.flat();

function played(updates: readonly GameUpdate[], stepMs: number): Player {
  const player = new Player(stepMs);
  for (const update of updates) player.playback.hear(update);
  player.run();
  return player;
}

const toldIn = (shown: readonly { readonly update: GameUpdate }[]) => shown.flatMap(({ update }) => update.told);

describe('over whole games', () => {
  it.each(GAMES.map((name, i) => [name, games[i] ?? []] as const))(
    '%s: nothing is lost, nothing comes twice',
    (_, updates) => {
      const { shown, ends } = played(updates, 600);
      expect(toldIn(shown)).toEqual(updates.flatMap(({ told }) => told));
      expect(ends.map(({ update }) => ({ ...update, told: [], fresh: false }))).toEqual(
        updates.map((update) => ({ ...update, told: [], fresh: false })),
      );
      expect(shown.filter(({ update }) => update.fresh).length).toBe(1);
    },
  );

  it('a step asks nobody and ends nothing', () => {
    for (const updates of games)
      for (const { isStep, update } of played(updates, 600).shown)
        if (isStep) expect([update.asked, update.end, update.thinking]).toEqual([false, undefined, false]);
  });

  it('each line is a whole sentence with names, in both languages', () => {
    const names = ['Mia', 'Mia'] as const;
    for (const updates of games)
      for (const { lines, update } of played(updates, 600).shown)
        for (const line of lines)
          for (const lang of LANGS) {
            const text = lineText(line, { lang, names, viewer: update.viewer, rules: rulesFor(update.view) });
            expect(text).not.toMatch(/[{}[\]|]|undefined| {2}|^$/);
            if (line.word !== 'log') expect(text).not.toMatch(/\bopponent|\bB\b/);
          }
  });
});

describe('time', () => {
  it('the pace says how long a step is shown, longer in the first games', () => {
    expect([0, 4, 5, 50].map((games) => stepTime('normal', games))).toEqual([900, 900, 600, 600]);
    expect((['slow', 'fast', 'off'] as const).map((pace) => stepTime(pace, 0))).toEqual([1_200, 350, 0]);
  });

  it('each spell of the opponent is shown for the time of a step', () => {
    const { shown } = played(short, 900);
    const requests = shown.flatMap(({ lines: [line], at, isStep }, i) =>
      isStep && line?.word === 'playOn' ? [(shown[i + 1]?.at ?? 0) - at] : [],
    );
    expect(requests.length).toBeGreaterThan(0);
    expect(new Set(requests)).toEqual(new Set([900]));
  });

  it('nothing waits if the pace is off, and the lines stay', () => {
    const { shown, time } = played(short, 0);
    expect(time).toBe(0);
    expect(shown.length).toBe(short.length);
    expect(shown.flatMap(({ lines }) => lines).length).toBeGreaterThan(10);
  });

  it('the deal takes 1.5 s at most', () => {
    const player = new Player(1_200);
    player.playback.hear(short[0] as GameUpdate);
    expect(player.shown[0]).toMatchObject({ isStep: true, scene: { deal: true } });
    player.run();
    expect(player.time).toBeGreaterThan(1_000);
    expect(player.time).toBeLessThanOrEqual(1_500);
  });

  it('the end waits for 1.2 s after the last blow', () => {
    for (const updates of games) {
      const { shown } = played(updates, 350);
      const end = shown.at(-1);
      expect(end?.update.end).toBeDefined();
      expect((end?.at ?? 0) - (shown.at(-2)?.at ?? 0)).toBeGreaterThanOrEqual(1_200);
    }
  });
});

describe('hurry', () => {
  it('a skip shows the present at once', () => {
    const player = new Player(900);
    for (const update of short) player.playback.hear(update);
    expect(player.playback.isBusy).toBe(true);
    player.playback.skip();
    expect(player.playback.isBusy).toBe(false);
    expect(player.ends.length).toBe(short.length);
    expect(toldIn(player.shown)).toEqual(short.flatMap(({ told }) => told));
    expect(player.time).toBe(0);
  });

  it('a new beginning, as after an undo, is shown at once', () => {
    const player = new Player(900);
    for (const update of short.slice(0, 12)) player.playback.hear(update);
    const again = { ...(short[3] as GameUpdate), fresh: true };
    player.playback.hear(again);
    expect(player.shown.at(-1)?.update).toEqual(again);
    expect(player.playback.isBusy).toBe(false);
  });

  it('over the network a question is shown in time, however much is waiting', () => {
    const limit = ({ asked }: GameUpdate): number => (asked ? 1_300 : 4_000);
    for (let i = 1; i < all.length; i++) {
      const update = all[i];
      if (update?.asked !== true || update.fresh) continue;
      const player = new Player(1_200, limit);
      for (const earlier of all.slice(Math.max(0, i - 6), i))
        player.playback.hear({ ...earlier, fresh: false, asked: false });
      player.run(200);
      player.playback.hear(update);
      player.run();
      expect(player.time).toBeLessThanOrEqual(1_500.01);
      expect(player.shown.at(-1)?.update.asked).toBe(true);
    }
  });
});
