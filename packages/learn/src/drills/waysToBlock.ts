/**
 * Every way to block: for each attacker the blockers, by their place in the row, bulwarks first. A bulwark blocks alone, soldiers may
 * block together, and nobody blocks twice.
 */
export function waysToBlock(attackers: number, bulwarks: number, soldiers: number): readonly (readonly number[])[][] {
  let ways: (readonly number[])[][] = [Array.from({ length: attackers }, () => [])];
  for (let blocker = 0; blocker < bulwarks + soldiers; blocker++)
    ways = ways.flatMap((way) => [way, ...placings(way, blocker, bulwarks)]);
  return ways;
}

/** The ways in which one more blocker joins. */
function placings(way: readonly (readonly number[])[], blocker: number, bulwarks: number): (readonly number[])[][] {
  const mayJoin = (there: readonly number[]): boolean =>
    there.length === 0 || (blocker >= bulwarks && there.every((each) => each >= bulwarks));
  return way.flatMap((there, i) => (mayJoin(there) ? [way.with(i, [...there, blocker])] : []));
}
