import { cardChoice, PASS, rulesetOf, unitChoice } from '@blackpoker/engine';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../src/table/command/parseCommand.ts';
import { runCommand } from '../../src/table/command/runCommand.ts';
import type { World } from '../../src/table/planning/world.ts';
import { stepped } from '../../src/table/planning/world.ts';
import { card, deskAt, LIFE, MAIN, worldAt } from './tables.ts';

const RULES = rulesetOf('8.0/master/rarePack', { graveTop: 'last' })!;

const read = (line: string) => {
  const parsed = parseCommand(line, RULES);
  if (!parsed.ok) return parsed.problem.en;
  const { command } = parsed;
  if (command.type !== 'request') return command;
  const { action, ...words } = command.words;
  return { action: action.id, ...words };
};

/** What a line does: the choices that are sent, or the problem. */
function run(world: World, line: string): readonly number[] | string {
  const parsed = parseCommand(line, world.state.rules);
  if (!parsed.ok) return parsed.problem.en;
  const ran = runCommand(deskAt(world), parsed.command);
  if (ran === undefined) return 'no answer';
  if (!ran.ok) return ran.problem.en;
  expect(stepped(world.state, ran.submit.choices)).toBeDefined();
  return ran.submit.choices;
}

describe('reading a line', () => {
  it('takes apart key cards, target and costs', () => {
    const whole = { action: 'down', keys: ['s7'], target: 'c6', costs: { D: ['d8'] }, keep: false };
    expect(read('down s7 > c6 / d d8')).toEqual(whole);
    expect(read('  DOWN   s7>c6/d d8 ')).toEqual(whole);
    expect(read('ダウン s7 → c6 / d d8')).toEqual(whole);
    expect(read('blackjack / s w1 c5 keep')).toMatchObject({
      action: 'blackJack',
      costs: { S: ['w1', 'c5'] },
      keep: true,
    });
  });

  it('finds actions by id, by name in both languages, and by their beginning', () => {
    for (const line of ['setBulwark d8', 'set bulwark d8', '防壁設置 d8', 'setb d8'])
      expect(read(line)).toMatchObject({ action: 'setBulwark', keys: ['d8'] });
    expect(read('rsf')).toMatchObject({ action: 'royalStraightFlush' });
    expect(read('B・J')).toMatchObject({ action: 'blackJack' });
    expect(read('hand destruction d3 c4')).toMatchObject({ action: 'handDestruction', keys: ['d3', 'c4'] });
  });

  it('knows the other commands in both languages', () => {
    expect(read('hand')).toEqual({ type: 'plain', verb: 'hand' });
    expect(read('手札')).toEqual({ type: 'plain', verb: 'hand' });
    expect(read('パス')).toEqual({ type: 'plain', verb: 'pass' });
    expect(read('attack s7 h4')).toEqual({ type: 'attack', units: ['s7', 'h4'], all: false });
    expect(read('攻撃 全員')).toEqual({ type: 'attack', units: [], all: true });
    expect(read('block 1 c6 d8, 2 w2')).toEqual({
      type: 'block',
      lanes: [
        { attacker: 1, units: ['c6', 'd8'] },
        { attacker: 2, units: ['w2'] },
      ],
    });
    expect(read('choose 1 3')).toEqual({ type: 'choose', numbers: [1, 3] });
    expect(read('2')).toEqual({ type: 'choose', numbers: [2] });
    expect(read('why counter')).toMatchObject({ type: 'why', action: { id: 'counter' } });
    expect(read('resign')).toEqual({ type: 'resign', sure: false });
  });

  it('says what to do where it does not understand', () => {
    expect(read('')).toMatch(/help/);
    expect(read('fireball s7')).toMatch(/“fireball s7” is not understood/);
    expect(read('why fireball')).toMatch(/no action/);
    expect(read('block c6')).toMatch(/block NUMBER/);
  });
});

describe('carrying it out', () => {
  const main = worldAt(MAIN);

  it('requests with what was said and fills in the rest', () => {
    expect(run(main, 'down s7 > opp:d6 / d d8')).toEqual(
      expect.arrayContaining([cardChoice(card('D8')), unitChoice(1, 2), PASS]),
    );
    expect(run(main, 'down s7 > d6')).toContain(unitChoice(1, 2));
    expect(run(main, 'summon soldier s9 / b w1')).toContain(unitChoice(0, 0));
    expect(run(main, 'setbulwark d8')).toContain(cardChoice(card('D8')));
    expect(run(main, 'kill s9 s7 > c10 keep')).not.toContain(PASS);
  });

  it('says what is missing', () => {
    expect(run(main, 'down s7')).toBe('Write the target: s5 hk opp:c10 opp:d6');
    expect(run(main, 'down')).toBe('Write the key cards of Down: s7, s9');
    expect(run(main, 'down s7 > c3')).toMatch(/“c3” cannot be chosen. Candidates: s5 hk opp:c10 opp:d6/);
    expect(run(main, 'down h5')).toMatch(/key cards of Down/);
    expect(run(main, 'truce')).toMatch(/Truce is not available: /);
    expect(run(main, 'down d2 > c10')).toMatch(/cannot be chosen/);
  });

  it('passes, ends, attacks and blocks', () => {
    expect(run(main, 'end')).toHaveLength(2);
    expect(run(main, 'attack s5 hk')).toHaveLength(2);
    expect(run(main, 'attack c10')).toMatch(/cannot be chosen/);
    expect(run(main, 'take')).toMatch(/not asked/);
    const attacked = worldAt(
      `8.0/lite/full turn: B chance: A
       A: ${LIFE} | hand C9 | field bulwark S4, C6, D8
       B: ${LIFE} | hand C9 | field SK driven, C4 driven
       stage: B block  combat: B1, B2  passed: B`,
      [PASS],
    );
    expect(run(attacked, 'block 1 c6 d8, 2 w1')).toEqual([unitChoice(0, 1), unitChoice(0, 2), unitChoice(0, 0)]);
    expect(run(attacked, 'take')).toEqual([1, 1]);
    expect(run(attacked, 'block 3 c6')).toMatch(/1 to 2/);
    expect(run(attacked, 'block 1 c6 w1')).toMatch(/block NUMBER/);
  });

  it('chooses by number', () => {
    const options = main.asked.options.map(({ choice }) => choice);
    expect(run(main, `choose ${options.indexOf(PASS) + 1}`)).toEqual([PASS]);
    expect(run(main, 'choose 99')).toMatch(/Numbers go from 1 to/);
  });

  it('asks which one is meant where a card stands on both sides', () => {
    const twins = worldAt(MAIN.replace('C10, D6', 'S5, D6'));
    expect(run(twins, 'down s7 > s5')).toContain(unitChoice(0, 3));
    expect(run(twins, 'down s7 > opp:s5')).toContain(unitChoice(1, 1));
  });
});
