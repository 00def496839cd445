import { FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_STANDARD };

ruling(
  'the key card enters as a magician, face up and charged, for B and D',
  where,
  table({ A: { hand: 'JK1 S2 S3', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.requests('summonMagician', { keys: 'JK1', drives: 'w', discards: 'S2' });
    t.expect({ stage: ['A summonMagician JK1'], A: { life: 10, grave: 'S2', hand: 'S3' } });
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8/driven magician:JK1/new/size:0', grave: 'S2' } });
  },
);

ruling(
  'f 37: of two Jokers one is the key card and the other may be discarded for it',
  where,
  table({ A: { hand: 'JK1 JK2', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.isOffered('summonMagician', 'key', 'JK1 JK2');
    t.A.requests('summonMagician', { keys: 'JK2', drives: 'w', discards: 'JK1' });
  },
);

ruling(
  'f 36: without a card for D, or without a charged bulwark, it cannot be raised',
  where,
  table({ A: { hand: 'JK1', field: 'w=bulwark:C8' }, B: { hand: 'JK1 S2', field: 'v=bulwark:C8/driven' } }),
  (t) => {
    t.A.cannotRequest('summonMagician');
    t.A.requests('end');
    t.bothPass();
    t.B.cannotRequest('summonMagician');
  },
);

ruling('there is none in Lite', { formats: ['lite'] }, table({ A: { hand: 'JK1 S2', field: 'w=bulwark:C8' } }), (t) =>
  t.A.cannotRequest('summonMagician'),
);

ruling(
  'f 41: it is a summon, so that another magician does not make it cheaper',
  where,
  table({ A: { hand: 'JK1 S2', field: 'w=bulwark:C8 m=magician:JK2' } }),
  (t) => {
    t.A.cannotRequest('summonMagician', { keys: 'JK1', drives: 'w' });
    t.A.requests('summonMagician', { keys: 'JK1', drives: 'w', discards: 'S2' });
  },
);

ruling(
  'f 68: a magician has haste and may attack at once',
  where,
  table({ A: { hand: 'JK1 S2', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.requests('summonMagician', { keys: 'JK1', drives: 'w', discards: 'S2' });
    t.bothPass();
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('A/JK1');
  },
);
