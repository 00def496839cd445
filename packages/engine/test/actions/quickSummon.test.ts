import { FROM_7, FROM_PRO, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_PRO };

ruling(
  'f 104: as an ace or as a bulwark is chosen when it resolves: as an ace, face up and charged',
  where,
  table({ turn: 'B', chance: 'A', stage: ['B attack'], A: { hand: 'SA D2' } }),
  (t) => {
    t.A.requests('quickSummon', { keys: 'SA', discards: 'D2' });
    t.expect({ stage: ['B attack', 'A quickSummon SA'], chance: 'A', A: { grave: 'D2', hand: '' } });
    t.bothPass();
    t.A.isAsked('mode', 'ace bulwark');
    t.A.chooses('ace');
    t.expect({ stage: ['B attack'], chance: 'B', A: { field: 'ace:SA/new', grave: 'D2' } });
  },
);

ruling(
  'f 104: as a bulwark, face down and charged, at the outer end of the row',
  where,
  table({ turn: 'B', chance: 'A', stage: ['B attack'], A: { hand: 'SA D2', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.requests('quickSummon', { keys: 'SA', discards: 'D2' });
    t.bothPass();
    t.A.chooses('bulwark');
    t.expect({ A: { field: 'w=bulwark:C8 bulwark:SA/new', bulwarks: 'C8 SA', grave: 'D2' } });
  },
);

ruling('only while you do not have the turn', where, table({ A: { hand: 'SA D2', field: 'a=soldier:S5' } }), (t) => {
  t.A.cannotRequest('quickSummon');
  t.A.requests('attack');
  t.A.cannotRequest('quickSummon');
});

ruling(
  'its key card is one A',
  where,
  table({ turn: 'B', chance: 'A', stage: ['B attack'], A: { hand: 'SA HA S2 SK JK1' } }),
  (t) => t.A.isOffered('quickSummon', 'key', 'SA HA'),
);

ruling(
  'f 36, f 37: it costs D, which its key card cannot pay',
  where,
  table({ turn: 'B', chance: 'A', stage: ['B attack'], A: { hand: 'SA' } }),
  (t) => t.A.cannotRequest('quickSummon'),
);

ruling(
  'f 41: it is a summon, so that a magician does not take its D away',
  where,
  table({ turn: 'B', chance: 'A', stage: ['B attack'], A: { hand: 'SA D2', field: 'm=magician:JK1' } }),
  (t) => {
    t.A.cannotRequest('quickSummon', { keys: 'SA' });
    t.A.requests('quickSummon', { keys: 'SA', discards: 'D2' });
  },
);

ruling(
  'f 14: in response to the Draw after End the old turn player may use it, the new one may not',
  where,
  table({ A: { hand: 'SA D2' }, B: { hand: 'SA D2' } }),
  (t) => {
    t.A.requests('end');
    t.A.passes();
    t.B.canRequest('quickSummon');
    t.B.passes();
    t.expect({ turn: 'B', chance: 'B', stage: ['B draw'] });
    t.B.cannotRequest('quickSummon');
    t.B.passes();
    t.A.requests('quickSummon', { keys: 'SA', discards: 'D2' });
    t.bothPass();
    t.A.chooses('ace');
    t.expect({ A: { field: 'ace:SA/new' } });
  },
);

ruling(
  'f 73: an ace that was summoned before Block resolves may block',
  where,
  table({ turn: 'B', B: { field: 'x=soldier:S5' }, A: { hand: 'SA D2' } }),
  (t) => {
    t.B.requests('attack');
    t.bothPass();
    t.B.attacksWith('x');
    t.B.passes();
    t.A.requests('quickSummon', { keys: 'SA', discards: 'D2' });
    t.bothPass();
    t.A.chooses('ace');
    t.bothPass();
    t.A.isAsked('block', 'done A/SA');
  },
);

ruling(
  'nullified, its key card goes to the grave',
  where,
  table({ turn: 'B', stage: ['B attack', 'A quickSummon SA'], B: { hand: 'CA D2' } }),
  (t) => {
    t.B.requests('counter', { keys: 'CA', discards: 'D2' });
    t.bothPass();
    t.expect({ stage: ['B attack'], A: { grave: 'SA', field: '' } });
  },
);

ruling(
  'f 7: where the turn player passes on an empty stage the other may use it',
  { formats: FROM_PRO, editions: FROM_7 },
  table({ turn: 'B', A: { hand: 'SA D2' } }),
  (t) => {
    t.B.passes();
    t.A.requests('quickSummon', { keys: 'SA', discards: 'D2' });
    t.bothPass();
    t.A.chooses('bulwark');
    t.expect({ stage: [], chance: 'B', turn: 'B', A: { field: 'bulwark:SA/new' } });
  },
);
