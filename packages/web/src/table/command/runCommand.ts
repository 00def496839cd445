/** Carries out a command on what is asked: it ends in the same acts as taps and keys, or in lines to read. */
import {
  type Choice,
  cardChoice,
  chosenAction,
  chosenPosition,
  explain,
  LANGS,
  PASS,
  reasonText,
  type Text,
} from '@blackpoker/engine';
import type { Desk, Outcome } from '../draft/desk.ts';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { perform } from '../draft/perform.ts';
import { attackChoice, endChoice } from '../draft/performChance.ts';
import type { Submission } from '../draft/submission.ts';
import { possibleAttackers } from '../planning/attackers.ts';
import { attackersToBlock, blockChoice, blockersOf, type Lanes } from '../planning/blocks.ts';
import { offeredActions } from '../planning/chance.ts';
import { type Plan, planOf, type SlotName, type Wishes } from '../planning/plan.ts';
import { questionOf } from '../planning/question.ts';
import { offered, type World } from '../planning/world.ts';
import { PLAN_WORDS } from '../words.ts';
import { findChoice, wordList } from './choiceWords.ts';
import type { Command, CostName, RequestWords } from './parseCommand.ts';
import { problem } from './parseCommand.ts';

export type Ran = { readonly ok: true; readonly submit: Submission } | { readonly ok: false; readonly problem: Text };

const no = (word: Parameters<typeof problem>[0], params: Parameters<typeof problem>[1] = {}): Ran => ({
  ok: false,
  problem: problem(word, params),
});

const NOT_NOW = no('notNow');

/** Commands that answer what is asked. Undefined: the command is of another kind. */
export function runCommand(desk: Desk, command: Command): Ran | undefined {
  switch (command.type) {
    case 'request':
      return request(desk, command.words);
    case 'choose':
      return choose(desk, command.numbers);
    case 'attack':
      return attack(desk, command.units, command.all);
    case 'block':
      return block(desk, command.lanes);
    case 'plain':
      return plainAnswer(desk, command.verb);
    default:
      return undefined;
  }
}

function plainAnswer(desk: Desk, verb: string): Ran | undefined {
  const isChance = desk.world.asked.kind === 'chance';
  switch (verb) {
    case 'pass':
      if (!isChance) return NOT_NOW;
      return offered(desk.world.state).includes(PASS) ? sent(perform(desk, { type: 'pass' })) : no('cannotPass');
    case 'end':
      return isChance && offered(desk.world.state).includes(endChoice(desk.world))
        ? sent(perform(desk, { type: 'end' }))
        : NOT_NOW;
    case 'take':
      return desk.world.asked.kind === 'block' ? sent(perform(desk, { type: 'takeIt' })) : NOT_NOW;
    case 'done':
      return sent(perform(desk, { type: 'commit', keep: false }));
    default:
      return undefined;
  }
}

const sent = ({ submit }: Outcome): Ran => (submit === undefined ? NOT_NOW : { ok: true, submit });

// numbers

/** What the numbers of `choose` stand for: the actions at the chance, else the candidates or answers. */
export function numbered(world: World): readonly Choice[] {
  if (world.asked.kind === 'chance') return world.asked.options.map(({ choice }) => choice);
  const { style, candidates } = questionOf(world);
  return style === 'values' || style === 'lanes' ? world.asked.options.map(({ choice }) => choice) : candidates;
}

function choose(desk: Desk, numbers: readonly number[]): Ran {
  const list = numbered(desk.world);
  const chosen = numbers.flatMap((n) => list[n - 1] ?? []);
  if (chosen.length < numbers.length || numbers.length === 0) return no('badNumber', { most: list.length });
  const { kind } = desk.world.asked;
  if (kind === 'chance') return chooseAtChance(desk, chosen);
  const { style } = questionOf(desk.world);
  if (style === 'lanes') return NOT_NOW;
  return style === 'values'
    ? sent(perform(desk, { type: 'answer', choices: chosen.slice(0, 1) }))
    : answer(desk, chosen);
}

function chooseAtChance(desk: Desk, [choice]: readonly Choice[]): Ran {
  if (choice === PASS) return sent(perform(desk, { type: 'pass' }));
  const action = offeredActions(desk.world).find(
    ({ action: { index } }) => choice !== undefined && index === chosenAction(choice),
  )?.action;
  if (action === undefined) return NOT_NOW;
  return request(desk, { action, keys: [], target: undefined, costs: {}, keep: false });
}

/** A whole answer to a question of several. */
function answer(desk: Desk, picks: readonly Choice[]): Ran {
  const { least, most } = questionOf(desk.world);
  const ran = perform({ ...desk, draft: { ...EMPTY_DRAFT, picks } }, { type: 'commit', keep: false });
  if (ran.submit !== undefined) return { ok: true, submit: ran.submit };
  return least === most ? no('count', { n: most }) : no('between', { least, most });
}

// combat

function attack(desk: Desk, words: readonly string[], all: boolean): Ran {
  const { world } = desk;
  const isChance = world.asked.kind === 'chance';
  if (!isChance && world.asked.kind !== 'attack') return NOT_NOW;
  if (isChance && !offered(world.state).includes(attackChoice(world))) return closed(world, 'attack');
  const candidates = isChance ? possibleAttackers(world) : questionOf(world).candidates;
  const found = all ? candidates : findAll(world, words, candidates);
  if ('ja' in found) return { ok: false, problem: found };
  if (!isChance) return answer(desk, found);
  return sent(perform({ ...desk, draft: { ...EMPTY_DRAFT, attackers: found } }, { type: 'commit', keep: false }));
}

function findAll(world: World, words: readonly string[], candidates: readonly Choice[]): readonly Choice[] | Text {
  const found: Choice[] = [];
  for (const word of words) {
    const one = findChoice(world, word, candidates);
    if (!one.ok) return one.problem;
    found.push(one.choice);
  }
  return found;
}

function block(desk: Desk, lanes: Extract<Command, { type: 'block' }>['lanes']): Ran {
  const { world } = desk;
  if (world.asked.kind !== 'block') return NOT_NOW;
  const attackers = attackersToBlock(world);
  const candidates = blockersOf(world).map(blockChoice);
  let draft = EMPTY_DRAFT;
  for (const { attacker, units } of lanes) {
    const against = attackers[attacker - 1];
    if (against === undefined) return no('badNumber', { most: attackers.length });
    const found = findAll(world, units, candidates);
    if ('ja' in found) return { ok: false, problem: found };
    for (const choice of found)
      draft = perform(
        { ...desk, draft },
        { type: 'block', attacker: against.position, position: chosenPosition(choice) },
      ).draft;
    if (!hasAll(draft.lanes, against.position, found.length)) return no('badLane');
  }
  return sent(perform({ ...desk, draft }, { type: 'commit', keep: false }));
}

/** Nobody had to leave the lane again: a bulwark blocks alone. */
const hasAll = (lanes: Lanes, attacker: number, count: number): boolean => (lanes.get(attacker) ?? []).length === count;

// requests

function closed({ state, seat }: World, id: string): Ran {
  const action = state.rules.byId.get(id);
  if (action === undefined) return NOT_NOW;
  const [ja = '', en = ''] = LANGS.map((lang) =>
    explain(state, seat, action.index)
      .map((reason) => reasonText(reason, lang))
      .join(lang === 'ja' ? '、' : '; '),
  );
  return no('closed', { action: action.name, why: { ja, en } });
}

function request(desk: Desk, words: RequestWords): Ran {
  const { world } = desk;
  const { action } = words;
  if (world.asked.kind !== 'chance') return NOT_NOW;
  const offer = offeredActions(world).find((each) => each.action.index === action.index);
  if (offer === undefined) return closed(world, action.id);
  const ahead = action.pattern.count === 0 ? words.keys.slice(0, 1) : [];
  const wishes = wishesFrom(world, words, ahead.length > 0 ? [] : words.keys);
  if ('ja' in wishes) return { ok: false, problem: wishes };
  const plan = planOf(world, wishes);
  if (plan === undefined) return closed(world, action.id);
  const trouble = misfit(world, plan, wishes, words);
  if (trouble !== undefined) return { ok: false, problem: trouble };
  return withAhead(desk, wishes, words, ahead);
}

/** A card behind an action without key cards is the answer to what it asks at once. */
function withAhead(desk: Desk, wishes: Wishes, { keep }: RequestWords, [word]: readonly string[]): Ran {
  const hand = desk.world.view.seats[desk.world.seat === 0 ? 0 : 1].hand.cards;
  const found = word === undefined ? undefined : findChoice(desk.world, word, hand.map(cardChoice));
  if (found?.ok === false) return { ok: false, problem: found.problem };
  const ahead = found === undefined ? undefined : hand.find((card) => cardChoice(card) === found.choice);
  return sent(perform({ ...desk, draft: { ...EMPTY_DRAFT, wishes, ahead } }, { type: 'commit', keep }));
}

function wishesFrom(world: World, { action, target, costs }: RequestWords, keys: readonly string[]): Wishes | Text {
  const hand = world.view.seats[world.seat === 0 ? 0 : 1].hand.cards.map(cardChoice);
  const key = findAll(world, keys, hand);
  if ('ja' in key) return key;
  const base: Wishes = { action: action.index, picks: key.length === 0 ? {} : { key } };
  return withParts(world, base, [
    ['B', costs.B],
    ['D', costs.D],
    ['S', costs.S],
    ['target', target === undefined ? undefined : [target]],
  ]);
}

type Part = readonly [CostName | 'target', readonly string[] | undefined];

/** Each part is looked for among what the request allows once the parts before it are named. */
function withParts(world: World, base: Wishes, parts: readonly Part[]): Wishes | Text {
  let wishes = base;
  for (const [name, words] of parts) {
    const slot = words === undefined ? undefined : planOf(world, wishes)?.slots.find((each) => each.name === name);
    if (words === undefined || slot === undefined) continue;
    const found = findAll(world, words, slot.candidates);
    if ('ja' in found) return found;
    wishes = { ...wishes, picks: { ...wishes.picks, [name]: found } };
  }
  return wishes;
}

const PART_NAMES: Readonly<Record<SlotName, Text>> = {
  key: PLAN_WORDS.name_key,
  B: PLAN_WORDS.name_B,
  D: PLAN_WORDS.name_D,
  S: PLAN_WORDS.name_S,
  target: PLAN_WORDS.name_target,
};

/** What is missing, or what the person said and the request does not take. */
function misfit(world: World, { open }: Plan, { picks }: Wishes, { action }: RequestWords): Text | undefined {
  if (open === undefined) return undefined;
  const words = wordList(world, open.candidates);
  if (open.name === 'key') return problem('badKeys', { action: action.name, words: keySetList(world, action.index) });
  const isWrong = (picks[open.name]?.length ?? 0) > 0;
  return isWrong ? problem('count', { n: open.count }) : problem('needed', { part: PART_NAMES[open.name], words });
}

const MOST_LISTED = 12;

function keySetList(world: World, action: number): string {
  const sets = offeredActions(world).find((offer) => offer.action.index === action)?.keySets ?? [];
  const listed = sets.slice(0, MOST_LISTED).map(({ cards }) => wordList(world, cards.map(cardChoice)));
  return [...listed, ...(sets.length > MOST_LISTED ? ['…'] : [])].join(', ');
}
