import { FROM_7, FROM_PRO, ruling, table } from '../harness/ruling.ts';

ruling(
  'f 103: charge or drive is chosen when it resolves; it costs D, and its key card goes to the grave',
  {},
  table({ A: { hand: 'D5 D2' }, B: { field: 'x=soldier:S9' } }),
  (t) => {
    t.A.requests('twist', { keys: 'D5', discards: 'D2', target: 'x' });
    t.bothPass();
    t.A.isAsked('state', 'charged driven');
    t.expect({ stage: ['A twist D5'], A: { grave: 'D2' } });
    t.A.chooses('driven');
    t.expect({ stage: [], A: { grave: 'D5 D2', fog: '' }, B: { field: 'x=soldier:S9/driven' } });
  },
);

ruling(
  'f 103: either state may be named, even if it already is so',
  {},
  table({ A: { hand: 'D5 D2', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.requests('twist', { keys: 'D5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.A.isAsked('state', 'charged driven');
    t.A.chooses('charged');
    t.expect({ A: { field: 'a=soldier:S9' } });
  },
);

ruling('a driven unit is charged', {}, table({ A: { hand: 'D5 D2', field: 'a=soldier:S9/driven' } }), (t) => {
  t.A.requests('twist', { keys: 'D5', discards: 'D2', target: 'a' });
  t.bothPass();
  t.A.chooses('charged');
  t.expect({ A: { field: 'a=soldier:S9' } });
});

ruling('its key card is ♢A–10', {}, table({ A: { hand: 'DA D10 DJ DK S5 H5 C5 JK1', field: 'a=soldier:S9' } }), (t) =>
  t.A.isOffered('twist', 'key', 'DA D10'),
);

ruling(
  'its target is any character, of either player, also a bulwark',
  {},
  table({
    A: { hand: 'D5 D2', field: 'a=soldier:S9 w=bulwark:C8' },
    B: { field: 'x=equipped:S2+S3 v=bulwark:C8' },
  }),
  (t) => t.A.isOffered('twist', 'target', 'a w x v', { keys: 'D5', discards: 'D2' }),
);

ruling(
  'f 36, f 47: without a card for D, or without a character, it cannot be raised',
  {},
  table({ A: { hand: 'D5' }, B: { hand: 'D5 D2' }, turn: 'A' }),
  (t) => {
    t.A.cannotRequest('twist');
    t.A.requests('end');
    t.A.passes();
    t.B.cannotRequest('twist');
  },
);

ruling(
  'f 50: a target that Reverse split is lost',
  { editions: FROM_7, formats: FROM_PRO },
  table({ A: { hand: 'D5 D2', field: 'a=equipped:S5+S7' }, B: { hand: 'S3 D3' } }),
  (t) => {
    t.A.requests('twist', { keys: 'D5', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'a' });
    t.bothPass();
    t.B.chooses('driven');
    t.A.chooses('S7');
    t.bothPass();
    t.happened('fizzled twist');
    t.expect({ A: { field: 'bulwark:S5/driven bulwark:S7/driven', grave: 'D5 D2' } });
  },
);

ruling(
  'f 50: a soldier of one card that Reverse turned is still a character, and the same unit',
  { editions: FROM_7, formats: FROM_PRO },
  table({ A: { hand: 'D5 D2', field: 'a=soldier:S5' }, B: { hand: 'S3 D3' } }),
  (t) => {
    t.A.requests('twist', { keys: 'D5', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'a' });
    t.bothPass();
    t.B.chooses('driven');
    t.bothPass();
    t.A.isAsked('state', 'charged driven');
    t.A.chooses('charged');
    t.expect({ A: { field: 'a=bulwark:S5' } });
  },
);

ruling(
  'f 48: where the target is gone nobody is asked, and the key card goes to the grave',
  {},
  table({ A: { hand: 'D5 D2', field: 'a=soldier:S5' }, B: { hand: 'S9 D3' } }),
  (t) => {
    t.A.requests('twist', { keys: 'D5', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D3', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.A.isAsked('chance');
    t.expect({ stage: [], A: { grave: 'S5 D5 D2' } });
  },
);

ruling(
  'f 79: an attacker that it charges still attacks',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { hand: 'D5 D2' } }),
  (t) => {
    t.combat({ a: '' });
    t.A.passes();
    t.B.requests('twist', { keys: 'D5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.B.chooses('charged');
    t.expect({ attackers: 'a', A: { field: 'a=soldier:S5' } });
    t.bothPass();
    t.expect({ B: { life: 5 }, A: { field: 'a=soldier:S5' } });
  },
);
