/** What a seat was shown and where it must still lie: rulebook e, docs/rulings.md 1, 6, 13, 15 and 17. */
import { expect, test } from 'vitest';
import {
  apply,
  cardCode,
  cardsInGame,
  choiceContext,
  choiceText,
  decision,
  type Edition,
  fromPosition,
  makeRng,
  type PositionSeat,
  plainRuleset,
  SPECTATOR,
  type State,
  sample,
  smallSeed,
  type View,
  view,
} from '../../src/index.ts';
import { ALL } from '../harness/ruling.ts';

const LIFE = 'C2 C3 C4 C5 C6 C7 H3 H4 H6 H7 H8 S2'.split(' ');
const side = (parts: Partial<PositionSeat>): PositionSeat => ({ life: LIFE, hand: [], grave: [], field: [], ...parts });

function board(edition: Edition, a: Partial<PositionSeat>, b: Partial<PositionSeat> = {}): State {
  return fromPosition(plainRuleset(edition, 'master'), { turn: 'A', chance: 'A', A: side(a), B: side(b) }).state;
}

/** Makes choices by their text; a choice with one answer is not asked. */
function play(s: State, ...texts: readonly string[]): void {
  for (const text of texts) {
    const context = choiceContext(s);
    const options = decision(s)?.options ?? [];
    const found = options.find(({ choice }) => choiceText(s.rules, choice, context) === text);
    if (found === undefined)
      throw new Error(`${text} is not offered: ${options.map(({ choice }) => choiceText(s.rules, choice, context))}`);
    apply(s, found.choice);
  }
}

const seen = (s: State, viewer: number): View['seats'][0] => view(s, viewer).seats[0];
const handOf = (s: State, viewer: number): string[] => seen(s, viewer).hand.cards.map(cardCode);
const lifeOf = (s: State, viewer: number): string[] =>
  seen(s, viewer).life.known.map(
    ({ cards, from, places }) => `${cards.map(cardCode).join('|')} ${from} ${places.join()}`,
  );

const BULWARKS: PositionSeat['field'] = [
  { unit: 'v', as: 'bulwark', cards: ['CA'] },
  { unit: 'w', as: 'bulwark', cards: ['CQ'] },
];

test.each(ALL)('what Recruit puts back is known as a set to the opponent, in order to its owner (%s)', (edition) => {
  const s = board(edition, { hand: ['D2', 'D3'], field: BULWARKS, life: ['S9', 'H2', 'CK', 'D7', ...LIFE] });
  play(s, 'recruit', 'pass', 'pass', 'CK', 'S9');
  expect(lifeOf(s, 1)).toEqual(['S9|D7|CK bottom 2,1,0']);
  expect(lifeOf(s, 0)).toEqual(['CK top 12', 'S9 top 13', 'D7 top 14']);
});

test.each(ALL)(
  'a unit that Death Lance puts on a life is known as a set, until one of it leaves unseen (%s)',
  (edition) => {
    const lanced: PositionSeat['field'] = [{ unit: 'a', as: 'soldier', cards: ['S5', 'S8'] }];
    const s = board(edition, { hand: ['SA', 'DA'], field: lanced });
    play(s, 'deathLance', 'pass', 'pass', 'S8');
    expect(seen(s, 1).grave.cards.map(cardCode)).toEqual(['SA', 'S8', 'DA']);
    expect(lifeOf(s, 1)).toEqual(['S5 top 0']);
    play(s, 'end', 'pass', 'pass');
    expect(lifeOf(s, 0)).toEqual(['S5 top 0']);
  },
);

test.each(ALL)(
  'bulwarks of a split unit are known as a set; when the others have been seen, exactly (%s)',
  (edition) => {
    const field: PositionSeat['field'] = [{ unit: 'a', as: 'soldier', cards: ['S5', 'S8'] }];
    const s = board(edition, { hand: ['H9', 'D9', 'H2', 'D2'], field });
    play(s, 'reverse', 'H9', 'pass', 'pass', 'keep', 'S8');
    expect(seen(s, 1).sets).toEqual([{ cards: [4, 7], positions: [0, 1] }]);
    expect(seen(s, 1).field.map(({ cards }) => cards)).toEqual([[], []]);
    play(s, 'destroyBulwark', 'A1', 'pass', 'pass');
    expect(seen(s, 1).field.map(({ cards }) => cards.map(cardCode))).toEqual([['S5']]);
  },
);

test.each(ALL)('cards that came back to the hand are known there, until one is laid down unseen (%s)', (edition) => {
  const field: PositionSeat['field'] = [{ unit: 'a', as: 'soldier', cards: ['S9'] }, ...BULWARKS];
  const s = board(edition, { hand: ['H2', 'H5', 'D10'], field });
  play(s, 'unsummon', 'A2', 'A1', 'pass', 'pass');
  expect(handOf(s, 1)).toEqual(['S9', 'H2', 'H5']);
  play(s, 'setBulwark', 'D10');
  expect(handOf(s, 1)).toEqual([]);
  expect(handOf(s, 0)).toEqual(['S9', 'H2', 'H5']);
});

test.each(ALL)('the only card of a hand, known, is known as the bulwark that it becomes (%s)', (edition) => {
  const s = board(edition, { hand: ['JK1'] });
  play(s, 'search', 'H7', 'setBulwark');
  expect(seen(s, 1).field.map(({ cards }) => cards.map(cardCode))).toEqual([['H7']]);
});

test.each(ALL)(
  'a shuffle clears what was known of a life; the card that Search shows is known in the hand (%s)',
  (edition) => {
    const lanced: PositionSeat['field'] = [{ unit: 'a', as: 'soldier', cards: ['H9', 'H10'] }];
    const s = board(edition, { hand: ['SA', 'DA', 'JK1', 'H5'], field: lanced });
    play(s, 'deathLance', 'pass', 'pass', 'H9');
    expect(lifeOf(s, 1)).toEqual(['H10 top 0']);
    play(s, 'search', 'C5');
    expect([lifeOf(s, 0), lifeOf(s, 1)]).toEqual([[], []]);
    expect(handOf(s, 1)).toEqual(['C5']);
  },
);

test.each(ALL)(
  'of several cards discarded together the opponent sees the top, and forgets what was in the hand (%s)',
  (edition) => {
    const hand = ['H2', 'H5', 'D9', 'D10', 'S4', 'S6', 'S7', 'CK'];
    const s = board(edition, { hand, field: [{ unit: 'a', as: 'soldier', cards: ['S9'] }, ...BULWARKS] });
    play(s, 'unsummon', 'H2', 'A2', 'A1', 'pass', 'pass');
    expect(handOf(s, 1)).toEqual(['S9', 'H2', 'H5']);
    play(s, 'end', 'pass', 'pass', 'S4', 'S6');
    expect(handOf(s, 1)).toEqual([]);
    expect(seen(s, 1).grave.cards.map(cardCode)).toEqual(['S6']);
  },
);

test.each(ALL)('the card beneath the top that Reunion takes is covered before anybody sees it (%s)', (edition) => {
  const s = board(edition, { hand: ['H2', 'H5'], grave: ['SK', 'D9', 'D8'] });
  play(s, 'reunion', 'pass', 'pass', 'SK');
  expect(seen(s, 1).grave.cards.map(cardCode)).toEqual(['H2', 'H5']);
  expect(handOf(s, 1)).toEqual(['SK']);
});

test.each(ALL)('bulwarks that are given up together are seen by both (%s)', (edition) => {
  const field: PositionSeat['field'] = [
    { unit: 'v', as: 'bulwark', cards: ['D4'] },
    { unit: 'w', as: 'bulwark', cards: ['C8'] },
  ];
  const s = board(edition, { hand: ['HA', 'HJ'], field });
  expect(seen(s, 1).field.map(({ cards }) => cards)).toEqual([[], []]);
  play(s, 'blackJack');
  expect(seen(s, 1).grave.cards.map(cardCode)).toEqual(expect.arrayContaining(['D4', 'C8']));
});

test.each(ALL)('the last one of such a set is known wherever it goes, though it goes unseen (%s)', (edition) => {
  const lanced: PositionSeat['field'] = [{ unit: 'b', as: 'soldier', cards: ['S5', 'S8'] }];
  const position = { turn: 'A', chance: 'A', A: side({ hand: ['SA', 'DA'] }), B: side({ field: lanced }) } as const;
  const s = fromPosition(plainRuleset(edition, 'master'), position).state;
  play(s, 'deathLance', 'pass', 'pass', 'S8', 'end', 'pass', 'pass', 'pass', 'pass');
  expect(view(s, 0).seats[1].hand.cards.map(cardCode)).toEqual(['S5']);
});

test.each(ALL)('which bulwark of a split unit entered this turn is not told to others (%s)', (edition) => {
  const views = ['S5', 'S8'].map((first) => {
    const field: PositionSeat['field'] = [{ unit: 'a', as: 'soldier', cards: ['S5', 'S8'], new: ['S8'] }];
    const s = board(edition, { hand: ['H9', 'D9'], field });
    play(s, 'reverse', 'pass', 'pass', 'keep', first);
    expect(seen(s, 0).field.map((unit) => unit.new)).toEqual(first === 'S5' ? [[false], [true]] : [[true], [false]]);
    return [view(s, 1), view(s, SPECTATOR)];
  });
  expect(views[0]).toEqual(views[1]);
});

const FIXED = ALL.filter((edition) => plainRuleset(edition, 'master').deck.kind === 'fixed');
const MISSING = 54 - LIFE.length - 2 - BULWARKS.length;

test.each(FIXED)('nobody is told which cards a position lacks: that would tell what is hidden (%s)', (edition) => {
  const boards = ['CQ', 'SK'].map((hidden) =>
    board(edition, { hand: ['D2', 'D3'], field: [BULWARKS[0]!, { unit: 'w', as: 'bulwark', cards: [hidden] }] }),
  );
  const [one, other] = boards.map((s) => [view(s, 1), view(s, SPECTATOR)]);
  expect(one).toEqual(other);
  for (const viewer of [0, 1, SPECTATOR]) expect(seen(boards[0]!, viewer)).toMatchObject({ out: [], lacking: MISSING });
});

test.each(FIXED)(
  'a sample lacks as many cards as its position; who has looked through the life knows which (%s)',
  (edition) => {
    const s = board(edition, { hand: ['D2', 'JK1'], field: BULWARKS });
    const drawn = (viewer: number): State => sample(view(s, viewer), makeRng(smallSeed(1)));
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(cardsInGame(drawn(viewer), 0)).toHaveLength(54 - MISSING);
      expect(view(drawn(viewer), viewer)).toEqual(view(s, viewer));
    }
    play(s, 'search', 'H7');
    const inLife = (each: State): string[] => cardsInGame(each, 0).map(cardCode).sort();
    expect(inLife(drawn(0))).toEqual(inLife(s));
    expect(inLife(drawn(1))).not.toEqual(inLife(s));
    expect(seen(s, 1).out).toEqual([]);
  },
);
