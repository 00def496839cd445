import { FROM_7, MASTER, ONLY_6, ONLY_7, ruling, table } from '../harness/ruling.ts';

const where = { formats: MASTER };
const hand = 'SA S10 SJ SQ SK';

ruling(
  '40 damage to the target, for two B; its five key cards go to the grave',
  where,
  table({ A: { hand, field: 'v=bulwark:C7 w=bulwark:C8' }, B: { life: 45 } }),
  (t) => {
    t.A.requests('royalStraightFlush', { keys: hand, drives: 'v w', target: 'B' });
    t.expect({ stage: [`A royalStraightFlush ${hand} -> B`] });
    t.bothPass();
    t.expect({ stage: [], winner: null, B: { life: 5, grave: '+40' }, A: { grave: hand, life: 10 } });
  },
);

ruling(
  'f 129: damage larger than the life moves what is there',
  where,
  table({ A: { hand, field: 'v=bulwark:C7 w=bulwark:C8' }, B: { life: 10 } }),
  (t) => {
    t.A.requests('royalStraightFlush', { keys: hand, drives: 'v w', target: 'B' });
    t.bothPass();
    t.expect({ winner: 'A', B: { life: 0, grave: '+10' } });
  },
);

ruling(
  'f 62: its target is any player, also oneself',
  where,
  table({ A: { hand, field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => {
    t.A.isOffered('royalStraightFlush', 'target', 'A B');
    t.A.requests('royalStraightFlush', { keys: hand, drives: 'v w', target: 'A' });
    t.bothPass();
    t.expect({ winner: 'B', A: { life: 0 } });
  },
);

ruling(
  'its key cards are A, 10, J, Q, K of one suit',
  where,
  table({ A: { hand: 'SA S10 SJ SQ HK', field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => t.A.cannotRequest('royalStraightFlush'),
);

ruling(
  'f 31: it needs two charged bulwarks',
  where,
  table({ A: { hand, field: 'v=bulwark:C7 w=bulwark:C8/driven a=soldier:S5' } }),
  (t) => t.A.cannotRequest('royalStraightFlush'),
);

ruling(
  '6.1: it is of main timing',
  { ...where, editions: ONLY_6 },
  table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand, field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => t.A.cannotRequest('royalStraightFlush'),
);

ruling(
  'from 7.0 it is quick: an answer in the opponent’s turn',
  { ...where, editions: FROM_7 },
  table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand, field: 'v=bulwark:C7 w=bulwark:C8' } }),
  (t) => {
    t.A.requests('royalStraightFlush', { keys: hand, drives: 'v w', target: 'B' });
    t.bothPass();
    t.expect({ winner: 'A' });
  },
);

ruling(
  'f 40: a magician makes it free in 7.0',
  { ...where, editions: ONLY_7 },
  table({ A: { hand, field: 'm=magician:JK1' } }),
  (t) => t.A.requests('royalStraightFlush', { keys: hand, target: 'B' }),
);

ruling(
  'f 40: in 6.1 and 8.0 it is paid in spite of a magician',
  { ...where, editions: ['6.1', '8.0'] },
  table({ A: { hand, field: 'm=magician:JK1' } }),
  (t) => t.A.cannotRequest('royalStraightFlush'),
);

ruling(
  'f 126, f 127: both at 0 at one win check: a draw in 6.1, later the turn player loses',
  where,
  table({ stage: [`A royalStraightFlush ${hand} -> B`], A: { life: '' }, B: { life: 1 } }),
  (t) => {
    t.bothPass();
    t.expect({ winner: t.edition === '6.1' ? 'draw' : 'B', A: { life: 0 }, B: { life: 0 } });
  },
);

ruling(
  'f 126, f 127: whoever that is: here the turn player is the one who was hit',
  { ...where, editions: FROM_7 },
  table({ turn: 'B', stage: [`A royalStraightFlush ${hand} -> B`], A: { life: '' }, B: { life: 1 } }),
  (t) => {
    t.bothPass();
    t.expect({ winner: 'A' });
  },
);
