/** The words and buttons at the moments that a newcomer has to understand. */
import { apply, decision, indexOfAction, PASS, unitChoice, view } from '@blackpoker/engine';
import { describe, expect, it } from 'vitest';
import type { Act } from '../../src/table/draft/act.ts';
import type { Desk, Outcome } from '../../src/table/draft/desk.ts';
import { perform } from '../../src/table/draft/perform.ts';
import { worldOf } from '../../src/table/planning/world.ts';
import { promptOf } from '../../src/table/prompt/promptOf.ts';
import { card, deskAt, LIFE, MAIN, stateOf, worldAt } from './tables.ts';

const tap = (text: string): Act => ({ type: 'thing', thing: { type: 'card', card: card(text) } });
const tapUnit = (seat: number, position: number): Act => ({ type: 'thing', thing: { type: 'unit', seat, position } });
const named = ({ world }: Desk, id: string): Act => ({
  type: 'action',
  action: indexOfAction(world.state.rules, id),
  byName: false,
});
function after(desk: Desk, ...acts: Act[]): Outcome {
  return acts.reduce<Outcome>((outcome, act) => perform({ ...desk, draft: outcome.draft }, act), { draft: desk.draft });
}
const shown = (desk: Desk, { draft }: Outcome) => promptOf({ ...desk, draft }, 'en');

const combat = (turn: 'A' | 'B', stage: string): Desk =>
  deskAt(
    worldAt(`8.0/lite/full turn: ${turn} chance: A
      A: ${LIFE} | hand H9 D5 | field bulwark H6, S9${turn === 'A' ? ' driven' : ''}
      B: ${LIFE} | hand C9 | field bulwark S4, D9${turn === 'B' ? ' driven' : ''}
      stage: ${stage}`),
  );

describe('an attack', () => {
  it('takes two taps: the soldier, and the button that says how many and how large', () => {
    const desk = deskAt(worldAt(MAIN));
    expect(promptOf(desk, 'en').marks.get('unit:0:3')).toEqual({ selectable: true });
    const both = after(desk, tapUnit(0, 3), tapUnit(0, 4));
    expect(shown(desk, both).primary?.label).toBe('Attack with 2 (18)');
    expect(after(desk, tapUnit(0, 3), { type: 'commit', keep: false }).submit?.attackers).toEqual([card('S5')]);
  });

  it('that is chosen first takes the only soldier at once', () => {
    const desk = deskAt(worldAt(MAIN.replace(', S5, HK', ', S5')));
    const outcome = after(desk, named(desk, 'attack'));
    expect(outcome.draft.attackers).toEqual([unitChoice(0, 3)]);
    expect(after(desk, { type: 'planAttack' }).draft).toEqual(outcome.draft);
  });

  it('without attackers is never the main button', () => {
    const desk = deskAt(worldAt(MAIN));
    const { primary, others } = shown(desk, after(desk, named(desk, 'attack')));
    expect(primary).toMatchObject({ label: 'Attack', blocked: 'Choose your attackers' });
    expect(others.map(({ label }) => label)).toEqual(['No attackers']);
  });

  it('says at each step what comes next, and whose choice it is', () => {
    const blocks = promptOf(combat('A', 'A block  combat: A2'), 'en');
    expect(blocks.title).toBe('You attack with ♠9, total size 9. You can act before they block');
    expect(blocks.primary?.label).toBe('Go on: they choose blockers');
    expect(promptOf(combat('A', 'A damageJudgement  combat: A2'), 'en').primary?.label).toBe('Go on to the damage');
    const attacked = promptOf(combat('B', 'B block  combat: B2  passed: B'), 'en');
    expect(attacked.primary?.label).toBe('Go on: choose your blockers');
    expect(promptOf(combat('B', 'B end  passed: B'), 'ja').primary?.label).toBe('パス（相手のターン終了へ）');
  });
});

describe('the last tap', () => {
  it('does not declare what costs something: the plan names it and waits for the button', () => {
    const desk = deskAt(worldAt(MAIN));
    const aimed = after(desk, tap('S7'), named(desk, 'down'), tapUnit(1, 2));
    expect(aimed.submit).toBeUndefined();
    const { plan, primary } = shown(desk, aimed);
    expect(plan?.pieces.find(({ slot }) => slot === 'D')?.value).toMatch(/[♠♡♢♣]/);
    expect(primary?.blocked).toBeUndefined();
    const quick = deskAt(worldAt(MAIN), { confirm: 'quick' });
    expect(after(quick, tap('S7'), named(quick, 'down'), tapUnit(1, 2)).submit).toBeDefined();
  });

  it('keeps the chance only together with a declaration', () => {
    const desk = deskAt(worldAt(MAIN));
    expect(after(desk, { type: 'commit', keep: true }).submit).toBeUndefined();
  });
});

describe('a second card', () => {
  it('is offered with what it costs, and the first one is marked', () => {
    const s = stateOf(`8.0/lite/entry20 turn: B chance: B
      A: ${LIFE} | hand H9 | field bulwark H6
      B: ${LIFE} | hand C9 | field bulwark S4
      stage: B end`);
    for (let i = 0; i < 12 && decision(s)?.kind !== 'drawMore'; i++) apply(s, PASS);
    const world = worldOf(view(s, 0));
    if (world === undefined) throw new Error('nothing is asked');
    const desk = deskAt(world, { drawn: card('C2') });
    const { title, answers, marks } = promptOf(desk, 'en');
    expect(title).toBe('You drew ♣2. Draw another card? (life 11→10)');
    expect(answers.map(({ label }) => label)).toEqual(['Just one', 'Draw another (life 11→10)']);
    expect(marks.get(`card:${card('C2')}`)).toMatchObject({ selected: true, label: 'drawn' });
    expect(promptOf(desk, 'ja').title).toBe('♣2を引きました。もう1枚引きますか（ライフ 11→10）');
  });
});

describe('chips', () => {
  it('leave out a bulwark without a card', () => {
    const keysOf = (hand: string) =>
      promptOf(deskAt(worldAt(MAIN.replace(/hand S7.*JK1/, hand))), 'en').chips.map(({ key }) => key);
    expect(keysOf('hand S7')).toContain('setBulwark');
    expect(keysOf('')).not.toContain('setBulwark');
  });

  it('put first what would do something, also among those that the chosen cards are for', () => {
    const world = worldAt(MAIN);
    const down = indexOfAction(world.state.rules, 'down');
    const choice = world.asked.options.find((option) => option.type === 'action' && option.action === down)?.choice;
    const desk = deskAt(world, { meaningful: choice === undefined ? [] : [choice] });
    expect(shown(desk, after(desk, tap('S7'))).chips[0]?.key).toBe('down');
  });
});
