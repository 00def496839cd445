/** The yardstick `naive` does what its description says. */
import {
  actionAt,
  type Choice,
  cardCode,
  choiceParts,
  countOptions,
  DONE,
  kindToAct,
  PASS,
  REGULATIONS,
  readPosition,
  regulationId,
  rulesetOf,
  type State,
  seatToAct,
  smallSeed,
  turnPlayer,
  unitChoice,
  valueChoice,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { playerNamed, playOut, questionOf, step } from './harness.ts';

const naive = playerNamed('naive');

const read = (text: string): State => readPosition(`8.0/lite/full / ${text}`, rulesetOf).state;

/** What naive chooses, up to the first choice of this kind of the same seat; others pass. */
function chooses(text: string, seat: 0 | 1 = 0, kind = 'chance'): Choice {
  const s = read(text);
  const passing = { choose: () => PASS };
  const mind = naive.sitDown(s.rules, seat, smallSeed(1));
  const minds = seat === 0 ? ([mind, passing] as const) : ([passing, mind] as const);
  for (let n = 0; n < 40; n++) {
    if (seatToAct(s) === seat && kindToAct(s) === kind && countOptions(s) > 1) return mind.choose(questionOf(s, seat));
    step(s, minds);
  }
  throw new Error(`naive is not asked: ${kind}`);
}

function requests(text: string): string {
  const parts = choiceParts(chooses(text));
  return parts.type === 'action' ? actionAt(read(text).rules, parts.action).id : parts.type;
}

const LIFE = 'life HA HJ HQ HK DA DJ';

describe('in its own turn', () => {
  test('lays a bulwark, summons the biggest, attacks and ends', () => {
    const s = read(`turn: A / A: ${LIFE} | hand C4 C9 S3 | field bulwark S9, S5 / B: ${LIFE}`);
    const mind = naive.sitDown(s.rules, 0, smallSeed(1));
    const made: string[] = [];
    while (turnPlayer(s) === 0) {
      const kind = seatToAct(s) === 0 ? kindToAct(s) : undefined;
      const parts = choiceParts(step(s, [mind, { choose: () => PASS }]));
      if (kind === 'chance' && parts.type === 'action') made.push(actionAt(s.rules, parts.action).id);
      if (kind === 'key' && parts.type === 'card') made.push(cardCode(parts.card));
    }
    expect(made).toEqual(['setBulwark', 'summonSoldier', 'C9', 'attack', 'end']);
  });

  test('keeps the card of life that the next Draw takes', () => {
    expect(requests(`turn: A / A: life S2 S3 | hand C4 / B: ${LIFE}`)).toBe('end');
    expect(requests(`turn: A / A: life S2 S3 D3 | hand C4 / B: ${LIFE}`)).toBe('setBulwark');
  });

  test('attacks with the biggest alone', () => {
    const text = `turn: A / A: ${LIFE} | field S5, C9, D3 / B: ${LIFE}`;
    const s = read(text);
    const mind = naive.sitDown(s.rules, 0, smallSeed(1));
    const answers: Choice[] = [];
    for (let n = 0; n < 20 && answers.length < 3; n++) {
      const isAsked = seatToAct(s) === 0 && kindToAct(s) === 'attack';
      const choice = step(s, [mind, { choose: () => PASS }]);
      if (isAsked) answers.push(choice);
    }
    expect(answers).toEqual([0, 1, 0].map(valueChoice));
  });
});

describe('when it is attacked', () => {
  const attacked = (field: string, life = LIFE): Choice =>
    chooses(
      `turn: A / A: ${LIFE} | field H7 driven / B: ${life} | field ${field} / stage: A block / combat: A1`,
      1,
      'block',
    );

  test('blocks with the smallest soldier that is big enough', () => {
    expect(attacked('S9, C8, D3')).toBe(unitChoice(1, 1));
  });
  test('else with a bulwark', () => {
    expect(attacked('D3, bulwark C9')).toBe(unitChoice(1, 1));
  });
  test('else not at all, unless it would lose', () => {
    expect(attacked('D3, S4', `${LIFE} DQ DK CA CJ`)).toBe(DONE);
    expect(attacked('D3, S4')).toBe(unitChoice(1, 1));
  });
});

test('plays every regulation to its end', () => {
  for (const [i, regulation] of REGULATIONS.entries()) {
    const rules = rulesetOf(regulationId(regulation));
    if (rules === undefined) throw new Error(regulationId(regulation));
    const other = playerNamed(i % 2 === 0 ? 'naive' : 'random');
    expect(playOut(rules, i, [naive, other]), rules.id).toBeDefined();
  }
});
