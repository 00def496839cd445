/** Positions of random games. */
import {
  apply,
  choiceParts,
  countOptions,
  dealDecks,
  isOver,
  makeRng,
  newGame,
  optionAt,
  type Position,
  type Ruleset,
  randomBelow,
  type Seed,
  type State,
  seatToAct,
  stageCount,
  toPosition,
  turnCount,
  turnPlayer,
} from '@blackpoker/engine';

/** A moment of a random game in which the turn player holds the chance and nothing is on the stage, each as likely as the other. */
export function randomPosition(rules: Ruleset, seed: Seed): Position {
  const rng = makeRng(seed);
  const s = newGame(rules, dealDecks(rules, seed), seed);
  let found: Position | undefined;
  for (let seen = 0; !isOver(s); ) {
    if (isAtRest(s)) {
      seen++;
      if (randomBelow(rng, seen) === 0) found = toPosition(s);
    }
    apply(s, optionAt(s, randomBelow(rng, countOptions(s))));
  }
  if (found === undefined) throw new Error('bug: a game without a turn');
  return found;
}

const isAtRest = (s: State): boolean =>
  turnCount(s) > 0 && stageCount(s) === 0 && seatToAct(s) === turnPlayer(s) && isChance(s);

/** Every chance offers a request or a pass, and so do no other choices. */
function isChance(s: State): boolean {
  return choiceParts(optionAt(s, 0)).type === 'pass' || choiceParts(optionAt(s, 0)).type === 'action';
}
