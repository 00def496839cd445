/** What each kind of character may do (rulebook a.7, characters), as it plays. */
import { FROM_STANDARD, ruling, table } from '../harness/ruling.ts';

ruling(
  'the cards decide the kind: 2–10 soldier, J–K hero, A ace, two or more of one suit equipped; the size is the sum',
  {},
  table({ A: { field: 'a=soldier:S2 b=soldier:S10 c=soldier:HJ d=soldier:HK e=soldier:DA f=soldier:C2+CK' } }),
  (t) =>
    t.expect({
      A: {
        field:
          'soldier:S2/size:2 soldier:S10/size:10 hero:HJ/size:11 hero:HK/size:13 ace:DA/size:1 equipped:C2+CK/size:15',
      },
    }),
);

ruling('a Joker is a magician of size 0', { formats: FROM_STANDARD }, table({ A: { field: 'm=soldier:JK2' } }), (t) =>
  t.expect({ A: { field: 'm=magician:JK2/size:0' } }),
);

ruling(
  'every kind but the bulwark may attack, every kind may block',
  { formats: FROM_STANDARD },
  table({
    A: { field: 'a=soldier:S2 b=hero:SK c=ace:SA m=magician:JK1 e=equipped:H2+H3 w=bulwark:C8' },
    B: { field: 'x=soldier:S2 y=hero:SK z=ace:SA n=magician:JK1 f=equipped:H2+H3 v=bulwark:C8' },
  }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('a b c m e');
    t.A.attacksWith('a');
    t.bothPass();
    t.B.isAsked('block', 'done x y z n f v');
  },
);

ruling(
  'haste: aces, magicians, and equipped soldiers with an A',
  { formats: FROM_STANDARD },
  table({
    A: {
      field:
        'a=soldier:S2/new b=hero:SK/new c=ace:SA/new m=magician:JK1/new e=equipped:H2+H3/new f=equipped:D2+DA/new w=bulwark:CA/new',
    },
  }),
  (t) => {
    t.A.requests('attack');
    t.bothPass();
    t.A.mayAttackWith('c m f');
  },
);
