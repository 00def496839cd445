import { ruling, table } from '../harness/ruling.ts';

ruling(
  'the key card enters as a soldier, face up and charged, for B and L',
  {},
  table({ A: { hand: 'S9 H2', field: 'w=bulwark:C8', life: 'D2 +4' } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.expect({
      stage: ['A summonSoldier S9'],
      chance: 'A',
      A: { hand: 'H2', field: 'w=bulwark:C8/driven', life: 4, grave: 'D2' },
    });
    t.B.saw('S9');
    t.bothPass();
    t.expect({
      stage: [],
      chance: 'A',
      A: { field: 'w=bulwark:C8/driven soldier:S9/new/size:9', grave: 'D2' },
    });
  },
);

ruling('its key card is one 2–10', {}, table({ A: { hand: 'SA S2 H10 DJ CK JK1', field: 'w=bulwark:C8' } }), (t) =>
  t.A.isOffered('summonSoldier', 'key', 'S2 H10'),
);

ruling(
  'f 31: B is paid with a charged bulwark of one’s own, any of them',
  {},
  table({
    A: { hand: 'S9', field: 'v=bulwark:C7 w=bulwark:C8/driven x=bulwark:C9 a=soldier:S5' },
    B: { field: 'y=bulwark:C7' },
  }),
  (t) => {
    t.A.isOffered('summonSoldier', 'payB', 'v x');
    t.A.cannotRequest('summonSoldier', { keys: 'S9', drives: 'w' });
    t.A.cannotRequest('summonSoldier', { keys: 'S9', drives: 'y' });
  },
);

ruling(
  'f 31: with driven bulwarks alone it cannot be raised',
  {},
  table({ A: { hand: 'S9', field: 'w=bulwark:C8/driven a=soldier:S5' } }),
  (t) => t.A.cannotRequest('summonSoldier'),
);

ruling(
  'it is of main timing: not above anything on the stage (f 9), not in the opponent’s turn',
  {},
  table({
    A: { hand: 'S9 S8 H5 D2', field: 'v=bulwark:C7 w=bulwark:C8 a=soldier:S5' },
    B: { hand: 'S9', field: 'y=bulwark:C7' },
  }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.A.cannotRequest('summonSoldier');
    t.A.passes();
    t.B.cannotRequest('summonSoldier');
  },
);

ruling(
  'f 35: L with the last life is payable; the loss comes when something has resolved',
  {},
  table({ A: { hand: 'S9', field: 'w=bulwark:C8', life: 1 } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.expect({ winner: null, chance: 'A', A: { life: 0 } });
    t.bothPass();
    t.expect({ winner: 'B', A: { field: 'w=bulwark:C8/driven soldier:S9/new' } });
  },
);

ruling(
  'f 68: it cannot attack in the turn it entered, and can in the next',
  {},
  table({ A: { hand: 'S9', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.bothPass();
    t.A.requests('attack');
    t.bothPass();
    t.expect({ stage: [], chance: 'A' });
    t.A.requests('end');
    t.bothPass();
    t.bothPass();
    t.B.chooses('no');
    t.B.requests('end');
    t.bothPass();
    t.bothPass();
    t.A.chooses('no');
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('A/S9');
  },
);
