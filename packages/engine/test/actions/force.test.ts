import { BEFORE_8, MASTER, ONLY_8, ruling, table } from '../harness/ruling.ts';

const where = { formats: MASTER };

ruling(
  'all your soldiers grow by the sum of the key cards, for two B; in 8.0 the key cards go to the fog',
  where,
  table({
    A: { hand: 'HA H10', field: 'v=bulwark:C7 w=bulwark:C8 a=soldier:S5 b=hero:SK/driven m=magician:JK1' },
    B: { field: 'x=soldier:S5' },
  }),
  (t) => {
    t.A.requests('force', { keys: 'HA H10', drives: 'v w' });
    t.bothPass();
    t.expect({ sizes: { a: 16, b: 24, m: 11, x: 5 } });
    t.expect({ A: t.hasFog ? { fog: 'HA H10', grave: '' } : { fog: '', grave: 'HA H10' } });
  },
);

ruling(
  'f 94: it covers soldiers that enter later this turn',
  where,
  table({ A: { hand: 'HA H10 SA', field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => {
    t.A.requests('force', { keys: 'HA H10', drives: 'v w' });
    t.bothPass();
    t.A.requests('summonAce', { keys: 'SA' });
    t.bothPass();
    t.expect({ sizes: { 'A/SA': 12 } });
  },
);

ruling(
  'it ends with the turn; in 8.0 End moves its cards to the grave',
  where,
  table({ A: { hand: 'HA H10', field: 'v=bulwark:C7 w=bulwark:C8 a=soldier:S5' } }),
  (t) => {
    t.A.requests('force', { keys: 'HA H10', drives: 'v w' });
    t.bothPass();
    t.A.requests('end');
    t.bothPass();
    t.expect({ turn: 'B', sizes: { a: 5 }, A: { fog: '', grave: 'HA H10' } });
  },
);

ruling(
  'f 101: everything that changes a size adds up',
  where,
  table({ A: { hand: 'HA H10 H4 S3', field: 'v=bulwark:C7 w=bulwark:C8 m=magician:JK1 a=soldier:S5' } }),
  (t) => {
    t.A.requests('up', { keys: 'H4', target: 'a' });
    t.bothPass();
    t.A.requests('force', { keys: 'HA H10', drives: 'v w' });
    t.bothPass();
    t.A.requests('down', { keys: 'S3', target: 'a' });
    t.bothPass();
    t.expect({ sizes: { a: 17 } });
  },
);

ruling(
  'f 91: a Down reckons with it: 5 + 5 − 9 is alive, and falls back to its printed size',
  where,
  table({ A: { hand: 'H2 H3 S9', field: 'v=bulwark:C7 w=bulwark:C8 m=magician:JK1 a=soldier:S5' } }),
  (t) => {
    t.A.requests('force', { keys: 'H2 H3', drives: 'v w' });
    t.bothPass();
    t.A.requests('down', { keys: 'S9', target: 'a' });
    t.bothPass();
    t.expect({ sizes: { a: 1 } });
    t.A.requests('end');
    t.bothPass();
    t.expect({ sizes: { a: 5 } });
  },
);

ruling(
  'two of them add up; a bulwark that becomes a soldier is covered too (f 94)',
  where,
  table({
    A: { hand: 'H2 H3 H4 H5 S9 D9', field: 'u=bulwark:C5 v=bulwark:C7 w=bulwark:C8 x=bulwark:C6' },
  }),
  (t) => {
    t.A.requests('force', { keys: 'H2 H3', drives: 'u v' });
    t.bothPass();
    t.A.requests('force', { keys: 'H4 H5', drives: 'w x' });
    t.bothPass();
    t.A.requests('reverse', { keys: 'S9 D9', target: 'u' });
    t.bothPass();
    t.A.chooses('charged');
    t.expect({ sizes: { u: 19 } });
  },
);

ruling(
  'its key cards are two ♡A–10; it needs two charged bulwarks',
  where,
  table({
    A: { hand: 'HA H3 H10 HJ', field: 'v=bulwark:C7 w=bulwark:C8' },
    B: { hand: 'H2 H3', field: 'x=bulwark:C8' },
  }),
  (t) => {
    t.A.isOffered('force', 'key', 'HA H3');
    t.A.requests('end');
    t.bothPass();
    t.bothPass();
    t.B.chooses('no');
    t.B.cannotRequest('force');
  },
);

ruling(
  'it is normal magic: of main timing, and paid in spite of a magician',
  where,
  table({
    A: { hand: 'HA H3', field: 'm=magician:JK1 a=soldier:S5' },
    B: { hand: 'H2 H3', field: 'x=bulwark:C8 y=bulwark:C7' },
  }),
  (t) => {
    t.A.cannotRequest('force');
    t.A.requests('attack');
    t.A.passes();
    t.B.cannotRequest('force');
  },
);

ruling(
  'it may be raised without a soldier',
  { ...where, editions: BEFORE_8 },
  table({ A: { hand: 'HA H3', field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => {
    t.A.requests('force', { keys: 'HA H3', drives: 'v w' });
    t.bothPass();
    t.expect({ A: { grave: 'HA H3' } });
  },
);

ruling(
  'f 97: its fog is its controller’s',
  { ...where, editions: ONLY_8 },
  table({ A: { fog: 'force:H2+H3', field: 'a=soldier:S5' }, B: { field: 'x=soldier:S5', fog: 'up:H9->x' } }),
  (t) => {
    t.expect({ sizes: { a: 10, x: 14 } });
    t.A.requests('end');
    t.bothPass();
    t.expect({ A: { fog: '', grave: 'H2 H3' }, B: { fog: 'H9' }, sizes: { a: 5, x: 5 } });
  },
);
