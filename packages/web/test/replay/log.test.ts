import { LANGS } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { groupedLog, type LogLine, logOf, toldAt } from '../../src/replay/log.ts';
import { PERSPECTIVES, viewFor } from '../../src/replay/perspective.ts';
import { shownChoice } from '../../src/replay/shownChoice.ts';
import { timelineOf, turnAt } from '../../src/replay/timeline.ts';
import { playedGame, REGULATIONS } from './playedGame.ts';

/** Signs of cards that a text names. */
const signsIn = (text: string): string[] => text.match(/[♠♡♢♣](?:10|[2-9AJQK])|Joker/g) ?? [];

describe.each(REGULATIONS)('the log of %s', (regulation) => {
  const timeline = timelineOf(playedGame(regulation, 11));

  test.each(PERSPECTIVES)('is in order and belongs to its plies, seen by %s', (perspective) => {
    const lines = logOf(timeline, perspective);
    const belongs = ({ at, ply }: LogLine): boolean => {
      const { first, count } = timeline.plies[ply] ?? { first: -1, count: 1 };
      return at > first && at <= first + count;
    };
    expect(lines.length).toBeGreaterThan(timeline.plies.length / 2);
    expect(lines.filter((line) => !belongs(line))).toEqual([]);
    expect(lines.filter(({ at }, i) => at < (lines[i - 1]?.at ?? 0))).toEqual([]);
    expect(lines.filter(({ at, turn }) => turn > turnAt(timeline, at)!.turn)).toEqual([]);
    expect(lines.filter(({ text }) => LANGS.some((lang) => text[lang] === ''))).toEqual([]);
  });

  test('grouped, it is the same log', () => {
    const lines = logOf(timeline, 'open');
    const grouped = groupedLog(lines).flatMap(({ plies }) => plies.flatMap((ply) => ply.lines));
    expect(grouped).toEqual(lines.map(({ text }) => text));
  });

  test('at every place tells what the last ply led to', () => {
    const lines = logOf(timeline, 'open');
    const told = timeline.plies.flatMap(({ first, count }) => toldAt(timeline, lines, first + count));
    expect([...toldAt(timeline, lines, 0), ...told]).toEqual(lines.map(({ text }) => text));
  });
});

test('who looks through the eyes of a seat, or watches, is told of no card that only the other one draws', () => {
  const timeline = timelineOf(playedGame('8.0/lite/entry20', 5));
  const drawnBy = (perspective: 'A' | 'B' | 'watch' | 'open', seat: string): string[] =>
    logOf(timeline, perspective)
      .filter(({ text }) => text.en.startsWith(`${seat} draws`))
      .flatMap(({ text }) => signsIn(text.en));
  expect(drawnBy('open', 'A').length).toBeGreaterThan(0);
  expect(drawnBy('A', 'A')).toEqual(drawnBy('open', 'A'));
  expect(drawnBy('B', 'A')).toEqual([]);
  expect(drawnBy('A', 'B')).toEqual([]);
  expect([...drawnBy('watch', 'A'), ...drawnBy('watch', 'B')]).toEqual([]);
});

describe('a decision', () => {
  const timeline = timelineOf(playedGame('8.0/standard/pack', 6));
  const places = Array.from({ length: timeline.length }, (_, at) => at);

  test('shows exactly one option as chosen where both hands are open', () => {
    for (const at of places) {
      const shown = shownChoice(timeline, at, timeline.stateAt(at), 'open');
      expect(shown?.question?.options.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    }
  });

  test('is shown to the seat that makes it, and to nobody else', () => {
    for (const at of places) {
      const s = timeline.stateAt(at);
      const seen = PERSPECTIVES.map((perspective) => shownChoice(timeline, at, s, perspective)?.question !== undefined);
      const seat = shownChoice(timeline, at, s, 'open')?.seat;
      expect(seen).toEqual([seat === 0, seat === 1, true, false]);
    }
  });

  test('after the end there is none', () => {
    expect(shownChoice(timeline, timeline.length, timeline.stateAt(timeline.length), 'open')).toBeUndefined();
  });
});

test('the open view shows both hands, others only their own', () => {
  const s = timelineOf(playedGame('8.0/lite/entry20', 5)).stateAt(0);
  const known = PERSPECTIVES.map((each) => viewFor(s, each).seats.map(({ hand }) => hand.cards.length === hand.count));
  expect(known).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [false, false],
  ]);
});
