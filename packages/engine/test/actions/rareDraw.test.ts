import { ruleset } from '../../src/index.ts';
import { FROM_STANDARD, ONLY_8, ruling, table, type Where } from '../harness/ruling.ts';

const where: Where = {
  editions: ONLY_8,
  formats: FROM_STANDARD,
  rules: (edition, format) => ruleset({ edition, format, frame: 'rarePack' }),
};

ruling(
  'with nine cards of life or fewer the rare card comes to the hand, at no cost, unseen',
  where,
  table({ A: { life: 9, rare: 'SK', hand: 'D2', pack: 'S5 HQ' } }),
  (t) => {
    t.A.knows('rare', 'SK');
    t.B.knows('rare', '', 'A');
    t.A.requests('rareDraw');
    t.B.didNotSee('SK');
    t.B.knows('hand', '', 'A');
    t.expect({ stage: [], chance: 'A', A: { hand: 'D2 SK', rare: 'none', life: 9, grave: '', pack: 'S5 HQ' } });
    t.A.cannotRequest('rareDraw');
  },
);

for (const life of [10, 11, 30])
  ruling(`f 137: not with ${life} cards of life`, where, table({ A: { life, rare: 'SK' }, B: { life: 5 } }), (t) =>
    t.A.cannotRequest('rareDraw'),
  );

for (const life of [9, 5, 1])
  ruling(`f 137: with ${life}`, where, table({ A: { life, rare: 'JK1' } }), (t) => {
    t.A.requests('rareDraw');
    t.expect({ A: { hand: 'JK1', rare: 'none', life } });
  });

ruling(
  'f 137: the condition is looked at when it is raised: L paid for something else may bring it about',
  where,
  table({ A: { life: 10, rare: 'SK', hand: 'S9', field: 'w=bulwark:C8' } }),
  (t) => {
    t.A.cannotRequest('rareDraw');
    t.A.requests('summonSoldier', { keys: 'S9', drives: 'w' });
    t.expect({ A: { life: 9 } });
    t.A.requests('rareDraw');
    t.expect({ stage: ['A summonSoldier S9'], A: { hand: 'SK', rare: 'none' } });
  },
);

ruling('without a rare card it is not offered', where, table({ A: { life: 3, pack: 'S5 HQ' } }), (t) =>
  t.A.cannotRequest('rareDraw'),
);

ruling(
  'quick and immediate: in the opponent’s turn, over a busy stage, and nobody can answer it',
  where,
  table({ stage: ['A throwing S3 C3'], chance: 'B', A: { hand: 'C9 D9' }, B: { life: 9, rare: 'HA' } }),
  (t) => {
    t.B.requests('rareDraw');
    t.didNotHappen('pushed rareDraw');
    t.A.didNotSee('HA');
    t.expect({ stage: ['A throwing S3 C3'], chance: 'B', B: { hand: 'HA', rare: 'none' } });
  },
);

ruling('the card is then an ordinary one of the hand', where, table({ A: { life: 9, rare: 'HA' } }), (t) => {
  t.A.requests('rareDraw');
  t.A.cannotRequest('rareSummon');
  t.A.requests('summonAce', { keys: 'HA' });
  t.bothPass();
  t.expect({ A: { field: 'ace:HA/new' } });
});
