import { ruleset } from '../../src/index.ts';
import { FROM_PRO, FROM_STANDARD, MASTER, ONLY_8, ruling, table, type Where } from '../harness/ruling.ts';

const rules: NonNullable<Where['rules']> = (edition, format) => ruleset({ edition, format, frame: 'rarePack' });
const where: Where = { editions: ONLY_8, formats: FROM_STANDARD, rules };
const pro: Where = { ...where, formats: FROM_PRO };
const master: Where = { ...where, formats: MASTER };

ruling(
  'f 134: the same card among the key cards: the action leaves the stage, its key card goes to the graveyard',
  where,
  table({ A: { hand: 'S9', field: 'w=bulwark:C8' }, B: { rare: 'S9', hand: 'D2' } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.A.passes();
    t.B.requests('trapCounter', { keys: 'S9', target: 'summonSoldier' });
    t.A.saw('S9');
    t.expect({ stage: ['A summonSoldier S9', 'B trapCounter S9 -> summonSoldier'], B: { rare: 'none', hand: 'D2' } });
    t.bothPass();
    t.happened('negated summonSoldier');
    t.expect({
      stage: [],
      chance: 'A',
      A: { field: 'w=bulwark:C8/driven', grave: 'S9 +1' },
      B: { grave: 'S9', hand: 'D2' },
    });
  },
);

for (const [key, what] of [
  ['H9', 'another suit'],
  ['S8', 'another number'],
  ['SK', 'a higher card'],
] as const)
  ruling(
    `f 134: ${what} may be targeted, but nothing happens to it; the rare card is spent`,
    where,
    table({ A: { hand: 'S9', field: 'w=bulwark:C8' }, B: { rare: key } }),
    (t) => {
      t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
      t.A.passes();
      t.B.requests('trapCounter', { keys: key });
      t.bothPass();
      t.didNotHappen('negated summonSoldier');
      t.expect({ stage: ['A summonSoldier S9'], B: { grave: key, rare: 'none' } });
      t.bothPass();
      t.expect({ A: { field: 'w=bulwark:C8/driven soldier:S9/new' } });
    },
  );

for (const rare of ['JK1', 'JK2'])
  ruling(
    `f 134: two Jokers count as the same card (${rare})`,
    where,
    table({ A: { hand: 'JK1 D2', field: 'w=bulwark:C8' }, B: { rare } }),
    (t) => {
      t.A.requests('summonMagician', { keys: 'JK1', drives: 'w', discards: 'D2' });
      t.A.passes();
      t.B.requests('trapCounter', { keys: rare });
      t.bothPass();
      t.expect({ stage: [], A: { field: 'w=bulwark:C8/driven', grave: 'JK1 D2' }, B: { grave: rare } });
    },
  );

ruling('one of two key cards is enough', where, table({ A: { hand: 'SK CK' }, B: { rare: 'CK' } }), (t) => {
  t.A.requests('throwing', { keys: 'SK CK' });
  t.A.passes();
  t.B.requests('trapCounter', { keys: 'CK' });
  t.bothPass();
  t.expect({ stage: [], A: { grave: 'SK CK' }, B: { life: 10, grave: 'CK' } });
});

const GROUPS = [
  ['force', 'H2 H3', { hand: 'H2 H3', field: 'v=bulwark:C7 w=bulwark:C8 a=soldier:S5' }, { drives: 'v w' }],
  ['swordRain', 'S2 S3', { hand: 'S2 S3', field: 'v=bulwark:C7 w=bulwark:C8 a=soldier:S5' }, { drives: 'v w' }],
  ['recruit', 'D2 D3', { hand: 'D2 D3', field: 'v=bulwark:C7 w=bulwark:C8' }, { drives: 'v w' }],
  ['surprise', 'C2 C3', { hand: 'C2 C3', field: 'v=bulwark:C7 w=bulwark:C8' }, { drives: 'v w' }],
] as const;
for (const [action, keys, side, paid] of GROUPS)
  ruling(
    `f 56: it may hit ${action}, which a Counter may not`,
    master,
    table({ A: side, B: { rare: keys.split(' ')[1] ?? '', hand: 'C10 D9' } }),
    (t) => {
      t.A.requests(action, { keys, ...paid });
      t.A.passes();
      t.B.cannotRequest('counter');
      t.B.requests('trapCounter', { keys: keys.split(' ')[1] ?? '', target: action });
      t.bothPass();
      t.happened(`negated ${action}`);
      t.expect({ stage: [], A: { grave: keys, fog: '' } });
    },
  );

ruling(
  'f 56: never R·S·F, which has five key cards',
  master,
  table({
    stage: ['A royalStraightFlush S10 SJ SQ SK SA -> B'],
    chance: 'B',
    B: { rare: 'SK', hand: 'C10 D9' },
  }),
  (t) => t.B.cannotRequest('trapCounter'),
);

ruling(
  'the exact targets: actions with one or two key cards, of either player',
  master,
  table({
    stage: [
      'A end',
      'A royalStraightFlush S10 SJ SQ SK SA -> B',
      'A throwing S3 C3',
      'B up H5 -> a',
      'A changeTarget C5 C6 -> up',
    ],
    chance: 'B',
    A: { field: 'a=soldier:S5' },
    B: { rare: 'S3' },
  }),
  (t) => t.B.isOffered('trapCounter', 'target', 'throwing up changeTarget'),
);

ruling('f 47: with nothing to stop it cannot be raised', where, table({ B: { rare: 'S3' }, turn: 'B' }), (t) =>
  t.B.cannotRequest('trapCounter'),
);

ruling(
  'nor against an action without key cards',
  where,
  table({ stage: ['A attack'], chance: 'B', B: { rare: 'S3' } }),
  (t) => t.B.cannotRequest('trapCounter'),
);

ruling(
  'without a rare card it is not offered, even with the same card in hand',
  where,
  table({ stage: ['A throwing S3 C3'], chance: 'B', B: { hand: 'S3 C3 D2', pack: 'H2 H3' }, A: { rare: 'S4' } }),
  (t) => t.B.cannotRequest('trapCounter'),
);

ruling(
  'f 135: it is raised directly and goes on the stage; nothing triggers it',
  where,
  table({ A: { hand: 'S3 C3' }, B: { rare: 'C3', life: 30 } }),
  (t) => {
    t.A.requests('throwing', { keys: 'S3 C3' });
    t.didNotHappen('triggered trapCounter');
    t.A.passes();
    t.B.canRequest('trapCounter');
    t.B.requests('trapCounter', { keys: 'C3' });
    t.happened('pushed trapCounter');
    t.expect({ stage: ['A throwing S3 C3', 'B trapCounter C3'], chance: 'B' });
  },
);

ruling(
  'one’s own action may be the target',
  where,
  table({ A: { hand: 'S9', rare: 'H3', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.A.requests('trapCounter', { keys: 'H3', target: 'summonSoldier' });
    t.bothPass();
    t.expect({ stage: ['A summonSoldier S9'], A: { grave: 'H3 +1', rare: 'none' } });
  },
);

ruling(
  'a Counter may beat it, by the number of the rare card; the rare card goes to the graveyard',
  where,
  table({ stage: ['A throwing S3 C3'], chance: 'B', A: { hand: 'C9 D2' }, B: { rare: 'C3' } }),
  (t) => {
    t.B.requests('trapCounter', { keys: 'C3' });
    t.B.passes();
    t.A.requests('counter', { keys: 'C9', discards: 'D2', target: 'trapCounter' });
    t.bothPass();
    t.happened('negated trapCounter');
    t.expect({ stage: ['A throwing S3 C3'], B: { grave: 'C3', rare: 'none' } });
  },
);

ruling(
  'it may answer a Trap Counter with the same rare card',
  where,
  table({ stage: ['A up H5 -> a'], chance: 'B', A: { rare: 'C3', field: 'a=soldier:S5' }, B: { rare: 'C3' } }),
  (t) => {
    t.B.requests('trapCounter', { keys: 'C3', as: 'first' });
    t.B.passes();
    t.A.requests('trapCounter', { keys: 'C3', target: 'first' });
    t.bothPass();
    t.happened('negated trapCounter');
    t.expect({ stage: ['A up H5'], A: { grave: 'C3' }, B: { grave: 'C3' } });
  },
);

ruling(
  'f 136: it may hit a Rare Summon of the same card, and that rare card goes to the graveyard',
  where,
  table({ A: { rare: 'JK1', field: 'a=soldier:S5' }, B: { rare: 'JK2' } }),
  (t) => {
    t.A.requests('rareSummon', { keys: 'JK1', sacrifices: 'a' });
    t.A.passes();
    t.B.requests('trapCounter', { keys: 'JK2', target: 'rareSummon' });
    t.bothPass();
    t.expect({ stage: [], A: { field: '', grave: 'S5 JK1' }, B: { grave: 'JK2' } });
  },
);

ruling(
  'f 48: its target gone, it has no effect',
  where,
  table({ stage: ['A throwing S3 C3'], chance: 'B', B: { rare: 'C3', hand: 'C9 D2' } }),
  (t) => {
    t.B.requests('trapCounter', { keys: 'C3', target: 'throwing' });
    t.B.requests('counter', { keys: 'C9', discards: 'D2', target: 'throwing' });
    t.bothPass();
    t.expect({ stage: ['B trapCounter C3'], A: { grave: 'S3 C3' } });
    t.bothPass();
    t.happened('fizzled trapCounter');
    t.expect({ stage: [], B: { grave: 'C3 C9 D2' } });
  },
);

ruling(
  'f 59a: Change Target may turn it onto Change Target itself, which has left when it resolves',
  pro,
  table({ stage: ['A throwing S3 C3'], chance: 'B', A: { hand: 'C5 C6' }, B: { rare: 'C3' } }),
  (t) => {
    t.B.requests('trapCounter', { keys: 'C3' });
    t.B.passes();
    t.A.requests('changeTarget', { keys: 'C5 C6', target: 'trapCounter' });
    t.bothPass();
    t.expect({ stage: ['A throwing S3 C3', 'B trapCounter C3'] });
    t.bothPass();
    t.happened('fizzled trapCounter');
    t.expect({ stage: ['A throwing S3 C3'], B: { grave: 'C3' } });
  },
);

ruling(
  'f 61: the exact choice of its new target: other actions with one or two key cards, never itself',
  pro,
  table({
    stage: ['A end', 'B up H5 -> a', 'A throwing S3 C3', 'B trapCounter C3 -> throwing'],
    chance: 'A',
    A: { hand: 'C5 C6', field: 'a=soldier:S5' },
  }),
  (t) => {
    t.A.requests('changeTarget', { keys: 'C5 C6', target: 'trapCounter' });
    t.bothPass();
    t.A.isAsked('newTarget', 'up changeTarget');
    t.A.chooses('up');
    t.bothPass();
    t.didNotHappen('negated up');
    t.expect({ stage: ['A end', 'B up H5', 'A throwing S3 C3'], B: { grave: 'C3' } });
  },
);
