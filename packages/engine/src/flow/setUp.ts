/** The start of a game (rulebook c.1). */
import type { Routine } from '../script/kernel.ts';
import { addToGrave, drawCard, OPEN, shuffleLife, takeTopOfLife, tellMoved } from '../state/atoms/cards.ts';
import { giveChance, giveTurn, goTo, popFrame, pushFrame, setSlot } from '../state/atoms/flow.ts';
import { numberOf, type Seat } from '../state/cards.ts';
import { markOpen } from '../state/knowledge.ts';
import { NONE, type State } from '../state/layout.ts';
import { lifeCount, slot } from '../state/queries.ts';
import { CORE_FLOW } from './routines.ts';

const HAND_SIZE = 7;
const TURN_CARDS = 2;

function turnTopCard(s: State, seat: Seat): number {
  const card = takeTopOfLife(s, seat);
  markOpen(s, card);
  addToGrave(s, card);
  tellMoved(s, [card], 'life', 'grave', 'turned', OPEN);
  return numberOf(card);
}

/** Both turn over their top card; the higher number goes first, a tie turns over another. All of them go to the grave. */
function decideFirstPlayer(s: State): void {
  if (lifeCount(s, 0) === 0 || lifeCount(s, 1) === 0) return;
  const [a, b] = [turnTopCard(s, 0), turnTopCard(s, 1)];
  if (a === b) goTo(s, TURN_CARDS);
  else setSlot(s, 0, a > b ? 0 : 1);
}

const forBoth =
  (act: (s: State, seat: Seat) => void) =>
  (s: State): void => {
    act(s, 0);
    act(s, 1);
  };

function drawHand(s: State, seat: Seat): void {
  for (let i = 0; i < HAND_SIZE; i++) drawCard(s, seat);
}

/** The first player has turn and chance, and the core flow begins. */
function begin(s: State): void {
  const first = slot(s, 0);
  giveTurn(s, first);
  giveChance(s, first);
  popFrame(s);
  pushFrame(s, CORE_FLOW, first, NONE);
}

export const setUp: Routine = {
  name: 'setUp',
  steps: [
    { rule: 'c.1 1', act: forBoth(shuffleLife) },
    { rule: 'c.1 2-3', act: forBoth(drawHand) },
    { rule: 'c.1 4-5', act: decideFirstPlayer },
    { rule: 'c.1 6', act: (s) => drawCard(s, slot(s, 0)) },
    { rule: 'c.1 7', act: begin },
  ],
};
