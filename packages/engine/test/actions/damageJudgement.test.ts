import { FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

ruling(
  'case 3: an unblocked attacker deals its size as damage; attackers stay driven',
  {},
  table({ A: { field: 'a=soldier:S5 b=soldier:S3' } }),
  (t) => {
    t.combat({ a: '', b: '' });
    t.bothPass();
    t.expect({
      stage: [],
      chance: 'A',
      attackers: '',
      A: { field: 'a=soldier:S5/driven b=soldier:S3/driven' },
      B: { life: 2, grave: '+8' },
    });
  },
);

ruling(
  'case 1: the smaller side goes to the grave',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { field: 'x=soldier:H6' } }),
  (t) => {
    t.combat({ a: 'x' });
    t.bothPass();
    t.expect({ A: { field: '', grave: 'S5' }, B: { field: 'x=soldier:H6', life: 10 } });
  },
);

ruling(
  'f 83: the attacker is bigger: all its blockers die, and no damage goes through',
  {},
  table({ A: { field: 'a=soldier:S9' }, B: { field: 'x=soldier:H3 y=soldier:H4' } }),
  (t) => {
    t.combat({ a: 'x y' });
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:S9/driven' }, B: { field: '', grave: 'H3 H4', life: 10 } });
  },
);

ruling(
  'f 83: equal totals: the attacker and all its blockers die',
  {},
  table({ A: { field: 'a=soldier:S7' }, B: { field: 'x=soldier:H3 y=soldier:H4' } }),
  (t) => {
    t.combat({ a: 'x y' });
    t.bothPass();
    t.expect({ A: { field: '', grave: 'S7' }, B: { field: '', grave: 'H3 H4', life: 10 } });
  },
);

ruling(
  'case 1: the blockers together are bigger: none of them dies',
  {},
  table({ A: { field: 'a=soldier:S6' }, B: { field: 'x=soldier:H3 y=soldier:H4' } }),
  (t) => {
    t.combat({ a: 'x y' });
    t.bothPass();
    t.expect({ A: { grave: 'S6' }, B: { field: 'x=soldier:H3 y=soldier:H4' } });
  },
);

ruling(
  'case 2: a blocking bulwark is turned face up and lost; the attacker survives where the number is another',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { field: 'v=bulwark:C8' } }),
  (t) => {
    t.combat({ a: 'v' });
    t.bothPass();
    t.happened('shown', 'moved');
    t.A.saw('C8');
    t.expect({ A: { field: 'a=soldier:S5/driven' }, B: { field: '', grave: 'C8', life: 10 } });
  },
);

ruling(
  'f 90: the same printed number kills the attacker, and the bulwark is lost all the same',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { field: 'v=bulwark:C5' } }),
  (t) => {
    t.combat({ a: 'v' });
    t.bothPass();
    t.expect({ A: { field: '', grave: 'S5' }, B: { field: '', grave: 'C5', life: 10 } });
  },
);

ruling(
  'case 2: a Joker as a bulwark kills any attacker, and triggers for its owner',
  {},
  table({ A: { field: 'a=equipped:S5+S6' }, B: { field: 'v=bulwark:JK1', life: 'HK +3' } }),
  (t) => {
    t.combat({ a: 'v' });
    t.bothPass();
    t.expect({ A: { field: '', grave: 'S5 S6' }, B: { hand: 'HK', grave: 'JK1', life: 3 } });
  },
);

ruling(
  'case 2: the printed number counts, whatever the size is now',
  {},
  table({ A: { hand: 'H3 D2', field: 'a=soldier:S5 b=soldier:S2' }, B: { field: 'v=bulwark:C8 w=bulwark:C2' } }),
  (t) => {
    t.A.requests('up', { keys: 'H3', discards: 'D2', target: 'a' });
    t.bothPass();
    t.expect({ sizes: { a: 8 } });
    t.combat({ a: 'v', b: 'w' });
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:S5/driven' }, B: { field: '' } });
  },
);

ruling(
  'f 85: any one card of an equipped soldier with the bulwark’s number is enough, and the whole unit dies',
  {},
  table({ A: { field: 'a=equipped:S5+S6' }, B: { field: 'v=bulwark:C6' } }),
  (t) => {
    t.combat({ a: 'v' });
    t.bothPass();
    t.expect({ A: { grave: 'S5 S6' }, B: { grave: 'C6' } });
  },
);

ruling(
  'f 85: the sum of an equipped soldier is no printed number',
  {},
  table({ A: { field: 'a=equipped:S5+S6' }, B: { field: 'v=bulwark:CJ', life: 'HK +3' } }),
  (t) => {
    t.combat({ a: 'v' });
    t.bothPass();
    t.expect({ A: { field: 'a=equipped:S5+S6/driven' }, B: { grave: 'CJ', hand: 'HK' } });
  },
);

ruling(
  'f 76: a blocker that is gone before the judgement: the attacker counts as unblocked',
  {},
  table({ A: { hand: 'S9 D2', field: 'a=soldier:S5' }, B: { field: 'x=soldier:H9' } }),
  (t) => {
    t.combat({ a: 'x' });
    t.A.requests('down', { keys: 'S9', discards: 'D2', target: 'x' });
    t.bothPass();
    t.bothPass();
    t.expect({ B: { life: 5 }, A: { field: 'a=soldier:S5/driven' } });
  },
);

ruling(
  'f 77: one of two blockers gone: the rest counts',
  {},
  table({ A: { hand: 'S4 D2', field: 'a=soldier:S5' }, B: { field: 'x=soldier:H3 y=soldier:H4' } }),
  (t) => {
    t.combat({ a: 'x y' });
    t.A.requests('down', { keys: 'S4', discards: 'D2', target: 'y' });
    t.bothPass();
    t.bothPass();
    t.expect({ B: { field: '', grave: 'H3 H4', life: 10 }, A: { field: 'a=soldier:S5/driven' } });
  },
);

ruling(
  'f 78: a blocker that was driven before the judgement still blocks',
  {},
  table({ A: { hand: 'D5 D2', field: 'a=soldier:S5' }, B: { field: 'x=soldier:H9' } }),
  (t) => {
    t.combat({ a: 'x' });
    t.A.requests('twist', { keys: 'D5', discards: 'D2', target: 'x' });
    t.bothPass();
    t.A.chooses('driven');
    t.bothPass();
    t.expect({ A: { field: '', grave: 'S5 D5 D2' }, B: { field: 'x=soldier:H9/driven', life: 10 } });
  },
);

ruling(
  'f 32: a blocking bulwark may be driven to pay B, and still blocks',
  { formats: FROM_STANDARD },
  table({ A: { field: 'a=soldier:S5' }, B: { hand: 'S2 S3', field: 'v=bulwark:C5 x=soldier:H2' } }),
  (t) => {
    t.combat({ a: 'v' });
    t.A.passes();
    t.B.requests('unsummon', { keys: 'S2 S3', drives: 'v', target: 'x' });
    t.bothPass();
    t.bothPass();
    t.expect({ A: { grave: 'S5' }, B: { grave: 'C5', life: 10, hand: 'S2 S3 H2' } });
  },
);

ruling(
  'f 80: an attacker that is gone: the bulwark assigned to it is neither revealed nor lost',
  {},
  table({ A: { field: 'a=soldier:S5 b=soldier:S2' }, B: { hand: 'S9 D2', field: 'v=bulwark:C5' } }),
  (t) => {
    t.combat({ a: 'v', b: '' });
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D2', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.A.didNotSee('C5');
    t.expect({ A: { field: 'b=soldier:S2/driven' }, B: { field: 'v=bulwark:C5', life: 8 } });
  },
);

ruling(
  'f 80: nor does a soldier assigned to it fight anybody else',
  {},
  table({ A: { field: 'a=soldier:S5 b=soldier:S2' }, B: { hand: 'S9 D2', field: 'x=soldier:H2' } }),
  (t) => {
    t.combat({ a: 'x', b: '' });
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D2', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ A: { field: 'b=soldier:S2/driven' }, B: { field: 'x=soldier:H2', life: 8 } });
  },
);

ruling(
  'f 84: a magician deals 0, and loses to any size of 1 or more',
  { formats: FROM_STANDARD },
  table({ A: { field: 'm=magician:JK1 n=magician:JK2', life: 'HK +3' }, B: { field: 'x=ace:HA' } }),
  (t) => {
    t.combat({ m: '', n: 'x' });
    t.bothPass();
    t.expect({ A: { field: 'm=magician:JK1/driven', hand: 'HK' }, B: { field: 'x=ace:HA', life: 10 } });
  },
);

ruling(
  'f 84: 0 against 0: both die, and each owner has a Next Generation',
  { formats: FROM_STANDARD },
  table({ A: { field: 'm=magician:JK1', life: 'HK +3' }, B: { field: 'n=magician:JK1', life: 'DQ +3' } }),
  (t) => {
    t.combat({ m: 'n' });
    t.bothPass();
    t.expect({ A: { field: '', hand: 'HK' }, B: { field: '', hand: 'DQ' } });
  },
);

ruling(
  'f 84: against a bulwark a magician dies only where that is a Joker',
  { formats: FROM_STANDARD },
  table({
    A: { field: 'm=magician:JK1 n=magician:JK2', life: 'HK +3' },
    B: { field: 'v=bulwark:CA w=bulwark:JK1', life: 'DQ DK +3' },
  }),
  (t) => {
    t.combat({ m: 'v', n: 'w' });
    t.bothPass();
    t.expect({ A: { field: 'm=magician:JK1/driven', hand: 'HK' }, B: { field: '', hand: 'DQ DK' } });
  },
);

ruling(
  'f 86: one event: a lethal hit wins before anything that the fights trigger',
  {},
  table({
    A: { field: 'a=hero:SJ b=soldier:S5', life: 'C2 C3' },
    B: { field: 'x=hero:HK', life: 5 },
  }),
  (t) => {
    t.combat({ a: 'x', b: '' });
    t.bothPass();
    t.expect({ winner: 'A', A: { life: 2, grave: 'SJ' }, B: { life: 0 } });
  },
);

ruling(
  'f 86: cases are fixed first: a blocker that dies does not leave its attacker unblocked',
  {},
  table({
    A: { field: 'a=soldier:S9 b=soldier:S2 c=hero:SK' },
    B: { field: 'x=soldier:H3 v=bulwark:C9 y=soldier:HQ', life: 'C2 C3 DK +6' },
  }),
  (t) => {
    t.combat({ a: 'x', b: '', c: 'y' });
    t.bothPass();
    t.expect({
      A: { field: 'a=soldier:S9/driven b=soldier:S2/driven c=hero:SK/driven' },
      B: { field: 'v=bulwark:C9', grave: 'H3 HQ C2 C3', life: 6, hand: 'DK' },
    });
  },
);

ruling(
  'f 87: a size below 0 deals 0 damage',
  {},
  table({ modifiers: { a: -9 }, A: { field: 'a=soldier:S5 b=soldier:S2' } }),
  (t) => {
    t.expect({ sizes: { a: -4 } });
    t.combat({ a: '', b: '' });
    t.bothPass();
    t.expect({ B: { life: 8 } });
  },
);

ruling(
  'f 89: the roles end with it: no attacker is left when it has resolved',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { field: 'v=bulwark:C8 x=soldier:H9' } }),
  (t) => {
    t.combat({ a: 'v' });
    t.expect({ attackers: 'a' });
    t.bothPass();
    t.expect({ attackers: '' });
    t.A.requests('end');
    t.bothPass();
    t.bothPass();
    t.B.chooses('no');
    t.combat({ x: '' });
    t.bothPass();
    t.expect({ A: { life: 1 } });
  },
);

ruling(
  'Up after the blocks decides the comparison',
  {},
  table({ A: { hand: 'H5 D2', field: 'a=soldier:S5' }, B: { field: 'x=soldier:H9' } }),
  (t) => {
    t.combat({ a: 'x' });
    t.A.requests('up', { keys: 'H5', discards: 'D2', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ A: { field: 'a=soldier:S5/driven' }, B: { grave: 'H9', life: 10 } });
  },
);

ruling('players cannot raise it themselves', {}, table({ A: { field: 'a=soldier:S5' } }), (t) =>
  t.A.cannotRequest('damageJudgement'),
);
