import { ruling, table } from '../harness/ruling.ts';

ruling(
  'the key card enters as a hero, face up and charged, for two B and L',
  {},
  table({ A: { hand: 'SQ', field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => {
    t.A.requests('summonHero', { keys: 'SQ', drives: 'v w' });
    t.expect({ stage: ['A summonHero SQ'], A: { life: 9, field: 'v=bulwark:C7/driven w=bulwark:C8/driven' } });
    t.bothPass();
    t.expect({ A: { field: 'v=bulwark:C7/driven w=bulwark:C8/driven hero:SQ/new/size:12', grave: '+1' } });
  },
);

ruling(
  'its key card is one J–K',
  {},
  table({ A: { hand: 'SA S10 HJ DQ CK JK1', field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => t.A.isOffered('summonHero', 'key', 'HJ DQ CK'),
);

ruling(
  'f 46: two B are two bulwarks; each pair is offered once, in the order of the row',
  {},
  table({ A: { hand: 'SQ', field: 'u=bulwark:C6 v=bulwark:C7 w=bulwark:C8' } }),
  (t) => {
    t.A.isOffered('summonHero', 'payB', 'u v');
    t.A.cannotRequest('summonHero', { keys: 'SQ', drives: 'u' });
    t.A.requests('summonHero', { keys: 'SQ', drives: 'u w' });
    t.expect({ A: { field: 'u=bulwark:C6/driven v=bulwark:C7 w=bulwark:C8/driven' } });
  },
);

ruling(
  'f 31: one charged bulwark is not enough',
  {},
  table({ A: { hand: 'SQ', field: 'v=bulwark:C7/driven w=bulwark:C8' } }),
  (t) => t.A.cannotRequest('summonHero'),
);

ruling(
  'it is of main timing',
  {},
  table({ turn: 'B', chance: 'A', stage: ['B draw'], A: { hand: 'SQ', field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => t.A.cannotRequest('summonHero'),
);

ruling(
  'a hero has no haste',
  {},
  table({ A: { hand: 'SQ', field: 'v=bulwark:C7 w=bulwark:C8 a=soldier:S5' } }),
  (t) => {
    t.A.requests('summonHero', { keys: 'SQ', drives: 'v w' });
    t.bothPass();
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('a');
  },
);
