import { ruling, table } from '../harness/ruling.ts';

ruling(
  'any one card of your life, shown, goes to your hand; the Joker to the grave; the life is shuffled',
  {},
  table({ A: { hand: 'JK1', life: 'S9 DK C2 HA' } }),
  (t) => {
    t.A.requests('search', { keys: 'JK1' });
    t.A.isAsked('takeLife', 'S9 DK C2 HA');
    t.expect({ stage: [], A: { hand: '', grave: '', life: 4 } });
    t.A.chooses('C2');
    t.B.saw('C2');
    t.B.didNotSee('S9 DK HA');
    t.happened('shuffled');
    t.expect({ chance: 'A', A: { hand: 'C2', grave: 'JK1', life: 3 } });
  },
);

ruling('its key card is one Joker', {}, table({ A: { hand: 'JK1 JK2 SA' } }), (t) =>
  t.A.isOffered('search', 'key', 'JK1 JK2'),
);
ruling('without a Joker there is no Search', {}, table({ A: { hand: 'SA HK' } }), (t) => t.A.cannotRequest('search'));

ruling(
  'f 10, f 11: with actions on the stage it resolves at once; the stage stays, and the searcher keeps the chance',
  {},
  table({
    stage: ['A up H5 -> a', 'A down S2 -> a', 'A throwing S3 C3'],
    chance: 'B',
    A: { field: 'a=soldier:S9' },
    B: { hand: 'JK1 C10 D2', life: 'S9 DK' },
  }),
  (t) => {
    t.B.requests('search', { keys: 'JK1' });
    t.B.chooses('DK');
    t.expect({
      stage: ['A up H5', 'A down S2', 'A throwing S3 C3'],
      chance: 'B',
      B: { hand: 'DK C10 D2', life: 1 },
    });
    t.B.canRequest('counter');
  },
);

ruling(
  'f 107: it must take one; with one life left that loses the game',
  {},
  table({ A: { hand: 'JK1', life: 'S9' } }),
  (t) => {
    t.A.requests('search', { keys: 'JK1' });
    t.expect({ winner: 'B', A: { hand: 'S9', life: 0 } });
  },
);

ruling(
  'f 108: with no life left it finds nothing, its Joker goes to the grave, and the player loses at the win check',
  {},
  table({ A: { hand: 'JK1 S5', field: 'w=bulwark:C8', life: 1 } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S5', drives: 'w' });
    t.expect({ winner: null, A: { life: 0 } });
    t.A.requests('search', { keys: 'JK1' });
    t.expect({ winner: 'B', A: { hand: '', grave: 'JK1 +1' } });
  },
);

ruling(
  'f 125: with two cards of life one is left to shuffle',
  {},
  table({ A: { hand: 'JK1', life: 'S9 DK' } }),
  (t) => {
    t.A.requests('search', { keys: 'JK1' });
    t.A.chooses('S9');
    t.expect({ winner: null, A: { life: 'DK' } });
  },
);

ruling(
  'f 127: both at 0: a draw in 6.1, later the turn player loses',
  {},
  table({ A: { hand: 'S5', field: 'w=bulwark:C8', life: 1 }, B: { hand: 'JK1', life: 'S9' } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S5', drives: 'w' });
    t.A.passes();
    t.B.requests('search', { keys: 'JK1' });
    t.expect({ winner: t.edition === '6.1' ? 'draw' : 'B' });
  },
);

ruling(
  'a second Joker may be searched for with the first',
  {},
  table({ A: { hand: 'JK1', life: 'JK2 S9 S8' } }),
  (t) => {
    t.A.requests('search', { keys: 'JK1' });
    t.A.chooses('JK2');
    t.A.requests('search', { keys: 'JK2' });
    t.A.isAsked('takeLife', 'S9 S8');
  },
);
