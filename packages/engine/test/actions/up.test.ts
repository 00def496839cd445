import { FROM_7, FROM_PRO, FROM_STANDARD, ONLY_8, ruling, table } from '../harness/ruling.ts';

ruling(
  'the target grows by the key card’s number, for D; in 8.0 the key card goes to the fog, before that to the grave',
  {},
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.expect({ stage: ['A up H5 -> a'], sizes: { a: 9 }, A: { grave: 'D2' } });
    t.bothPass();
    t.expect({
      stage: [],
      sizes: { a: 14 },
      A: t.hasFog ? { fog: 'H5->a', grave: 'D2' } : { fog: '', grave: 'H5 D2' },
    });
  },
);

ruling('its key card is ♡A–10', {}, table({ A: { hand: 'HA H10 HJ HK S5 D5 C5 JK1', field: 'a=soldier:S9' } }), (t) =>
  t.A.isOffered('up', 'key', 'HA H10'),
);

ruling(
  'f 37: the key card cannot be discarded for itself',
  {},
  table({ A: { hand: 'H5 H6 S2', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.isOffered('up', 'payD', 'H6 S2', { keys: 'H5' });
    t.A.cannotRequest('up', { keys: 'H5', discards: 'H5', target: 'a' });
  },
);

ruling('f 36: without a spare card it cannot be raised', {}, table({ A: { hand: 'H5', field: 'a=soldier:S9' } }), (t) =>
  t.A.cannotRequest('up'),
);

ruling(
  'its target is a soldier, of either player, not a bulwark',
  {},
  table({
    A: { hand: 'H5 D2', field: 'a=soldier:S9 b=hero:SK/driven w=bulwark:C8' },
    B: { field: 'x=soldier:S9/new y=equipped:H2+H3 v=bulwark:C8' },
  }),
  (t) => t.A.isOffered('up', 'target', 'a b x y', { keys: 'H5', discards: 'D2' }),
);

ruling(
  'f 47: without a soldier it cannot be raised',
  {},
  table({ A: { hand: 'H5 D2', field: 'w=bulwark:C8' }, B: { field: 'v=bulwark:C8' } }),
  (t) => t.A.cannotRequest('up'),
);

ruling(
  'f 8: it is quick: on an empty stage, above others, and in the opponent’s turn',
  {},
  table({ A: { hand: 'H5 H6 D2 D3', field: 'a=soldier:S9' }, B: { hand: 'H5 D2' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.A.requests('up', { keys: 'H6', discards: 'D3', target: 'a', as: 'second' });
    t.A.passes();
    t.B.requests('up', { keys: 'H5', discards: 'D2', target: 'a', as: 'third' });
    t.bothPass();
    t.bothPass();
    t.bothPass();
    t.expect({ sizes: { a: 25 } });
  },
);

ruling(
  'f 48: where the target is gone it has no effect, and its key card goes to the grave, never to the fog',
  {},
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S9' }, B: { hand: 'S9 D2' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D2', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ stage: [], A: { field: '', grave: 'S9 H5 D2', fog: '' } });
  },
);

ruling(
  'f 49, f 50: on a soldier that became a bulwark it has no effect',
  { editions: FROM_7, formats: FROM_PRO },
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S9' }, B: { hand: 'S3 D3' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'a' });
    t.bothPass();
    t.B.chooses('keep');
    t.bothPass();
    t.happened('fizzled up');
    t.expect({ A: { field: 'a=bulwark:S9', grave: 'H5 D2', fog: '' } });
  },
);

ruling(
  'f 51, f 100: a target that was equipped meanwhile is the same unit, and what raised it stays',
  {},
  table({ A: { hand: 'H5 D2 S3', field: 'w=bulwark:C8 a=soldier:S9' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.A.requests('equip', { keys: 'S3', drives: 'w', target: 'a' });
    t.bothPass();
    t.expect({ sizes: { a: 17 } });
  },
);

ruling(
  'f 51: an Up that waits on the stage while its target is equipped',
  {},
  table({ stage: ['A up H5 -> a', 'A equip S3 -> a'], A: { field: 'a=soldier:S9' } }),
  (t) => {
    t.bothPass();
    t.expect({ sizes: { a: 12 } });
    t.bothPass();
    t.expect({ sizes: { a: 17 } });
  },
);

ruling(
  'f 93: at the end of the turn the size falls back to what is printed, and nothing dies of it',
  {},
  table({ A: { hand: 'H10 S9 D2 D3', field: 'a=soldier:S5' } }),
  (t) => {
    t.A.requests('up', { keys: 'H10', discards: 'D2', target: 'a' });
    t.bothPass();
    t.A.requests('down', { keys: 'S9', discards: 'D3', target: 'a' });
    t.bothPass();
    t.expect({ sizes: { a: 6 } });
    t.A.requests('end');
    t.bothPass();
    t.expect({ turn: 'B', A: { field: 'a=soldier:S5/size:5' } });
  },
);

ruling(
  'f 97, f 98: the fog is the requester’s; after the turn its card has no effect, and stays until its owner’s End',
  { editions: ONLY_8 },
  table({ A: { field: 'a=soldier:S9' }, B: { hand: 'H5 D2' } }),
  (t) => {
    t.A.requests('attack');
    t.A.passes();
    t.B.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.expect({ sizes: { a: 14 }, A: { fog: '' }, B: { fog: 'H5', grave: 'D2' } });
    t.bothPass();
    t.A.attacksWith('');
    t.A.requests('end');
    t.bothPass();
    t.expect({ turn: 'B', sizes: { a: 9 }, B: { fog: 'H5->nothing' } });
    t.bothPass();
    t.B.chooses('no');
    t.B.requests('end');
    t.bothPass();
    t.expect({ turn: 'A', B: { fog: '', grave: 'D2 H5' } });
  },
);

ruling(
  'f 99: the fog of a soldier that died has no effect and stays until End',
  { editions: ONLY_8 },
  table({ A: { field: 'a=soldier:S2', fog: 'up:H5->a' }, B: { hand: 'S9 D2' }, turn: 'B' }),
  (t) => {
    t.expect({ sizes: { a: 7 } });
    t.B.requests('down', { keys: 'S9', discards: 'D2', target: 'a' });
    t.bothPass();
    t.expect({ A: { grave: 'S2', fog: 'H5->nothing' } });
  },
);

ruling(
  'f 39, f 42: your magician takes its D away, and then D cannot be paid',
  { formats: FROM_STANDARD },
  table({ A: { hand: 'H5 D2', field: 'm=magician:JK1' } }),
  (t) => {
    t.A.cannotRequest('up', { keys: 'H5', discards: 'D2', target: 'm' });
    t.A.requests('up', { keys: 'H5', target: 'm' });
    t.bothPass();
    t.expect({ sizes: { m: 5 }, A: { hand: 'D2' } });
  },
);

ruling(
  'f 38: the card for D goes to the grave face up, and is its new top',
  {},
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S9', grave: 'C3' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.B.saw('D2 H5');
    t.expect({ A: { graveTop: 'D2', grave: 'C3 D2' } });
  },
);
