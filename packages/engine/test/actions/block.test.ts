import { ruling, table } from '../harness/ruling.ts';

ruling(
  'f 71, f 72: the opponent assigns blockers while it resolves; blocking does not drive them',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { field: 'x=soldier:H3 y=soldier:H4 v=bulwark:C8' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a');
    t.bothPass();
    t.B.isAsked('block', 'done x y v');
    t.B.blocks({ a: 'x y' });
    t.expect({ stage: ['A damageJudgement'], chance: 'A', B: { field: 'x=soldier:H3 y=soldier:H4 v=bulwark:C8' } });
  },
);

ruling(
  'f 71, f 73: only charged characters block, also those that entered this turn',
  {},
  table({
    A: { field: 'a=soldier:S5' },
    B: { field: 'x=soldier:H3/driven y=soldier:H4/new v=bulwark:C8/driven w=bulwark:C9/new' },
  }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a');
    t.bothPass();
    t.B.isAsked('block', 'done y w');
  },
);

ruling(
  'f 74: only soldiers block together: after a soldier no bulwark is offered',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { field: 'x=soldier:H3 v=bulwark:C8 y=soldier:H4 z=soldier:H2' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a');
    t.bothPass();
    t.B.chooses('x');
    t.B.isAsked('block', 'done y z');
  },
);

ruling(
  'f 74: a bulwark blocks alone: after it the next attacker is asked for',
  {},
  table({ A: { field: 'a=soldier:S5 b=soldier:S6' }, B: { field: 'x=soldier:H3 v=bulwark:C8 w=bulwark:C9' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a b');
    t.bothPass();
    t.B.isAsked('block', 'done x v w');
    t.B.chooses('v');
    t.B.isAsked('block', 'done x w');
  },
);

ruling(
  'f 74: one blocker blocks one attacker',
  {},
  table({ A: { field: 'a=soldier:S5 b=soldier:S6' }, B: { field: 'x=soldier:H3 y=soldier:H4' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a b');
    t.bothPass();
    t.B.chooses('x', 'done');
    t.B.isAsked('block', 'done y');
    t.B.chooses('y');
    t.expect({ stage: ['A damageJudgement'] });
  },
);

ruling('f 75: nobody need block', {}, table({ A: { field: 'a=soldier:S5' }, B: { field: 'x=soldier:H9' } }), (t) => {
  t.A.requests('attack');
  t.bothPass();
  t.A.attacksWith('a');
  t.bothPass();
  t.B.blocks({});
  t.bothPass();
  t.expect({ B: { life: 5, field: 'x=soldier:H9' } });
});

ruling(
  'where nobody can block nobody is asked',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { field: 'x=soldier:H9/driven' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a');
    t.bothPass();
    t.A.isAsked('chance');
    t.expect({ stage: ['A damageJudgement'] });
  },
);

ruling(
  'f 12: there is a full round of passes before it resolves, and again before the judgement',
  {},
  table({ A: { field: 'a=soldier:S5', hand: 'H2 D2 H3 D3' }, B: { hand: 'H2 D2' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a');
    t.expect({ stage: ['A block'], chance: 'A' });
    t.A.requests('up', { keys: 'H2', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('up', { keys: 'H2', discards: 'D2', target: 'a', as: 'second' });
    t.bothPass();
    t.expect({ stage: ['A block', 'A up H2'], chance: 'A' });
    t.bothPass();
    t.expect({ stage: ['A block'], chance: 'A' });
    t.bothPass();
    t.expect({ stage: ['A damageJudgement'], chance: 'A' });
    t.A.requests('up', { keys: 'H3', discards: 'D3', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ winner: 'A' });
  },
);

ruling('players cannot raise it themselves', {}, table({ A: { field: 'a=soldier:S5' } }), (t) =>
  t.A.cannotRequest('block'),
);
