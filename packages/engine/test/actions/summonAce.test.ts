import { ruling, table } from '../harness/ruling.ts';

ruling('the key card enters as an ace, face up and charged, for L alone', {}, table({ A: { hand: 'SA' } }), (t) => {
  t.A.requests('summonAce', { keys: 'SA' });
  t.expect({ stage: ['A summonAce SA'], A: { life: 9 } });
  t.bothPass();
  t.expect({ stage: [], A: { field: 'ace:SA/new/size:1', grave: '+1' } });
});

ruling('its key card is one A', {}, table({ A: { hand: 'SA HA S2 SK JK1' } }), (t) =>
  t.A.isOffered('summonAce', 'key', 'SA HA'),
);

ruling('f 68: an ace has haste and may attack at once', {}, table({ A: { hand: 'SA' } }), (t) => {
  t.A.requests('summonAce', { keys: 'SA' });
  t.bothPass();
  t.A.requests('attack');
  t.bothPass();
  t.A.mayAttackWith('A/SA');
});

ruling(
  'it is of main timing: not in the opponent’s turn',
  {},
  table({ turn: 'B', chance: 'A', stage: ['B attack'], A: { hand: 'SA D2' } }),
  (t) => t.A.cannotRequest('summonAce'),
);

ruling('it may be raised more than once in a turn', {}, table({ A: { hand: 'SA HA' } }), (t) => {
  t.A.requests('summonAce', { keys: 'SA' });
  t.bothPass();
  t.A.requests('summonAce', { keys: 'HA' });
  t.bothPass();
  t.expect({ A: { field: 'ace:SA/new ace:HA/new', life: 8 } });
});
