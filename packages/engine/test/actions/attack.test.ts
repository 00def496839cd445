import { FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

ruling(
  'f 65: attackers are chosen when it resolves, each by yes or no; they are driven, and Block follows',
  {},
  table({ A: { field: 'a=soldier:S5 b=soldier:S6 c=hero:SK' } }),
  (t) => {
    t.A.requests('attack');
    t.expect({ stage: ['A attack'], chance: 'A', A: { field: 'a=soldier:S5 b=soldier:S6 c=hero:SK' } });
    t.bothPass();
    t.A.isAsked('attack', 'no yes');
    t.A.attacksWith('a c');
    t.expect({
      stage: ['A block'],
      chance: 'A',
      attackers: 'a c',
      A: { field: 'a=soldier:S5/driven b=soldier:S6 c=hero:SK/driven' },
    });
  },
);

ruling(
  'f 68: charged soldiers that did not enter this turn may attack; bulwarks and driven ones may not',
  {},
  table({
    A: {
      field:
        'a=soldier:S5 b=soldier:S6/driven c=soldier:S7/new d=ace:SA/new e=equipped:H2+H3/new:H3 f=equipped:H4+HA/new g=equipped:H5+H6/new w=bulwark:C8',
    },
  }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('a d e f');
  },
);

ruling(
  'f 68: a magician has haste',
  { formats: FROM_STANDARD },
  table({ A: { field: 'm=magician:JK1/new a=soldier:S6/new' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('m');
  },
);

ruling(
  'f 70: a soldier that stood on the field before the turn may attack in it',
  {},
  table({ A: { field: 'a=soldier:S5' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('a');
  },
);

ruling(
  'f 66: with no possible attacker it may be raised; the chain ends there',
  {},
  table({ A: { field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.expect({ stage: [], chance: 'A', turn: 'A' });
    t.A.cannotRequest('attack');
  },
);

ruling('f 66: none of those that may need attack', {}, table({ A: { field: 'a=soldier:S5' } }), (t) => {
  t.A.requests('attack');
  t.bothPass();
  t.A.attacksWith('');
  t.expect({ stage: [], chance: 'A', attackers: '', A: { field: 'a=soldier:S5' } });
});

ruling(
  'f 67: once per turn, and used up when it is raised',
  {},
  table({ A: { field: 'a=soldier:S5 b=soldier:S6' } }),
  (t) => {
    t.combat({ a: '' });
    t.bothPass();
    t.expect({ stage: [], B: { life: 5 } });
    t.A.cannotRequest('attack');
  },
);

ruling(
  'f 67: the next turn has its own',
  {},
  table({ turn: 'B', used: { A: 'attack', B: 'attack' }, A: { field: 'a=soldier:S5' } }),
  (t) => {
    t.B.cannotRequest('attack');
    t.B.requests('end');
    t.bothPass();
    t.bothPass();
    t.A.chooses('no');
    t.A.canRequest('attack');
  },
);

ruling(
  'it is of main timing: not above anything, not by the other player',
  {},
  table({ stage: ['A up H5 -> a'], A: { field: 'a=soldier:S5' }, B: { field: 'x=soldier:S5' } }),
  (t) => {
    t.A.cannotRequest('attack');
    t.A.passes();
    t.B.cannotRequest('attack');
  },
);

ruling(
  'f 65: a soldier that was driven in response cannot be chosen any more',
  {},
  table({ A: { field: 'a=soldier:S5 b=soldier:S6' }, B: { hand: 'D5 D2' } }),
  (t) => {
    t.A.requests('attack');
    t.A.passes();
    t.B.requests('twist', { keys: 'D5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.B.chooses('driven');
    t.bothPass();
    t.A.mayAttackWith('b');
  },
);
