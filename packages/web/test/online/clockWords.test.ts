/** Clocks as people read them. */
import { describe, expect, test } from 'vitest';
import { CLOCK_CHOICES, clockNote, clockTitle, timeText } from '../../src/online/clockWords.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

describe('the time that is left', () => {
  test.each([
    [0, '0:00'],
    [245 * SECOND, '4:05'],
    [HOUR, '1\u00a0h'],
    [DAY - 2 * SECOND, '23\u00a0h'],
    [DAY, '1\u00a0d'],
    [2 * DAY - SECOND, '1\u00a0d\u00a023\u00a0h'],
    [3 * DAY - 2 * SECOND, '2\u00a0d\u00a023\u00a0h'],
    [3 * DAY, '3\u00a0d'],
    [7 * DAY - 2 * SECOND, '7\u00a0d'],
  ])('%i ms: %s', (ms, text) => {
    expect(timeText(ms, 'en')).toBe(text);
  });

  test('in Japanese', () => {
    expect(timeText(3 * DAY - 2 * SECOND, 'ja')).toBe('2日23時間');
  });
});

describe('terms', () => {
  const [, five, , days, none] = CLOCK_CHOICES.map(({ terms }) => terms);

  test('are not broken between a figure and its unit', () => {
    expect(clockTitle(five!, 'en')).toBe('5\u00a0min\u00a0+\u00a03\u00a0s');
    expect(clockTitle(days!, 'en')).toMatch(/^3\u00a0days/);
  });

  test('are explained', () => {
    expect(clockNote(five!, 'en')).toMatch(/5 minutes.* 3 seconds/);
    expect(clockNote(days!, 'ja')).toContain('3日');
    expect(clockNote(none!, 'en')).not.toBe('');
  });
});
