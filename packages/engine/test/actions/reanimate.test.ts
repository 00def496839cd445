import { FROM_PRO, FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_STANDARD };

ruling(
  'f 111: a card of your grave is chosen, the target goes to the grave, the chosen card enters as a soldier',
  where,
  table({ A: { hand: 'S2 H2', field: 'a=soldier:D5', grave: 'C9 C3' } }),
  (t) => {
    t.A.requests('reanimate', { keys: 'S2 H2', target: 'a' });
    t.bothPass();
    t.A.isAsked('takeGrave', 'C9 C3');
    t.A.chooses('C9');
    t.expect({ stage: [], A: { field: 'soldier:C9/new', grave: 'C3 D5 S2 H2' } });
  },
);

ruling(
  'f 111: the kind follows from the card: a Joker is a magician',
  where,
  table({ A: { hand: 'S2 H2', field: 'a=soldier:D5', grave: 'JK1 SA' } }),
  (t) => {
    t.A.requests('reanimate', { keys: 'S2 H2', target: 'a' });
    t.bothPass();
    t.A.chooses('JK1');
    t.expect({ A: { field: 'magician:JK1/new' } });
  },
);

ruling(
  'f 111, f 114: an ace enters with haste',
  where,
  table({ A: { hand: 'S2 H2', field: 'a=soldier:D5', grave: 'SA' } }),
  (t) => {
    t.A.requests('reanimate', { keys: 'S2 H2', target: 'a' });
    t.bothPass();
    t.expect({ A: { field: 'ace:SA/new' } });
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('A/SA');
  },
);

ruling(
  'f 114: a common soldier that it brings may not attack this turn',
  where,
  table({ A: { hand: 'S2 H2', field: 'a=soldier:D5 b=soldier:D6', grave: 'S9' } }),
  (t) => {
    t.A.requests('reanimate', { keys: 'S2 H2', target: 'a' });
    t.bothPass();
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('b');
  },
);

ruling(
  'f 111: with an empty grave the target still goes there, and nothing enters',
  where,
  table({ A: { hand: 'S2 H2', field: 'a=soldier:D5' } }),
  (t) => {
    t.A.requests('reanimate', { keys: 'S2 H2', target: 'a' });
    t.bothPass();
    t.expect({ stage: [], A: { field: '', grave: 'D5 S2 H2' } });
  },
);

ruling(
  'f 111: where the target is gone the whole action fails',
  where,
  table({ stage: ['A reanimate S2 H2 -> a', 'B down S9 -> a'], A: { field: 'a=soldier:D5', grave: 'C9' } }),
  (t) => {
    t.bothPass();
    t.bothPass();
    t.happened('fizzled reanimate');
    t.expect({ stage: [], A: { field: '', grave: 'C9 D5 S2 H2' } });
  },
);

ruling(
  'f 111: Next Generation of the sacrificed unit comes afterwards',
  where,
  table({ A: { hand: 'S2 H2', field: 'a=hero:DK', grave: 'C9', life: 'C2 HQ +3' } }),
  (t) => {
    t.A.requests('reanimate', { keys: 'S2 H2', target: 'a' });
    t.bothPass();
    t.expect({ chance: 'A', A: { field: 'soldier:C9/new', hand: 'HQ', grave: 'DK S2 H2 C2', life: 3 } });
  },
);

ruling(
  'f 63: its target is an own character, also a bulwark, not an opponent’s',
  where,
  table({ A: { hand: 'S2 H2', field: 'a=soldier:D5 w=bulwark:C8' }, B: { field: 'x=soldier:D5' } }),
  (t) => {
    t.A.isOffered('reanimate', 'target', 'a w');
    t.A.requests('reanimate', { keys: 'S2 H2', target: 'w' });
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:D5', grave: 'C8 S2 H2' } });
  },
);

ruling(
  'an equipped soldier goes with all its cards, none of which can be chosen',
  where,
  table({ A: { hand: 'S2 H2', field: 'a=equipped:D5+D6', grave: 'C9 C3' } }),
  (t) => {
    t.A.requests('reanimate', { keys: 'S2 H2', target: 'a' });
    t.bothPass();
    t.A.isAsked('takeGrave', 'C9 C3');
    t.A.chooses('C3');
    t.expect({ A: { field: 'soldier:C3/new', grave: 'C9 D5 D6 S2 H2' } });
  },
);

ruling(
  'its key cards are one ♠ and one ♡, A–K; f 47: it needs an own character',
  where,
  table({ A: { hand: 'SA SK HA HK', grave: 'C9', field: 'a=soldier:D5' }, B: { hand: 'S2 H2', grave: 'C9' } }),
  (t) => {
    t.A.isOffered('reanimate', 'key', 'SA SK');
    t.A.requests('end');
    t.bothPass();
    t.bothPass();
    t.B.chooses('no');
    t.B.cannotRequest('reanimate');
  },
);

ruling(
  'it is of main timing',
  { formats: FROM_PRO },
  table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand: 'S2 H2', grave: 'C9', field: 'a=soldier:D5' } }),
  (t) => t.A.cannotRequest('reanimate'),
);
