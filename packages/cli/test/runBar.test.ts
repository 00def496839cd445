import type { Lang } from '@blackpoker/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Io } from '../src/io.ts';
import { RUN_WORDS, RunBar } from '../src/runBar.ts';

afterEach(() => vi.restoreAllMocks());

/** What the bar shows when it is told of progress, each time so many seconds after the start. */
function shown(
  watched: boolean,
  lang: Lang,
  told: readonly (readonly [seconds: number, done: number, kept: number])[],
  columns = 80,
) {
  const lines: string[] = [];
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const io: Io = {
    out: () => undefined,
    err: (text) => void lines.push(`err: ${text}`),
    status: (text) => void lines.push(text),
    env: {},
    colour: false,
    watched,
    columns,
    lines: async function* () {},
  };
  const bar = new RunBar(io, lang, RUN_WORDS.games);
  for (const [seconds, done, kept] of told) {
    now.mockReturnValue(1000 * seconds);
    bar.tell({ units: 100_000, done, kept });
  }
  bar.end();
  return lines;
}

describe('the progress bar', () => {
  test('is drawn again and again, with the speed since the first game and the time that is left', () => {
    expect(
      shown(true, 'en', [
        [0, 0, 0],
        [2, 1, 0],
        [12, 25_000, 0],
        [12.05, 25_100, 0],
        [42, 100_000, 0],
      ]),
    ).toEqual([
      '[..............................] 1 of 100,000 games',
      '[#######.......................] 25,000 of 100,000 games · 2,500/s · 0:30 left',
      '[##############################] 100,000 of 100,000 games · 2,500/s · 0:00 left',
      '',
    ]);
  });

  test('has a line at times where nobody watches', () => {
    const told = Array.from({ length: 31 }, (_, i) => [i, 10 * i, 0] as const);
    expect(shown(false, 'en', told)).toEqual([
      'err: 100 of 100,000 games · 10/s · 2:46:30 left',
      'err: 200 of 100,000 games · 10/s · 2:46:20 left',
      'err: 300 of 100,000 games · 10/s · 2:46:10 left',
      '',
    ]);
  });

  test('does not take what was there before for speed', () => {
    expect(
      shown(true, 'ja', [
        [0, 50_000, 50_000],
        [1, 50_001, 50_000],
        [11, 50_051, 50_000],
      ]),
    ).toEqual([
      'err: 前回までの50,000ゲームを引き継ぎます（全100,000）。',
      expect.stringContaining('100,000ゲーム中50,001'),
      expect.stringMatching(/100,000ゲーム中50,051 · 毎秒5 · 残り2:46:\d\d$/),
      '',
    ]);
  });

  test('fits the terminal', () => {
    const told = [
      [0, 0, 0],
      [1, 1, 0],
      [9, 80_000, 0],
    ] as const;
    for (const line of shown(true, 'en', told, 60)) expect(line.length).toBeLessThan(60);
    expect(shown(true, 'en', told, 50).at(-2)).toMatch(/^80,000 of/);
  });
});
