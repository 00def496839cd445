import { FROM_PRO, FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

ruling(
  'f 26: cards from the top of life go to the grave until a Joker, A, J, Q or K appears, which is shown and taken',
  {},
  table({ A: { hand: 'SA S10 D2 D3 D5' }, B: { field: 'x=hero:SJ', life: 'C2 C3 HQ C4 +2' } }),
  (t) => {
    t.A.requests('down', { keys: 'S10', discards: 'D2', target: 'x' });
    t.bothPass();
    t.A.requests('down', { keys: 'SA', discards: 'D3', target: 'x' });
    t.bothPass();
    t.A.saw('HQ');
    t.A.didNotSee('C2');
    t.expect({ chance: 'A', B: { hand: 'HQ', life: 'C4 ...', grave: 'SJ C2 C3' } });
  },
);

for (const found of ['JK1', 'DA', 'DJ', 'DQ', 'DK'])
  ruling(
    `it stops at ${found}`,
    {},
    table({ A: { hand: 'SA D2' }, B: { field: 'x=ace:SA', life: `C2 ${found} +2` } }),
    (t) => {
      t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'x' });
      t.bothPass();
      t.expect({ B: { hand: found, life: 2, grave: 'SA C2' } });
    },
  );

ruling(
  'f 21: a common soldier, and a bulwark of 2–10, trigger nothing',
  {},
  table({ A: { hand: 'S9 D2 HA DA' }, B: { field: 'x=soldier:S9 v=bulwark:C8' } }),
  (t) => {
    t.A.requests('down', { keys: 'S9', discards: 'D2', target: 'x' });
    t.bothPass();
    t.A.requests('destroyBulwark', { keys: 'HA DA', target: 'v' });
    t.bothPass();
    t.expect({ B: { life: 10, hand: '', grave: 'S9 C8' } });
  },
);

ruling(
  'f 25: without a hit all of life goes to the grave, and the player loses at the following win check',
  {},
  table({ A: { hand: 'SA D2' }, B: { field: 'x=ace:SA', life: 'C2 C3' } }),
  (t) => {
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'x' });
    t.bothPass();
    t.expect({ winner: 'A', B: { life: 0, grave: 'SA C2 C3' } });
  },
);

ruling(
  'a hit on the last card of life: it is taken, and the player loses all the same',
  {},
  table({ A: { hand: 'SA D2' }, B: { field: 'x=ace:SA', life: 'C2 HK' } }),
  (t) => {
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'x' });
    t.bothPass();
    t.expect({ winner: 'A', B: { life: 0, hand: 'HK' } });
  },
);

ruling(
  'f 27: whoever kills: it is the field’s owner whose life is milled and whose hand gets the card',
  {},
  table({ A: { hand: 'SA D2', life: 'C2 HK +3' }, B: { field: 'x=ace:SA', life: 'C3 DK +3' } }),
  (t) => {
    t.A.requests('down', { keys: 'SA', discards: 'D2', target: 'x' });
    t.bothPass();
    t.expect({ A: { hand: '', life: 5 }, B: { hand: 'DK', life: 3 } });
  },
);

ruling(
  'f 10: it is immediate: it never lies on the stage, and nobody gets the chance in between',
  {},
  table({ stage: ['A up H5 -> x', 'A down SA -> x'], chance: 'B', B: { field: 'x=ace:SA', life: 'DK +3' } }),
  (t) => {
    t.bothPass();
    t.expect({ stage: ['A up H5'], chance: 'A', B: { hand: 'DK' } });
  },
);

ruling(
  'f 23: an equipped soldier triggers once for each A, J, Q and K in it',
  {},
  table({
    stage: ['A damageJudgement'],
    combat: { a: 'x' },
    A: { field: 'a=equipped:D10+DQ+DK/driven' },
    B: { field: 'x=equipped:HA+H9+HQ', life: 'C2 DK C3 JK1 C4' },
  }),
  (t) => {
    t.bothPass();
    t.expect({ B: { field: '', hand: 'DK JK1', grave: 'HA H9 HQ C2 C3', life: 'C4' } });
  },
);

ruling(
  'f 17: of several at once the turn player’s come first, then the other’s, with a win check after each',
  { formats: FROM_STANDARD },
  table({
    stage: ['A damageJudgement'],
    combat: { a: 'x' },
    A: { field: 'a=magician:JK1/driven', life: 'C2 HK +3' },
    B: { field: 'x=magician:JK1', life: 'C2 C3' },
  }),
  (t) => {
    t.bothPass();
    t.expect({ winner: 'A', A: { hand: 'HK', life: 3 }, B: { life: 0 } });
  },
);

ruling(
  'f 18: the turn player’s resolves first: milled out, the turn player loses, and the other’s never happens',
  { formats: FROM_STANDARD },
  table({
    stage: ['A damageJudgement'],
    combat: { a: 'x' },
    A: { field: 'a=magician:JK1/driven', life: 'C2 C3' },
    B: { field: 'x=magician:JK1', life: 'C2 C3' },
  }),
  (t) => {
    t.bothPass();
    t.expect({ winner: 'B', A: { life: 0 }, B: { life: 2 } });
  },
);

ruling(
  'f 110: it may bring a hand above seven; nothing is discarded before one’s own End',
  { formats: FROM_PRO },
  table({ A: { hand: 'S2 S3' }, B: { hand: 'C2 C3 C4 C5 C6 C7 C8', field: 'x=ace:SA', life: 'HK +3' } }),
  (t) => {
    t.A.requests('kill', { keys: 'S2 S3', target: 'x' });
    t.bothPass();
    t.expect({ B: { hand: 'C2 C3 C4 C5 C6 C7 C8 HK' } });
    t.A.requests('end');
    t.bothPass();
    t.expect({ turn: 'B', B: { hand: 'C2 C3 C4 C5 C6 C7 C8 HK' } });
  },
);

ruling('players cannot raise it themselves', {}, table({ A: { field: 'a=hero:SK' } }), (t) =>
  t.A.cannotRequest('nextGeneration'),
);
