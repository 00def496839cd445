import { FROM_7, FROM_PRO, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_PRO };

ruling(
  'the target goes to the grave; it costs nothing',
  where,
  table({ A: { hand: 'SA S10' }, B: { field: 'x=soldier:S9 v=bulwark:C8' } }),
  (t) => {
    t.A.requests('kill', { keys: 'SA S10', target: 'x' });
    t.bothPass();
    t.expect({ A: { grave: 'SA S10', hand: '' }, B: { field: 'v=bulwark:C8', grave: 'S9' } });
  },
);

ruling(
  'f 122: its target is a soldier of either player, not a bulwark',
  where,
  table({
    A: { hand: 'SA S10', field: 'a=hero:HK w=bulwark:C8' },
    B: { field: 'x=soldier:S9/driven m=magician:JK1 v=bulwark:C8' },
  }),
  (t) => {
    t.A.isOffered('kill', 'target', 'a x m');
    t.A.requests('kill', { keys: 'SA S10', target: 'a' });
  },
);

ruling(
  'its key cards are two ♠A–10',
  where,
  table({ A: { hand: 'SA S3 S10 SJ H3 JK1', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.isOffered('kill', 'key', 'SA S3');
    t.A.cannotRequest('kill', { keys: 'SA SJ', target: 'a' });
  },
);

ruling(
  'f 47: without a soldier it cannot be raised',
  where,
  table({ A: { hand: 'SA S3', field: 'w=bulwark:C8' } }),
  (t) => t.A.cannotRequest('kill'),
);

ruling(
  'f 23: an equipped soldier of K, J and 5 triggers twice',
  where,
  table({ A: { hand: 'SA S3' }, B: { field: 'x=equipped:SK+SJ+S5', life: 'C2 HA C3 JK1 +3' } }),
  (t) => {
    t.A.requests('kill', { keys: 'SA S3', target: 'x' });
    t.bothPass();
    t.expect({ chance: 'A', B: { hand: 'HA JK1', grave: 'SK SJ S5 C2 C3', life: 3 } });
  },
);

ruling(
  'f 48: a target that is gone: no effect',
  where,
  table({ stage: ['A kill S2 S3 -> x', 'B unsummon H2 H3 -> x'], B: { field: 'x=soldier:S9' } }),
  (t) => {
    t.bothPass();
    t.bothPass();
    t.happened('fizzled kill');
    t.expect({ A: { grave: 'S2 S3' }, B: { hand: 'S9 H2 H3', grave: '' } });
  },
);

ruling(
  'f 49, f 50: a soldier that became a bulwark is no target any more',
  { editions: FROM_7, formats: FROM_PRO },
  table({ A: { hand: 'SA S3' }, B: { hand: 'S3 D3', field: 'x=soldier:H9' } }),
  (t) => {
    t.A.requests('kill', { keys: 'SA S3', target: 'x' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'x' });
    t.bothPass();
    t.B.chooses('keep');
    t.bothPass();
    t.expect({ stage: [], A: { grave: 'SA S3' }, B: { field: 'x=bulwark:H9' } });
  },
);

ruling(
  'it is quick',
  where,
  table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand: 'SA S3' }, B: { field: 'x=soldier:H9' } }),
  (t) => t.A.canRequest('kill'),
);
