/** Chance, pass and stage: f 1 to f 16. */
import { FROM_7, ONLY_6, ruling, table } from '../harness/ruling.ts';

ruling(
  'f 1: after a resolution the turn player has the chance, whoever’s request it was',
  {},
  table({ stage: ['A attack', 'B up H5 -> a'], chance: 'B', A: { field: 'a=soldier:S9' } }),
  (t) => {
    t.B.passes();
    t.expect({ chance: 'A' });
    t.A.passes();
    t.expect({ chance: 'A', stage: ['A attack'] });
  },
);

ruling(
  'f 2: each further item needs a fresh round of passes',
  {},
  table({ stage: ['A up H5 -> a', 'second=A up H6 -> a'], A: { field: 'a=soldier:S9' } }),
  (t) => {
    t.bothPass();
    t.expect({ stage: ['A up H5'], chance: 'A' });
    t.A.passes();
    t.expect({ stage: ['A up H5'], chance: 'B' });
    t.B.passes();
    t.expect({ stage: [] });
  },
);

ruling(
  'f 3: raising does not pass: the raiser keeps the chance and may stack more',
  {},
  table({ A: { hand: 'H5 H6 D2 D3', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.expect({ chance: 'A' });
    t.A.requests('up', { keys: 'H6', discards: 'D3', target: 'a', as: 'second' });
    t.expect({ chance: 'A', stage: ['A up H5', 'A up H6'] });
  },
);

ruling(
  'f 3: a request clears the pass record: two passes in a row resolve, not two passes in all',
  {},
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S9' }, B: { hand: 'H6 D3' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('up', { keys: 'H6', discards: 'D3', target: 'a', as: 'second' });
    t.B.passes();
    t.expect({ chance: 'A', stage: ['A up H5', 'B up H6'] });
    t.A.passes();
    t.expect({ stage: ['A up H5'], sizes: { a: 15 } });
  },
);

ruling(
  'f 4: an immediate action moves no chance, and clears the pass record like any other',
  {},
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S9' }, B: { hand: 'JK1', life: 'S9 S8' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('search', { keys: 'JK1' });
    t.B.chooses('S9');
    t.expect({ chance: 'B', stage: ['A up H5'] });
    t.B.passes();
    t.expect({ chance: 'A', stage: ['A up H5'] });
    t.A.passes();
    t.expect({ stage: [], sizes: { a: 14 } });
  },
);

ruling('f 5: 6.1: the turn player cannot pass on an empty stage', { editions: ONLY_6 }, table({}), (t) => {
  t.A.cannotPass();
  t.A.isAsked('chance', 'end attack setBulwark');
});

ruling(
  'f 5, f 7: from 7.0 the turn player may, and then the other may act with quick actions only',
  { editions: FROM_7 },
  table({ A: { field: 'a=soldier:S9' }, B: { hand: 'S9 SA H5 D2', field: 'v=bulwark:C8 x=soldier:S5' } }),
  (t) => {
    t.A.isAsked('chance', 'pass end attack setBulwark');
    t.A.passes();
    t.B.canRequest('pass', 'up', 'down');
    t.B.cannotRequest('summonSoldier');
    t.B.cannotRequest('attack');
    t.B.cannotRequest('end');
    t.B.cannotRequest('setBulwark');
    t.B.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.expect({ chance: 'A', stage: [] });
  },
);

ruling(
  'f 6: both pass on an empty stage: the chance is back with the turn player, nothing else happens',
  { editions: FROM_7 },
  table({ A: { hand: 'S2' } }),
  (t) => {
    t.bothPass();
    t.expect({ turn: 'A', chance: 'A', stage: [], winner: null, A: { hand: 'S2', life: 10 } });
  },
);

ruling(
  'f 6, decision 3: after that the turn player may not pass again until somebody has requested something',
  { editions: FROM_7 },
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S9' } }),
  (t) => {
    t.bothPass();
    t.A.cannotPass();
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.A.cannotPass();
  },
);

ruling(
  'f 6, decision 3: a request of the other player counts too',
  { editions: FROM_7 },
  table({ A: { field: 'a=soldier:S9' }, B: { hand: 'H5 D2' } }),
  (t) => {
    t.A.passes();
    t.B.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.A.passes();
    t.B.passes();
    t.A.cannotPass();
  },
);

ruling(
  'f 6, decision 3: an immediate request counts as well',
  { editions: FROM_7 },
  table({ A: { hand: 'S9' } }),
  (t) => {
    t.bothPass();
    t.A.cannotPass();
    t.A.requests('setBulwark');
    t.bothPass();
    t.expect({ chance: 'A', turn: 'A' });
  },
);

ruling(
  'f 6, decision 3: the limit is the turn’s: the next turn player may pass',
  { editions: FROM_7 },
  table({}),
  (t) => {
    t.bothPass();
    t.A.requests('end');
    t.bothPass();
    t.bothPass();
    t.B.chooses('no');
    t.B.passes();
    t.expect({ chance: 'A', turn: 'B', stage: [] });
  },
);

ruling(
  'f 7: in 6.1 the other player never has the chance on an empty stage',
  { editions: ONLY_6 },
  table({ A: { hand: 'S9' }, B: { hand: 'H5 D2', field: 'x=soldier:S5' } }),
  (t) => {
    t.A.requests('setBulwark');
    t.A.cannotPass();
    t.expect({ chance: 'A' });
  },
);

ruling(
  'f 8, f 9: a quick action on an empty stage; no main action above it',
  {},
  table({ A: { hand: 'H5 D2 SA', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.A.cannotRequest('summonAce');
    t.A.cannotRequest('attack');
    t.A.cannotRequest('end');
    t.A.cannotRequest('setBulwark');
    t.bothPass();
    t.A.canRequest('summonAce', 'attack', 'end', 'setBulwark');
  },
);

ruling(
  'last in, first out: a Down in response kills before the Up beneath it resolves',
  {},
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S9' }, B: { hand: 'S9 D3' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D3', target: 'a' });
    t.bothPass();
    t.expect({ stage: ['A up H5 -> lost'], A: { field: '' } });
  },
);

ruling(
  'f 12, f 13: the standard chains, with a round of passes before each item',
  {},
  table({ A: { field: 'a=soldier:S5' } }),
  (t) => {
    t.A.requests('attack');
    t.A.passes();
    t.expect({ chance: 'B', stage: ['A attack'] });
    t.B.passes();
    t.A.attacksWith('a');
    t.A.passes();
    t.expect({ chance: 'B', stage: ['A block'] });
    t.B.passes();
    t.A.passes();
    t.expect({ chance: 'B', stage: ['A damageJudgement'] });
    t.B.passes();
    t.expect({ chance: 'A', stage: [] });
    t.A.requests('end');
    t.bothPass();
    t.B.passes();
    t.expect({ chance: 'A', stage: ['B draw'], turn: 'B' });
    t.A.passes();
    t.B.isAsked('drawMore');
  },
);

ruling('the chance holder is asked even where they can only pass', {}, table({ A: { field: 'a=soldier:S5' } }), (t) => {
  t.A.requests('attack');
  t.A.isAsked('chance', 'pass');
  t.A.passes();
  t.B.isAsked('chance', 'pass');
});
