/** Triggers: f 17 to f 29. What a single Next Generation does is in actions/nextGeneration.test.ts, B·J's cost in actions/blackJack.test.ts. */
import { FROM_PRO, FROM_STANDARD, MASTER, ruling, table } from '../harness/ruling.ts';

ruling(
  'f 17: both players’ triggers of one judgement: the turn player’s first, each from their own life',
  {},
  table({
    A: { field: 'a=hero:SK', life: 'C2 HQ +3' },
    B: { field: 'x=hero:HK', life: 'C3 C4 DA +3' },
  }),
  (t) => {
    t.combat({ a: 'x' });
    t.bothPass();
    t.happened('triggered nextGeneration', 'triggered nextGeneration', 'resolved damageJudgement');
    t.happened('resolved damageJudgement', 'resolved nextGeneration', 'resolved nextGeneration');
    t.expect({
      chance: 'A',
      stage: [],
      A: { hand: 'HQ', grave: 'SK C2', life: 3 },
      B: { hand: 'DA', grave: 'HK C3 C4', life: 3 },
    });
  },
);

ruling(
  'f 17: in the opponent’s turn theirs come first',
  {},
  table({
    turn: 'B',
    A: { field: 'a=hero:SK', life: 'C2 C3' },
    B: { field: 'x=hero:HK', life: 'C2 C3' },
  }),
  (t) => {
    t.combat({ x: 'a' });
    t.bothPass();
    t.expect({ winner: 'A', A: { life: 2 }, B: { life: 0 } });
  },
);

ruling(
  'f 21: from hand, life and stage nothing triggers: D with a king, L on an ace, a nullified key card',
  {},
  table({
    A: { hand: 'SJ', field: 'v=bulwark:C7 w=bulwark:C8', life: 'SA +5' },
    B: { hand: 'C10 DK' },
  }),
  (t) => {
    t.A.requests('summonHero', { keys: 'SJ', drives: 'v w' });
    t.A.passes();
    t.B.requests('counter', { keys: 'C10', discards: 'DK' });
    t.didNotHappen('triggered nextGeneration');
    t.bothPass();
    t.didNotHappen('triggered nextGeneration');
    t.expect({ A: { grave: 'SA', life: 5 }, B: { hand: '', life: 10, grave: 'C10 DK' } });
  },
);

ruling(
  'f 21: a fizzled key card that is a king triggers nothing',
  {},
  table({ stage: ['A equip SK -> a', 'B down S9 -> a'], A: { field: 'a=soldier:S5' } }),
  (t) => {
    t.bothPass();
    t.bothPass();
    t.expect({ A: { grave: 'S5 SK', hand: '', life: 10 } });
  },
);

ruling(
  'f 22: a king as a bulwark that blocked and is lost triggers for its owner',
  {},
  table({ A: { field: 'a=soldier:S5' }, B: { field: 'v=bulwark:HK', life: 'DA +4' } }),
  (t) => {
    t.combat({ a: 'v' });
    t.bothPass();
    t.expect({ B: { hand: 'DA', life: 4, grave: 'HK' } });
  },
);

ruling(
  'f 24: put on life by Death Lance, returned by Unsummon, turned by Reverse: nothing triggers',
  { formats: FROM_STANDARD },
  table({ A: { hand: 'S2 DA' }, B: { field: 'x=hero:HK', life: 'C2 +4' } }),
  (t) => {
    t.A.requests('deathLance', { keys: 'S2 DA', target: 'x' });
    t.bothPass();
    t.didNotHappen('triggered nextGeneration');
    t.expect({ B: { hand: '', grave: 'HK C2', life: 4 } });
  },
);

ruling(
  'f 25: found on the way or not, the win check follows each of them',
  { formats: FROM_PRO },
  table({ A: { hand: 'S2 S3' }, B: { field: 'x=equipped:HK+HQ', life: 'C2 DA C3' } }),
  (t) => {
    t.A.requests('kill', { keys: 'S2 S3', target: 'x' });
    t.bothPass();
    t.expect({ winner: 'A', B: { hand: 'DA', life: 0, grave: 'HK HQ C2 C3' } });
  },
);

ruling(
  'f 27: Kill on one’s own hero is paid with one’s own life',
  { formats: FROM_PRO },
  table({ A: { hand: 'S2 S3', field: 'a=hero:SK', life: 'C2 DA +3' } }),
  (t) => {
    t.A.requests('kill', { keys: 'S2 S3', target: 'a' });
    t.bothPass();
    t.expect({ A: { hand: 'DA', life: 3 }, B: { life: 10 } });
  },
);

ruling(
  'triggers run before anybody gets the chance, with the rest of the stage waiting',
  { formats: FROM_PRO },
  table({
    stage: ['A up H5 -> b', 'B kill S2 S3 -> a'],
    A: { field: 'a=hero:SK b=soldier:S5', life: 'C2 DA +3' },
  }),
  (t) => {
    t.bothPass();
    t.expect({ stage: ['A up H5'], chance: 'A', A: { hand: 'DA', life: 3 } });
  },
);

ruling(
  'f 19: paying S before 8.0 and from 8.0 on: see B·J; with bulwarks of 2–10 nothing triggers',
  { formats: MASTER },
  table({ A: { hand: 'CA CJ', field: 'v=bulwark:C7 w=bulwark:C8', life: 4 } }),
  (t) => {
    t.A.requests('blackJack', { keys: 'CA CJ', sacrifices: 'v w' });
    t.didNotHappen('triggered nextGeneration');
    t.expect({ A: { grave: 'C7 C8', life: 4 } });
  },
);
