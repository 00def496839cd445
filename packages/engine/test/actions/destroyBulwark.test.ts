import { FROM_7, FROM_PRO, ruling, table } from '../harness/ruling.ts';

ruling(
  'the target goes to the grave, for all to see; it costs nothing',
  {},
  table({ A: { hand: 'HA DK' }, B: { field: 'v=bulwark:C8 x=soldier:S9' } }),
  (t) => {
    t.A.requests('destroyBulwark', { keys: 'HA DK', target: 'v' });
    t.bothPass();
    t.A.saw('C8');
    t.expect({ A: { grave: 'HA DK' }, B: { field: 'x=soldier:S9', grave: 'C8', life: 10 } });
  },
);

ruling(
  'f 123: its target is a bulwark of either player, charged or driven',
  {},
  table({ A: { hand: 'HA DK', field: 'w=bulwark:C8 a=soldier:S5' }, B: { field: 'v=bulwark:C8/driven x=soldier:S9' } }),
  (t) => {
    t.A.isOffered('destroyBulwark', 'target', 'w v');
    t.A.requests('destroyBulwark', { keys: 'HA DK', target: 'w' });
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:S5', grave: 'HA DK C8' } });
  },
);

ruling(
  'its key cards are one ♡ and one ♢, A–K',
  {},
  table({ A: { hand: 'HA HK DA DK S5 JK1', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.isOffered('destroyBulwark', 'key', 'HA HK');
    t.A.cannotRequest('destroyBulwark', { keys: 'HA HK', target: 'w' });
  },
);

ruling('f 47: without a bulwark it cannot be raised', {}, table({ A: { hand: 'HA DK', field: 'a=soldier:S5' } }), (t) =>
  t.A.cannotRequest('destroyBulwark'),
);

ruling(
  'it is of main timing',
  {},
  table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand: 'HA DK', field: 'w=bulwark:C8' } }),
  (t) => t.A.cannotRequest('destroyBulwark'),
);

ruling(
  'f 22: a Joker, A, J, Q or K as a bulwark triggers Next Generation for its owner (f 27), also driven',
  {},
  table({ A: { hand: 'HA DK' }, B: { field: 'v=bulwark:JK1/driven', life: 'C2 HJ +3' } }),
  (t) => {
    t.A.requests('destroyBulwark', { keys: 'HA DK', target: 'v' });
    t.bothPass();
    t.expect({ chance: 'A', B: { hand: 'HJ', grave: 'JK1 C2', life: 3 } });
  },
);

ruling(
  'f 49: a bulwark that became a soldier is no target any more',
  { editions: FROM_7, formats: FROM_PRO },
  table({ A: { hand: 'HA DK' }, B: { hand: 'S3 D3', field: 'v=bulwark:C8' } }),
  (t) => {
    t.A.requests('destroyBulwark', { keys: 'HA DK', target: 'v' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'v' });
    t.bothPass();
    t.B.chooses('keep');
    t.bothPass();
    t.happened('fizzled destroyBulwark');
    t.expect({ A: { grave: 'HA DK' }, B: { field: 'v=soldier:C8' } });
  },
);
