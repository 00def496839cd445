import { NONE } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { bandOf, leadStory } from '../../src/report/lead.ts';

/** Shares of seat 0 at the start of turns 3, 5, 7 … */
const samples = (...shares: number[]) => shares.map((share, i) => ({ turn: 3 + 2 * i, share }));

describe('the story of the lead', () => {
  test('who leads from the first comparison to the end', () => {
    expect(leadStory(samples(0.6, 0.7, 0.8), 8, 0)).toEqual({
      changes: 0,
      drama: 0,
      decisiveTurn: 3,
      decidedPart: 6 / 8,
      halfTime: { behind: 1, share: expect.closeTo(0.3) },
    });
  });

  test('who comes from behind', () => {
    const story = leadStory(samples(0.4, 0.3, 0.5, 0.6), 10, 0);
    expect(story.changes).toBe(1);
    expect(story.drama).toBeCloseTo((0.2 + 0.4 + 0 + 0) / 4);
    expect(story.decisiveTurn).toBe(9);
    expect(story.decidedPart).toBeCloseTo(0.2);
    expect(story.halfTime).toEqual({ behind: 0, share: 0.3 });
  });

  test('who never led wins at the end: the lead changes with that', () => {
    const story = leadStory(samples(0.7, 0.8), 6, 1);
    expect(story).toMatchObject({ changes: 1, decisiveTurn: 6, decidedPart: 0 });
    expect(story.drama).toBeCloseTo((0.4 + 0.6) / 2);
  });

  test('a level table is nobody’s lead', () => {
    expect(leadStory(samples(0.6, 0.5, 0.6), 8, 0).changes).toBe(0);
    expect(leadStory(samples(0.6, 0.5, 0.4), 8, 0).changes).toBe(2);
    expect(leadStory(samples(0.5), 4, 0).halfTime).toEqual({ behind: NONE, share: 0.5 });
  });

  test('a game that was over before a comparison has no half-time', () => {
    expect(leadStory([], 2, 0)).toEqual({ changes: 0, drama: 0, decisiveTurn: 2, decidedPart: 0, halfTime: undefined });
    expect(leadStory([{ turn: 1, share: 0.4 }], 1, 0).halfTime).toBeUndefined();
    expect(leadStory(samples(0.4), 3, 0).halfTime).toBeUndefined();
    expect(leadStory(samples(0.4), 4, 0).halfTime).toBeDefined();
  });
});

test('bands are ten per cent wide', () => {
  expect([0, 0.0999, 0.1, 0.25, 0.4, 0.4999].map(bandOf)).toEqual(['0-10', '0-10', '10-20', '20-30', '40-50', '40-50']);
});
