import type { GameEvent } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import { describe, expect, it } from 'vitest';
import { Playback } from '../../src/table/state/playback.ts';

const REQUESTED: GameEvent = {
  type: 'requested',
  seat: 1,
  request: 0,
  action: 15,
  cards: [],
  count: 0,
  open: 3,
  target: undefined,
};

/** Only what a playback looks at. */
const update = (id: number, event?: GameEvent, more: Partial<GameUpdate> = {}): GameUpdate =>
  ({
    id,
    viewer: 0,
    asked: false,
    fresh: false,
    end: undefined,
    told: event === undefined ? [] : [{ event, turn: 1, text: undefined }],
    ...more,
  }) as GameUpdate;

function player(pace: number) {
  const shown: number[] = [];
  const timers: { call: () => void; ms: number }[] = [];
  const playback = new Playback({
    show: ({ id }) => shown.push(id),
    pace: () => pace,
    setTimer: (call, ms) => timers.push({ call, ms }),
    clearTimer: () => timers.splice(0),
  });
  return { shown, timers, playback };
}

describe('playback', () => {
  it('leaves time to see what the opponent does', () => {
    const { shown, timers, playback } = player(1);
    playback.hear(update(1, REQUESTED));
    playback.hear(update(2, undefined, { asked: true }));
    expect(shown).toEqual([1]);
    timers.shift()?.call();
    expect(shown).toEqual([1, 2]);
  });

  it('waits at most a moment, however much happens', () => {
    const { timers, playback } = player(1);
    let waited = 0;
    for (let id = 1; id < 20; id++) playback.hear(update(id, REQUESTED));
    for (let timer = timers.shift(); timer !== undefined; timer = timers.shift()) {
      waited += timer.ms;
      timer.call();
    }
    expect(waited).toBeLessThanOrEqual(1_200);
  });

  it('shows everything at once without movement, and when somebody taps', () => {
    const still = player(0);
    for (let id = 1; id < 4; id++) still.playback.hear(update(id, REQUESTED));
    expect(still.shown).toEqual([1, 2, 3]);
    const { shown, playback } = player(1.5);
    for (let id = 1; id < 4; id++) playback.hear(update(id, REQUESTED));
    playback.skip();
    expect(shown).toEqual([1, 2, 3]);
  });

  it('does not dwell on what the person did', () => {
    const { shown, playback } = player(1);
    playback.hear(update(1, { ...REQUESTED, seat: 0 }));
    playback.hear(update(2));
    expect(shown).toEqual([1, 2]);
  });
});
