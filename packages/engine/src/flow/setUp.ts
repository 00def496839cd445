/** The start of a game (rulebook c.1): the parts that frames put together. */
import { cardChoice, chosenCard, chosenValue, valueChoice } from '../script/choice.ts';
import { type Ask, next, offer, type Step } from '../script/kernel.ts';
import type { FrameSetUp } from '../script/printed.ts';
import { drawCard, shuffleLife } from '../state/atoms/cards.ts';
import { addPick, giveChance, giveTurn, popFrame, pushFrame, setSlot, takePicks } from '../state/atoms/flow.ts';
import { layPack, removeFromGame, setRareCard, swapDecks, takeForHand, turnTopCard } from '../state/atoms/prepare.ts';
import { endTurnEffects, presetUnit } from '../state/atoms/units.ts';
import type { Card, Seat } from '../state/cards.ts';
import { NONE, type State } from '../state/layout.ts';
import { decksAllowed, isPicked, lifeAt, lifeCount, pickAt, pickCount, slot } from '../state/queries.ts';
import { CORE_FLOW } from './routines.ts';

const forBoth =
  (act: (s: State, seat: Seat) => void) =>
  (s: State): void => {
    act(s, 0);
    act(s, 1);
  };

// decisions before the game: each seat's own, unseen by the other

const forEachSeat = (ask: (seat: Seat) => Ask): Step[] => [{ ask: ask(0) }, { ask: ask(1) }];

/** The cards of a deck in the order of the pack, from `first` on, without the last few. */
function offerDeck(s: State, seat: Seat, first: Card, keepBack: number): void {
  const cards: Card[] = [];
  for (let i = 0; i < lifeCount(s, seat); i++) if (lifeAt(s, seat, i) >= first) cards.push(lifeAt(s, seat, i));
  cards.sort((a, b) => a - b);
  for (const card of cards.slice(0, cards.length - keepBack)) if (!isPicked(s, card)) offer(s, cardChoice(card));
}

const FIRST = 0;
const SECOND = 1;

/** A two-deck game: which of the two decks is used, as far as both may be (rulebook c.3). */
export const chooseDeck: readonly Step[] = forEachSeat((seat) => ({
  kind: 'deck',
  values: ['first', 'second'],
  seat: () => seat,
  offer: (s) => {
    for (const deck of [FIRST, SECOND]) if ((decksAllowed(s, seat) & (1 << deck)) !== 0) offer(s, valueChoice(deck));
  },
  take: (s, choice) => {
    next(s);
    if (chosenValue(choice) === SECOND) swapDecks(s, seat);
    s.sink?.({ type: 'prepared', seat, what: 'deck' });
  },
}));

/** One card of the deck is set aside as the rare card. */
export const chooseRare: readonly Step[] = forEachSeat((seat) => ({
  kind: 'rareCard',
  seat: () => seat,
  offer: (s) => offerDeck(s, seat, 0, 0),
  take: (s, choice) => {
    next(s);
    setRareCard(s, chosenCard(choice));
  },
}));

/** Some cards of the deck are chosen for the opening hand, in the order of the pack so that each set is offered once. */
export const chooseOpening = (count: number): readonly Step[] =>
  [0, 1].flatMap((seat): Step[] => [
    {
      ask: {
        kind: 'opening',
        seat: () => seat,
        offer: (s) => {
          const first = pickCount(s) === 0 ? 0 : pickAt(s, pickCount(s) - 1) + 1;
          offerDeck(s, seat, first, count - pickCount(s) - 1);
        },
        take: (s, choice) => {
          addPick(s, chosenCard(choice));
          if (pickCount(s) === count) next(s);
        },
      },
    },
    { act: (s) => takeForHand(s, seat, takePicks(s)) },
  ]);

// after the shuffle

/** The top cards of the shuffled deck form a pack. */
export const packFromTop = (count: number): Step => ({ act: forBoth((s, seat) => layPack(s, seat, count)) });
/** The top cards of the shuffled deck are left out of the game. */
export const leaveOutAtRandom = (count: number): Step => ({
  act: forBoth((s, seat) => removeFromGame(s, seat, count)),
});

/** Bulwarks first, then as many soldiers, from the top; all of them have entered before turn 1. */
const preset = (count: number): Step => ({
  act: forBoth((s, seat) => {
    for (let i = 0; i < 2 * count; i++) presetUnit(s, seat, i < count);
  }),
});

const drawHand = (count: number): Step => ({
  act: forBoth((s, seat) => {
    for (let i = 0; i < count; i++) drawCard(s, seat);
  }),
});

/** Both turn over their top card; the higher number goes first, a tie turns over another. All of them go to the grave. */
function decideFirstPlayer(s: State): void {
  while (lifeCount(s, 0) > 0 && lifeCount(s, 1) > 0) {
    const [a, b] = [turnTopCard(s, 0), turnTopCard(s, 1)];
    if (a !== b) return setSlot(s, 0, a > b ? 0 : 1);
  }
}

/** The first player has turn and chance, and the core flow begins. */
function begin(s: State): void {
  const first = slot(s, 0);
  endTurnEffects(s);
  giveTurn(s, first);
  giveChance(s, first);
  popFrame(s);
  pushFrame(s, CORE_FLOW, first, NONE);
}

/** The steps of a set-up. */
export function setUpSteps(frame: FrameSetUp): readonly Step[] {
  return [
    ...(frame.before ?? []),
    { rule: 'c.1 1', act: forBoth(shuffleLife) },
    ...(frame.afterShuffle ?? []),
    ...(frame.preset === undefined ? [] : [preset(frame.preset)]),
    { ...drawHand(frame.hand), rule: 'c.1 2-3' },
    { rule: 'c.1 4-5', act: decideFirstPlayer },
    { rule: 'c.1 6', act: (s) => drawCard(s, slot(s, 0)) },
    { rule: 'c.1 7', act: begin },
  ];
}
