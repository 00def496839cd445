import { FROM_7, FROM_PRO, FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

ruling(
  'the key card is laid on the target, for B and L: one unit with the sum as its size',
  {},
  table({ A: { hand: 'S7', field: 'w=bulwark:C8 a=soldier:S5' } }),
  (t) => {
    t.A.requests('equip', { keys: 'S7', drives: 'w', target: 'a' });
    t.expect({ stage: ['A equip S7 -> a'], A: { life: 9 } });
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8/driven a=equipped:S5+S7/new:S7/size:12', grave: '+1' } });
  },
);

ruling(
  'its target is an own soldier of the key card’s suit',
  {},
  table({
    A: { hand: 'S7', field: 'w=bulwark:C8 a=soldier:S5 b=soldier:S6 c=soldier:H5 v=bulwark:S2/driven' },
    B: { field: 'x=soldier:S5' },
  }),
  (t) => t.A.isOffered('equip', 'target', 'a b', { drives: 'w' }),
);

ruling(
  'only key cards with a target are offered: A–K of a suit in which you have a soldier',
  {},
  table({ A: { hand: 'SA S7 SK H7 D7 JK1', field: 'w=bulwark:C8 a=soldier:S5 b=soldier:DK' } }),
  (t) => t.A.isOffered('equip', 'key', 'SA S7 SK D7'),
);

ruling(
  'f 64: a magician cannot be equipped',
  { formats: FROM_STANDARD },
  table({ A: { hand: 'S7 JK2', field: 'w=bulwark:C8 m=magician:JK1' } }),
  (t) => t.A.cannotRequest('equip'),
);

ruling(
  'f 64: a driven soldier stays driven',
  {},
  table({ A: { hand: 'S7', field: 'w=bulwark:C8 a=soldier:S5/driven' } }),
  (t) => {
    t.A.requests('equip', { keys: 'S7', drives: 'w', target: 'a' });
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8/driven a=equipped:S5+S7/driven/new:S7' } });
  },
);

ruling(
  'f 64, f 68: a soldier of this turn may be equipped; together they are all new and may not attack',
  {},
  table({ A: { hand: 'S7', field: 'w=bulwark:C8 a=soldier:S5/new b=soldier:H9' } }),
  (t) => {
    t.A.requests('equip', { keys: 'S7', drives: 'w', target: 'a' });
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8/driven a=equipped:S5+S7/new b=soldier:H9' } });
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('b');
  },
);

ruling(
  'f 68: an old soldier with new equipment may attack',
  {},
  table({ A: { hand: 'S7', field: 'w=bulwark:C8 a=soldier:S5' } }),
  (t) => {
    t.A.requests('equip', { keys: 'S7', drives: 'w', target: 'a' });
    t.bothPass();
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('a');
  },
);

ruling(
  'f 68: a new soldier with an A may attack',
  {},
  table({ A: { hand: 'SA', field: 'w=bulwark:C8 a=soldier:S5/new' } }),
  (t) => {
    t.A.requests('equip', { keys: 'SA', drives: 'w', target: 'a' });
    t.bothPass();
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('a');
  },
);

ruling(
  'f 64: an equipped soldier may be equipped again',
  {},
  table({ A: { hand: 'S7', field: 'w=bulwark:C8 a=equipped:S5+SK' } }),
  (t) => {
    t.A.requests('equip', { keys: 'S7', drives: 'w', target: 'a' });
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8/driven a=equipped:S5+SK+S7/new:S7/size:25' } });
  },
);

ruling(
  'f 124: with J, Q or K on a 2–10 it is an equipped soldier, its size the sum',
  {},
  table({ A: { hand: 'HK', field: 'w=bulwark:C8 a=soldier:H2' } }),
  (t) => {
    t.A.requests('equip', { keys: 'HK', drives: 'w', target: 'a' });
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8/driven a=equipped:H2+HK/new:HK/size:15' } });
  },
);

ruling(
  'f 48: a target that is gone: no effect, the key card goes to the grave',
  {},
  table({ A: { hand: 'S7', field: 'w=bulwark:C8 a=soldier:S5' }, B: { hand: 'S9 D2' } }),
  (t) => {
    t.A.requests('equip', { keys: 'S7', drives: 'w', target: 'a' });
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D2', target: 'a' });
    t.bothPass();
    t.expect({ stage: ['A equip S7 -> lost'], A: { grave: 'S5 +1' } });
    t.bothPass();
    t.expect({ stage: [], A: { grave: 'S5 S7 +1', field: 'w=bulwark:C8/driven' } });
  },
);

ruling(
  'f 49: a target that became a bulwark is no soldier: no effect',
  { editions: FROM_7, formats: FROM_PRO },
  table({ A: { hand: 'S7', field: 'w=bulwark:C8 a=soldier:S5' }, B: { hand: 'S9 D9' } }),
  (t) => {
    t.A.requests('equip', { keys: 'S7', drives: 'w', target: 'a' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S9 D9', target: 'a' });
    t.bothPass();
    t.B.chooses('keep');
    t.bothPass();
    t.expect({ stage: [], A: { field: 'w=bulwark:C8/driven a=bulwark:S5', grave: 'S7 +1' } });
  },
);

ruling(
  'it needs B: with no charged bulwark it cannot be raised; and it is of main timing',
  {},
  table({
    A: { hand: 'S7', field: 'w=bulwark:C8/driven a=soldier:S5' },
    B: { hand: 'S7', field: 'v=bulwark:C8 x=soldier:S5' },
  }),
  (t) => {
    t.A.cannotRequest('equip');
    t.A.requests('attack');
    t.A.passes();
    t.B.cannotRequest('equip');
  },
);
