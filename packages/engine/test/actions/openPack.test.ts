import { type Edition, type Format, type Frame, type FrameOption, type Ruleset, ruleset } from '../../src/index.ts';
import { FROM_PRO, FROM_STANDARD, ONLY_7, ONLY_8, ruling, table, type Where } from '../harness/ruling.ts';

const inFrame =
  (frame: Frame, ...frameOptions: readonly FrameOption[]) =>
  (edition: Edition, format: Format): Ruleset =>
    ruleset({ edition, format, frame, frameOptions });

const SEVENTH: Where = { editions: ONLY_7, rules: inFrame('random40', 'pack') };
const PACK: Where = { editions: ONLY_8, formats: FROM_STANDARD, rules: inFrame('pack') };
const RARE: Where = { editions: ONLY_8, formats: FROM_STANDARD, rules: inFrame('rarePack') };
const STRATEGY: Where = { editions: ONLY_8, formats: FROM_PRO, rules: inFrame('strategy') };
const WITH_PACK = [SEVENTH, PACK];
const EVERY = [...WITH_PACK, RARE, STRATEGY];
const BUILT: Where = { editions: ONLY_7, rules: inFrame('constructed40', 'pack') };

for (const where of EVERY) {
  ruling(
    'any one card of the pack, shown, to the hand; the pack is open, and the opponent sees no other card of it',
    where,
    table({ A: { pack: 'S5 HQ JK1 C2', hand: 'D9' } }),
    (t) => {
      t.A.requests('openPack');
      t.B.didNotSee('S5 HQ JK1 C2');
      t.A.isAsked('takePack', 'S5 HQ JK1 C2');
      t.A.chooses('HQ');
      t.B.saw('HQ');
      t.B.didNotSee('S5 JK1 C2');
      t.expect({
        stage: [],
        chance: 'A',
        A: { pack: 'none', opened: 'S5 JK1 C2', hand: 'D9 HQ', life: 10, grave: '' },
      });
    },
  );

  ruling(
    'f 133: it opens a closed pack, so it is raised once, and what is left has no use',
    where,
    table({ A: { pack: 'S5 HQ' } }),
    (t) => {
      t.A.canRequest('openPack');
      t.A.requests('openPack');
      t.A.chooses('S5');
      t.A.cannotRequest('openPack');
      t.A.requests('end');
      t.bothPass();
      t.expect({ A: { opened: 'HQ' } });
    },
  );

  ruling('f 133: nothing can be done with an opened pack', where, table({ A: { opened: 'S5 HQ' } }), (t) =>
    t.A.cannotRequest('openPack'),
  );

  ruling('each opens their own pack', where, table({ A: { opened: 'S5' }, B: { pack: 'S5 S6' }, turn: 'B' }), (t) => {
    t.B.requests('openPack');
    t.B.isAsked('takePack', 'S5 S6');
    t.B.chooses('S6');
    t.A.saw('S6');
    t.expect({ A: { opened: 'S5', hand: '' }, B: { opened: 'S5', hand: 'S6' } });
  });

  ruling(
    'f 138: quick timing: in the opponent’s turn, over a busy stage; immediate: nobody can answer it',
    where,
    table({ stage: ['A throwing S3 C3'], chance: 'B', A: { hand: 'C9 D9' }, B: { pack: 'S5 HQ' } }),
    (t) => {
      t.B.requests('openPack');
      t.B.chooses('HQ');
      t.didNotHappen('pushed openPack');
      t.happened('resolved openPack');
      t.expect({ stage: ['A throwing S3 C3'], chance: 'B', B: { hand: 'HQ' } });
    },
  );

  ruling('without a pack it is not offered', where, table({ A: { hand: 'S5' } }), (t) => t.A.cannotRequest('openPack'));
}

for (const where of WITH_PACK)
  ruling(
    'its owner does not know the cards before it is open: only while taking one',
    where,
    table({ A: { pack: 'S5 HQ C2' } }),
    (t) => {
      t.A.knows('pack', '');
      t.B.knows('pack', '', 'A');
      t.A.requests('openPack');
      t.A.knows('pack', 'S5 HQ C2');
      t.B.knows('pack', '', 'A');
      t.A.chooses('S5');
      t.A.knows('pack', 'HQ C2');
      t.B.knows('pack', '', 'A');
      t.B.knows('hand', 'S5', 'A');
    },
  );

ruling(
  'who built a deck knows what was left out of it, and so the pack; the opponent does not',
  BUILT,
  table({ A: { pack: 'S5 HQ C2' } }),
  (t) => {
    t.A.knows('pack', 'S5 HQ C2');
    t.B.knows('pack', '', 'A');
    t.A.requests('openPack');
    t.A.chooses('C2');
    t.B.knows('pack', '', 'A');
    t.expect({ A: { hand: 'C2', opened: 'S5 HQ' } });
  },
);

for (const where of [RARE, STRATEGY]) {
  ruling(
    'f 133: the rare card may be taken instead; it is shown, the pack is open all the same and stays whole',
    where,
    table({ A: { pack: 'S5 HQ', rare: 'CK' } }),
    (t) => {
      t.A.requests('openPack');
      t.A.isAsked('takePack', 'S5 HQ CK');
      t.A.chooses('CK');
      t.B.saw('CK');
      t.expect({ A: { opened: 'S5 HQ', rare: 'none', hand: 'CK' } });
      t.B.knows('hand', 'CK', 'A');
      t.A.cannotRequest('openPack');
    },
  );

  ruling(
    'a card of the pack leaves the rare card where it is, unseen',
    where,
    table({ A: { pack: 'S5 HQ', rare: 'JK2', life: 9 } }),
    (t) => {
      t.A.requests('openPack');
      t.A.chooses('S5');
      t.B.didNotSee('JK2');
      t.expect({ A: { opened: 'HQ', rare: 'JK2', hand: 'S5' } });
      t.A.canRequest('rareDraw');
    },
  );

  ruling(
    'a rare Joker, taken so, is an ordinary card of the hand',
    where,
    table({ A: { pack: 'S5 HQ', rare: 'JK2', hand: 'D3', field: 'w=bulwark:C8' } }),
    (t) => {
      t.A.requests('openPack');
      t.A.chooses('JK2');
      t.A.requests('summonMagician', { keys: 'JK2', drives: 'w', discards: 'D3' });
      t.bothPass();
      t.expect({ A: { field: 'w=bulwark:C8/driven magician:JK2/new' } });
    },
  );

  ruling('only one’s own rare card', where, table({ A: { pack: 'S5 HQ' }, B: { rare: 'CK' } }), (t) => {
    t.A.requests('openPack');
    t.A.isAsked('takePack', 'S5 HQ');
  });
}
