import { FROM_7, FROM_PRO, FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_STANDARD };

ruling(
  'f 96: a soldier whose size the ♢ divides goes face down on its owner’s life, which then takes ♠ damage',
  where,
  table({ A: { hand: 'S2 D3' }, B: { field: 'x=soldier:H9', life: 'C2 C3 +4' } }),
  (t) => {
    t.A.requests('deathLance', { keys: 'S2 D3', target: 'x' });
    t.bothPass();
    t.expect({ A: { grave: 'S2 D3' }, B: { field: '', grave: 'H9 C2', life: 'C3 ...' } });
  },
);

ruling(
  'f 96: not divisible: no part of it happens',
  where,
  table({ A: { hand: 'S2 D4' }, B: { field: 'x=soldier:H9' } }),
  (t) => {
    t.A.requests('deathLance', { keys: 'S2 D4', target: 'x' });
    t.bothPass();
    t.expect({ A: { grave: 'S2 D4' }, B: { field: 'x=soldier:H9', life: 10 } });
  },
);

ruling(
  'f 96: ♢A divides everything',
  where,
  table({ A: { hand: 'SA DA' }, B: { field: 'x=soldier:H7', life: 3 } }),
  (t) => {
    t.A.requests('deathLance', { keys: 'SA DA', target: 'x' });
    t.bothPass();
    t.expect({ B: { field: '', grave: 'H7', life: 3 } });
  },
);

ruling(
  'f 96: a size of 0 is never divisible',
  where,
  table({ A: { hand: 'S2 DA' }, B: { field: 'm=magician:JK1' } }),
  (t) => {
    t.A.requests('deathLance', { keys: 'S2 DA', target: 'm' });
    t.bothPass();
    t.expect({ B: { field: 'm=magician:JK1', life: 10 } });
  },
);

ruling(
  'docs/rulings.md 12: a size below 0 is divisible, too',
  where,
  table({ modifiers: { x: -11 }, A: { hand: 'S2 D3' }, B: { field: 'x=soldier:H5', life: 'C2 C3 +4' } }),
  (t) => {
    t.A.requests('deathLance', { keys: 'S2 D3', target: 'x' });
    t.bothPass();
    t.expect({ B: { field: '', grave: 'H5 C2', life: 'C3 ...' } });
  },
);

ruling(
  'f 96: several cards go on the life in the order that their owner chooses; nothing triggers',
  where,
  table({ A: { hand: 'S2 D3' }, B: { field: 'x=equipped:HK+H3+H5', life: 'C2 +4' } }),
  (t) => {
    t.A.requests('deathLance', { keys: 'S2 D3', target: 'x' });
    t.bothPass();
    t.B.isAsked('order', 'HK H3 H5');
    t.B.chooses('H5', 'HK');
    t.expect({ B: { field: '', hand: '', grave: 'H5 HK', life: 'H3 C2 ...' } });
  },
);

ruling('f 95: the current size counts', where, table({ A: { hand: 'H5 D2 S2 D7', field: 'a=soldier:S9' } }), (t) => {
  t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
  t.bothPass();
  t.A.requests('deathLance', { keys: 'S2 D7', target: 'a' });
  t.bothPass();
  t.expect({ A: { field: '', life: 9 } });
});

ruling(
  'the damage goes to the unit’s owner, also where that is oneself',
  where,
  table({ A: { hand: 'S5 DA', field: 'a=soldier:H9', life: 4 } }),
  (t) => {
    t.A.requests('deathLance', { keys: 'S5 DA', target: 'a' });
    t.bothPass();
    t.expect({ winner: 'B', A: { life: 0 } });
  },
);

ruling(
  'f 128: the life grows by it before the damage: one life and one soldier survive ♠A',
  where,
  table({ A: { hand: 'SA DA' }, B: { field: 'x=soldier:H9', life: 1 } }),
  (t) => {
    t.A.requests('deathLance', { keys: 'SA DA', target: 'x' });
    t.bothPass();
    t.expect({ winner: null, B: { life: 1, grave: 'H9' } });
  },
);

ruling(
  'its key cards are one ♠ and one ♢, A–K; its target is a soldier of either player',
  where,
  table({
    A: { hand: 'SA SK DA DK H5', field: 'a=soldier:S5 w=bulwark:C8' },
    B: { field: 'x=soldier:H9 v=bulwark:C8' },
  }),
  (t) => {
    t.A.isOffered('deathLance', 'key', 'SA SK');
    t.A.isOffered('deathLance', 'target', 'a x', { keys: 'SA DK' });
  },
);

ruling(
  'f 47: without a soldier it cannot be raised; and it is of main timing',
  where,
  table({ A: { hand: 'S2 D3', field: 'w=bulwark:C8' }, B: { hand: 'S2 D3' } }),
  (t) => {
    t.A.cannotRequest('deathLance');
    t.A.requests('end');
    t.A.passes();
    t.B.cannotRequest('deathLance');
  },
);

ruling(
  'f 48: a target that is gone: no damage either',
  where,
  table({ stage: ['A deathLance S2 D3 -> x', 'B down S9 -> x'], B: { field: 'x=soldier:H9' } }),
  (t) => {
    t.bothPass();
    t.bothPass();
    t.expect({ stage: [], A: { grave: 'S2 D3' }, B: { life: 10, grave: 'H9 S9' } });
  },
);

ruling(
  'f 49: a target that became a bulwark: no effect',
  { editions: FROM_7, formats: FROM_PRO },
  table({ stage: ['A deathLance S2 D3 -> x', 'B reverse S9 H9 -> x'], B: { field: 'x=soldier:D9' } }),
  (t) => {
    t.bothPass();
    t.B.chooses('keep');
    t.bothPass();
    t.expect({ stage: [], B: { life: 10, field: 'x=bulwark:D9' } });
  },
);
