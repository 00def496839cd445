import { ruling, table } from '../harness/ruling.ts';

ruling(
  'a card of the hand becomes a bulwark, face down and charged; it costs L',
  {},
  table({ A: { hand: 'S9 HK JK1', life: 'C2 +5' } }),
  (t) => {
    t.A.requests('setBulwark');
    t.A.isAsked('setCard', 'S9 HK JK1');
    t.A.chooses('HK');
    t.B.didNotSee('HK');
    t.expect({ A: { hand: 'S9 JK1', field: 'bulwark:HK/new', life: 5, grave: 'C2' } });
  },
);

ruling(
  'f 4, f 10: it is immediate: it never lies on the stage, and the chance does not move',
  {},
  table({ A: { hand: 'S9' } }),
  (t) => {
    t.A.requests('setBulwark');
    t.expect({ stage: [], chance: 'A', turn: 'A', A: { field: 'bulwark:S9/new' } });
  },
);

ruling('once per turn', {}, table({ A: { hand: 'S9 S8' } }), (t) => {
  t.A.requests('setBulwark');
  t.A.chooses('S9');
  t.A.cannotRequest('setBulwark');
});

ruling(
  'once per turn: the next turn has its own',
  {},
  table({ turn: 'B', used: { A: 'setBulwark', B: 'setBulwark' }, A: { hand: 'S9 S8' } }),
  (t) => {
    t.B.cannotRequest('setBulwark');
    t.B.requests('end');
    t.bothPass();
    t.bothPass();
    t.A.chooses('no');
    t.A.canRequest('setBulwark');
  },
);

ruling(
  'it is of main timing: not in the opponent’s turn, not with anything on the stage',
  {},
  table({ A: { hand: 'S9', field: 'a=soldier:S5' }, B: { hand: 'C2' } }),
  (t) => {
    t.A.canRequest('setBulwark');
    t.A.requests('attack');
    t.A.cannotRequest('setBulwark');
    t.A.passes();
    t.B.cannotRequest('setBulwark');
  },
);

ruling('f 106: with an empty hand it may be raised, and costs L for nothing', {}, table({}), (t) => {
  t.A.requests('setBulwark');
  t.expect({ chance: 'A', A: { field: '', life: 9, grave: '+1' } });
  t.A.cannotRequest('setBulwark');
});

ruling(
  'f 35: with one life left L can be paid; the win check comes when it has resolved',
  {},
  table({ A: { hand: 'S9 S8', life: 1 } }),
  (t) => {
    t.A.requests('setBulwark');
    t.A.isAsked('setCard');
    t.expect({ winner: null, A: { life: 0 } });
    t.A.chooses('S9');
    t.expect({ winner: 'B' });
  },
);

ruling(
  'f 118: new bulwarks are laid at the outer end of the row',
  {},
  table({ A: { hand: 'S9', field: 'w=bulwark:C8 a=soldier:S5 v=bulwark:C7' } }),
  (t) => {
    t.A.requests('setBulwark');
    t.expect({ A: { bulwarks: 'C8 C7 S9' } });
  },
);

ruling('a bulwark that was set this turn can pay B at once', {}, table({ A: { hand: 'S9 S8' } }), (t) => {
  t.A.requests('setBulwark');
  t.A.chooses('S9');
  t.A.requests('summonSoldier', { keys: 'S8', drives: 'A/S9' });
  t.expect({ stage: ['A summonSoldier S8'], A: { field: 'bulwark:S9/driven/new' } });
});
