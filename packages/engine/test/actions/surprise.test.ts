import { MASTER, ruling, table } from '../harness/ruling.ts';

const where = { formats: MASTER };

ruling(
  'f 115: all your bulwarks become soldiers, face up, then all your soldiers are charged, the driven ones too',
  where,
  table({
    A: { hand: 'CA C2', field: 'v=bulwark:C7 w=bulwark:HK u=bulwark:JK1/driven a=soldier:S5/driven' },
    B: { field: 'x=bulwark:C8 y=soldier:S6/driven' },
  }),
  (t) => {
    t.A.requests('surprise', { keys: 'CA C2', drives: 'v w' });
    t.bothPass();
    t.B.saw('C7 HK JK1');
    t.expect({
      A: { field: 'v=soldier:C7 w=hero:HK u=magician:JK1 a=soldier:S5', grave: 'CA C2', life: 10 },
      B: { field: 'x=bulwark:C8 y=soldier:S6/driven' },
    });
  },
);

ruling(
  'f 69: they may attack at once, but for those that entered this turn',
  where,
  table({ A: { hand: 'CA C2', field: 'v=bulwark:C7 w=bulwark:HK/new u=bulwark:C9 t=bulwark:SA/new' } }),
  (t) => {
    t.A.requests('surprise', { keys: 'CA C2', drives: 'v u' });
    t.bothPass();
    t.expect({ A: { field: 'v=soldier:C7 w=hero:HK/new u=soldier:C9 t=ace:SA/new' } });
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('v u t');
  },
);

ruling(
  'its key cards are two ♣A–10, and it needs two charged bulwarks; it is of main timing',
  where,
  table({
    A: { hand: 'CA C3 C10 CJ', field: 'v=bulwark:C7 w=bulwark:C8' },
    B: { hand: 'CA C3', field: 'x=bulwark:C7 y=bulwark:C8' },
  }),
  (t) => {
    t.A.isOffered('surprise', 'key', 'CA C3');
    t.A.cannotRequest('surprise', { keys: 'C3 CJ', drives: 'v w' });
    t.A.requests('end');
    t.A.passes();
    t.B.cannotRequest('surprise');
  },
);

ruling(
  'a bulwark that is sacrificed or destroyed in response does not become a soldier',
  where,
  table({
    stage: ['A surprise CA C2', 'B down S9 -> a'],
    A: { field: 'v=bulwark:C7/driven w=bulwark:C8/driven a=soldier:S5' },
  }),
  (t) => {
    t.bothPass();
    t.bothPass();
    t.expect({ A: { field: 'v=soldier:C7 w=soldier:C8', grave: 'S5 CA C2' } });
  },
);
