import { BEFORE_8, FROM_STANDARD, ONLY_8, ruling, table } from '../harness/ruling.ts';

ruling(
  'the turn passes, Charge follows at once, and Draw is on the stage; the new turn player has the chance',
  {},
  table({ A: { hand: 'S2' } }),
  (t) => {
    t.A.requests('end');
    t.expect({ stage: ['A end'], turn: 'A', chance: 'A' });
    t.bothPass();
    t.expect({ stage: ['B draw'], turn: 'B', chance: 'B', A: { hand: 'S2' } });
  },
);

ruling(
  'f 110: with more than seven cards its player chooses what to discard',
  {},
  table({ A: { hand: 'S2 S3 S4 S5 S6 S7 S8 HK JK1' } }),
  (t) => {
    t.A.requests('end');
    t.bothPass();
    t.A.isAsked('discard', 'S2 S3 S4 S5 S6 S7 S8 HK');
    t.A.chooses('S4');
    t.A.isAsked('discard', 'S5 S6 S7 S8 HK JK1');
    t.expect({ turn: 'A', A: { hand: 'S2 S3 S4 S5 S6 S7 S8 HK JK1' } });
    t.A.chooses('HK');
    t.expect({ turn: 'B', A: { hand: 'S2 S3 S5 S6 S7 S8 JK1', grave: 'S4 HK', life: 10 } });
  },
);

ruling('f 110: with seven nothing is discarded', {}, table({ A: { hand: 'S2 S3 S4 S5 S6 S7 S8' } }), (t) => {
  t.A.requests('end');
  t.bothPass();
  t.expect({ turn: 'B', A: { hand: 'S2 S3 S4 S5 S6 S7 S8', grave: '' } });
});

ruling(
  'f 110: the hand limit is checked when it resolves: cards spent in response count',
  {},
  table({ A: { hand: 'S2 S3 S4 S5 S6 S7 S8 H5 D2', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.requests('end');
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ turn: 'B', A: { hand: 'S2 S3 S4 S5 S6 S7 S8' } });
  },
);

ruling(
  'f 15: it needs an empty stage, and can be responded to',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { hand: 'S9 D2' } }),
  (t) => {
    t.A.requests('end');
    t.A.cannotRequest('end');
    t.A.cannotRequest('attack');
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D2', target: 'a' });
    t.bothPass();
    t.expect({ stage: ['A end'], chance: 'A', turn: 'A', A: { field: '' } });
    t.bothPass();
    t.expect({ turn: 'B' });
  },
);

ruling('only the turn player can raise it', {}, table({ stage: ['A attack'], chance: 'B' }), (t) =>
  t.B.cannotRequest('end'),
);

ruling(
  'it is always there for the turn player on an empty stage, whatever else there is',
  {},
  table({ A: { life: 1 } }),
  (t) => {
    t.A.canRequest('end');
    t.A.requests('end');
    t.bothPass();
    t.expect({ turn: 'B', winner: null });
  },
);

ruling(
  '8.0: its player’s own fog goes to the grave, the opponent’s stays; all effects of the turn end',
  { editions: ONLY_8 },
  table({
    A: { field: 'a=soldier:S5', fog: 'up:H5->a up:H2->x' },
    B: { field: 'x=soldier:S9', fog: 'down:S3->a' },
  }),
  (t) => {
    t.expect({ sizes: { a: 7, x: 11 } });
    t.A.requests('end');
    t.bothPass();
    t.expect({ sizes: { a: 5, x: 9 }, A: { fog: '', grave: 'H5 H2' }, B: { fog: 'S3', grave: '' } });
  },
);

ruling(
  'f 21: fog cards that go to the grave trigger nothing',
  { editions: ONLY_8 },
  table({ A: { field: 'a=soldier:S5', fog: 'up:HA->a' } }),
  (t) => {
    t.A.requests('end');
    t.bothPass();
    t.expect({ A: { grave: 'HA', hand: '', life: 10 } });
  },
);

ruling(
  'before 8.0: size changes of both players end when the turn passes',
  { editions: BEFORE_8 },
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S9' }, B: { hand: 'S2 D3', field: 'x=soldier:S9' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'x' });
    t.A.passes();
    t.B.requests('down', { keys: 'S2', discards: 'D3', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ sizes: { a: 7, x: 14 } });
    t.A.requests('end');
    t.bothPass();
    t.expect({ sizes: { a: 9, x: 9 } });
  },
);

ruling(
  'what entered this turn has not entered in the next',
  { formats: FROM_STANDARD },
  table({ A: { field: 'a=soldier:S5/new w=bulwark:C8/new' }, B: { field: 'x=equipped:S5+S6/new:S6' } }),
  (t) => {
    t.A.requests('end');
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:S5 w=bulwark:C8' }, B: { field: 'x=equipped:S5+S6' } });
  },
);
