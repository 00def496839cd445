import { FROM_7, FROM_PRO, FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

ruling(
  'the target shrinks by the key card’s number; where it survives, the key card goes to the fog in 8.0',
  {},
  table({ A: { hand: 'S5 D2' }, B: { field: 'x=soldier:S9' } }),
  (t) => {
    t.A.requests('down', { keys: 'S5', discards: 'D2', target: 'x' });
    t.bothPass();
    t.expect({
      sizes: { x: 4 },
      A: t.hasFog ? { fog: 'S5->x', grave: 'D2' } : { fog: '', grave: 'S5 D2' },
      B: { fog: '' },
    });
  },
);

ruling(
  'f 102: at size 0 or less the target dies, and the key card goes to the grave',
  {},
  table({ A: { hand: 'S9 D2' }, B: { field: 'x=soldier:S9' } }),
  (t) => {
    t.A.requests('down', { keys: 'S9', discards: 'D2', target: 'x' });
    t.bothPass();
    t.expect({ A: { grave: 'S9 D2', fog: '' }, B: { field: '', grave: 'S9' } });
  },
);

ruling('its key card is ♠A–10', {}, table({ A: { hand: 'SA S10 SJ SK H5 D5 C5 JK1', field: 'a=soldier:S9' } }), (t) =>
  t.A.isOffered('down', 'key', 'SA S10'),
);

ruling(
  'f 122: its target is a soldier of either player, also one’s own, not a bulwark',
  {},
  table({ A: { hand: 'S5 D2', field: 'a=soldier:S4 w=bulwark:C8' }, B: { field: 'x=soldier:S9 v=bulwark:C8' } }),
  (t) => {
    t.A.isOffered('down', 'target', 'a x', { keys: 'S5', discards: 'D2' });
    t.A.requests('down', { keys: 'S5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8', grave: 'S4 S5 D2' } });
  },
);

ruling('f 36: without a card for D it cannot be raised', {}, table({ A: { hand: 'S5', field: 'a=soldier:S9' } }), (t) =>
  t.A.cannotRequest('down'),
);

ruling(
  'f 92: a magician dies of any Down',
  { formats: FROM_STANDARD },
  table({ A: { hand: 'SA D2' }, B: { field: 'm=magician:JK1', life: 'HK +5' } }),
  (t) => {
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'm' });
    t.bothPass();
    t.expect({ B: { field: '', grave: 'JK1', hand: 'HK', life: 5 }, A: { grave: 'SA D2' } });
  },
);

ruling(
  'a magician that was raised survives a smaller Down',
  { formats: FROM_STANDARD },
  table({ A: { hand: 'H5 S4 D2', field: 'm=magician:JK1' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', target: 'm' });
    t.bothPass();
    t.A.requests('down', { keys: 'S4', target: 'm' });
    t.bothPass();
    t.expect({ sizes: { m: 1 } });
  },
);

ruling(
  'f 91: only Down kills, only its own target: a second Down sees the first',
  {},
  table({ A: { hand: 'S5 S4 D2 D3' }, B: { field: 'x=soldier:H9 y=soldier:H2' } }),
  (t) => {
    t.A.requests('down', { keys: 'S5', discards: 'D2', target: 'x' });
    t.bothPass();
    t.expect({ sizes: { x: 4, y: 2 } });
    t.A.requests('down', { keys: 'S4', discards: 'D3', target: 'x' });
    t.bothPass();
    t.expect({ B: { field: 'y=soldier:H2', grave: 'H9' } });
    t.expect({ A: t.hasFog ? { fog: 'S5', grave: 'S4 D2 D3' } : { grave: 'S5 S4 D2 D3' } });
  },
);

ruling(
  'f 48: a target that is gone: no effect, the key card to the grave',
  {},
  table({
    stage: ['A down S5 -> x', 'second=A down S9 -> x'],
    B: { field: 'x=soldier:H9' },
  }),
  (t) => {
    t.bothPass();
    t.bothPass();
    t.happened('fizzled down');
    t.expect({ A: { grave: 'S5 S9', fog: '' } });
  },
);

ruling(
  'f 49, f 50: a soldier that became a bulwark is no legal target any more',
  { editions: FROM_7, formats: FROM_PRO },
  table({ A: { hand: 'S9 D2' }, B: { hand: 'S3 D3', field: 'x=soldier:H9' } }),
  (t) => {
    t.A.requests('down', { keys: 'S9', discards: 'D2', target: 'x' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'x' });
    t.bothPass();
    t.B.chooses('driven');
    t.bothPass();
    t.expect({ A: { grave: 'S9 D2', fog: '' }, B: { field: 'x=bulwark:H9/driven' } });
  },
);

ruling(
  'a hero that it kills triggers Next Generation for its owner',
  {},
  table({ A: { hand: 'SA D2 S10 D3' }, B: { field: 'x=hero:HJ', life: 'C2 DQ +3' } }),
  (t) => {
    t.A.requests('down', { keys: 'S10', discards: 'D3', target: 'x' });
    t.bothPass();
    t.expect({ sizes: { x: 1 } });
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'x' });
    t.bothPass();
    t.expect({ chance: 'A', B: { hand: 'DQ', grave: 'HJ C2', life: 3 } });
  },
);

ruling('it ends with the turn', {}, table({ A: { hand: 'S5 D2' }, B: { field: 'x=soldier:H9' } }), (t) => {
  t.A.requests('down', { keys: 'S5', discards: 'D2', target: 'x' });
  t.bothPass();
  t.A.requests('end');
  t.bothPass();
  t.expect({ turn: 'B', sizes: { x: 9 }, A: { fog: '', grave: 'S5 D2' } });
});
