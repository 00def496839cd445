/** Triggers that only an added action can bring about: rulebook b.5. */
import { destroy, drawCard, me, opponent, unitsOf } from '../../src/script/verbs.ts';
import { added, say, withActions } from '../harness/addedAction.ts';
import { MASTER, ONLY_8, ruling, table } from '../harness/ruling.ts';

const vengeance = added('vengeance', { when: { fieldToGrave: [2], say } }, (s) => {
  const [first] = unitsOf(s, opponent(s));
  if (first !== undefined) destroy(s, first);
});

ruling(
  'b.5: a trigger of the turn player that arises on the way waits until the other’s are done',
  { rules: withActions(vengeance), formats: MASTER },
  table({
    A: { hand: 'S3 S4', field: 'a=hero:SK b=soldier:S9 v=bulwark:C7 w=bulwark:C8', life: 'DA +4' },
    B: { field: 'x=soldier:H2 y=soldier:D2' },
  }),
  (t) => {
    t.A.requests('swordRain', { keys: 'S3 S4', drives: 'v w' });
    t.bothPass();
    t.happened('resolved vengeance', 'resolved vengeance', 'resolved nextGeneration');
  },
);

const requiem = added('requiem', { when: { fieldToGrave: [13], say } }, (s) => drawCard(s, me(s)));

ruling(
  'two actions that the same card triggers: both happen, in the order that its owner chooses',
  { rules: withActions(requiem), editions: ONLY_8 },
  table({ A: { hand: 'S10 S3 D2 D3', field: 'a=hero:HK', life: 'C2 DA +4' } }),
  (t) => {
    t.A.requests('down', { keys: 'S10', discards: 'D2', target: 'a' });
    t.bothPass();
    t.A.requests('down', { keys: 'S3', discards: 'D3', target: 'a' });
    t.bothPass();
    t.A.isAsked('triggerOrder', 'nextGeneration requiem');
  },
);
