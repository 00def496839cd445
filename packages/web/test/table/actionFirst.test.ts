import { cardChoice, indexOfAction } from '@blackpoker/engine';
import { describe, expect, it } from 'vitest';
import type { Act } from '../../src/table/draft/act.ts';
import type { Desk, Outcome } from '../../src/table/draft/desk.ts';
import { perform } from '../../src/table/draft/perform.ts';
import { planOf } from '../../src/table/planning/plan.ts';
import { promptOf } from '../../src/table/prompt/promptOf.ts';
import { card, deskAt, LIFE, MAIN, worldAt } from './tables.ts';

const named = ({ world }: Desk, id: string): Act => ({
  type: 'action',
  action: indexOfAction(world.state.rules, id),
  byName: true,
});
const tap = (text: string): Act => ({ type: 'thing', thing: { type: 'card', card: card(text) } });

/** One act after the other; what comes of the last. */
function after(desk: Desk, ...acts: Act[]): Outcome {
  return acts.reduce<Outcome>((outcome, act) => perform({ ...desk, draft: outcome.draft }, act), { draft: desk.draft });
}
const keysOf = (desk: Desk, { draft }: Outcome) => draft.wishes && planOf(desk.world, draft.wishes)?.parts.keys;

describe('an action that is chosen first', () => {
  it('takes a card of the hand as its key', () => {
    const desk = deskAt(worldAt(MAIN));
    const outcome = after(desk, named(desk, 'summonSoldier'), tap('H5'));
    expect(keysOf(desk, outcome)).toEqual([card('H5')]);
    expect(keysOf(desk, after(desk, named(desk, 'summonSoldier'), tap('H5'), tap('C6')))).toEqual([card('C6')]);
  });

  it('takes key cards that go together one by one, and begins anew with one that does not', () => {
    const pairs = deskAt(worldAt(MAIN.replace('S7 S9 H5 D8 C6 DQ JK1', 'H5 H8 D5 D8 D9')));
    const both = after(pairs, named(pairs, 'destroyBulwark'), tap('H5'), tap('D9'));
    expect(keysOf(pairs, both)).toEqual([card('H5'), card('D9')]);
    expect(keysOf(pairs, after(pairs, named(pairs, 'destroyBulwark'), tap('H5'), tap('D9'), tap('H8')))).toContain(
      card('H8'),
    );
  });

  it('keeps the action and says why where a card is no key of it', () => {
    const desk = deskAt(worldAt(MAIN));
    const outcome = after(desk, named(desk, 'summonSoldier'), tap('DQ'));
    expect(outcome.draft.wishes?.action).toBe(indexOfAction(desk.world.state.rules, 'summonSoldier'));
    expect(outcome.notice?.ja).toContain('♢Q');
    expect(outcome.notice?.en).toMatch(/no key card for Summon Soldier/);
  });

  it('lays the card that is tapped after Set Bulwark; who wants every question is told that it comes later', () => {
    const desk = deskAt(worldAt(MAIN));
    expect(after(desk, named(desk, 'setBulwark'), tap('D8')).draft.ahead).toBe(card('D8'));
    expect(after(desk, named(desk, 'setBulwark'), tap('D8'), tap('C6')).draft.ahead).toBe(card('C6'));
    const sent = after(desk, named(desk, 'setBulwark'), tap('D8'), { type: 'commit', keep: false }).submit;
    expect(sent?.choices).toContain(cardChoice(card('D8')));
    const careful = deskAt(worldAt(MAIN), { everyTime: true });
    const told = after(careful, named(careful, 'setBulwark'), tap('D8'));
    expect(told.draft.ahead).toBeUndefined();
    expect(told.notice?.en).toMatch(/once the cost is paid/);
  });

  it('suggests the strongest soldier, and no more than a Counter needs', () => {
    const main = deskAt(worldAt(MAIN));
    expect(keysOf(main, after(main, named(main, 'summonSoldier')))).toEqual([card('S9')]);
    const answering = deskAt(
      worldAt(`8.0/lite/full turn: B chance: A
      A: ${LIFE} | hand C4 C8 C10 H9 | field S5
      B: ${LIFE} | hand C9
      stage: B down S7 -> A1 passed: B`),
    );
    expect(keysOf(answering, after(answering, named(answering, 'counter')))).toEqual([card('C8')]);
  });

  it('suggests for Down what brings down the largest soldier, with the lowest card that does', () => {
    const desk = deskAt(worldAt(MAIN.replace('hand S7 S9', 'hand S6 S8 S9').replace('C10, D6', 'C8, D6')));
    expect(keysOf(desk, after(desk, named(desk, 'down')))).toEqual([card('S8')]);
  });
});

describe('why not', () => {
  const answering = deskAt(
    worldAt(`8.0/lite/full turn: B chance: A
      A: ${LIFE} | hand C8 S9 | field bulwark H6, S5
      B: ${LIFE} | hand C9
      stage: B down S7 -> A2 passed: B`),
  );

  it('is told in full by a chip that is closed', () => {
    const selected = after(answering, tap('S9')).draft;
    const chip = promptOf({ ...answering, draft: selected }, 'en').chips.find(({ look }) => look === 'closed');
    expect(chip?.act).toBeUndefined();
    const outcome = chip?.why && perform({ ...answering, draft: selected }, chip.why);
    expect(outcome?.draft).toEqual(selected);
    expect(outcome?.notice?.en).toContain(chip?.label);
    expect(outcome?.notice?.en).toContain(chip?.note);
  });
});

describe('an attack with nobody to attack', () => {
  it('is offered last, and says that nothing would happen', () => {
    const desk = deskAt(worldAt(MAIN.replace(', S5, HK', '')));
    const { chips } = promptOf(desk, 'en');
    expect(chips.at(-1)).toMatchObject({
      key: 'attack',
      look: 'more',
      note: expect.stringMatching(/no attackers/),
    });
    const armed = promptOf(deskAt(worldAt(MAIN)), 'en').chips.find(({ key }) => key === 'attack');
    expect(armed?.note).not.toMatch(/no attackers/);
  });
});
