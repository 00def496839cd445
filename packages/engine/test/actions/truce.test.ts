import { FROM_PRO, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_PRO };

ruling(
  'f 88: nothing is compared, the attackers stay driven, the designations end',
  where,
  table({ A: { field: 'a=soldier:S9 b=soldier:S8' }, B: { hand: 'DA D10', field: 'x=soldier:H9 v=bulwark:C8' } }),
  (t) => {
    t.combat({ a: 'v', b: '' });
    t.A.passes();
    t.B.requests('truce', { keys: 'DA D10', target: 'damageJudgement' });
    t.bothPass();
    t.happened('negated damageJudgement');
    t.expect({
      stage: [],
      chance: 'A',
      attackers: '',
      A: { field: 'a=soldier:S9/driven b=soldier:S8/driven' },
      B: { field: 'x=soldier:H9 v=bulwark:C8', life: 10, grave: 'DA D10' },
    });
    t.A.cannotRequest('attack');
  },
);

ruling('the attacker may call it too', where, table({ A: { field: 'a=soldier:S9', hand: 'DA D10' } }), (t) => {
  t.combat({ a: '' });
  t.A.requests('truce', { keys: 'DA D10' });
  t.bothPass();
  t.expect({ stage: [], B: { life: 10 }, A: { grave: 'DA D10' } });
});

ruling(
  'its target is a Damage Judgement, not an Attack, not a Block (f 47)',
  where,
  table({ A: { field: 'a=soldier:S9' }, B: { hand: 'DA D10', field: 'v=bulwark:C8' } }),
  (t) => {
    t.A.requests('attack');
    t.A.passes();
    t.B.cannotRequest('truce');
    t.B.passes();
    t.A.attacksWith('a');
    t.A.passes();
    t.B.cannotRequest('truce');
    t.B.passes();
    t.B.blocks({});
    t.A.passes();
    t.B.canRequest('truce');
  },
);

ruling(
  'its key cards are two ♢A–10',
  where,
  table({ stage: ['B damageJudgement'], turn: 'B', chance: 'A', A: { hand: 'DA D3 D10 DJ H3 JK1' } }),
  (t) => {
    t.A.isOffered('truce', 'key', 'DA D3');
    t.A.cannotRequest('truce', { keys: 'D3 DJ' });
  },
);

ruling(
  'it has two key cards: any club stops it, and the judgement goes on',
  where,
  table({ A: { field: 'a=soldier:S9', hand: 'CA H2' }, B: { hand: 'DA D10' } }),
  (t) => {
    t.combat({ a: '' });
    t.A.passes();
    t.B.requests('truce', { keys: 'DA D10' });
    t.B.passes();
    t.A.requests('counter', { keys: 'CA', discards: 'H2', target: 'truce' });
    t.bothPass();
    t.expect({ stage: ['A damageJudgement'] });
    t.bothPass();
    t.expect({ B: { life: 1 } });
  },
);

ruling(
  'f 48: two of them on one judgement: the second finds nothing',
  where,
  table({
    stage: ['A damageJudgement', 'first=B truce D2 D3 -> damageJudgement', 'second=A truce D4 D5 -> damageJudgement'],
    combat: { a: '' },
    A: { field: 'a=soldier:S9/driven' },
  }),
  (t) => {
    t.bothPass();
    t.expect({ stage: ['B truce D2 D3'] });
    t.bothPass();
    t.happened('fizzled truce');
    t.expect({ stage: [], B: { life: 10, grave: 'D2 D3' }, A: { grave: 'D4 D5' } });
  },
);
