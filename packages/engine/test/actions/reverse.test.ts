import type { Format } from '../../src/index.ts';
import { FROM_7, FROM_PRO, FROM_STANDARD, ONLY_6, ONLY_8, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_PRO };
const quick = { formats: FROM_PRO, editions: FROM_7 };
const STANDARD: readonly Format[] = ['standard'];

ruling(
  'a soldier becomes a bulwark, the same unit; its state is kept if you like; the key cards go to the grave',
  where,
  table({ A: { hand: 'S3 D3' }, B: { field: 'v=bulwark:C8 x=soldier:S9' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'x' });
    t.bothPass();
    t.A.isAsked('state', 'keep charged driven');
    t.A.chooses('keep');
    t.expect({ stage: [], A: { grave: 'S3 D3' }, B: { field: 'v=bulwark:C8 x=bulwark:S9' } });
  },
);

ruling(
  'f 117: its controller may first charge or drive it',
  where,
  table({ A: { hand: 'S3 D3' }, B: { field: 'x=soldier:S9' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'x' });
    t.bothPass();
    t.A.chooses('driven');
    t.expect({ B: { field: 'x=bulwark:S9/driven' } });
  },
);

ruling(
  'f 118: the new bulwark lies at the outer end of the row',
  where,
  table({ A: { hand: 'S3 D3' }, B: { field: 'x=soldier:S9 v=bulwark:C8 w=bulwark:C7' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'x' });
    t.bothPass();
    t.A.chooses('keep');
    t.expect({ B: { bulwarks: 'C8 C7 S9' } });
  },
);

ruling(
  'f 117, f 118: of an equipped soldier each card becomes a bulwark, all with the chosen state; its owner orders them',
  where,
  table({ A: { hand: 'S3 D3' }, B: { field: 'v=bulwark:C8 x=equipped:S9+SK+S2/new:S2 w=bulwark:C7' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'x' });
    t.bothPass();
    t.A.chooses('driven');
    t.B.isAsked('order', 'S9 SK S2');
    t.B.chooses('S2');
    t.B.isAsked('order', 'S9 SK');
    t.B.chooses('SK');
    t.expect({
      B: {
        field: 'v=bulwark:C8 w=bulwark:C7 bulwark:S9/driven bulwark:SK/driven bulwark:S2/driven/new',
        bulwarks: 'C8 C7 S2 SK S9',
        life: 10,
      },
    });
  },
);

ruling(
  'a bulwark becomes a soldier, face up, of the kind that its card is',
  where,
  table({ A: { hand: 'S3 D3', field: 'w=bulwark:HK/driven' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'w' });
    t.bothPass();
    t.A.chooses('charged');
    t.B.saw('HK');
    t.expect({ A: { field: 'w=hero:HK/size:13' } });
  },
);

ruling(
  'f 69: a bulwark of an earlier turn that becomes a soldier may attack at once',
  where,
  table({ A: { hand: 'S3 D3', field: 'w=bulwark:H9' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'w' });
    t.bothPass();
    t.A.chooses('keep');
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('w');
  },
);

ruling(
  'f 69: one that entered this turn is a soldier that entered this turn; an ace may attack all the same',
  where,
  table({ A: { hand: 'S3 D3 S4 D4', field: 'w=bulwark:H9/new v=bulwark:HA/new' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'w' });
    t.bothPass();
    t.A.chooses('keep');
    t.A.requests('reverse', { keys: 'S4 D4', target: 'v' });
    t.bothPass();
    t.A.chooses('keep');
    t.expect({ A: { field: 'w=soldier:H9/new v=ace:HA/new' } });
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('v');
  },
);

ruling(
  'f 116: a face-down Joker becomes a magician with haste, and makes quick magic cheaper (f 43: before that not)',
  where,
  table({ A: { hand: 'S3 D3 H5 D2', field: 'w=bulwark:JK1/new a=soldier:S5' } }),
  (t) => {
    t.A.cannotRequest('up', { keys: 'H5', target: 'a' });
    t.A.requests('reverse', { keys: 'S3 D3', target: 'w' });
    t.bothPass();
    t.A.chooses('keep');
    t.expect({ A: { field: 'w=magician:JK1/new a=soldier:S5' } });
    t.A.requests('up', { keys: 'H5', target: 'a' });
    t.bothPass();
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('w a');
  },
);

ruling(
  'f 24: turned to a bulwark is not gone to the grave: nothing triggers',
  where,
  table({ A: { hand: 'S3 D3' }, B: { field: 'x=hero:HK' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'x' });
    t.bothPass();
    t.A.chooses('keep');
    t.expect({ B: { life: 10, hand: '', field: 'x=bulwark:HK' } });
  },
);

ruling(
  'its key cards are two cards of one number',
  where,
  table({ A: { hand: 'S3 D3 H4 CK', field: 'w=bulwark:H9' } }),
  (t) => {
    t.A.cannotRequest('reverse', { keys: 'S3 H4', target: 'w' });
    t.A.requests('reverse', { keys: 'S3 D3', target: 'w' });
  },
);

ruling(
  'f 44: two Jokers are of one number; a Joker and another card are not',
  where,
  table({ A: { hand: 'JK1 JK2', field: 'w=bulwark:H9' }, B: { hand: 'JK1 S3', field: 'v=bulwark:C8' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'JK1 JK2', target: 'w' });
    t.A.passes();
    t.B.cannotRequest('reverse');
  },
);

ruling(
  'each pair is offered once: of three equal numbers the first may be any but the last',
  where,
  table({ A: { hand: 'S3 H3 C3 D4 JK1', field: 'w=bulwark:H9' } }),
  (t) => {
    t.A.isOffered('reverse', 'key', 'S3 H3');
    t.A.requests('reverse', { keys: 'H3 C3', target: 'w' });
  },
);

ruling(
  'its target is any character on either side; without one it cannot be raised (f 47)',
  where,
  table({ A: { hand: 'S3 D3', field: 'a=soldier:S5 w=bulwark:C8' }, B: { field: 'x=soldier:S5 v=bulwark:C8' } }),
  (t) => t.A.isOffered('reverse', 'target', 'a w x v'),
);

ruling('f 47: no character, no Reverse', where, table({ A: { hand: 'S3 D3' } }), (t) => t.A.cannotRequest('reverse'));

ruling(
  '6.1: it is normal magic of main timing',
  { editions: ONLY_6, formats: FROM_STANDARD },
  table({
    stage: ['B draw'],
    turn: 'B',
    chance: 'A',
    A: { hand: 'S3 D3', field: 'a=soldier:S5' },
  }),
  (t) => t.A.cannotRequest('reverse'),
);

ruling(
  'from 7.0 it is quick',
  quick,
  table({ stage: ['B draw'], turn: 'B', chance: 'A', A: { hand: 'S3 D3', field: 'a=soldier:S5' } }),
  (t) => t.A.canRequest('reverse'),
);

ruling(
  'f 139: it is a Standard action in 6.1 and in the early printing of 7.0',
  { editions: ['6.1', '7.0p'], formats: STANDARD },
  table({ A: { hand: 'S3 D3', field: 'a=soldier:S5' } }),
  (t) => t.A.canRequest('reverse'),
);

ruling(
  'f 139: it is no Standard action in 7.0 and 8.0',
  { editions: ['7.0', '8.0'], formats: STANDARD },
  table({ A: { hand: 'S3 D3', field: 'a=soldier:S5' } }),
  (t) => t.A.cannotRequest('reverse'),
);

ruling(
  'f 81: an attacker is released',
  quick,
  table({ A: { field: 'a=soldier:S5 b=soldier:S3' }, B: { hand: 'S3 D3' } }),
  (t) => {
    t.combat({ a: '', b: '' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'a' });
    t.bothPass();
    t.B.chooses('keep');
    t.expect({ attackers: 'b', A: { field: 'a=bulwark:S5/driven b=soldier:S3/driven' } });
    t.bothPass();
    t.expect({ B: { life: 7 } });
  },
);

ruling(
  'f 81: an equipped attacker becomes several bulwarks, all with the state chosen, none of them an attacker',
  quick,
  table({ A: { field: 'a=equipped:S5+S6' }, B: { hand: 'S3 D3', field: 'x=soldier:S9' } }),
  (t) => {
    t.combat({ a: 'x' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'a' });
    t.bothPass();
    t.B.chooses('charged');
    t.A.chooses('S5');
    t.expect({ attackers: '', A: { field: 'bulwark:S5 bulwark:S6' } });
    t.bothPass();
    t.expect({ stage: [], A: { field: 'bulwark:S5 bulwark:S6' }, B: { field: 'x=soldier:S9', life: 10 } });
  },
);

ruling(
  'f 81: a blocking bulwark that becomes a soldier no longer blocks',
  quick,
  table({ A: { hand: 'S3 D3', field: 'a=soldier:S5' }, B: { field: 'v=bulwark:H9' } }),
  (t) => {
    t.combat({ a: 'v' });
    t.A.requests('reverse', { keys: 'S3 D3', target: 'v' });
    t.bothPass();
    t.A.chooses('keep');
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:S5/driven' }, B: { field: 'v=soldier:H9', life: 5 } });
  },
);

ruling(
  'f 81: a blocking soldier that becomes a bulwark no longer blocks',
  quick,
  table({ A: { field: 'a=soldier:S5' }, B: { hand: 'S3 D3', field: 'x=soldier:H9' } }),
  (t) => {
    t.combat({ a: 'x' });
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'x' });
    t.bothPass();
    t.B.chooses('keep');
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:S5/driven' }, B: { field: 'x=bulwark:H9', life: 5 } });
  },
);

ruling(
  'f 82: where every attacker was released, Block and Damage Judgement still resolve with nothing to do',
  quick,
  table({ A: { field: 'a=soldier:S5' }, B: { hand: 'S3 D3', field: 'x=soldier:H9' } }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.attacksWith('a');
    t.A.passes();
    t.B.requests('reverse', { keys: 'S3 D3', target: 'a' });
    t.bothPass();
    t.B.chooses('keep');
    t.expect({ stage: ['A block'], attackers: '' });
    t.bothPass();
    t.expect({ stage: ['A damageJudgement'] });
    t.bothPass();
    t.expect({ stage: [], chance: 'A', B: { life: 10 } });
  },
);

ruling(
  'f 99: what affected it as a soldier is gone, also when it is turned back',
  where,
  table({ A: { hand: 'H5 D2 S3 D3 S4 D4', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.expect({ sizes: { a: 14 } });
    t.A.requests('reverse', { keys: 'S3 D3', target: 'a' });
    t.bothPass();
    t.A.chooses('keep');
    t.A.requests('reverse', { keys: 'S4 D4', target: 'a' });
    t.bothPass();
    t.A.chooses('keep');
    t.expect({ A: { field: 'a=soldier:S9/size:9' } });
  },
);

ruling(
  'f 99: the fog card of a reversed soldier stays until End, without effect',
  { editions: ONLY_8, formats: FROM_PRO },
  table({ A: { hand: 'S3 D3', field: 'a=soldier:S9', fog: 'up:H5->a' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'a' });
    t.bothPass();
    t.A.chooses('keep');
    t.expect({ A: { fog: 'H5->nothing', field: 'a=bulwark:S9' } });
    t.A.requests('end');
    t.bothPass();
    t.expect({ A: { fog: '', grave: 'S3 D3 H5' } });
  },
);

ruling(
  'f 48: a target that is gone: nobody is asked',
  quick,
  table({ A: { hand: 'S3 D3' }, B: { hand: 'S9 D2', field: 'x=soldier:H9' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'x' });
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D2', target: 'x' });
    t.bothPass();
    t.bothPass();
    t.expect({ stage: [], chance: 'A', A: { grave: 'S3 D3' } });
  },
);

ruling(
  'any club stops it (two key cards)',
  where,
  table({ A: { hand: 'S3 D3' }, B: { hand: 'CA D2', field: 'x=soldier:H9' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'x' });
    t.A.passes();
    t.B.requests('counter', { keys: 'CA', discards: 'D2' });
    t.bothPass();
    t.expect({ stage: [], B: { field: 'x=soldier:H9' } });
  },
);

ruling(
  'what decides is what it was when resolution began: a soldier is turned once, not back again',
  where,
  table({ A: { hand: 'S3 D3', field: 'a=hero:SK/driven' } }),
  (t) => {
    t.A.requests('reverse', { keys: 'S3 D3', target: 'a' });
    t.bothPass();
    t.A.chooses('charged');
    t.expect({ A: { field: 'a=bulwark:SK' } });
  },
);
