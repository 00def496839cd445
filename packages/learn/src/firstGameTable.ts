/**
 * The table of the first whole game: number cards, a bulwark and a soldier each, and a headstart for the learner. Dealt games of
 * beginners end by accident (Draw, Next Generation) too often, and an equal start is lost too often.
 */
import { between, diceFor, NumberCards, seatText } from './drawnTable.ts';

/** The first of them is always the same. */
export const FIRST_GAME_POSITION =
  '8.0/lite/full / turn: A / A: life D9 C8 C5 H4 C7 C6 S8 D4 C2 C4 S2 C3 D8 D7 | hand H3 S5 D6 H8 C9 | field bulwark S9, D3 / B: life C7 D5 D3 C6 S4 S9 S5 C3 H5 | hand H4 H2 C4 C2 | field bulwark H9, S3';

/** Cards in the lives and hands of the learner and of the opponent: the headstart shrinks with each win. */
const HEADSTARTS = [
  { own: [14, 5], theirs: [9, 4] },
  { own: [12, 5], theirs: [10, 5] },
  { own: [12, 5], theirs: [12, 5] },
] as const;

/** Another table of the same kind, as a position; the learner is A. `wins`: first games that the learner has won. */
export function firstGameTable(seed: number, wins: number): string {
  const rng = diceFor(seed);
  const { own, theirs } = HEADSTARTS[Math.min(wins, HEADSTARTS.length - 1)] ?? HEADSTARTS[0];
  const side = (name: 'A' | 'B', [life, hand]: readonly [number, number]): string => {
    const cards = new NumberCards(rng, 2, 9);
    const soldier = cards.takeNumber(between(rng, 3, 5));
    const bulwark = cards.takeNumber(between(rng, 6, 9));
    return seatText(name, {
      bulwarks: bulwark === undefined ? [] : [bulwark],
      soldiers: soldier === undefined ? [] : [soldier],
      life: cards.take(life),
      hand: cards.take(hand),
    });
  };
  return `8.0/lite/full / turn: A / ${side('A', own)} / ${side('B', theirs)}`;
}
