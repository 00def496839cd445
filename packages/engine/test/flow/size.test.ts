/** Size, fog and "until the end of this turn": f 91 to f 101. */
import { FROM_PRO, MASTER, ONLY_8, ruling, table } from '../harness/ruling.ts';

ruling(
  'f 91: there is no general death check: a soldier of size 0 or less stays, fights and blocks',
  {},
  table({ modifiers: { x: -9 }, A: { field: 'a=soldier:S5 b=soldier:S2' }, B: { field: 'x=soldier:H5' } }),
  (t) => {
    t.expect({ sizes: { x: -4 }, B: { field: 'x=soldier:H5' } });
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('b');
    t.bothPass();
    t.B.isAsked('block', 'done x');
    t.B.blocks({ b: 'x' });
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:S5 b=soldier:S2/driven' }, B: { grave: 'H5' } });
  },
);

ruling(
  'f 91: another’s Down does not kill a soldier that is at 0 already',
  {},
  table({ modifiers: { x: -5 }, A: { hand: 'S2 D2' }, B: { field: 'x=soldier:H5 y=soldier:H9' } }),
  (t) => {
    t.A.requests('down', { keys: 'S2', discards: 'D2', target: 'y' });
    t.bothPass();
    t.expect({ B: { field: 'x=soldier:H5/size:0 y=soldier:H9/size:7' } });
  },
);

ruling(
  'f 91: an Up that leaves its target at 0 or less kills nothing',
  {},
  table({ modifiers: { a: -9 }, A: { hand: 'H2 D2', field: 'a=soldier:S5' } }),
  (t) => {
    t.A.requests('up', { keys: 'H2', discards: 'D2', target: 'a' });
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:S5/size:-2' } });
  },
);

ruling(
  'f 94: Force covers the soldier that Quick Summon, Reanimate or Surprise brings later in the turn',
  { formats: MASTER },
  table({ A: { hand: 'H2 H3 S2 H9', grave: 'CK', field: 'v=bulwark:C7 w=bulwark:C8 a=soldier:S5' } }),
  (t) => {
    t.A.requests('force', { keys: 'H2 H3', drives: 'v w' });
    t.bothPass();
    t.A.requests('reanimate', { keys: 'S2 H9', target: 'a' });
    t.bothPass();
    if (t.edition !== '8.0') t.A.isAsked('takeGrave', 'CK H2 H3');
    if (t.edition !== '8.0') t.A.chooses('CK');
    t.expect({ sizes: { 'A/CK': 18 } });
  },
);

ruling(
  'f 98: 8.0: the other player’s fog cards lie without effect through their next turn, until their End',
  { editions: ONLY_8 },
  table({ A: { field: 'a=soldier:S9' }, B: { fog: 'down:S3->a' } }),
  (t) => {
    t.expect({ sizes: { a: 6 } });
    t.A.requests('end');
    t.bothPass();
    t.expect({ sizes: { a: 9 }, B: { fog: 'S3' } });
    t.bothPass();
    t.B.chooses('no');
    t.B.requests('end');
    t.bothPass();
    t.expect({ turn: 'A', B: { fog: '', grave: 'S3' } });
  },
);

ruling(
  'f 99: a fog points at a unit, not at a card: one that left and came back is not raised',
  { editions: ONLY_8, formats: FROM_PRO },
  table({
    turn: 'B',
    stage: ['B attack'],
    chance: 'A',
    A: { hand: 'S2 S3 D3', field: 'w=bulwark:C8 a=ace:HA', fog: 'up:H9->a' },
  }),
  (t) => {
    t.expect({ sizes: { a: 10 } });
    t.A.requests('unsummon', { keys: 'S2 S3', drives: 'w', target: 'a' });
    t.bothPass();
    t.B.passes();
    t.A.requests('quickSummon', { keys: 'HA', discards: 'D3' });
    t.bothPass();
    t.A.chooses('ace');
    t.expect({ A: { field: 'w=bulwark:C8/driven ace:HA/new/size:1', fog: 'H9->nothing' } });
  },
);

ruling(
  'f 101: several changes of one soldier add up, in whatever order they came',
  {},
  table({
    stage: ['A up H5 -> a', 'B down S3 -> a', 'third=A up H2 -> a'],
    A: { field: 'a=soldier:S9' },
  }),
  (t) => {
    t.bothPass();
    t.expect({ sizes: { a: 11 } });
    t.bothPass();
    t.expect({ sizes: { a: 8 } });
    t.bothPass();
    t.expect({ sizes: { a: 13 } });
  },
);

ruling(
  'f 95, f 101: Force and Up count for Sword Rain and the judgement, not for the number of a card',
  { formats: MASTER },
  table({
    A: { hand: 'H2 H3', field: 'v=bulwark:C7 w=bulwark:C8 a=soldier:S5' },
    B: { field: 'u=bulwark:D5' },
  }),
  (t) => {
    t.A.requests('force', { keys: 'H2 H3', drives: 'v w' });
    t.bothPass();
    t.expect({ sizes: { a: 10 } });
    t.combat({ a: 'u' });
    t.bothPass();
    t.expect({ A: { field: 'v=bulwark:C7/driven w=bulwark:C8/driven' }, B: { grave: 'D5' } });
  },
);
