/** The start of a game: rulebook c.1, f 29, f 130. */
import { describe, expect, test } from 'vitest';
import {
  actionChoice,
  apply,
  cardChoice,
  cardCode,
  chance,
  DRAWN,
  decision,
  deckProblems,
  type Edition,
  eventFor,
  FORMATS,
  FULL_DECK,
  type GameEvent,
  handCount,
  hash,
  indexOfAction,
  isOver,
  lifeCount,
  newGame,
  numberOf,
  ownerOf,
  PASS,
  parseFace,
  plainRuleset,
  ruleset,
  rulesetOf,
  type State,
  seatToAct,
  smallSeed,
  stageCount,
  turnPlayer,
  winner,
} from '../../src/index.ts';
import { fieldCount, graveAt, graveCount, handCards } from '../../src/state/queries.ts';
import { ALL } from '../harness/ruling.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);
const rulesOf = (edition: Edition, format = FORMATS[3]) => plainRuleset(edition, format);
const start = (edition: Edition, seed: number): State =>
  newGame(rulesOf(edition), [FULL_DECK, FULL_DECK], smallSeed(seed));
const turned = (s: State, seat: number): number[] =>
  Array.from({ length: graveCount(s, seat) }, (_, i) => numberOf(graveAt(s, seat, i)));

describe.each(ALL)('the start of a game of %s', (edition) => {
  test('each has seven cards in hand, the first player one more; the rest is life: 46, the first player 45', () => {
    for (const seed of SEEDS) {
      const s = start(edition, seed);
      const [first, second] = turnPlayer(s) === 0 ? [0, 1] : [1, 0];
      const ties = graveCount(s, first) - 1;
      expect([handCount(s, first), handCount(s, second)]).toEqual([8, 7]);
      expect([lifeCount(s, first), lifeCount(s, second)]).toEqual([45 - ties, 46 - ties]);
      expect(fieldCount(s, 0) + fieldCount(s, 1) + stageCount(s)).toBe(0);
    }
  });

  test('the higher turned card goes first; a tie turns over another; all of them go to the grave', () => {
    let ties = 0;
    for (const seed of SEEDS) {
      const s = start(edition, seed);
      const [a, b] = [turned(s, 0), turned(s, 1)];
      expect(a.slice(0, -1)).toEqual(b.slice(0, -1));
      expect((a.at(-1) ?? 0) > (b.at(-1) ?? 0)).toBe(turnPlayer(s) === 0);
      ties += a.length - 1;
    }
    expect(ties).toBeGreaterThan(0);
  });

  test('after a tie each chooses which of the turned cards lies on top, if the table asks for it', () => {
    const rules = rulesetOf(rulesOf(edition).id, { graveTop: 'ask' })!;
    const asked = SEEDS.flatMap((seed) => {
      const s = newGame(rules, [FULL_DECK, FULL_DECK], smallSeed(seed));
      const ties = graveCount(s, 0) - 1;
      expect(decision(s)?.kind).toBe(ties > 0 ? 'graveTop' : 'chance');
      if (ties === 0) return [];
      expect(decision(s)?.options).toHaveLength(ties + 1);
      const first = graveAt(s, seatToAct(s)!, 0);
      apply(s, cardChoice(first));
      apply(s, decision(s)?.options[0]?.choice ?? 0);
      expect(decision(s)?.kind).toBe('chance');
      return [graveAt(s, ownerOf(first), ties) === first];
    });
    expect(new Set(asked)).toEqual(new Set([true]));
  });

  test('the first player has turn and chance, on an empty stage: neither Charge nor Draw (f 29)', () => {
    for (const seed of SEEDS) {
      const s = start(edition, seed);
      expect(chance(s)).toBe(turnPlayer(s));
      expect(seatToAct(s)).toBe(turnPlayer(s));
      expect(decision(s)?.kind).toBe('chance');
      expect(stageCount(s)).toBe(0);
    }
  });

  test('f 29: the second player’s first turn begins with Charge and Draw', () => {
    const s = start(edition, 1);
    const first = turnPlayer(s);
    apply(s, actionChoice(indexOfAction(s.rules, 'end')));
    apply(s, PASS);
    apply(s, PASS);
    if (decision(s)?.kind === 'discard') apply(s, decision(s)?.options[0]?.choice ?? 0);
    expect(turnPlayer(s)).toBe(1 - first);
    expect(stageCount(s)).toBe(1);
    apply(s, PASS);
    apply(s, PASS);
    expect(decision(s)?.kind).toBe('drawMore');
    expect(handCount(s, 1 - first)).toBe(8);
  });

  test('the turned cards are for all to see, the hands are not', () => {
    const events: GameEvent[] = [];
    const s = newGame(rulesOf(edition), [FULL_DECK, FULL_DECK], smallSeed(5), (event) => events.push(event));
    const seen = events.map((event) => eventFor(event, 1)).flatMap((event) => ('cards' in event ? event.cards : []));
    expect(seen).toEqual(expect.arrayContaining([graveAt(s, 0, 0), graveAt(s, 1, 0)]));
    expect(
      handCards(s, 0)
        .filter((card) => seen.includes(card))
        .map(cardCode),
    ).toEqual([]);
  });

  test('the same seed gives the same game, another seed another', () => {
    expect(hash(start(edition, 7))).toBe(hash(start(edition, 7)));
    expect(hash(start(edition, 7))).not.toBe(hash(start(edition, 8)));
  });
});

describe('decks', () => {
  test('c.2: starting life of 40 and 27 cards: 32 and 19, the first player one less', () => {
    for (const [size, life] of [
      [40, 32],
      [27, 19],
    ] as const) {
      const deck = FULL_DECK.slice(0, size);
      const s = newGame(rulesOf('6.1'), [deck, deck], smallSeed(3));
      const second = 1 - turnPlayer(s);
      expect(lifeCount(s, second) + graveCount(s, second) - 1).toBe(life);
    }
  });

  test('a card at most once, at least ten, none that does not exist (f 140)', () => {
    const rules = ruleset({ edition: '8.0', format: 'lite', frame: 'regular' });
    expect(deckProblems(rules, FULL_DECK)).toEqual([]);
    expect(deckProblems(rules, FULL_DECK.slice(0, 10))).toEqual([]);
    expect(deckProblems(rules, FULL_DECK.slice(0, 9))).toEqual([{ code: 'tooFew', n: 9, min: 10 }]);
    expect(deckProblems(rules, [...FULL_DECK.slice(0, 12), 3])).toEqual([{ code: 'twice', face: 3 }]);
    expect(deckProblems(rules, [...FULL_DECK.slice(0, 12), 54])).toEqual([{ code: 'notAFace', face: 54 }]);
  });
});

/** Ten cards of two numbers and a half: ties are frequent. */
const ALIKE = ['S2', 'H2', 'D2', 'C2', 'S3', 'H3', 'D3', 'C3', 'S4', 'H4'].map((code) => parseFace(code) ?? 0);

function tiedToTheEnd(edition: Edition): State {
  for (let seed = 1; seed < 2000; seed++) {
    const s = newGame(ruleset({ edition, format: 'master', frame: 'regular' }), [ALIKE, ALIKE], smallSeed(seed));
    if (lifeCount(s, 0) === 0 && lifeCount(s, 1) === 0 && turned(s, 0).join() === turned(s, 1).join()) return s;
  }
  throw new Error('no such seed');
}

test.each(ALL)('f 130: a tie until the decks are empty is a loss at the first check (%s)', (edition) => {
  const s = tiedToTheEnd(edition);
  const first = turnPlayer(s);
  expect(isOver(s)).toBe(false);
  apply(s, actionChoice(indexOfAction(s.rules, 'attack')));
  apply(s, PASS);
  apply(s, PASS);
  expect(isOver(s)).toBe(true);
  expect(winner(s)).toBe(edition === '6.1' ? DRAWN : 1 - first);
});
