/**
 * How much damage one attacking player can be sure of this turn, by arithmetic: number cards only, and a defender without a hand, who
 * blocks as well as possible. The engine would need too long for it between two questions; the tests compare the two.
 */
import { waysToBlock } from './waysToBlock.ts';

export interface NumberCard {
  readonly suit: string;
  readonly number: number;
}

export interface Attacker {
  readonly suit: string;
  readonly size: number;
}

export interface Fight {
  readonly attackers: readonly Attacker[];
  readonly hand: readonly NumberCard[];
  /** Charged bulwarks of the attacking player, which pay B, and whether one more may be set. */
  readonly payers: number;
  readonly maySet: boolean;
  /** Of the defender, all charged: bulwarks, and the sizes of soldiers. */
  readonly walls: number;
  readonly blockers: readonly number[];
}

/** Over all orders of what can be done before the attack. */
export function sureDamage(fight: Fight): number {
  return Math.max(attackDamage(fight), ...preparations(fight).map(sureDamage));
}

// before the attack

function preparations(fight: Fight): Fight[] {
  const { hand } = fight;
  return hand.flatMap((card, i) => {
    const rest = hand.toSpliced(i, 1);
    return [
      ...alone(fight, card, rest),
      ...rest.flatMap((other, j) => together(fight, card, other, rest.toSpliced(j, 1))),
    ];
  });
}

/** With one card: lay it as a bulwark, or equip a soldier with it. */
function alone(fight: Fight, card: NumberCard, hand: readonly NumberCard[]): Fight[] {
  const set = fight.maySet ? [{ ...fight, hand, maySet: false, payers: fight.payers + 1 }] : [];
  const equipped = fight.attackers.flatMap((attacker, i) =>
    attacker.suit === card.suit && fight.payers > 0
      ? [{ ...fight, hand, payers: fight.payers - 1, attackers: grown(fight.attackers, i, card.number) }]
      : [],
  );
  return [...set, ...equipped];
}

const grown = (attackers: readonly Attacker[], i: number, by: number): readonly Attacker[] =>
  attackers.map((attacker, j) => (i === j ? { ...attacker, size: attacker.size + by } : attacker));

/** With two cards: the first is used, the second pays or is used, too. Throw is left for after the attack. */
function together(fight: Fight, card: NumberCard, second: NumberCard, hand: readonly NumberCard[]): Fight[] {
  const { walls, blockers } = fight;
  const withoutWall = walls > 0 ? [{ ...fight, hand, walls: walls - 1 }] : [];
  const without = (may: (size: number) => boolean): Fight[] =>
    blockers.flatMap((size, i) => (may(size) ? [{ ...fight, hand, blockers: blockers.toSpliced(i, 1) }] : []));
  if (card.suit === 'D') return [...withoutWall, ...without(() => true)];
  if (card.suit === 'S') return without((size) => size <= card.number);
  return card.suit === 'H' && second.suit === 'D' ? withoutWall : [];
}

// the attack

function attackDamage(fight: Fight): number {
  const { attackers, hand, walls, blockers } = fight;
  const downs = hand.length > 1 ? hand.filter(({ suit }) => suit === 'S') : [];
  if (downs.length > 0 && blockers.length > 0)
    return Math.min(...waysToBlock(attackers.length, walls, blockers.length).map((way) => damageOf(fight, way)));
  const sizes = attackers.map(({ size }) => size).sort((a, b) => b - a);
  const open = sizes.slice(walls + blockers.length);
  return sum(open) + afterBlocks(hand, open.length > 0);
}

/** What a way to block lets through, with everything that the attacking player can add. Blockers are counted behind the walls. */
export function damageOf(fight: Fight, way: readonly (readonly number[])[]): number {
  const { attackers, hand, walls, blockers } = fight;
  const open = attackers.filter((_, i) => way[i]?.length === 0).map(({ size }) => size);
  const freed = attackers.flatMap(({ size }, i) => {
    const [only, more] = way[i] ?? [];
    return only === undefined || more !== undefined || only < walls ? [] : [{ size, by: blockers[only - walls] ?? 0 }];
  });
  const gains = hand.flatMap((card, i) =>
    card.suit !== 'S' || hand.length < 2
      ? []
      : freed.filter(({ by }) => by <= card.number).map(({ size }) => size + mostAfter(hand, i)),
  );
  return sum(open) + Math.max(afterBlocks(hand, open.length > 0), ...gains);
}

/** After a Down with the card at this place, which costs one more card: the best of what is left. */
const mostAfter = (hand: readonly NumberCard[], used: number): number => {
  const rest = hand.toSpliced(used, 1);
  return Math.max(...rest.map((_, paid) => afterBlocks(rest.toSpliced(paid, 1), true)));
};

/** Up on an attacker that comes through, and Throw. */
function afterBlocks(hand: readonly NumberCard[], hasOpen: boolean): number {
  let most = 0;
  for (const [i, card] of hand.entries())
    for (const [j, second] of hand.entries()) {
      if (i === j) continue;
      const isThrow = card.suit === 'S' && second.suit === 'C';
      const isUp = card.suit === 'H' && hasOpen;
      if (!isThrow && !isUp) continue;
      const rest = hand.filter((_, k) => k !== i && k !== j);
      most = Math.max(most, card.number + afterBlocks(rest, hasOpen));
    }
  return most;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
