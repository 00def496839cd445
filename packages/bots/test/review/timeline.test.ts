import { countOptions, PASS, replay, rulesetOf, SPECTATOR, type State, seatToAct, view } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { judgeWindow } from '../../src/passing/judgeWindow.ts';
import { SMART_PASSING } from '../../src/passing/profile.ts';
import { timelineOf } from '../../src/review/timeline.ts';
import { scriptedGame } from './games.ts';

describe.each(['8.0/lite/full', '7.0/standard/random40+pack', '6.1/master/randomHalf'])('a game of %s', (id) => {
  const record = scriptedGame(id, 2);
  const rules = rulesetOf(id)!;
  const { played, chancy, winner, isOver } = timelineOf(record, rules);

  test('a decision has something to choose, and what is left has not', () => {
    const owner = new Map(played.flatMap(({ index, line }, i) => line.map((_, part) => [index + part, i] as const)));
    replay(record, rules, (s, choice, index) => {
      const decision = played[owner.get(index) ?? -1];
      if (decision === undefined) {
        const isForced = countOptions(s) === 1;
        const isPassedFor = choice === PASS && !judgeWindow(s, seatToAct(s), SMART_PASSING).stop;
        return expect(isForced || isPassedFor).toBe(true);
      }
      expect(decision.seat).toBe(seatToAct(s));
      expect(decision.line[index - decision.index]).toBe(choice);
      if (index === decision.index) expect(countOptions(s)).toBeGreaterThan(1);
    });
  });

  test('a pass that was made for the player is no decision', () => {
    const [passed] = played.filter(({ kind, line }) => kind === 'chance' && line[0] === PASS);
    expect(passed).toBeDefined();
    const automatic = [passed?.index ?? 0];
    const left = timelineOf(record, rules, SPECTATOR, automatic).played;
    expect(left.map(({ index }) => index)).toEqual(played.filter((each) => each !== passed).map(({ index }) => index));
  });

  test('a decision keeps what its seat saw, and nothing else', () => {
    const byIndex = new Map(played.map((decision) => [decision.index, decision]));
    replay(record, rules, (s, _, index) => {
      const decision = byIndex.get(index);
      if (decision !== undefined) expect(decision.view).toEqual(view(s, decision.seat));
    });
  });

  test('a request is one decision', () => {
    expect(played.some(({ kind, line }) => kind === 'chance' && line.length > 1)).toBe(true);
    for (const { kind } of played) expect(kind).not.toMatch(/^(key|pay.|target)$/);
  });

  test('cards decide where they leave a life', () => {
    const lives = ({ bytes }: State): string => bytes.join();
    expect(chancy.length).toBeGreaterThan(0);
    for (const { before, after, told } of chancy) {
      expect(lives(before)).not.toBe(lives(after));
      for (const { ja, en } of told) for (const text of [ja, en]) expect(text).not.toMatch(/[{}]|^$/);
    }
  });

  test('it tells who won', () => {
    expect(isOver).toBe(true);
    expect(winner === undefined ? 'draw' : 'AB'[winner]).toBe(record.result);
  });
});
