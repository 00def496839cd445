/** Tables that are drawn from a seed: hands, lives and rows of number cards, written as a position. */
import { cardCode, cardOf, makeRng, numberOf, type Rng, randomBelow, shuffled, smallSeed } from '@blackpoker/engine';

/** One player's number cards in random order, each of which can be taken once. */
export class NumberCards {
  private readonly left: number[];

  constructor(rng: Rng, least: number, most: number) {
    const faces = Array.from({ length: 52 }, (_, face) => face).filter((face) => {
      const number = numberOf(cardOf(0, face));
      return number >= least && number <= most;
    });
    this.left = shuffled(rng, faces);
  }

  /** As codes, such as S5. */
  take(count: number): string[] {
    return this.left.splice(0, count).map((face) => cardCode(cardOf(0, face)));
  }

  /** One of this number; undefined: all four are taken. */
  takeNumber(number: number): string | undefined {
    const place = this.left.findIndex((face) => numberOf(cardOf(0, face)) === number);
    return place < 0 ? undefined : this.left.splice(place, 1).map((face) => cardCode(cardOf(0, face)))[0];
  }
}

/** S10 → 10. */
export const numberIn = (code: string): number => Number(code.slice(1));

/** From `least` to `most`, both included. */
export const between = (rng: Rng, least: number, most: number): number => least + randomBelow(rng, most - least + 1);

/** Dice for the table with this number. */
export const diceFor = (number: number): Rng => makeRng(smallSeed(number));

export interface DrawnSeat {
  readonly life: readonly string[];
  readonly hand?: readonly string[];
  readonly bulwarks?: readonly string[];
  readonly soldiers?: readonly string[];
  /** All its soldiers lie sideways, as attackers do. */
  readonly driven?: boolean;
}

/** `A: life … | hand … | field …` of a position. */
export function seatText(
  name: 'A' | 'B',
  { life, hand = [], bulwarks = [], soldiers = [], driven }: DrawnSeat,
): string {
  const row = [
    ...bulwarks.map((code) => `bulwark ${code}`),
    ...soldiers.map((code) => code + (driven ? ' driven' : '')),
  ];
  const zones = [
    `life ${life.join(' ')}`,
    ...(hand.length === 0 ? [] : [`hand ${hand.join(' ')}`]),
    ...(row.length === 0 ? [] : [`field ${row.join(', ')}`]),
  ];
  return `${name}: ${zones.join(' | ')}`;
}
