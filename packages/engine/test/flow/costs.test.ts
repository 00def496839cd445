/** Costs and key cards: f 30 to f 46. */
import { FROM_7, FROM_PRO, FROM_STANDARD, MASTER, ruling, table } from '../harness/ruling.ts';

ruling(
  'f 30: cost symbols are paid from left to right, then the key card leaves the hand',
  {},
  table({ A: { hand: 'SK', field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => {
    t.A.requests('summonHero', { keys: 'SK', drives: 'v w' });
    t.happened('driven', 'driven', 'moved', 'moved', 'requested summonHero', 'pushed summonHero');
  },
);

ruling(
  'b.4: keys, costs and target are chosen first, as a whole; nothing is paid before',
  {},
  table({ A: { hand: 'S9 S8', field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => {
    t.A.isOffered('summonSoldier', 'key', 'S9 S8');
    t.A.isOffered('summonSoldier', 'payB', 'v w', { keys: 'S9' });
    t.expect({ stage: [], A: { hand: 'S9 S8', life: 10, field: 'v=bulwark:C7 w=bulwark:C8' } });
  },
);

ruling(
  'f 33: a bulwark, also a driven one, is a character that S can take; K triggers Next Generation (f 22)',
  { formats: MASTER, editions: ['8.0'] },
  table({ A: { hand: 'CA CJ', field: 'v=bulwark:SK/driven a=soldier:S5', life: 'C2 HQ C3 +2' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'v a' });
    t.expect({ stage: ['A blackJack CA CJ'], A: { hand: 'HQ', grave: 'SK S5 C2', life: 3 } });
  },
);

ruling(
  'f 33: an equipped soldier is one character for S, and triggers for each of its A, J, Q, K',
  { formats: MASTER, editions: ['8.0'] },
  table({ A: { hand: 'CA CJ', field: 'e=equipped:SJ+SK a=soldier:S5', life: 'HQ DA C3 +2' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'e a' });
    t.expect({ A: { hand: 'HQ DA', grave: 'SJ SK S5', life: 3 } });
  },
);

ruling(
  'f 35: at 0 life nothing is lost before something resolves: the other’s response resolving is the next win check',
  {},
  table({
    A: { hand: 'S9', field: 'w=bulwark:C8 a=soldier:S5', life: 1 },
    B: { hand: 'H5 D2' },
  }),
  (t) => {
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.A.passes();
    t.expect({ winner: null, A: { life: 0 } });
    t.B.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.expect({ winner: 'B', stage: ['A summonSoldier S9'] });
  },
);

ruling(
  'f 36: at 0 life L cannot be paid',
  {},
  table({ A: { life: '', hand: 'SA S9', field: 'w=bulwark:C8 a=soldier:S5' } }),
  (t) => {
    t.A.cannotRequest('summonAce');
    t.A.cannotRequest('summonSoldier');
    t.A.cannotRequest('equip');
    t.A.cannotRequest('setBulwark');
  },
);

ruling(
  'f 39: the opponent’s magician does not help',
  { formats: FROM_STANDARD },
  table({ A: { hand: 'H5', field: 'a=soldier:S5' }, B: { field: 'm=magician:JK1' } }),
  (t) => t.A.cannotRequest('up'),
);

ruling(
  'f 39: it helps its controller, driven or new, in both turns, with all four',
  { formats: FROM_STANDARD },
  table({
    stage: ['B attack'],
    turn: 'B',
    chance: 'A',
    A: { hand: 'H5 S5 D5 C5', field: 'm=magician:JK1/driven/new' },
  }),
  (t) => {
    t.A.requests('up', { keys: 'H5', target: 'm' });
    t.A.requests('counter', { keys: 'C5', target: 'up' });
    t.A.requests('twist', { keys: 'D5', target: 'm' });
    t.A.requests('down', { keys: 'S5', target: 'm' });
    t.expect({ A: { hand: '', grave: '' } });
  },
);

ruling(
  'f 43: two magicians are no more than one; a Joker lying as a bulwark gives nothing',
  { formats: FROM_STANDARD },
  table({
    A: { hand: 'H5', field: 'm=magician:JK1 n=magician:JK2' },
    B: { hand: 'H5', field: 'v=bulwark:JK1 x=soldier:S5' },
  }),
  (t) => {
    t.A.requests('up', { keys: 'H5', target: 'm' });
    t.A.passes();
    t.B.cannotRequest('up');
  },
);

ruling(
  'f 45: a cost that was waived stays waived when the magician dies; a paid one is not refunded',
  { formats: FROM_STANDARD },
  table({ A: { hand: 'H5', field: 'm=magician:JK1 a=soldier:S5', life: 'HK +4' }, B: { hand: 'S2 D2' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', target: 'a' });
    t.A.passes();
    t.B.requests('down', { keys: 'S2', discards: 'D2', target: 'm' });
    t.bothPass();
    t.expect({ stage: ['A up H5'], A: { field: 'a=soldier:S5' } });
    t.bothPass();
    t.expect({ sizes: { a: 10 } });
  },
);

ruling(
  'f 45: nothing comes back where an action fizzles',
  { formats: FROM_PRO },
  table({ A: { hand: 'S7', field: 'w=bulwark:C8 a=soldier:S5' }, B: { hand: 'S2 S3' } }),
  (t) => {
    t.A.requests('equip', { keys: 'S7', drives: 'w', target: 'a' });
    t.A.passes();
    t.B.requests('kill', { keys: 'S2 S3', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ A: { field: 'w=bulwark:C8/driven', life: 9, grave: 'S5 S7 +1' } });
  },
);

ruling(
  'f 46: two key cards are two cards',
  { formats: FROM_PRO },
  table({ A: { hand: 'S2', field: 'a=soldier:S5' } }),
  (t) => {
    t.A.cannotRequest('kill');
    t.A.cannotRequest('reverse');
  },
);

ruling(
  'f 38: of a discard for D the identity is public; of the rest of the hand nothing is',
  {},
  table({ A: { hand: 'H5 D2 D3', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.B.saw('D2 H5');
    t.B.didNotSee('D3');
  },
);

ruling(
  'the win check is not made in the middle of paying: a Throw at 0 life still goes to the stage',
  { editions: FROM_7, formats: FROM_PRO },
  table({ A: { life: '', hand: 'S2 S3', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.requests('kill', { keys: 'S2 S3', target: 'a' });
    t.expect({ winner: null, stage: ['A kill S2 S3'] });
    t.bothPass();
    t.expect({ winner: 'B' });
  },
);
