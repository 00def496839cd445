/** Targets: f 47 to f 64, as far as they are not an action's own matter. */
import { expect, test } from 'vitest';
import { explain, indexOfAction, readPosition, requestChoice, rulesetOf } from '../../src/index.ts';
import { FROM_7, FROM_PRO, FROM_STANDARD, MASTER, ruling, table } from '../harness/ruling.ts';

ruling(
  'f 47: with an empty field and stage no action that needs a target is offered',
  { formats: MASTER },
  table({ A: { hand: 'H2 H3 S2 S3 D2 D3 C2 C3' } }),
  (t) => {
    for (const action of [
      'up',
      'down',
      'twist',
      'counter',
      'kill',
      'truce',
      'changeTarget',
      'reverse',
      'equip',
      'unsummon',
      'destroyBulwark',
      'deathLance',
      'reanimate',
    ])
      t.A.cannotRequest(action);
    t.A.canRequest('throwing', 'handDestruction', 'supplyBulwark', 'reunion');
  },
);

ruling(
  'f 48: one target, two actions: what comes second fizzles and its key cards go to the grave',
  {},
  table({ stage: ['A twist D5 -> x', 'second=A down S9 -> x'], B: { field: 'x=soldier:H9' } }),
  (t) => {
    t.bothPass();
    t.expect({ stage: ['A twist D5 -> lost'] });
    t.bothPass();
    t.happened('fizzled twist');
    t.A.isAsked('chance');
    t.expect({ stage: [], A: { grave: 'D5 S9' } });
  },
);

ruling(
  'f 49: Twist on a bulwark that became a soldier: a character all the same',
  { editions: FROM_7, formats: FROM_PRO },
  table({ stage: ['A twist D5 -> v', 'B reverse S3 H3 -> v'], B: { field: 'v=bulwark:H9' } }),
  (t) => {
    t.bothPass();
    t.B.chooses('keep');
    t.bothPass();
    t.A.isAsked('state', 'charged driven');
    t.A.chooses('driven');
    t.expect({ B: { field: 'v=soldier:H9/driven' } });
  },
);

ruling(
  'f 49: Reanimate on a soldier that became a bulwark: still an own character',
  { editions: FROM_7, formats: FROM_PRO },
  table({ stage: ['A reanimate S2 H2 -> a', 'B reverse S3 H3 -> a'], A: { field: 'a=soldier:S9', grave: 'CK' } }),
  (t) => {
    t.bothPass();
    t.B.chooses('keep');
    t.bothPass();
    t.expect({ stage: [], A: { field: 'hero:CK/new', grave: 'S9 S2 H2' } });
  },
);

ruling(
  'f 50: every action on a unit that was split is lost',
  { editions: FROM_7, formats: FROM_PRO },
  table({
    stage: ['A up H5 -> a', 'B kill S6 S7 -> a', 'A unsummon H6 H7 -> a', 'B reverse S3 H3 -> a'],
    A: { field: 'a=equipped:S5+S7' },
  }),
  (t) => {
    t.bothPass();
    t.B.chooses('keep');
    t.A.chooses('S5');
    t.expect({ stage: ['A up H5 -> lost', 'B kill S6 S7 -> lost', 'A unsummon H6 H7 -> lost'] });
    t.bothPass();
    t.bothPass();
    t.bothPass();
    t.expect({
      stage: [],
      A: { field: 'bulwark:S5 bulwark:S7', hand: '', grave: 'H5 H6 H7', fog: '' },
      B: { grave: 'S3 H3 S6 S7' },
    });
  },
);

ruling(
  'f 51: Kill on a unit that was equipped meanwhile takes all of it',
  { formats: FROM_PRO },
  table({ stage: ['B kill S6 S7 -> a', 'A equip HK -> a'], A: { field: 'a=soldier:H5', life: 'DA +3' } }),
  (t) => {
    t.bothPass();
    t.bothPass();
    t.expect({ A: { field: '', grave: 'H5 HK', hand: 'DA' } });
  },
);

ruling(
  'f 53: an action cannot target itself: what is being raised is not among the targets',
  { formats: FROM_PRO },
  table({ stage: ['A up H5 -> a'], A: { hand: 'C2 C3 C9 D2', field: 'a=soldier:S9' } }),
  (t) => {
    t.A.requests('changeTarget', { keys: 'C2 C3', target: 'up' });
    t.A.isOffered('counter', 'target', 'up changeTarget', { keys: 'C9', discards: 'D2' });
  },
);

ruling(
  'f 63: Unsummon and Reanimate take a bulwark as well as a soldier',
  { formats: FROM_STANDARD },
  table({ A: { hand: 'S2 S3 H2', field: 'w=bulwark:C8 v=bulwark:C7/driven' } }),
  (t) => {
    t.A.isOffered('unsummon', 'target', 'w v', { keys: 'S2 S3' });
    t.A.isOffered('reanimate', 'target', 'w v', { keys: 'S2 H2' });
  },
);

ruling(
  'an action keeps its target when somebody else’s unit beside it leaves',
  {},
  table({ stage: ['A up H5 -> b', 'B down S9 -> a'], A: { field: 'a=soldier:S2 b=soldier:S3 c=soldier:S4' } }),
  (t) => {
    t.bothPass();
    t.expect({ stage: ['A up H5 -> b'] });
    t.bothPass();
    t.expect({ A: { field: 'b=soldier:S3/size:8 c=soldier:S4/size:4' } });
  },
);

test.each([
  ['counter', 'COUNTER_IMMUNE'],
  ['changeTarget', 'NO_TARGET'],
  ['truce', 'NO_TARGET'],
])('f 56, f 60: why %s cannot point at Force: %s', (id, code) => {
  const text = '8.0/master/full turn: A chance: B A: life C2 B: life C2 hand C3 C4 D2 D3 stage: A force H2 H3';
  const { state } = readPosition(text, rulesetOf);
  const reasons = explain(state, 1, indexOfAction(state.rules, id), { target: requestChoice(0) });
  expect(reasons.map((each) => each.code)).toContain(code);
});
