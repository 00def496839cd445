import { FROM_7, FROM_PRO, FROM_STANDARD, MASTER, ruling, table } from '../harness/ruling.ts';

ruling(
  'Counter beats a single key card that is not higher, and all costs stay paid (f 45)',
  {},
  table({ A: { hand: 'S9', field: 'w=bulwark:C8' }, B: { hand: 'C9 D2' } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C9', discards: 'D2', target: 'summonSoldier' });
    t.expect({ stage: ['A summonSoldier S9', 'B counter C9 -> summonSoldier'], chance: 'B' });
    t.bothPass();
    t.expect({
      stage: [],
      chance: 'A',
      A: { field: 'w=bulwark:C8/driven', hand: '', grave: 'S9 +1', life: 9 },
      B: { grave: 'C9 D2', hand: '', fog: '' },
    });
  },
);

ruling(
  'f 55: a higher key card may be targeted, but is not beaten',
  {},
  table({ A: { hand: 'S9', field: 'w=bulwark:C8' }, B: { hand: 'C8 D2' } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C8', discards: 'D2' });
    t.bothPass();
    t.expect({ stage: ['A summonSoldier S9'], chance: 'A', B: { grave: 'C8 D2' } });
    t.bothPass();
    t.expect({ stage: [], A: { field: 'w=bulwark:C8/driven soldier:S9/new' } });
  },
);

ruling(
  'f 55: Summon Hero may be targeted but cannot be beaten by ♣10',
  {},
  table({ A: { hand: 'SJ', field: 'v=bulwark:C7 w=bulwark:C8' }, B: { hand: 'C10 D2' } }),
  (t) => {
    t.A.requests('summonHero', { keys: 'SJ', drives: 'v w' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C10', discards: 'D2' });
    t.bothPass();
    t.bothPass();
    t.expect({ A: { field: 'v=bulwark:C7/driven w=bulwark:C8/driven hero:SJ/new' } });
  },
);

ruling(
  'f 55: Equip with a king may be targeted but cannot be beaten',
  {},
  table({ A: { hand: 'SK', field: 'w=bulwark:C8 a=soldier:S5' }, B: { hand: 'C10 D2' } }),
  (t) => {
    t.A.requests('equip', { keys: 'SK', drives: 'w', target: 'a' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C10', discards: 'D2' });
    t.bothPass();
    t.bothPass();
    t.expect({ sizes: { a: 18 } });
  },
);

ruling(
  'f 55: a Joker as key card loses to any club',
  { formats: FROM_STANDARD },
  table({ A: { hand: 'JK1 S2', field: 'w=bulwark:C8' }, B: { hand: 'CA D2' } }),
  (t) => {
    t.A.requests('summonMagician', { keys: 'JK1', drives: 'w', discards: 'S2' });
    t.A.passes();
    t.B.requests('counter', { keys: 'CA', discards: 'D2' });
    t.bothPass();
    t.expect({ stage: [], A: { field: 'w=bulwark:C8/driven', grave: 'JK1 S2' } });
  },
);

ruling('two key cards lose to any club', {}, table({ A: { hand: 'SK CK' }, B: { hand: 'CA D2' } }), (t) => {
  t.A.requests('throwing', { keys: 'SK CK' });
  t.A.passes();
  t.B.requests('counter', { keys: 'CA', discards: 'D2' });
  t.bothPass();
  t.expect({ stage: [], A: { grave: 'SK CK' }, B: { life: 10 } });
});

ruling(
  'f 54: a Counter can be countered by a club that is not lower, and what it wanted to stop goes on',
  {},
  table({ A: { hand: 'S9 C9 H2', field: 'w=bulwark:C8' }, B: { hand: 'C9 D2' } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C9', discards: 'D2', as: 'first' });
    t.B.passes();
    t.A.requests('counter', { keys: 'C9', discards: 'H2', target: 'first' });
    t.bothPass();
    t.expect({ stage: ['A summonSoldier S9'], B: { grave: 'C9 D2' }, A: { grave: 'C9 H2 +1' } });
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8/driven soldier:S9/new' } });
  },
);

ruling(
  'f 54: a lower club does not beat a Counter',
  {},
  table({ A: { hand: 'S9 C8 H2', field: 'w=bulwark:C7' }, B: { hand: 'C9 D2' } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C9', discards: 'D2', as: 'first' });
    t.B.passes();
    t.A.requests('counter', { keys: 'C8', discards: 'H2', target: 'first' });
    t.bothPass();
    t.expect({ stage: ['A summonSoldier S9', 'B counter C9'] });
    t.bothPass();
    t.expect({ stage: [], A: { field: 'w=bulwark:C7/driven' } });
  },
);

ruling(
  'its key card is ♣A–10, and D is any other card of the hand (f 37)',
  {},
  table({
    stage: ['A throwing S3 C3'],
    chance: 'B',
    B: { hand: 'CA C5 C10 CJ CK S9 H9 D9 JK1' },
  }),
  (t) => {
    t.B.isOffered('counter', 'key', 'CA C5 C10');
    t.B.isOffered('counter', 'payD', 'CA C10 CJ CK S9 H9 D9 JK1', { keys: 'C5' });
    t.B.cannotRequest('counter', { keys: 'C5', discards: 'C5' });
    t.B.cannotRequest('counter', { keys: 'CJ', discards: 'CA' });
  },
);

ruling(
  'f 36: without a card for D it cannot be raised',
  {},
  table({ stage: ['A throwing S3 C3'], chance: 'B', B: { hand: 'C5' } }),
  (t) => t.B.cannotRequest('counter'),
);

ruling(
  'f 16, f 47: there is nothing to counter in Attack, and without a target it cannot be raised',
  {},
  table({ stage: ['A attack'], chance: 'B', B: { hand: 'C10 D2' } }),
  (t) => t.B.cannotRequest('counter'),
);

ruling('f 16: End cannot be countered', {}, table({ stage: ['A end'], chance: 'B', B: { hand: 'C10 D2' } }), (t) =>
  t.B.cannotRequest('counter'),
);

ruling('f 16: Draw cannot be countered', {}, table({ stage: ['A draw'], chance: 'B', B: { hand: 'C10 D2' } }), (t) =>
  t.B.cannotRequest('counter'),
);

ruling(
  'f 16: Block and Damage Judgement cannot be countered',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { hand: 'C10 D2', field: 'w=bulwark:H5' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a');
    t.A.passes();
    t.B.cannotRequest('counter');
    t.B.passes();
    t.B.blocks({});
    t.A.passes();
    t.B.cannotRequest('counter');
  },
);

ruling(
  'f 53: every action with one or two key cards may be its target, of either player, never itself',
  {},
  table({
    stage: ['A up H5 -> a', 'B down S2 -> a'],
    A: { field: 'a=soldier:S9', hand: 'C5 C6' },
  }),
  (t) => {
    t.A.isOffered('counter', 'target', 'up down', { keys: 'C5', discards: 'C6' });
    t.A.requests('counter', { keys: 'C5', discards: 'C6', target: 'up' });
    t.bothPass();
    t.expect({ stage: ['B down S2'], A: { grave: 'C5 C6 H5', fog: '' } });
  },
);

ruling(
  'f 48: a target that has left the stage is no target any more; the key card goes to the grave all the same',
  {},
  table({
    stage: ['A up H5 -> a', 'first=B counter C6 -> up', 'second=B counter C7 -> up'],
    A: { field: 'a=soldier:S9' },
  }),
  (t) => {
    t.bothPass();
    t.expect({ stage: ['B counter C6'], A: { grave: 'H5' } });
    t.bothPass();
    t.happened('fizzled counter');
    t.expect({ stage: [], sizes: { a: 9 }, B: { grave: 'C6 C7' } });
  },
);

ruling(
  'the magician takes its D away (f 42: it cannot be paid either)',
  { formats: FROM_STANDARD },
  table({ stage: ['A throwing S3 C3'], chance: 'B', B: { hand: 'C5 D2', field: 'm=magician:JK1' } }),
  (t) => {
    t.B.cannotRequest('counter', { keys: 'C5', discards: 'D2' });
    t.B.requests('counter', { keys: 'C5' });
    t.bothPass();
    t.expect({ stage: [], B: { hand: 'D2', grave: 'C5' } });
  },
);

ruling(
  'f 56: Force, Sword Rain, Recruit and Surprise cannot be targeted, nor can R·S·F',
  { formats: MASTER },
  table({
    stage: ['A force H2 H3', 'A swordRain S2 S3', 'A recruit D2 D3', 'A surprise C2 C3'],
    chance: 'B',
    B: { hand: 'C10 D2' },
  }),
  (t) => t.B.cannotRequest('counter'),
);

ruling(
  'f 56: R·S·F has five key cards and is named among those that it cannot target',
  { formats: MASTER },
  table({ stage: ['A royalStraightFlush SA S10 SJ SQ SK -> B'], chance: 'B', B: { hand: 'C10 D2' } }),
  (t) => t.B.cannotRequest('counter'),
);

ruling(
  'B·J is an action with two key cards while it lies on the stage',
  { editions: FROM_7, formats: MASTER },
  table({ stage: ['A blackJack SA SJ'], chance: 'B', B: { hand: 'CA D2' } }),
  (t) => {
    t.B.requests('counter', { keys: 'CA', discards: 'D2', target: 'blackJack' });
    t.bothPass();
    t.expect({ stage: [], A: { grave: 'SA SJ', life: 10 } });
  },
);

ruling('you may counter your own action, also in your own turn', {}, table({ A: { hand: 'C9 D2 SK CK' } }), (t) => {
  t.A.requests('throwing', { keys: 'SK CK' });
  t.A.requests('counter', { keys: 'C9', discards: 'D2' });
  t.bothPass();
  t.expect({ stage: [], A: { grave: 'C9 D2 SK CK' }, B: { life: 10 } });
});

ruling(
  'a countered summon of two players’ cards: each key card goes to its owner’s grave',
  { formats: FROM_PRO },
  table({ stage: ['B quickSummon DA'], A: { hand: 'CA D2' } }),
  (t) => {
    t.A.requests('counter', { keys: 'CA', discards: 'D2' });
    t.bothPass();
    t.expect({ stage: [], A: { grave: 'CA D2' }, B: { grave: 'DA', field: '' } });
  },
);
