import { FROM_PRO, FROM_STANDARD, ONLY_6, ONLY_8, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_STANDARD };

ruling(
  'a charged character returns to the hand, and so do the key cards',
  where,
  table({ A: { hand: 'S2 SK', field: 'w=bulwark:C8 a=soldier:H5' } }),
  (t) => {
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'a' });
    t.expect({ stage: ['A unsummon S2 SK -> a'], A: { hand: '' } });
    t.bothPass();
    t.expect({ stage: [], A: { hand: 'S2 SK H5', field: 'w=bulwark:C8/driven', grave: '' } });
  },
);

ruling(
  'f 119: a driven unit stays; the key cards return all the same',
  where,
  table({ A: { hand: 'S2 SK', field: 'w=bulwark:C8 a=soldier:H5/driven' } }),
  (t) => {
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'a' });
    t.bothPass();
    t.expect({ A: { hand: 'S2 SK', field: 'w=bulwark:C8/driven a=soldier:H5/driven', grave: '' } });
  },
);

ruling(
  'f 120: an equipped soldier returns with all its cards',
  where,
  table({ A: { hand: 'S2 SK', field: 'w=bulwark:C8 a=equipped:H5+HK' } }),
  (t) => {
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'a' });
    t.bothPass();
    t.expect({ A: { hand: 'S2 SK H5 HK', field: 'w=bulwark:C8/driven', life: 10 } });
  },
);

ruling(
  'f 63: its target is any own character, also a bulwark, also the one that pays for it',
  where,
  table({
    A: { hand: 'S2 SK', field: 'w=bulwark:C8 v=bulwark:HK a=soldier:H5/driven' },
    B: { field: 'x=soldier:H5' },
  }),
  (t) => {
    t.A.isOffered('unsummon', 'target', 'w v a', { keys: 'S2 SK', drives: 'w' });
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'v' });
    t.bothPass();
    t.expect({ A: { hand: 'S2 SK HK', field: 'w=bulwark:C8/driven a=soldier:H5/driven', life: 10 } });
  },
);

ruling(
  'the bulwark that paid B is driven when it resolves, and stays',
  where,
  table({ A: { hand: 'S2 SK', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'w' });
    t.bothPass();
    t.expect({ A: { hand: 'S2 SK', field: 'w=bulwark:C8/driven' } });
  },
);

ruling(
  'f 48: where the target is gone nothing happens: the key cards go to the grave',
  where,
  table({ A: { hand: 'S2 SK', field: 'w=bulwark:C8 a=soldier:H5' }, B: { hand: 'S9 D2' } }),
  (t) => {
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'a' });
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D2', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ stage: [], A: { hand: '', grave: 'H5 S2 SK' } });
  },
);

ruling(
  'a unit that is driven in response stays',
  where,
  table({ A: { hand: 'S2 SK', field: 'w=bulwark:C8 a=soldier:H5' }, B: { hand: 'D9 D2' } }),
  (t) => {
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'a' });
    t.A.passes();
    t.B.requests('twist', { keys: 'D9', discards: 'D2', target: 'a' });
    t.bothPass();
    t.B.chooses('driven');
    t.bothPass();
    t.expect({ A: { hand: 'S2 SK', field: 'w=bulwark:C8/driven a=soldier:H5/driven' } });
  },
);

ruling(
  'f 44: its key cards are two of one suit; Jokers have none',
  where,
  table({ A: { hand: 'S2 SK H3 JK1 JK2', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.cannotRequest('unsummon', { keys: 'JK1 JK2', drives: 'w', target: 'w' });
    t.A.cannotRequest('unsummon', { keys: 'S2 H3', drives: 'w', target: 'w' });
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'w' });
  },
);

ruling(
  'f 44: two Jokers and different suits are no key cards for it',
  where,
  table({ A: { hand: 'S2 H3 D4 C5 JK1 JK2', field: 'w=bulwark:C8' } }),
  (t) => t.A.cannotRequest('unsummon'),
);

ruling(
  'nullified: the key cards go to the grave',
  where,
  table({ A: { hand: 'S2 SK', field: 'w=bulwark:C8 a=soldier:H5' }, B: { hand: 'CA D2' } }),
  (t) => {
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'a' });
    t.A.passes();
    t.B.requests('counter', { keys: 'CA', discards: 'D2' });
    t.bothPass();
    t.expect({ A: { hand: '', grave: 'S2 SK', field: 'w=bulwark:C8/driven a=soldier:H5' } });
  },
);

ruling(
  'it is quick: also in the opponent’s turn and above other requests',
  where,
  table({ turn: 'B', stage: ['B throwing S9 C9'], chance: 'A', A: { hand: 'S2 SK', field: 'w=bulwark:C8' } }),
  (t) => t.A.canRequest('unsummon'),
);

ruling(
  'f 41: a magician does not take its B away: it is a summon before 8.0, and in 8.0 only D is waived',
  where,
  table({ A: { hand: 'S2 SK', field: 'w=bulwark:C8/driven m=magician:JK1' } }),
  (t) => t.A.cannotRequest('unsummon'),
);

ruling(
  'f 24: a hero that returns to the hand triggers nothing',
  where,
  table({ A: { hand: 'S2 S3', field: 'w=bulwark:C8 a=hero:HK' } }),
  (t) => {
    t.A.requests('unsummon', { keys: 'S2 S3', drives: 'w', target: 'a' });
    t.bothPass();
    t.expect({ A: { hand: 'S2 S3 HK', life: 10 } });
  },
);

ruling(
  'f 52: a unit that left the field and came back is a new one: what pointed at it fails',
  { formats: FROM_PRO, editions: ['7.0', '7.0p', '8.0'] },
  table({
    stage: ['B twist D9 -> a'],
    A: { hand: 'S2 SK D3', field: 'w=bulwark:C8 a=ace:HA v=bulwark:C9/driven' },
    turn: 'B',
    chance: 'A',
  }),
  (t) => {
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'a' });
    t.bothPass();
    t.expect({ stage: ['B twist D9 -> lost'], A: { hand: 'S2 SK HA D3' } });
    t.B.passes();
    t.A.requests('quickSummon', { keys: 'HA', discards: 'D3' });
    t.bothPass();
    t.A.chooses('ace');
    t.bothPass();
    t.happened('fizzled twist');
    t.expect({ stage: [], A: { field: 'w=bulwark:C8/driven v=bulwark:C9/driven ace:HA/new' }, B: { grave: 'D9' } });
  },
);

ruling(
  'f 52: the same in 6.1',
  { formats: FROM_PRO, editions: ONLY_6 },
  table({
    stage: ['B down S9 -> a'],
    A: { hand: 'S2 SK D3', field: 'w=bulwark:C8 a=ace:HA' },
    turn: 'B',
    chance: 'A',
  }),
  (t) => {
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'a' });
    t.bothPass();
    t.B.passes();
    t.A.requests('quickSummon', { keys: 'HA', discards: 'D3' });
    t.bothPass();
    t.A.chooses('ace');
    t.bothPass();
    t.expect({ stage: [], A: { field: 'w=bulwark:C8/driven ace:HA/new' } });
  },
);

ruling(
  'f 99: an Up on a unit that returned to the hand stays in the fog without effect',
  { formats: FROM_STANDARD, editions: ONLY_8 },
  table({ A: { hand: 'S2 SK', field: 'w=bulwark:C8 a=soldier:H5', fog: 'up:H9->a' } }),
  (t) => {
    t.expect({ sizes: { a: 14 } });
    t.A.requests('unsummon', { keys: 'S2 SK', drives: 'w', target: 'a' });
    t.bothPass();
    t.expect({ A: { hand: 'S2 SK H5', fog: 'H9' } });
  },
);
