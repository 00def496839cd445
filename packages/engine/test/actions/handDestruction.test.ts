import { FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_STANDARD };

ruling(
  'you look at the opponent’s hand and name a card, which they discard',
  where,
  table({ A: { hand: 'DA CK' }, B: { hand: 'S9 HK JK1' } }),
  (t) => {
    t.A.requests('handDestruction', { keys: 'DA CK', target: 'B' });
    t.bothPass();
    t.A.saw('S9 HK JK1');
    t.A.isAsked('takeHand', 'S9 HK JK1');
    t.A.chooses('HK');
    t.expect({ stage: [], A: { grave: 'DA CK', hand: '' }, B: { hand: 'S9 JK1', grave: 'HK', graveTop: 'HK' } });
  },
);

ruling('f 121: against an empty hand it is legal, and nothing happens', where, table({ A: { hand: 'DA CK' } }), (t) => {
  t.A.requests('handDestruction', { keys: 'DA CK' });
  t.bothPass();
  t.expect({ stage: [], chance: 'A', A: { grave: 'DA CK' }, B: { grave: '', life: 10 } });
});

ruling(
  'f 21: a king discarded from the hand triggers nothing',
  where,
  table({ A: { hand: 'DA CK' }, B: { hand: 'HK' } }),
  (t) => {
    t.A.requests('handDestruction', { keys: 'DA CK' });
    t.bothPass();
    t.expect({ B: { hand: '', grave: 'HK', life: 10 } });
  },
);

ruling(
  'its key cards are one ♢ and one ♣, A–K; its target is the opponent alone',
  where,
  table({ A: { hand: 'DA DK CA CK', field: '' } }),
  (t) => {
    t.A.isOffered('handDestruction', 'key', 'DA DK');
    t.A.cannotRequest('handDestruction', { keys: 'DA CA', target: 'A' });
  },
);

ruling('it is of main timing', where, table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand: 'DA CK' } }), (t) =>
  t.A.cannotRequest('handDestruction'),
);
