import { MASTER, ruling, table } from '../harness/ruling.ts';

const where = { formats: MASTER };
const field = 'v=bulwark:C7 w=bulwark:C8';
const driven = 'v=bulwark:C7/driven w=bulwark:C8/driven';

ruling(
  'f 113: each of the top four whose number is not more than the sum enters driven; the rest goes to the bottom in your order',
  where,
  table({ A: { hand: 'D2 D3', field, life: 'S5 HK SA H6 C2 C3' } }),
  (t) => {
    t.A.requests('recruit', { keys: 'D2 D3', drives: 'v w' });
    t.bothPass();
    t.B.saw('S5 HK SA H6');
    t.B.didNotSee('C2');
    t.A.isAsked('order', 'HK H6');
    t.A.chooses('H6');
    t.expect({
      stage: [],
      A: { field: `${driven} soldier:S5/driven/new ace:SA/driven/new`, life: 'C2 C3 H6 HK', grave: 'D2 D3' },
    });
  },
);

ruling(
  'f 113: a Joker is 0 and enters as a magician; every card that fits must enter, each compared singly',
  where,
  table({ A: { hand: 'D2 D3', field, life: 'JK1 S5 S4 S3 C2' } }),
  (t) => {
    t.A.requests('recruit', { keys: 'D2 D3', drives: 'v w' });
    t.bothPass();
    t.expect({
      A: {
        field: `${driven} magician:JK1/driven/new soldier:S5/driven/new soldier:S4/driven/new soldier:S3/driven/new`,
        life: 'C2',
      },
    });
  },
);

ruling(
  'f 113: a king needs a sum of 13',
  where,
  table({ A: { hand: 'D10 D3', field, life: 'SK HK CQ DJ C2' } }),
  (t) => {
    t.A.requests('recruit', { keys: 'D3 D10', drives: 'v w' });
    t.bothPass();
    t.expect({
      A: { field: `${driven} hero:SK/driven/new hero:HK/driven/new hero:CQ/driven/new hero:DJ/driven/new`, life: 'C2' },
    });
  },
);

ruling(
  'f 113: fewer than four cards: those that are there; a life of 0 loses',
  where,
  table({ A: { hand: 'D2 D3', field, life: 'S5 S4' } }),
  (t) => {
    t.A.requests('recruit', { keys: 'D2 D3', drives: 'v w' });
    t.bothPass();
    t.expect({ winner: 'B', A: { life: 0 } });
  },
);

ruling(
  'f 113, f 128: what does not fit goes back under the life, and the game goes on',
  where,
  table({ A: { hand: 'D2 D3', field, life: 'S5 SK' } }),
  (t) => {
    t.A.requests('recruit', { keys: 'D2 D3', drives: 'v w' });
    t.bothPass();
    t.expect({ winner: null, A: { life: 'SK', field: `${driven} soldier:S5/driven/new` } });
  },
);

ruling(
  'f 114: what it brings may not attack this turn; an ace only once it is charged',
  where,
  table({ A: { hand: 'D2 D3 D4 C9', field: `${field} m=magician:JK1`, life: 'SA S5 SK HK C2' } }),
  (t) => {
    t.A.requests('recruit', { keys: 'D2 D3', drives: 'v w' });
    t.bothPass();
    t.A.chooses('SK');
    t.A.requests('twist', { keys: 'D4', target: 'A/SA' });
    t.bothPass();
    t.A.chooses('charged');
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('m A/SA');
  },
);

ruling(
  'its key cards are two ♢A–10, and it needs two charged bulwarks; it is of main timing',
  where,
  table({ A: { hand: 'DA D3 D10 DJ', field }, B: { hand: 'DA D3', field: 'x=bulwark:C7 y=bulwark:C8' } }),
  (t) => {
    t.A.isOffered('recruit', 'key', 'DA D3');
    t.A.cannotRequest('recruit', { keys: 'D3 DJ', drives: 'v w' });
    t.A.requests('end');
    t.A.passes();
    t.B.cannotRequest('recruit');
  },
);
