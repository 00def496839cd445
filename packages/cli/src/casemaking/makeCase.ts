/** A random game, or a stretch of one, as a conformance case. */
import {
  apply,
  type Choice,
  clone,
  decision,
  isOver,
  type Position,
  plainRuleset,
  type Ruleset,
  type Seed,
  type State,
  seedText,
} from '@blackpoker/engine';
import { LONGEST_GAME } from '@blackpoker/lab';
import type { ConformanceCase, Expected, ExpectedSeat, ExpectedUnit } from '../conformance/case.ts';
import { observe } from '../conformance/compare.ts';
import { beginGame, RandomPlayer, seedBeside } from '../randomGame.ts';
import { givenOf, isAtChance } from './given.ts';
import { Transcript } from './transcript.ts';

export interface Stretch {
  readonly rules: Ruleset;
  readonly seed: Seed;
  /** After how many choices it begins; earlier where that moment cannot be written. */
  readonly from: number;
  /** At most so many steps, but at least up to the next chance. */
  readonly steps: number;
}

export function makeCase(stretch: Stretch): ConformanceCase {
  const { rules, seed } = stretch;
  const choices = playGame(rules, seed);
  const { start, given, state } = startOf(stretch, choices);
  const isPlain = rules === plainRuleset(rules.edition, rules.format);
  const { when, position } = playStretch(state, given, choices.slice(start), stretch.steps);
  return {
    id: `random-${isPlain ? `${rules.edition}-${rules.format}` : rules.id.replaceAll('/', '-')}-${seedText(seed)}-${start}`,
    title: `random play, ${when.length} steps`,
    why: `a random game${isPlain ? '' : ` of ${rules.id}`} of seed ${seedText(seed)}, from choice ${start} on`,
    confidence: 'derived',
    editions: [rules.edition],
    formats: [rules.format],
    given,
    when,
    // biome-ignore lint/suspicious/noThenProperty: the form of a case calls it so; it is data, never awaited.
    then: position,
  };
}

function playGame(rules: Ruleset, seed: Seed): Choice[] {
  const s = beginGame(rules, seed);
  const player = new RandomPlayer(seedBeside(seed));
  const choices: Choice[] = [];
  while (!isOver(s) && choices.length < LONGEST_GAME) {
    const choice = openChoice(s) ?? player.choose(s);
    apply(s, choice);
    choices.push(choice);
  }
  return choices;
}

/** A case cannot give the order of simultaneous triggers: the first is taken. */
function openChoice(s: State): Choice | undefined {
  const asked = decision(s);
  return asked?.kind === 'triggerOrder' ? asked.options[0]?.choice : undefined;
}

/** The last moment up to `from` that a case can begin with. */
function startOf({ rules, seed, from }: Stretch, choices: readonly Choice[]) {
  const s = beginGame(rules, seed);
  const moments: { readonly start: number; readonly state: State }[] = [];
  for (const [start, choice] of choices.slice(0, from + 1).entries()) {
    if (isAtChance(s)) moments.push({ start, state: clone(s) });
    apply(s, choice);
  }
  for (const { start, state } of moments.reverse()) {
    const given = givenOf(state);
    if (given !== undefined) return { start, given, state };
  }
  throw new Error('bug: a game begins with a chance');
}

function playStretch(s: State, given: Position, choices: readonly Choice[], most: number) {
  const transcript = new Transcript(s, given);
  let end = { count: 0, state: clone(s) };
  for (const choice of choices) {
    transcript.play(choice);
    const count = transcript.steps.length;
    if (count > most && end.count > 0) break;
    if (isOver(s) || isAtChance(s)) end = { count, state: clone(s) };
  }
  return { when: transcript.steps.slice(0, end.count), position: expected(end.state) };
}

/** All that a case can speak of, with the sizes of soldiers. */
function expected(s: State): Expected {
  const { chance, A, B, ...rest } = observe(s);
  return {
    ...rest,
    ...(!isOver(s) && chance !== undefined && { chance }),
    bulwarksInOrder: true,
    A: seatForm(A),
    B: seatForm(B),
  };
}

function seatForm({ fog, field, ...rest }: ExpectedSeat): ExpectedSeat {
  return { ...rest, field: field.map(unitForm), ...(fog !== undefined && fog.length > 0 && { fog }) };
}

const unitForm = ({ driven, new: fresh, ...rest }: ExpectedUnit): ExpectedUnit => ({
  ...rest,
  ...(driven === true && { driven }),
  ...(fresh === true && { new: fresh }),
});
