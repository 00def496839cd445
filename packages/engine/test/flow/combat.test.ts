/** Combat as a whole: what f 65 to f 90 say across Attack, Block and Damage Judgement. */
import { FROM_7, FROM_PRO, FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

ruling(
  'several attackers, each on its own: one against soldiers, one against a bulwark, two unblocked',
  {},
  table({
    A: { field: 'a=soldier:S9 b=soldier:S4 c=soldier:S2 d=soldier:S3' },
    B: { field: 'x=soldier:H5 y=soldier:H4 v=bulwark:D4' },
  }),
  (t) => {
    t.combat({ a: 'x y', b: 'v', c: '', d: '' });
    t.bothPass();
    t.expect({
      A: { field: 'c=soldier:S2/driven d=soldier:S3/driven', grave: 'S9 S4' },
      B: { field: '', grave: 'H5 H4 D4 +5', life: 5 },
    });
  },
);

ruling(
  'f 71: a blocker that was driven before Block resolved cannot be named; charged again it can',
  {},
  table({ A: { hand: 'D5 D2', field: 'a=soldier:S5' }, B: { hand: 'D6 D3', field: 'x=soldier:H9' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a');
    t.A.requests('twist', { keys: 'D5', discards: 'D2', target: 'x' });
    t.bothPass();
    t.A.chooses('driven');
    t.A.passes();
    t.B.requests('twist', { keys: 'D6', discards: 'D3', target: 'x' });
    t.bothPass();
    t.B.chooses('charged');
    t.bothPass();
    t.B.isAsked('block', 'done x');
  },
);

ruling(
  'f 76: an attacker whose bulwark was destroyed counts as unblocked: here by Unsummon',
  { formats: FROM_STANDARD },
  table({ A: { field: 'a=soldier:S5' }, B: { hand: 'S2 S3', field: 'v=bulwark:C5 w=bulwark:C6' } }),
  (t) => {
    t.combat({ a: 'v' });
    t.A.passes();
    t.B.requests('unsummon', { keys: 'S2 S3', drives: 'w', target: 'v' });
    t.bothPass();
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:S5/driven' }, B: { life: 5, hand: 'S2 S3 C5' } });
  },
);

ruling(
  'f 79, f 24: an attacker that was charged again may be returned, and deals no damage',
  { formats: FROM_STANDARD },
  table({ A: { hand: 'D5 D2 S2 S3', field: 'w=bulwark:C8 a=soldier:S5' } }),
  (t) => {
    t.combat({ a: '' });
    t.A.requests('twist', { keys: 'D5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.A.chooses('charged');
    t.A.requests('unsummon', { keys: 'S2 S3', drives: 'w', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ stage: [], A: { hand: 'S2 S3 S5' }, B: { life: 10 } });
  },
);

ruling(
  'f 80: every attacker gone: Block still resolves, nobody is asked, the judgement does nothing',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { hand: 'S9 D2', field: 'x=soldier:H9' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a');
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D2', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ stage: ['A damageJudgement'], chance: 'A' });
    t.bothPass();
    t.expect({ stage: [], B: { life: 10, field: 'x=soldier:H9' } });
  },
);

ruling(
  'f 81: a released attacker that is turned back is no attacker any more',
  { editions: FROM_7, formats: FROM_PRO },
  table({ A: { hand: 'S8 D8', field: 'a=soldier:S5' }, B: { hand: 'S3 D3' } }),
  (t) => {
    t.combat({ a: '' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'a' });
    t.bothPass();
    t.B.chooses('keep');
    t.A.requests('reverse', { keys: 'S8 D8', target: 'a' });
    t.bothPass();
    t.A.chooses('keep');
    t.expect({ attackers: '' });
    t.bothPass();
    t.expect({ B: { life: 10 }, A: { field: 'a=soldier:S5/driven' } });
  },
);

ruling(
  'f 86, f 17: a judgement with damage and deaths on both sides: win check first, then the triggers',
  {},
  table({
    A: { field: 'a=hero:SK b=soldier:S3', life: 'C2 HA +3' },
    B: { field: 'x=hero:HK', life: 'C2 C3 C4 C5 DA +3' },
  }),
  (t) => {
    t.combat({ a: 'x', b: '' });
    t.bothPass();
    t.expect({
      winner: null,
      A: { hand: 'HA', grave: 'SK C2' },
      B: { hand: 'DA', grave: 'HK C2 C3 C4 C5', life: 3 },
    });
  },
);

ruling(
  'f 89: an attacker of this turn is an ordinary soldier in the next',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { field: 'x=soldier:H2' } }),
  (t) => {
    t.combat({ a: '' });
    t.bothPass();
    t.A.requests('end');
    t.bothPass();
    t.bothPass();
    t.B.chooses('no');
    t.combat({ x: '' });
    t.bothPass();
    t.expect({ A: { life: 8 }, B: { life: 4 } });
  },
);
