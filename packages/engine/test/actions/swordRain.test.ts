import { MASTER, ruling, table } from '../harness/ruling.ts';

const where = { formats: MASTER };

ruling(
  'f 95: every soldier on both sides whose size is not more than the sum of the key cards goes to the grave',
  where,
  table({
    A: { hand: 'S2 S3', field: 'v=bulwark:C7 w=bulwark:C2 a=soldier:D5 b=soldier:D6' },
    B: { field: 'x=soldier:H2 y=equipped:C2+C4 m=bulwark:C3' },
  }),
  (t) => {
    t.A.requests('swordRain', { keys: 'S2 S3', drives: 'v w' });
    t.bothPass();
    t.expect({
      A: { field: 'v=bulwark:C7/driven w=bulwark:C2/driven b=soldier:D6', grave: 'D5 S2 S3' },
      B: { field: 'y=equipped:C2+C4 m=bulwark:C3', grave: 'H2' },
    });
  },
);

ruling(
  'f 95: magicians too; each owner has their Next Generation, the turn player’s first (f 17)',
  where,
  table({
    A: { hand: 'S2 S3', field: 'v=bulwark:C7 w=bulwark:C2 a=ace:DA', life: 'C3 HQ +3' },
    B: { field: 'm=magician:JK1', life: 'C3 C4 HJ +3' },
  }),
  (t) => {
    t.A.requests('swordRain', { keys: 'S2 S3', drives: 'v w' });
    t.bothPass();
    t.expect({
      chance: 'A',
      A: { field: 'v=bulwark:C7/driven w=bulwark:C2/driven', hand: 'HQ', grave: 'DA C3 S2 S3', life: 3 },
      B: { field: '', hand: 'HJ', grave: 'JK1 C3 C4', life: 3 },
    });
  },
);

ruling(
  'f 95: the current size counts: a raised soldier escapes, a lowered one does not',
  where,
  table({
    A: { hand: 'S2 S3 HA S9', field: 'v=bulwark:C7 w=bulwark:C2 m=magician:JK1 a=soldier:D5', life: 'HQ +3' },
    B: { field: 'x=hero:HJ', life: 'HK +3' },
  }),
  (t) => {
    t.A.requests('up', { keys: 'HA', target: 'a' });
    t.bothPass();
    t.A.requests('down', { keys: 'S9', target: 'x' });
    t.bothPass();
    t.A.requests('swordRain', { keys: 'S2 S3', drives: 'v w' });
    t.bothPass();
    t.expect({
      A: { field: 'v=bulwark:C7/driven w=bulwark:C2/driven a=soldier:D5/size:6', hand: 'HQ' },
      B: { field: '', hand: 'HK' },
    });
  },
);

ruling(
  'its key cards are two ♠A–10, and it needs two charged bulwarks',
  where,
  table({ A: { hand: 'SA S3 S10 SJ', field: 'v=bulwark:C7 w=bulwark:C2' } }),
  (t) => {
    t.A.isOffered('swordRain', 'key', 'SA S3');
    t.A.cannotRequest('swordRain', { keys: 'S3 SJ', drives: 'v w' });
    t.A.cannotRequest('swordRain', { keys: 'S3 SA', drives: 'v' });
  },
);

ruling(
  'without soldiers it may be raised; it is of main timing',
  where,
  table({
    A: { hand: 'SA S3', field: 'v=bulwark:C7 w=bulwark:C2' },
    B: { hand: 'SA S3', field: 'x=bulwark:C7 y=bulwark:C2' },
  }),
  (t) => {
    t.A.requests('swordRain', { keys: 'SA S3', drives: 'v w' });
    t.A.passes();
    t.B.cannotRequest('swordRain');
    t.B.passes();
    t.expect({ stage: [], A: { grave: 'SA S3' } });
  },
);

ruling(
  'f 18: both would be milled out: the turn player’s Next Generation resolves first, and the turn player loses',
  where,
  table({
    A: { hand: 'S2 S3', field: 'v=bulwark:C7 w=bulwark:C2 a=ace:DA', life: 'C3 C4' },
    B: { field: 'x=ace:DA', life: 'C3 C4' },
  }),
  (t) => {
    t.A.requests('swordRain', { keys: 'S2 S3', drives: 'v w' });
    t.bothPass();
    t.expect({ winner: 'B', A: { life: 0 }, B: { life: 2 } });
  },
);
