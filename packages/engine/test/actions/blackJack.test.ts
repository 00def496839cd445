import { FROM_7, MASTER, ONLY_6, ONLY_7, ONLY_8, ruling, table } from '../harness/ruling.ts';

ruling(
  '6.1: it is immediate: exactly two cards of your life, shown, go to your hand; the life is shuffled',
  { editions: ONLY_6, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=soldier:S5 b=soldier:S6', life: 'S9 DK C2 HA' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.expect({ stage: [], A: { grave: 'S5 S6', field: '' } });
    t.A.isAsked('takeLife', 'S9 HA DK');
    t.A.chooses('S9');
    t.A.isAsked('takeLife', 'HA DK C2');
    t.A.chooses('C2');
    t.B.saw('C2');
    t.happened('shuffled');
    t.expect({ chance: 'A', A: { hand: 'S9 C2', grave: 'S5 S6 CA CJ', life: 2 } });
  },
);

ruling(
  'from 7.0: it goes on the stage, and takes up to two cards',
  { editions: FROM_7, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=soldier:S5 b=soldier:S6', life: 'S9 DK C2 HA' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.expect({ stage: ['A blackJack CA CJ'], A: { grave: 'S5 S6', field: '' } });
    t.bothPass();
    t.A.isAsked('takeLife', 'done S9 HA DK C2');
    t.A.chooses('HA');
    t.A.isAsked('takeLife', 'done DK C2');
    t.A.chooses('DK');
    t.B.saw('DK');
    t.expect({ stage: [], A: { hand: 'HA DK', grave: 'S5 S6 CA CJ', life: 2 } });
  },
);

ruling(
  'f 107: from 7.0 it may take nothing',
  { editions: FROM_7, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=soldier:S5 b=soldier:S6', life: 'S9' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.bothPass();
    t.A.chooses('done');
    t.expect({ winner: null, A: { hand: '', life: 'S9' } });
  },
);

ruling(
  'f 107: from 7.0 one card is allowed; emptying one’s life loses',
  { editions: FROM_7, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=soldier:S5 b=soldier:S6', life: 'S9' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.bothPass();
    t.A.chooses('S9');
    t.expect({ winner: 'B', A: { hand: 'S9', life: 0 } });
  },
);

ruling(
  'f 107: 6.1 must take two if possible, and the one that is there if not',
  { editions: ONLY_6, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=soldier:S5 b=soldier:S6', life: 'S9' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.expect({ winner: 'B', A: { hand: 'S9', life: 0 } });
  },
);

ruling(
  'its key cards are A and J of one suit',
  { formats: MASTER },
  table({ A: { hand: 'CA SJ HA HJ DA', field: 'a=soldier:S5 b=soldier:S6' } }),
  (t) => {
    t.A.cannotRequest('blackJack', { keys: 'CA SJ', sacrifices: 'a b' });
    t.A.requests('blackJack', { keys: 'HA HJ', sacrifices: 'a b' });
  },
);

ruling(
  'its key cards: A and J of different suits are none',
  { formats: MASTER },
  table({ A: { hand: 'CA SJ HA DJ', field: 'a=soldier:S5 b=soldier:S6' } }),
  (t) => t.A.cannotRequest('blackJack'),
);

ruling(
  'f 33: S is any own character, driven or charged, soldier or bulwark; an equipped soldier is one of them',
  { formats: MASTER },
  table({
    A: { hand: 'CA CJ', field: 'a=equipped:S5+S6 b=soldier:H6/driven w=bulwark:C8/driven' },
    B: { field: 'x=soldier:S5' },
  }),
  (t) => {
    t.A.isOffered('blackJack', 'payS', 'a b', { keys: 'CA CJ' });
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a w' });
    t.expect({ A: { field: 'b=soldier:H6/driven' } });
  },
);

ruling(
  'f 34: S is never an opponent’s character; two are needed',
  { formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=soldier:S5' }, B: { field: 'x=soldier:S5 y=soldier:S6' } }),
  (t) => t.A.cannotRequest('blackJack'),
);

ruling(
  'f 33: an attacker that is sacrificed leaves the combat',
  { editions: FROM_7, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=soldier:S5 b=soldier:S6 c=soldier:S3' } }),
  (t) => {
    t.combat({ a: '', c: '' });
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.expect({ attackers: 'c' });
    t.bothPass();
    t.A.chooses('done');
    t.bothPass();
    t.expect({ B: { life: 7 } });
  },
);

ruling(
  'f 33, f 76: a blocker that is sacrificed leaves its attacker unblocked',
  { editions: FROM_7, formats: MASTER },
  table({ A: { field: 'a=soldier:S5' }, B: { hand: 'CA CJ', field: 'x=soldier:S9 y=soldier:S6' } }),
  (t) => {
    t.combat({ a: 'x' });
    t.A.passes();
    t.B.requests('blackJack', { keys: 'CA CJ', sacrifices: 'x y' });
    t.bothPass();
    t.B.chooses('done');
    t.bothPass();
    t.expect({ B: { life: 5 }, A: { field: 'a=soldier:S5/driven' } });
  },
);

ruling(
  'f 19: 8.0: what its cost triggers happens before it is on the stage',
  { editions: ONLY_8, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=hero:SK b=soldier:S6', life: 'C2 DQ C3 C4' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.expect({ stage: ['A blackJack CA CJ'], chance: 'A', A: { hand: 'DQ', life: 'C3 C4', grave: 'SK S6 C2' } });
    t.bothPass();
    t.A.isAsked('takeLife', 'done C3 C4');
  },
);

ruling(
  'f 19: 8.0: a Next Generation of its cost that ends the game: it is never pushed',
  { editions: ONLY_8, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=hero:SK b=soldier:S6', life: 'C2 C3' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.expect({ winner: 'B', stage: [], A: { life: 0 } });
  },
);

ruling(
  'f 20: 7.0: what its cost triggers waits until it has resolved',
  { editions: ONLY_7, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=hero:SK b=ace:SA', life: 'DQ HQ CQ' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.expect({ stage: ['A blackJack CA CJ'], A: { hand: '', life: 'DQ HQ CQ' } });
    t.bothPass();
    t.A.isAsked('takeLife', 'done DQ HQ CQ');
    t.A.chooses('done');
    t.expect({ stage: [], chance: 'A', A: { hand: '+2', life: 1 } });
  },
);

ruling(
  'f 20: 7.0: it waits until it has left the stage, also nullified',
  { editions: ONLY_7, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=hero:SK b=soldier:S6', life: 'C2 DQ C3' }, B: { hand: 'C5 D2' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C5', discards: 'D2' });
    t.expect({ A: { hand: '', life: 3 } });
    t.bothPass();
    t.expect({ stage: [], A: { hand: 'DQ', life: 'C3', grave: 'SK S6 CA CJ C2' } });
  },
);

ruling(
  'f 20: 7.0: other triggers are unaffected while it waits',
  { editions: ONLY_7, formats: MASTER },
  table({
    A: { hand: 'CA CJ', field: 'a=hero:SK b=soldier:S6', life: 'DQ C2 HQ C3' },
    B: { hand: 'S10 D2 H2', field: 'x=hero:SJ m=magician:JK1', life: 'HA +3' },
  }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.A.passes();
    t.B.requests('down', { keys: 'S10', target: 'm' });
    t.bothPass();
    t.expect({ stage: ['A blackJack CA CJ'], A: { hand: '', life: 4 }, B: { hand: 'D2 H2 HA', life: 3 } });
  },
);

ruling(
  'f 19: 6.1: what its cost triggers happens after it has resolved',
  { editions: ONLY_6, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'a=hero:SK b=soldier:S6', life: 'C2 C3 HK HQ' } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'a b' });
    t.A.isAsked('takeLife', 'HQ HK C2');
    t.A.chooses('C2');
    t.expect({ chance: 'A', A: { hand: 'C2 C3 +1', life: 1 } });
  },
);

ruling(
  'f 40: a magician makes it free in 7.0',
  { editions: ONLY_7, formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'm=magician:JK1 a=soldier:S5' } }),
  (t) => {
    t.A.cannotRequest('blackJack', { keys: 'CA CJ', sacrifices: 'm a' });
    t.A.requests('blackJack', { keys: 'CA CJ' });
    t.expect({ A: { field: 'm=magician:JK1 a=soldier:S5' } });
  },
);

ruling(
  'f 40: in 6.1 (normal magic) and 8.0 (only D is waived) a magician does not help',
  { editions: ['6.1', '8.0'], formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'm=magician:JK1 a=soldier:S5' } }),
  (t) => {
    t.A.cannotRequest('blackJack', { keys: 'CA CJ' });
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'm a' });
  },
);

ruling(
  '6.1: it is of main timing',
  { editions: ONLY_6, formats: MASTER },
  table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand: 'CA CJ', field: 'a=soldier:S5 b=soldier:S6' } }),
  (t) => t.A.cannotRequest('blackJack'),
);

ruling(
  'from 7.0 it is quick',
  { editions: FROM_7, formats: MASTER },
  table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand: 'CA CJ', field: 'a=soldier:S5 b=soldier:S6' } }),
  (t) => t.A.canRequest('blackJack'),
);
