import { FROM_7, FROM_PRO, MASTER, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_PRO };

ruling(
  'f 61: its controller chooses, when it resolves, another target that the action could have',
  where,
  table({
    A: { hand: 'H5 D2', field: 'a=soldier:S9 w=bulwark:C8' },
    B: { hand: 'C2 C3', field: 'x=soldier:S8 y=hero:SK v=bulwark:C8' },
  }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('changeTarget', { keys: 'C2 C3', target: 'up' });
    t.bothPass();
    t.B.isAsked('newTarget', 'x y');
    t.B.chooses('y');
    t.expect({ stage: ['A up H5 -> y'], B: { grave: 'C2 C3' }, chance: 'A' });
    t.bothPass();
    t.expect({ sizes: { a: 9, y: 18 } });
  },
);

ruling(
  'f 61: legality is judged from the viewpoint of the redirected action’s controller',
  where,
  table({
    A: { hand: 'S7', field: 'w=bulwark:C8 a=soldier:S5 b=soldier:S6 c=soldier:S8 d=soldier:H5' },
    B: { hand: 'C2 C3', field: 'x=soldier:S5' },
  }),
  (t) => {
    t.A.requests('equip', { keys: 'S7', drives: 'w', target: 'a' });
    t.A.passes();
    t.B.requests('changeTarget', { keys: 'C2 C3', target: 'equip' });
    t.bothPass();
    t.B.isAsked('newTarget', 'b c');
    t.B.chooses('c');
    t.bothPass();
    t.expect({ sizes: { c: 15, a: 5 } });
  },
);

ruling(
  'f 61: where no other legal target exists nothing changes',
  where,
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S9' }, B: { hand: 'C2 C3', field: 'v=bulwark:C8' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('changeTarget', { keys: 'C2 C3' });
    t.bothPass();
    t.expect({ stage: ['A up H5 -> a'], chance: 'A' });
  },
);

ruling(
  'f 59: a Counter may be redirected to this Change Target, never to itself; it then finds no target',
  where,
  table({ A: { hand: 'S5 C2 C3', field: 'w=bulwark:C8' }, B: { hand: 'C9 D2' } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S5', drives: 'w' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C9', discards: 'D2', target: 'summonSoldier' });
    t.B.passes();
    t.A.requests('changeTarget', { keys: 'C2 C3', target: 'counter' });
    t.bothPass();
    t.expect({ stage: ['A summonSoldier S5', 'B counter C9'] });
    t.bothPass();
    t.happened('fizzled counter');
    t.expect({ stage: ['A summonSoldier S5'], A: { grave: 'C2 C3 +1' } });
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8/driven soldier:S5/new' } });
  },
);

ruling(
  'f 59: the exact choice for a Counter: other actions with one or two key cards, and this Change Target',
  where,
  table({
    stage: ['B down S2 -> a', 'A up H5 -> a', 'B counter C9 -> up'],
    A: { hand: 'C2 C3', field: 'a=soldier:S9' },
  }),
  (t) => {
    t.A.requests('changeTarget', { keys: 'C2 C3', target: 'counter' });
    t.bothPass();
    t.A.isAsked('newTarget', 'down changeTarget');
    t.A.chooses('down');
    t.bothPass();
    t.expect({ stage: ['A up H5'], B: { grave: 'C9 S2' } });
  },
);

ruling(
  'f 59a: on a Truce it changes nothing, since a Truce can only point at a Damage Judgement',
  where,
  table({
    stage: ['A damageJudgement', 'B truce D2 D3 -> damageJudgement'],
    combat: { a: '' },
    A: { hand: 'C2 C3', field: 'a=soldier:S9/driven' },
  }),
  (t) => {
    t.A.requests('changeTarget', { keys: 'C2 C3', target: 'truce' });
    t.bothPass();
    t.expect({ stage: ['A damageJudgement', 'B truce D2 D3 -> damageJudgement'], chance: 'A' });
    t.bothPass();
    t.expect({ stage: [], B: { life: 10 } });
  },
);

ruling(
  'f 58: on Throw it changes nothing: the only legal object is the controller’s opponent',
  where,
  table({ stage: ['A throwing S3 C4'], chance: 'B', B: { hand: 'C2 C3' } }),
  (t) => {
    t.B.requests('changeTarget', { keys: 'C2 C3', target: 'throwing' });
    t.bothPass();
    t.expect({ stage: ['A throwing S3 C4 -> B'] });
    t.bothPass();
    t.expect({ A: { life: 10 }, B: { life: 7 } });
  },
);

ruling(
  'f 58: on Hand Destruction it changes nothing',
  where,
  table({ stage: ['A handDestruction D3 C4'], chance: 'B', A: { hand: 'S2 S3' }, B: { hand: 'C2 C3 H9' } }),
  (t) => {
    t.B.requests('changeTarget', { keys: 'C2 C3', target: 'handDestruction' });
    t.bothPass();
    t.bothPass();
    t.expect({ A: { hand: 'S2 S3' }, B: { hand: '', grave: 'C2 C3 H9' } });
  },
);

ruling(
  'f 57: R·S·F may be turned onto its own controller',
  { formats: MASTER },
  table({ stage: ['A royalStraightFlush SA S10 SJ SQ SK -> B'], chance: 'B', B: { hand: 'C2 C3' } }),
  (t) => {
    t.B.requests('changeTarget', { keys: 'C2 C3', target: 'royalStraightFlush' });
    t.bothPass();
    t.expect({ stage: ['A royalStraightFlush SA S10 SJ SQ SK -> A'] });
    t.bothPass();
    t.expect({ winner: 'B', A: { life: 0 }, B: { life: 10 } });
  },
);

ruling(
  'f 60: an action without a target cannot be its target (f 47, f 53)',
  where,
  table({ stage: ['A summonAce SA', 'A reunion H2 H3', 'A up H5 -> a'], A: { field: 'a=soldier:S9', hand: 'C2 C3' } }),
  (t) => {
    t.A.requests('changeTarget', { keys: 'C2 C3', target: 'up' });
    t.expect({ stage: ['A summonAce SA', 'A reunion H2 H3', 'A up H5', 'A changeTarget C2 C3 -> up'] });
  },
);

ruling(
  'f 60: Force has no target',
  { formats: MASTER },
  table({ stage: ['A force H2 H3'], chance: 'B', B: { hand: 'C2 C3' } }),
  (t) => t.B.cannotRequest('changeTarget'),
);

ruling(
  'f 60: with target-less actions alone it cannot be raised',
  where,
  table({ stage: ['A summonAce SA'], chance: 'B', B: { hand: 'C2 C3' } }),
  (t) => t.B.cannotRequest('changeTarget'),
);

ruling(
  'its key cards are two ♣A–10; every action with a target is offered',
  where,
  table({
    stage: ['A up H5 -> a', 'B counter C9 -> up'],
    A: { hand: 'CA C3 C10 CJ H3 JK1', field: 'a=soldier:S9' },
  }),
  (t) => {
    t.A.isOffered('changeTarget', 'key', 'CA C3');
    t.A.isOffered('changeTarget', 'target', 'up counter', { keys: 'CA C3' });
    t.A.cannotRequest('changeTarget', { keys: 'C3 CJ', target: 'up' });
  },
);

ruling(
  'another Change Target is an action with a target',
  where,
  table({
    stage: ['A up H5 -> a', 'first=A changeTarget C4 C5 -> up'],
    chance: 'B',
    A: { field: 'a=soldier:S9' },
    B: { hand: 'C2 C3', field: 'x=soldier:S8' },
  }),
  (t) => {
    t.B.requests('changeTarget', { keys: 'C2 C3', target: 'first', as: 'second' });
    t.bothPass();
    t.expect({ stage: ['A up H5 -> a', 'A changeTarget C4 C5'] });
    t.bothPass();
    t.happened('fizzled changeTarget');
    t.expect({ stage: ['A up H5 -> a'] });
  },
);

ruling(
  'it has two key cards: Counter stops it',
  where,
  table({
    stage: ['A up H5 -> a', 'B changeTarget C2 C3 -> up'],
    A: { hand: 'CA D2', field: 'a=soldier:S9' },
    B: { field: 'x=soldier:S8' },
  }),
  (t) => {
    t.A.requests('counter', { keys: 'CA', discards: 'D2', target: 'changeTarget' });
    t.bothPass();
    t.bothPass();
    t.expect({ sizes: { a: 14, x: 8 } });
  },
);

ruling(
  'f 48: where the action has left the stage it has no effect',
  { formats: FROM_PRO, editions: FROM_7 },
  table({
    stage: ['A up H5 -> a', 'B changeTarget C2 C3 -> up', 'A counter C9 -> up'],
    A: { field: 'a=soldier:S9' },
    B: { field: 'x=soldier:S8' },
  }),
  (t) => {
    t.bothPass();
    t.bothPass();
    t.happened('fizzled changeTarget');
    t.expect({ stage: [], B: { grave: 'C2 C3' } });
  },
);

ruling(
  'f 61: one’s own action may be redirected, also the opponent’s onto one’s own unit',
  where,
  table({
    stage: ['B down S9 -> a'],
    A: { hand: 'C2 C3', field: 'a=hero:SK b=soldier:S2' },
    B: { field: 'x=soldier:H9' },
  }),
  (t) => {
    t.A.requests('changeTarget', { keys: 'C2 C3' });
    t.bothPass();
    t.A.isAsked('newTarget', 'b x');
    t.expect({ stage: ['B down S9 -> a', 'A changeTarget C2 C3'] });
    t.A.chooses('x');
    t.bothPass();
    t.expect({ A: { field: 'a=hero:SK b=soldier:S2' }, B: { field: '', grave: 'S9 H9' } });
  },
);

ruling(
  'our ruling 4: an action whose target is gone still has one, and may be given another',
  where,
  table({
    stage: ['A up H5 -> a', 'B kill S2 S3 -> a'],
    A: { field: 'a=soldier:S9 b=soldier:S8' },
    B: { hand: 'C2 C3', field: 'x=soldier:H9' },
  }),
  (t) => {
    t.bothPass();
    t.expect({ stage: ['A up H5'], A: { field: 'b=soldier:S8' } });
    t.A.passes();
    t.B.requests('changeTarget', { keys: 'C2 C3', target: 'up' });
    t.bothPass();
    t.B.isAsked('newTarget', 'b x');
    t.B.chooses('x');
    t.bothPass();
    t.expect({ sizes: { x: 14 } });
  },
);
