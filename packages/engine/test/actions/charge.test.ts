import { ruling, table } from '../harness/ruling.ts';

ruling(
  'after End every character of the new turn player is charged, and none of the other’s',
  {},
  table({
    A: { field: 'a=soldier:S5/driven w=bulwark:C8/driven' },
    B: { field: 'x=soldier:S5/driven y=equipped:H2+H3/driven v=bulwark:C8/driven u=bulwark:C9' },
  }),
  (t) => {
    t.A.requests('end');
    t.bothPass();
    t.expect({
      turn: 'B',
      A: { field: 'a=soldier:S5/driven w=bulwark:C8/driven' },
      B: { field: 'x=soldier:S5 y=equipped:H2+H3 v=bulwark:C8 u=bulwark:C9' },
    });
  },
);

ruling(
  'f 10, f 13: it is immediate: nobody acts between End and Charge, and Draw is already on the stage',
  {},
  table({ A: { hand: 'JK1' }, B: { hand: 'JK1', field: 'x=soldier:S5/driven' } }),
  (t) => {
    t.A.requests('end');
    t.A.passes();
    t.B.passes();
    t.happened('resolved end', 'resolved charge', 'pushed draw');
    t.expect({ chance: 'B', stage: ['B draw'], B: { field: 'x=soldier:S5' } });
  },
);

ruling('players cannot raise it themselves', {}, table({ A: { field: 'a=soldier:S5/driven' } }), (t) =>
  t.A.cannotRequest('charge'),
);
