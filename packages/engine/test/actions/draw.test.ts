import { ruling, table } from '../harness/ruling.ts';

ruling(
  'the new turn player draws one card, and having seen it may draw another',
  {},
  table({ B: { life: 'S9 HK C2 +3' } }),
  (t) => {
    t.A.requests('end');
    t.bothPass();
    t.expect({ stage: ['B draw'], turn: 'B', chance: 'B', B: { hand: '' } });
    t.bothPass();
    t.B.isAsked('drawMore', 'no yes');
    t.A.didNotSee('S9');
    t.expect({ B: { hand: 'S9', life: 5 } });
    t.B.chooses('yes');
    t.A.didNotSee('HK');
    t.expect({ stage: [], chance: 'B', B: { hand: 'S9 HK', life: 'C2 ...' } });
  },
);

ruling('f 109: the second card may be declined', {}, table({ stage: ['A draw'], A: { life: 'S9 HK' } }), (t) => {
  t.bothPass();
  t.A.chooses('no');
  t.expect({ stage: [], A: { hand: 'S9', life: 'HK' } });
});

ruling(
  'f 109: with one life left the first card is mandatory, and the game is lost',
  {},
  table({ stage: ['A draw'], A: { life: 'S9' } }),
  (t) => {
    t.bothPass();
    t.expect({ winner: 'B', A: { hand: 'S9', life: 0 } });
  },
);

ruling(
  'f 109: the second one may empty the life, which loses',
  {},
  table({ stage: ['A draw'], A: { life: 'S9 S8' } }),
  (t) => {
    t.bothPass();
    t.A.chooses('yes');
    t.expect({ winner: 'B', A: { hand: 'S9 S8' } });
  },
);

ruling(
  'f 13: it lies on the stage: both may respond before it resolves',
  {},
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S5' }, B: { hand: 'H5 D2' } }),
  (t) => {
    t.A.requests('end');
    t.bothPass();
    t.B.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.B.passes();
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a', as: 'second' });
    t.expect({ stage: ['B draw', 'B up H5', 'A up H5'] });
  },
);

ruling('players cannot raise it themselves', {}, table({}), (t) => t.A.cannotRequest('draw'));

ruling(
  'with Draw on the stage the turn player has no main timing yet',
  {},
  table({ stage: ['A draw'], A: { hand: 'S9 SA', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.cannotRequest('end');
    t.A.cannotRequest('setBulwark');
    t.A.cannotRequest('summonAce');
    t.bothPass();
    t.A.chooses('no');
    t.A.canRequest('end', 'setBulwark', 'summonAce');
  },
);
