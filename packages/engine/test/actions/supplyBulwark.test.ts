import { FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_STANDARD };

ruling(
  'f 104: chosen when it resolves: the top card of your life as a charged bulwark',
  where,
  table({ A: { hand: 'HA CK', life: 'SK S9 +3', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.requests('supplyBulwark', { keys: 'HA CK' });
    t.expect({ stage: ['A supplyBulwark HA CK'] });
    t.bothPass();
    t.A.isAsked('mode', 'oneCharged twoDriven');
    t.A.chooses('oneCharged');
    t.B.didNotSee('SK');
    t.expect({ A: { field: 'w=bulwark:C8 bulwark:SK/new', bulwarks: 'C8 SK', life: 'S9 ...', grave: 'HA CK' } });
  },
);

ruling('or the top two as driven bulwarks', where, table({ A: { hand: 'HA CK', life: 'SK S9 +3' } }), (t) => {
  t.A.requests('supplyBulwark', { keys: 'HA CK' });
  t.bothPass();
  t.A.chooses('twoDriven');
  t.B.didNotSee('SK S9');
  t.expect({ A: { field: 'bulwark:SK/driven/new bulwark:S9/driven/new', life: 3 } });
});

ruling(
  'f 105: two with one life left: one driven bulwark, and the game is lost',
  where,
  table({ A: { hand: 'HA CK', life: 'SK' } }),
  (t) => {
    t.A.requests('supplyBulwark', { keys: 'HA CK' });
    t.bothPass();
    t.A.chooses('twoDriven');
    t.expect({ winner: 'B', A: { field: 'bulwark:SK/driven/new', life: 0 } });
  },
);

ruling(
  'its key cards are one ♡ and one ♣, A–K; it costs nothing',
  where,
  table({ A: { hand: 'HA HK CA CK S5 JK1' } }),
  (t) => {
    t.A.isOffered('supplyBulwark', 'key', 'HA HK');
    t.A.isOffered('supplyBulwark', 'key', 'HA HK');
    t.A.cannotRequest('supplyBulwark', { keys: 'HA HK' });
  },
);

ruling('it is of main timing', where, table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand: 'HA CK' } }), (t) =>
  t.A.cannotRequest('supplyBulwark'),
);
