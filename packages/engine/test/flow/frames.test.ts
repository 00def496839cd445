/** How each regulation starts: rulebook c.2 to c.4, counted. */
import { describe, expect, test } from 'vitest';
import {
  actionChoice,
  apply,
  chance,
  clone,
  decision,
  fieldCount,
  graveCount,
  handCards,
  handCount,
  indexOfAction,
  isBulwark,
  isDriven,
  isSoldier,
  lifeCount,
  numberOf,
  PASS,
  REGULATIONS,
  type Ruleset,
  regulationId,
  ruleset,
  type State,
  stageCount,
  turnPlayer,
  unitAt,
  unitCards,
  view,
} from '../../src/index.ts';
import { NO_PACK, PACK_CLOSED } from '../../src/state/layout.ts';
import { cardsInGame, isNew, packCards, packState, rareCard, secondDeckCards } from '../../src/state/queries.ts';
import { begun, dealt, rulesOf } from '../harness/setUp.ts';

/** By frame: life after set-up without a preset, with a preset of two, of four. The first player has one less, and each tie costs one. */
const LIFE: Readonly<Record<string, readonly number[]>> = {
  full: [46, 44, 42],
  regular: [46, 44, 42],
  entry: [13, 11],
  entry20: [10],
  random40: [32, 30, 28],
  constructed40: [32, 30, 28],
  randomHalf: [19, 17],
  constructedHalf: [19, 17],
  pack: [30],
  rarePack: [29],
  strategy: [29],
};

const DECK: Readonly<Record<string, number>> = {
  entry: 21,
  entry20: 20,
  random40: 40,
  constructed40: 40,
};

const presetsOf = ({ frame, frameOptions }: Ruleset): number => {
  if (['entry20', 'pack', 'rarePack', 'strategy'].includes(frame)) return 1;
  return frameOptions.includes('preset4') ? 2 : frameOptions.includes('preset2') ? 1 : 0;
};

const lifeOf = ({ frame, frameOptions }: Ruleset): number =>
  LIFE[frame]?.[frameOptions.includes('preset4') ? 2 : frameOptions.includes('preset2') ? 1 : 0] ?? Number.NaN;

const packOf = ({ frame, frameOptions }: Ruleset): number =>
  ['pack', 'rarePack', 'strategy'].includes(frame) || frameOptions.includes('pack') ? 14 : 0;

const SEEDS = [1, 2, 3, 4];

test.each(REGULATIONS.map(regulationId))('%s: life, hands, field, pack, rare card and second deck', (id) => {
  for (const seed of SEEDS) {
    const s = begun(rulesOf(id), seed);
    const first = turnPlayer(s);
    const ties = graveCount(s, first) - 1;
    expect(graveCount(s, 1 - first)).toBe(ties + 1);
    expect([lifeCount(s, first), lifeCount(s, 1 - first)]).toEqual([
      lifeOf(s.rules) - ties - 1,
      lifeOf(s.rules) - ties,
    ]);
    expect([handCount(s, first), handCount(s, 1 - first)]).toEqual([8, 7]);
    for (const seat of [0, 1]) expectSide(s, seat);
    expect([chance(s), stageCount(s), decision(s)?.kind]).toEqual([first, 0, 'chance']);
  }
});

function expectSide(s: State, seat: number): void {
  const { rules } = s;
  expectField(s, seat, presetsOf(rules));
  expect(packCards(s, seat).length).toBe(packOf(rules));
  expect(packState(s, seat)).toBe(packOf(rules) === 0 ? NO_PACK : PACK_CLOSED);
  expect(rareCard(s, seat) < 108).toBe(rules.frame === 'rarePack' || rules.frame === 'strategy');
  expect(secondDeckCards(s, seat).length).toBe(rules.series.decks === 2 ? 27 : 0);
  const cards = cardsInGame(s, seat);
  expect(new Set(cards).size).toBe(cards.length);
  const outside = rules.frameOptions.includes('pack') ? 14 : 0;
  expect(cards.length).toBe((DECK[rules.frame] ?? 54) + outside);
}

/** Bulwarks first, then as many soldiers; charged, and on the field since before turn 1. */
function expectField(s: State, seat: number, presets: number): void {
  const units = Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i));
  expect(units.map((unit) => (isBulwark(s, unit) ? 'bulwark' : 'soldier'))).toEqual([
    ...Array.from({ length: presets }, () => 'bulwark'),
    ...Array.from({ length: presets }, () => 'soldier'),
  ]);
  for (const unit of units) {
    expect(isDriven(s, unit)).toBe(false);
    expect(isNew(s, unit)).toBe(false);
    expect(unitCards(s, unit).length).toBe(1);
  }
}

const PRESET = REGULATIONS.filter((regulation) => presetsOf(ruleset(regulation)) > 0).map(regulationId);

test.each(PRESET)('%s, f 131: a preset bulwark lies face down, a preset soldier face up', (id) => {
  const s = begun(rulesOf(id), 5);
  for (const viewer of [0, 1])
    for (const seat of [0, 1])
      for (const [i, unit] of view(s, viewer).seats[seat as 0 | 1].field.entries()) {
        const cards = unitCards(s, unitAt(s, seat, i));
        expect(unit.cards).toEqual(unit.as === 'soldier' || viewer === seat ? cards : []);
      }
});

describe('f 70: preset soldiers attack on turn 1', () => {
  test.each([
    '7.0/standard/entry+preset2',
    '7.0/pro/full+preset4',
    '8.0/lite/entry20',
    '8.0/master/pack',
    '8.0/pro/strategy',
  ])('%s', (id) => {
    const s = withPlainSoldiers(rulesOf(id));
    apply(s, actionChoice(indexOfAction(s.rules, 'attack')));
    apply(s, PASS);
    apply(s, PASS);
    expect(decision(s)).toMatchObject({ kind: 'attack', seat: turnPlayer(s) });
  });
});

/** A game whose first player's preset soldiers are common ones: no haste, no magician. */
function withPlainSoldiers(rules: Ruleset): State {
  for (let seed = 1; ; seed++) {
    const s = begun(rules, seed);
    const units = Array.from({ length: fieldCount(s, turnPlayer(s)) }, (_, i) => unitAt(s, turnPlayer(s), i));
    const soldiers = units.filter((unit) => isSoldier(s, unit));
    if (soldiers.every((unit) => numberOf(unit) >= 2 && numberOf(unit) <= 10)) return s;
  }
}

test('f 132: the 8.0 frames draw a hand of seven', () => {
  for (const id of ['8.0/standard/pack', '8.0/standard/rarePack', '8.0/pro/strategy', '8.0/lite/entry20']) {
    const s = begun(rulesOf(id), 9);
    expect(handCount(s, 1 - turnPlayer(s))).toBe(7);
  }
});

test('c.1: a tie in the first-player decision costs both a card more, in every frame', () => {
  for (const id of ['6.1/lite/randomHalf', '7.0/pro/random40+preset4+pack', '8.0/lite/entry20', '8.0/pro/strategy']) {
    const rules = rulesOf(id);
    const tied = Array.from({ length: 100 }, (_, seed) => begun(rules, seed)).filter((s) => graveCount(s, 0) === 2);
    expect(tied.length, id).toBeGreaterThan(0);
    for (const s of tied) expect(lifeCount(s, 1 - turnPlayer(s))).toBe(lifeOf(rules) - 1);
  }
});

describe('what is chosen before the game', () => {
  const asked = (s: State): string => `${decision(s)?.kind} ${decision(s)?.seat}`;
  const choose = (s: State, i: number): number => {
    const option = decision(s)!.options[i]!;
    apply(s, option.choice);
    return option.type === 'card' ? option.card : -1;
  };

  test('rarePack: each sets one card aside, out of all 54', () => {
    const s = dealt(rulesOf('8.0/standard/rarePack'), 1);
    const rare: number[] = [];
    for (const seat of [0, 1]) {
      expect(asked(s)).toBe(`rareCard ${seat}`);
      expect(decision(s)?.options.length).toBe(54);
      rare.push(choose(s, 10 + seat));
    }
    expect([rareCard(s, 0), rareCard(s, 1)]).toEqual(rare);
    expect(decision(s)?.kind).toBe('chance');
  });

  test('strategy: three cards for the hand, then the rare card out of the rest; four more are drawn', () => {
    const s = dealt(rulesOf('8.0/pro/strategy'), 1);
    const chosen: number[][] = [[], []];
    for (const seat of [0, 1])
      for (let n = 0; n < 3; n++) {
        expect(asked(s)).toBe(`opening ${seat}`);
        chosen[seat]?.push(choose(s, 4));
      }
    for (const seat of [0, 1]) {
      expect(asked(s)).toBe(`rareCard ${seat}`);
      expect(decision(s)?.options.length).toBe(51);
      choose(s, 0);
    }
    for (const seat of [0, 1]) expect(handCards(s, seat)).toEqual(expect.arrayContaining(chosen[seat]!));
  });

  test('strategy: each set of three can be chosen in one way, and every one of them: 54 · 53 · 52 / 6', () => {
    const ways = (s: State): number => {
      if (decision(s)?.seat !== 0) return 1;
      return decision(s)!.options.reduce((sum, { choice }) => {
        const trial = clone(s);
        apply(trial, choice);
        return sum + ways(trial);
      }, 0);
    };
    const s = dealt(rulesOf('8.0/pro/strategy'), 1);
    apply(s, decision(s)!.options[0]!.choice);
    expect(ways(s)).toBe((53 * 52) / 2);
    const t = dealt(rulesOf('8.0/pro/strategy'), 1);
    apply(t, decision(t)!.options[20]!.choice);
    expect(ways(t)).toBe((33 * 32) / 2);
    const last = dealt(rulesOf('8.0/pro/strategy'), 1);
    apply(last, decision(last)!.options[51]!.choice);
    expect(ways(last)).toBe(1);
  });
});
