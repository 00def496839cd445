/** An action that is added to the book plays like the printed ones, and its triggers take their place among the others. */
import { expect, test } from 'vitest';
import { plainRuleset } from '../../src/index.ts';
import { dealDamage, drawCard, me, opponent } from '../../src/script/verbs.ts';
import { added, say, withActions } from '../harness/addedAction.ts';
import { BEFORE_8, ONLY_8, ruling, table } from '../harness/ruling.ts';

const volley = added('volley', { type: 'quickMagic', at: 'direct normal quick', cost: 'D', keys: '♠A–10' }, (s) =>
  dealDamage(s, opponent(s), 2),
);

ruling(
  'a direct action is offered, paid for, stacked, and can be countered',
  { rules: withActions(volley) },
  table({ A: { hand: 'S5 S6 D2 D3' }, B: { hand: 'C5 D2' } }),
  (t) => {
    t.A.isOffered('volley', 'key', 'S5 S6');
    t.A.requests('volley', { keys: 'S5', discards: 'D2' });
    t.bothPass();
    t.expect({ stage: [], A: { grave: 'S5 D2' }, B: { life: 8 } });
    t.A.requests('volley', { keys: 'S6', discards: 'D3' });
    t.A.passes();
    t.B.cannotRequest('counter', { keys: 'C5', discards: 'C5' });
    t.B.requests('counter', { keys: 'C5', discards: 'D2', target: 'volley' });
    t.bothPass();
    t.expect({ stage: ['A volley S6'] });
  },
);

const encore = added('encore', { when: { resolved: 'down', say } }, (s) => drawCard(s, me(s)));

ruling(
  'f 17: two immediate triggers of one player at once: that player chooses which comes first',
  { rules: withActions(encore) },
  table({ A: { hand: 'SA D2', field: 'a=ace:HA', life: 'C2 C3 DK +3' } }),
  (t) => {
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'a' });
    t.bothPass();
    t.A.isAsked('triggerOrder', 'nextGeneration encore');
    t.A.chooses('encore');
    t.expect({ chance: 'A', stage: [], A: { hand: 'C2 DK', grave: 'HA SA D2 C3', life: 3 } });
  },
);

ruling(
  'f 17: the other order: Next Generation first, then the card beneath it is drawn',
  { rules: withActions(encore) },
  table({ A: { hand: 'SA D2', field: 'a=ace:HA', life: 'C2 C3 DK C4 +3' } }),
  (t) => {
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'a' });
    t.bothPass();
    t.A.chooses('nextGeneration');
    t.expect({ A: { hand: 'DK C4', grave: 'HA SA D2 C2 C3', life: 3 } });
  },
);

ruling(
  'triggers of different players are no choice: the turn player’s first',
  { rules: withActions(encore) },
  table({ A: { hand: 'SA D2', life: 'C2 +3' }, B: { field: 'x=ace:HA', life: 'C3 DK +3' } }),
  (t) => {
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'x' });
    t.bothPass();
    t.happened('resolved encore', 'resolved nextGeneration');
    t.expect({ chance: 'A', A: { hand: 'C2' }, B: { hand: 'DK' } });
  },
);

ruling(
  'a trigger that ends the game: the one that waits behind it never happens',
  { rules: withActions(encore) },
  table({ A: { hand: 'SA D2', field: 'a=ace:HA', life: 'C2 C3' } }),
  (t) => {
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'a' });
    t.bothPass();
    t.A.chooses('nextGeneration');
    t.didNotHappen('resolved encore');
    t.expect({ winner: 'B', A: { life: 0, hand: '' } });
  },
);

const fanfare = added('fanfare', { at: 'triggered immediate main', when: { resolved: 'down', say } }, (s) =>
  drawCard(s, me(s)),
);

ruling(
  '8.0: main timing goes before quick timing: no choice between them',
  { rules: withActions(fanfare), editions: ONLY_8 },
  table({ A: { hand: 'SA D2', field: 'a=ace:HA', life: 'C2 C3 DK +3' } }),
  (t) => {
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'a' });
    t.bothPass();
    t.happened('resolved fanfare', 'resolved nextGeneration');
    t.expect({ A: { hand: 'C2 DK' } });
  },
);

ruling(
  'before 8.0 timing does not order triggers: the player does',
  { rules: withActions(fanfare), editions: BEFORE_8 },
  table({ A: { hand: 'SA D2', field: 'a=ace:HA', life: 'C2 C3 DK +3' } }),
  (t) => {
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'a' });
    t.bothPass();
    t.A.isAsked('triggerOrder', 'nextGeneration fanfare');
  },
);

const omen = added('omen', { at: 'triggered normal main', when: { resolved: 'attack', say } }, (s) =>
  dealDamage(s, opponent(s), 1),
);

ruling(
  'f 28: 8.0: of two main-timed normal triggers the second is discarded, because the stage is not empty',
  { rules: withActions(omen), editions: ONLY_8 },
  table({ A: { field: 'a=soldier:S5' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.chooses('yes');
    t.A.isAsked('triggerOrder', 'block omen');
    t.A.chooses('block');
    t.happened('pushed block', 'dropped omen');
    t.expect({ stage: ['A block'], chance: 'A' });
  },
);

ruling(
  'f 28: before 8.0 both are pushed, in the order that their player chooses',
  { rules: withActions(omen), editions: BEFORE_8 },
  table({ A: { field: 'a=soldier:S5' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.chooses('yes');
    t.A.isAsked('triggerOrder', 'block omen');
    t.A.chooses('block');
    t.expect({ stage: ['A block', 'A omen'], chance: 'A' });
    t.bothPass();
    t.expect({ stage: ['A block'], B: { life: 9 } });
  },
);

const dirge = added('dirge', { at: 'triggered normal quick', when: { fieldToGrave: [9], say } }, (s) =>
  dealDamage(s, opponent(s), 1),
);

ruling(
  'b.5: normal triggers of both players: the turn player’s are pushed first, so that the other’s lie on top',
  { rules: withActions(dirge) },
  table({ A: { field: 'a=soldier:S9' }, B: { field: 'x=soldier:H9' } }),
  (t) => {
    t.combat({ a: 'x' });
    t.bothPass();
    t.expect({ stage: ['A dirge', 'B dirge'], chance: 'A' });
    t.bothPass();
    t.expect({ stage: ['A dirge'], A: { life: 9 }, B: { life: 10 } });
  },
);

ruling(
  'b.5: immediate triggers resolve before normal ones are pushed',
  { rules: withActions(dirge) },
  table({
    A: { field: 'a=equipped:S9+SK', life: 'C2 DK +4' },
    B: { field: 'x=equipped:H9+HK', life: 'C2 DA +4' },
  }),
  (t) => {
    t.combat({ a: 'x' });
    t.bothPass();
    t.happened('resolved nextGeneration', 'resolved nextGeneration', 'pushed dirge', 'pushed dirge');
    t.expect({ stage: ['A dirge', 'B dirge'], A: { hand: 'DK', life: 4 }, B: { hand: 'DA', life: 4 } });
  },
);

test('an added action takes its place at the end: nothing printed moves', () => {
  const rules = withActions(volley)('8.0', 'master');
  const printed = plainRuleset('8.0', 'master').actions.filter((action) => action !== undefined);
  expect(printed.map(({ index }) => rules.actions[index]?.id)).toEqual(printed.map(({ id }) => id));
  expect(rules.actions.at(-1)?.id).toBe('volley');
});

test('unknown notation is an error at load', () => {
  const broken = [{ keys: 'one ☆' }, { target: 'the moon' }, { cost: 'X' }, { at: 'sometimes' }];
  for (const printed of broken)
    expect(() => withActions(added('broken', printed, () => undefined))('8.0', 'lite')).toThrow(/bug/);
});
