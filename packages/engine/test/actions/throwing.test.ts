import { ruling, table } from '../harness/ruling.ts';

ruling(
  'damage to the opponent equal to the ♠ key card; the ♣ does not count',
  {},
  table({ A: { hand: 'S3 CK' } }),
  (t) => {
    t.A.requests('throwing', { keys: 'S3 CK', target: 'B' });
    t.expect({ stage: ['A throwing S3 CK -> B'] });
    t.bothPass();
    t.expect({ A: { grave: 'S3 CK', life: 10 }, B: { life: 7, grave: '+3' } });
  },
);

ruling(
  'its key cards are one ♠ and one ♣, A–K; it costs nothing and its target is the opponent alone',
  {},
  table({ A: { hand: 'SA SK CA CK H5 JK1' } }),
  (t) => {
    t.A.isOffered('throwing', 'key', 'SA SK');
    t.A.cannotRequest('throwing', { keys: 'SA CA', target: 'A' });
    t.A.requests('throwing', { keys: 'SA CA', target: 'B' });
  },
);

ruling('it is of main timing', {}, table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand: 'S3 CK' } }), (t) =>
  t.A.cannotRequest('throwing'),
);

ruling(
  'f 129: damage larger than the life moves what is there, and the game is won',
  {},
  table({ A: { hand: 'SK CK' }, B: { life: 5 } }),
  (t) => {
    t.A.requests('throwing', { keys: 'SK CK' });
    t.bothPass();
    t.expect({ winner: 'A', B: { life: 0, grave: '+5' } });
  },
);

ruling(
  'f 21: a king that damage moves from the life triggers nothing',
  {},
  table({ A: { hand: 'S3 CK' }, B: { life: 'SK HA JK1 DQ +3' } }),
  (t) => {
    t.A.requests('throwing', { keys: 'S3 CK' });
    t.bothPass();
    t.expect({ B: { life: 'DQ ...', hand: '', grave: 'SK HA JK1' } });
  },
);

ruling(
  'cards moved by damage are not shown but for the one on top',
  {},
  table({ A: { hand: 'S3 CK' }, B: { life: 'SK HA D7 DQ +3' } }),
  (t) => {
    t.A.requests('throwing', { keys: 'S3 CK' });
    t.bothPass();
    t.A.didNotSee('SK HA');
    t.A.saw('D7');
    t.expect({ B: { graveTop: 'D7' } });
  },
);

ruling(
  'decision 11: at a table that chooses the top of the grave its owner is asked, among the cards just moved',
  { choosesGraveTop: true },
  table({ A: { hand: 'S3 CK' }, B: { life: 'SK HA D7 DQ +3', grave: 'C2' } }),
  (t) => {
    t.A.requests('throwing', { keys: 'S3 CK' });
    t.bothPass();
    t.B.isAsked('graveTop', 'SK HA D7');
    t.B.chooses('HA');
    t.A.saw('HA');
    t.A.didNotSee('SK D7');
    t.expect({ B: { graveTop: 'HA', grave: 'SK HA D7 C2' } });
  },
);
