import type { JudgedDecision } from '@blackpoker/bots';
import { JUDGING, LEVEL_LOSSES, reviewSteps } from '@blackpoker/bots';
import { smallSeed } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { graphLine, graphRows } from '../../src/replay/graph.ts';
import { plyAt, timelineOf } from '../../src/replay/timeline.ts';
import { playedGame } from './playedGame.ts';

const record = playedGame('8.0/lite/entry20', 8);
const timeline = timelineOf(record);
const search = { ...JUDGING, iterations: 64, worlds: 8 };
const decisions: JudgedDecision[] = [];
for (const { decision } of reviewSteps(record, { search, seed: smallSeed(1), levels: LEVEL_LOSSES }))
  decisions.push(decision);

test('there is one row for each ply, whatever has been reviewed', () => {
  for (const judged of [[], decisions.slice(0, 3), decisions])
    expect(graphRows(timeline, judged).map(({ ply }) => ply)).toEqual(timeline.plies.map(({ index }) => index));
});

test('every decision of the review stands in the row of its ply', () => {
  const rows = graphRows(timeline, decisions);
  for (const judged of decisions) expect(rows[plyAt(timeline, judged.index)]?.judged).toBe(judged);
  expect(new Set(decisions.map(({ index }) => plyAt(timeline, index))).size).toBe(decisions.length);
});

test('both seats’ chances are those that A wins, and stay until the seat decides again', () => {
  const rows = graphRows(timeline, decisions);
  for (const { judged, chances } of rows)
    if (judged !== undefined)
      expect(chances[judged.seat === 0 ? 0 : 1]).toBeCloseTo(
        judged.seat === 0 ? judged.best.chance : 1 - judged.best.chance,
      );
  expect(rows[0]?.chances.filter((chance) => chance !== undefined).length).toBeLessThan(2);
  expect(rows.at(-1)?.chances.every((chance) => chance !== undefined)).toBe(true);
});

test('a line goes from left to right and ends with the game', () => {
  const line = graphLine(graphRows(timeline, decisions), 0, 1);
  expect(line.at(-1)).toEqual({ x: 1, y: 1 });
  for (const [i, { x, y }] of line.entries()) {
    expect(x).toBeGreaterThan(line[i - 1]?.x ?? -1);
    expect(y >= 0 && y <= 1).toBe(true);
  }
  expect(graphLine(graphRows(timeline, []), 0, null)).toEqual([]);
});
