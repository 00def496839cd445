import { FROM_PRO, ruling, table } from '../harness/ruling.ts';

const where = { formats: FROM_PRO };

ruling(
  'a card of your grave, chosen when it resolves and shown, goes to your hand; it costs nothing',
  where,
  table({ A: { hand: 'HA H10', grave: 'S9 DK JK1' } }),
  (t) => {
    t.A.requests('reunion', { keys: 'HA H10' });
    t.bothPass();
    t.A.isAsked('takeGrave', 'S9 DK JK1');
    t.A.chooses('DK');
    t.B.saw('DK');
    t.expect({ stage: [], A: { hand: 'DK', grave: 'S9 JK1 HA H10', fog: '' } });
  },
);

ruling(
  'f 112: with an empty grave nothing happens; its own key cards are not there yet',
  where,
  table({ A: { hand: 'HA H10' } }),
  (t) => {
    t.A.requests('reunion', { keys: 'HA H10' });
    t.bothPass();
    t.expect({ stage: [], chance: 'A', A: { hand: '', grave: 'HA H10' } });
  },
);

ruling(
  'its key cards are two ♡A–10, each pair offered once',
  where,
  table({ A: { hand: 'HA H3 H10 HJ S3 D3 JK1', grave: 'S9' } }),
  (t) => {
    t.A.isOffered('reunion', 'key', 'HA H3');
    t.A.cannotRequest('reunion', { keys: 'HA HJ' });
    t.A.cannotRequest('reunion', { keys: 'H3 S3' });
    t.A.requests('reunion', { keys: 'HA H10' });
  },
);

ruling('one heart is not enough (f 46)', where, table({ A: { hand: 'HA HJ D3', grave: 'S9' } }), (t) =>
  t.A.cannotRequest('reunion'),
);

ruling(
  'it is quick: in the opponent’s turn, from one’s own grave only',
  where,
  table({ turn: 'B', stage: ['B draw'], chance: 'A', A: { hand: 'HA H3', grave: 'S9 S8' }, B: { grave: 'DK' } }),
  (t) => {
    t.A.requests('reunion', { keys: 'HA H3' });
    t.bothPass();
    t.A.isAsked('takeGrave', 'S9 S8');
  },
);

ruling(
  'a card that went to the grave in response may be chosen',
  where,
  table({ A: { hand: 'HA H3', field: 'a=soldier:S5' }, B: { hand: 'S9 D2' } }),
  (t) => {
    t.A.requests('reunion', { keys: 'HA H3' });
    t.A.passes();
    t.B.requests('down', { keys: 'S9', discards: 'D2', target: 'a' });
    t.bothPass();
    t.bothPass();
    t.expect({ A: { hand: 'S5', grave: 'HA H3' } });
  },
);
