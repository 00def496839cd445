/** Why choices are not taken: a refusal says nothing that the seat's view does not. */
import {
  apply,
  type Choice,
  ChoiceError,
  clone,
  countOptions,
  dealDecks,
  isDrafting,
  isOver,
  isStageEmpty,
  kindToAct,
  makeRng,
  newGame,
  optionAt,
  PASS,
  plainRuleset,
  type Rng,
  type Seat,
  type State,
  sample,
  seatToAct,
  smallSeed,
  view,
} from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { ANSWER_WORDS, refusalOf } from '../src/index.ts';

const RULES = [
  plainRuleset('8.0', 'lite'),
  plainRuleset('8.0', 'master'),
  plainRuleset('7.0', 'master'),
  plainRuleset('6.1', 'master'),
];

/** What a seat might try: choices of one possible world, in a row, wherever that leads. */
function tried(s: State, rng: Rng): Choice[] {
  const world = clone(s);
  const choices: Choice[] = [];
  const wanted = 1 + (rng() % 6);
  while (choices.length < wanted && !isOver(world)) {
    const choice = rng() % 12 === 0 ? rng() % 2048 : optionAt(world, rng() % countOptions(world));
    choices.push(choice);
    try {
      apply(world, choice);
    } catch (error) {
      if (!(error instanceof ChoiceError)) throw error;
      break;
    }
  }
  return choices;
}

test('every world that agrees with the view of a seat refuses, or takes, the same', () => {
  let refused = 0;
  let taken = 0;
  for (const rules of RULES)
    for (let seed = 1; seed <= 12; seed++) {
      const rng = makeRng(smallSeed(seed));
      const s = newGame(rules, dealDecks(rules, smallSeed(seed)), smallSeed(seed));
      for (let n = 0; n < 150 && !isOver(s); n++) {
        const seat = seatToAct(s) as Seat;
        const seen = view(s, seat);
        const choices = tried(rng() % 2 === 0 ? s : sample(seen, rng), rng);
        const answer = refusalOf(s, seat, choices);
        for (let world = 0; world < 2; world++) {
          const other = refusalOf(sample(seen, rng), seat, choices);
          if (other !== answer && other?.en !== answer?.en) expect([choices, other]).toEqual([choices, answer]);
        }
        if (answer === undefined) taken++;
        else refused++;
        apply(s, optionAt(s, rng() % countOptions(s)));
      }
    }
  expect(Math.min(refused, taken)).toBeGreaterThan(100);
});

/** The first request at the own chance that is put together without chance, with whatever goes on with it. */
function requestOf(s: State, seat: Seat, rng: Rng): { readonly choices: Choice[]; readonly after: State } | undefined {
  const after = clone(s);
  const choices: Choice[] = [];
  do {
    const options = Array.from({ length: countOptions(after) }, (_, i) => optionAt(after, i)).filter((c) => c !== PASS);
    const choice = options[rng() % Math.max(1, options.length)];
    if (choice === undefined) return undefined;
    choices.push(choice);
    apply(after, choice);
  } while (isDrafting(after));
  return seatToAct(after) === seat ? { choices, after } : undefined;
}

test('the pass that lets a request go its way is said with it, and nothing more', () => {
  const rules = RULES[1]!;
  let tries = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const rng = makeRng(smallSeed(seed));
    const s = newGame(rules, dealDecks(rules, smallSeed(seed)), smallSeed(seed));
    for (let n = 0; n < 40 && !isOver(s); n++) {
      const seat = seatToAct(s) as Seat;
      const made = kindToAct(s) === 'chance' ? requestOf(s, seat, rng) : undefined;
      if (made !== undefined && kindToAct(made.after) === 'chance' && !isStageEmpty(made.after)) {
        tries++;
        expect(refusalOf(s, seat, [...made.choices, PASS])).toBeUndefined();
        expect(refusalOf(s, seat, [...made.choices, PASS, PASS])).toEqual(ANSWER_WORDS.oneAtATime);
        expect(refusalOf(s, seat, [...made.choices, ...made.choices])).toEqual(ANSWER_WORDS.oneAtATime);
      }
      apply(s, optionAt(s, rng() % countOptions(s)));
    }
  }
  expect(tries).toBeGreaterThan(20);
});
