import { ruleset } from '../../src/index.ts';
import { FROM_STANDARD, ONLY_8, ruling, table, type Where } from '../harness/ruling.ts';

const where: Where = {
  editions: ONLY_8,
  formats: FROM_STANDARD,
  rules: (edition, format) => ruleset({ edition, format, frame: 'rarePack' }),
};

ruling(
  'for S the rare card enters as a soldier, face up and charged; on the stage both see it',
  where,
  table({ A: { rare: 'SK', hand: 'D2', field: 'a=soldier:S5 b=soldier:S6' } }),
  (t) => {
    t.A.requests('rareSummon', { keys: 'SK', sacrifices: 'a' });
    t.B.saw('SK');
    t.expect({ stage: ['A rareSummon SK'], chance: 'A', A: { rare: 'none', grave: 'S5', hand: 'D2' } });
    t.bothPass();
    t.expect({ stage: [], A: { field: 'b=soldier:S6 hero:SK/new', hand: 'D2', grave: 'S5', life: 10 } });
  },
);

ruling(
  'f 136: S may be paid with the only soldier',
  where,
  table({ A: { rare: 'S7', field: 'a=soldier:S5' } }),
  (t) => {
    t.A.requests('rareSummon', { keys: 'S7', sacrifices: 'a' });
    t.bothPass();
    t.expect({ A: { field: 'soldier:S7/new', grave: 'S5', rare: 'none' } });
  },
);

ruling(
  'f 33, f 34: S is any character of your own, driven, new or a bulwark, and never the opponent’s',
  where,
  table({
    A: { rare: 'S7', field: 'a=soldier:S5/driven h=hero:SK/new m=magician:JK1 w=bulwark:C8' },
    B: { field: 'x=soldier:S5' },
  }),
  (t) => t.A.isOffered('rareSummon', 'payS', 'a h m w'),
);

ruling(
  'f 36: without a character for S it cannot be raised',
  where,
  table({ A: { rare: 'S7', hand: 'S8 S9' }, B: { field: 'x=soldier:S5' } }),
  (t) => t.A.cannotRequest('rareSummon'),
);

ruling(
  'f 33: a bulwark may pay, or an equipped soldier with all its cards',
  where,
  table({ A: { rare: 'S7', field: 'w=bulwark:C8/driven e=equipped:H5+H6' } }),
  (t) => {
    t.A.isOffered('rareSummon', 'payS', 'w e');
    t.A.requests('rareSummon', { keys: 'S7', sacrifices: 'e' });
    t.expect({ A: { grave: 'H5 H6', field: 'w=bulwark:C8/driven' } });
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8/driven soldier:S7/new' } });
  },
);

ruling(
  'without a rare card it is not offered, whatever the hand holds',
  where,
  table({ A: { hand: 'SK', pack: 'S7', field: 'a=soldier:S5' }, B: { rare: 'S7' } }),
  (t) => t.A.cannotRequest('rareSummon'),
);

ruling(
  '8.0 prints no condition on life: both may raise it, however much they have',
  where,
  table({ A: { life: 30, rare: 'S7', field: 'a=soldier:S5' }, B: { life: 1, rare: 'S7', field: 'x=soldier:S5' } }),
  (t) => {
    t.A.canRequest('rareSummon');
    t.A.requests('end');
    t.A.passes();
    t.B.canRequest('rareSummon');
  },
);

const KINDS = { JK1: 'magician', HA: 'ace', H5: 'soldier', HJ: 'hero', HK: 'hero' } as const;
for (const [rare, kind] of Object.entries(KINDS))
  ruling(
    `f 136: a rare ${rare} becomes a soldier of its kind: ${kind}`,
    where,
    table({ A: { rare, field: 'a=soldier:S5' } }),
    (t) => {
      t.A.requests('rareSummon', { keys: rare, sacrifices: 'a' });
      t.bothPass();
      t.expect({ A: { field: `${kind}:${rare}/new` } });
    },
  );

ruling(
  'f 136: nullified by a Counter, the rare card goes to the graveyard, and S stays paid',
  where,
  table({ A: { rare: 'S7', field: 'a=soldier:S5' }, B: { hand: 'C7 D2' } }),
  (t) => {
    t.A.requests('rareSummon', { keys: 'S7', sacrifices: 'a' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C7', discards: 'D2', target: 'rareSummon' });
    t.bothPass();
    t.happened('negated rareSummon');
    t.expect({ stage: [], A: { field: '', grave: 'S5 S7', rare: 'none', hand: '' } });
    t.A.cannotRequest('rareSummon');
  },
);

ruling(
  'f 55: a Counter needs a number that is not lower; a rare Joker loses to any club',
  where,
  table({ A: { rare: 'JK1', field: 'a=soldier:S5' }, B: { hand: 'CA D2' } }),
  (t) => {
    t.A.requests('rareSummon', { keys: 'JK1', sacrifices: 'a' });
    t.A.passes();
    t.B.requests('counter', { keys: 'CA', discards: 'D2' });
    t.bothPass();
    t.expect({ stage: [], A: { field: '', grave: 'S5 JK1' } });
  },
);

ruling(
  'f 55: a rare king may be targeted but is not beaten',
  where,
  table({ A: { rare: 'SK', field: 'a=soldier:S5' }, B: { hand: 'C10 D2' } }),
  (t) => {
    t.A.requests('rareSummon', { keys: 'SK', sacrifices: 'a' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C10', discards: 'D2' });
    t.bothPass();
    t.bothPass();
    t.expect({ A: { field: 'hero:SK/new' } });
  },
);

for (const [kind, card] of [
  ['hero', 'SJ'],
  ['ace', 'SA'],
  ['magician', 'JK2'],
] as const)
  ruling(
    `f 22: S paid with a soldier of ${card} brings Next Generation`,
    where,
    table({ A: { rare: 'S7', field: `a=${kind}:${card}`, life: 'C2 HQ +5' } }),
    (t) => {
      t.A.requests('rareSummon', { keys: 'S7', sacrifices: 'a' });
      t.happened('triggered nextGeneration');
      t.expect({ stage: ['A rareSummon S7'], A: { hand: 'HQ', life: 5, grave: `${card} C2` } });
      t.bothPass();
      t.expect({ A: { field: 'soldier:S7/new' } });
    },
  );

ruling(
  'c.4: its type is パック: a magician does not take anything off its cost',
  where,
  table({ A: { rare: 'S7', field: 'm=magician:JK1', life: 'HQ +5' } }),
  (t) => {
    t.A.cannotRequest('rareSummon', { keys: 'S7' });
    t.A.requests('rareSummon', { keys: 'S7', sacrifices: 'm' });
    t.bothPass();
    t.expect({ A: { field: 'soldier:S7/new' } });
  },
);

ruling(
  'quick timing: in the opponent’s turn, over a busy stage',
  where,
  table({ stage: ['A throwing S3 C3'], chance: 'B', B: { rare: 'S7', field: 'x=soldier:S5' } }),
  (t) => {
    t.B.requests('rareSummon', { keys: 'S7', sacrifices: 'x' });
    t.expect({ stage: ['A throwing S3 C3', 'B rareSummon S7'], chance: 'B' });
    t.bothPass();
    t.expect({ stage: ['A throwing S3 C3'], B: { field: 'soldier:S7/new' } });
  },
);

ruling(
  'the soldier has entered this turn: unless it is an A it does not attack',
  where,
  table({ A: { rare: 'S7', field: 'a=soldier:S5 b=soldier:S6' } }),
  (t) => {
    t.A.requests('rareSummon', { keys: 'S7', sacrifices: 'a' });
    t.bothPass();
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('b');
  },
);
