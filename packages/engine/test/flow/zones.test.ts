/** Zones, graves and the end of the game: f 126 to f 129, decision 11. */
import { FROM_7, FROM_PRO, ONLY_6, ruling, table } from '../harness/ruling.ts';

ruling(
  'f 126: both at 0 in 6.1: a draw',
  { editions: ONLY_6 },
  table({ stage: ['A throwing S3 C3'], A: { life: '' }, B: { life: 2 } }),
  (t) => {
    t.bothPass();
    t.expect({ winner: 'draw' });
  },
);

ruling(
  'f 126, decision 1: both at 0 from 7.0 on: the turn player loses',
  { editions: FROM_7 },
  table({ stage: ['A throwing S3 C3'], A: { life: '' }, B: { life: 2 } }),
  (t) => {
    t.bothPass();
    t.expect({ winner: 'B' });
  },
);

ruling(
  'f 127: one at 0 through paying L, the other brought to 0 by what resolves next',
  {},
  table({ A: { hand: 'SA', life: 1 }, B: { hand: 'JK1', life: 'S9' } }),
  (t) => {
    t.A.requests('summonAce', { keys: 'SA' });
    t.A.passes();
    t.expect({ winner: null });
    t.B.requests('search', { keys: 'JK1' });
    t.expect({ winner: t.edition === '6.1' ? 'draw' : 'B' });
  },
);

ruling(
  'the game ends at once: what lies on the stage is not resolved, and nobody is asked any more',
  {},
  table({ stage: ['A summonAce SA', 'A throwing S9 C9'], B: { life: 5 } }),
  (t) => {
    t.bothPass();
    t.expect({ winner: 'A', stage: ['A summonAce SA'], B: { life: 0, grave: '+5' } });
  },
);

ruling(
  'f 128: a player at 0 is saved by what puts cards on their life before the check',
  { formats: ['standard', 'pro', 'master'] },
  table({ stage: ['A deathLance SA D5 -> x'], B: { life: '', field: 'x=equipped:H2+H3' } }),
  (t) => {
    t.bothPass();
    t.B.chooses('H2');
    t.expect({ winner: null, B: { life: 'H3', grave: 'H2' } });
  },
);

ruling(
  'f 129: damage larger than the life moves what is there',
  {},
  table({ A: { field: 'a=hero:SK' }, B: { life: 3 } }),
  (t) => {
    t.combat({ a: '' });
    t.bothPass();
    t.expect({ winner: 'A', B: { life: 0, grave: '+3' } });
  },
);

ruling(
  'an empty hand, an empty grave and an empty field are no reason to lose',
  {},
  table({ A: { life: 1 }, B: { life: 2 } }),
  (t) => {
    t.A.requests('end');
    t.bothPass();
    t.bothPass();
    t.B.chooses('no');
    t.expect({ winner: null, turn: 'B' });
  },
);

ruling(
  'every card goes to its owner: a soldier that the opponent kills, a key card that the opponent nullifies',
  { formats: FROM_PRO },
  table({ A: { hand: 'S2 S3' }, B: { field: 'x=equipped:H2+H3' } }),
  (t) => {
    t.A.requests('kill', { keys: 'S2 S3', target: 'x' });
    t.bothPass();
    t.expect({ A: { grave: 'S2 S3' }, B: { grave: 'H2 H3' } });
  },
);

ruling(
  'decision 11: of several cards that go to the grave together the last one moved lies on top',
  { formats: FROM_PRO },
  table({ A: { hand: 'S2 S3' }, B: { field: 'x=equipped:H2+H3+H4' } }),
  (t) => {
    t.A.requests('kill', { keys: 'S2 S3', target: 'x' });
    t.bothPass();
    t.expect({ A: { graveTop: 'S3' }, B: { graveTop: 'H4' } });
  },
);

ruling(
  'decision 11: at a table with the option each owner chooses, before anything else goes on',
  { formats: FROM_PRO, choosesGraveTop: true },
  table({ A: { hand: 'S2 S3' }, B: { field: 'x=equipped:H2+H3+H4' } }),
  (t) => {
    t.A.requests('kill', { keys: 'S2 S3', target: 'x' });
    t.bothPass();
    t.B.isAsked('graveTop', 'H2 H3 H4');
    t.B.chooses('H3');
    t.A.isAsked('graveTop', 'S2 S3');
    t.A.chooses('S2');
    t.expect({ chance: 'A', A: { graveTop: 'S2', grave: 'S2 S3' }, B: { graveTop: 'H3', grave: 'H2 H3 H4' } });
  },
);

ruling('decision 11: a single card needs no answer', { choosesGraveTop: true }, table({ A: { hand: 'SA' } }), (t) => {
  t.A.requests('summonAce', { keys: 'SA' });
  t.A.isAsked('chance');
});

ruling(
  'decision 11: the discards at End: chosen first, then which of them lies on top',
  { choosesGraveTop: true },
  table({ A: { hand: 'S2 S3 S4 S5 S6 S7 S8 S9 S10' } }),
  (t) => {
    t.A.requests('end');
    t.bothPass();
    t.A.chooses('S2', 'S10');
    t.A.isAsked('graveTop', 'S2 S10');
    t.B.didNotSee('S2 S10');
    t.A.chooses('S2');
    t.B.saw('S2');
    t.expect({ turn: 'B', A: { graveTop: 'S2', hand: 'S3 S4 S5 S6 S7 S8 S9' } });
  },
);

ruling(
  'decision 11: the top card may be taken; the key cards of what took it then lie above the rest',
  { formats: FROM_PRO },
  table({ stage: ['A reunion H2 H3'], A: { grave: 'S9 S8 S7' } }),
  (t) => {
    t.bothPass();
    t.A.chooses('S9');
    t.expect({ A: { hand: 'S9', grave: 'S8 S7 H2 H3', graveTop: 'H3' } });
  },
);
