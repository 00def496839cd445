/** Acts of a person who is asked something other than the chance. */
import { type Choice, chosenPosition } from '@blackpoker/engine';
import type { Thing } from '../../board/things.ts';
import { assign, attackersToBlock, blockersOf, blockPlan, type Lanes } from '../planning/blocks.ts';
import { mayLose } from '../planning/forecast.ts';
import { type Question, questionOf } from '../planning/question.ts';
import { suggestedPicks } from '../planning/suggestedPicks.ts';
import type { World } from '../planning/world.ts';
import type { Act } from './act.ts';
import { choiceOf, type Desk, type Outcome, toggled } from './desk.ts';
import { type Draft, EMPTY_DRAFT, isBlocking } from './draft.ts';
import { plainSubmission, type Submission } from './submission.ts';

export function performQuestion(desk: Desk, act: Act): Outcome {
  const { draft, world } = desk;
  switch (act.type) {
    case 'thing':
      return pointAt(desk, act.thing);
    case 'pick':
      return pickChoice(desk, act.choice);
    case 'picks':
      return { draft: { ...draft, picks: act.choices } };
    case 'lane':
      return { draft: { ...draft, lane: act.attacker } };
    case 'block':
      return { draft: placed(desk, act.attacker, act.position) };
    case 'aside':
      return { draft: { ...draft, aside: act.aside } };
    case 'clear':
      return { draft: { ...EMPTY_DRAFT, picks: [] } };
    case 'back':
      return { draft: stepBack(draft) };
    case 'commit':
      return commit(desk);
    case 'answer':
      return send(desk, plainSubmission(act.choices));
    case 'takeIt':
      return world.asked.kind === 'block'
        ? send(desk, plainSubmission(blockPlan(world, new Map()).choices))
        : { draft };
    default:
      return { draft };
  }
}

/** What is picked now: what the person said, or else what the table suggests. */
export const picksOf = ({ world, draft }: Desk): readonly Choice[] => draft.picks ?? suggestedPicks(world);

function pointAt(desk: Desk, thing: Thing): Outcome {
  const choice = choiceOf(thing);
  const question = questionOf(desk.world);
  if (choice !== undefined && question.style === 'lanes') return pointAtLanes(desk, thing, choice);
  return choice !== undefined && question.candidates.includes(choice)
    ? pickChoice(desk, choice)
    : { draft: desk.draft, inspect: thing };
}

function pickChoice(desk: Desk, choice: Choice): Outcome {
  const question = questionOf(desk.world);
  if (!question.candidates.includes(choice)) return { draft: desk.draft };
  const before = desk.draft.picks ?? (question.style === 'order' ? [] : suggestedPicks(desk.world));
  const after = toggled(before, choice);
  const picks = question.style === 'order' ? after : after.slice(-question.most);
  const draft = { ...desk.draft, picks };
  return isFinished(desk, question, picks) ? commit({ ...desk, draft }) : { draft };
}

/** With quick confirmation the last pick sends; a set that may be larger waits. */
const isFinished = ({ confirm }: Desk, { least, most, style, place }: Question, picks: readonly Choice[]): boolean =>
  confirm === 'quick' && style === 'picks' && place !== 'pile' && least === most && picks.length === most;

// blocking

/** The lane that takes the next blocker: the one that was pointed at, else the first that is empty. */
export function activeLane(world: World, { lanes, lane }: Draft): number {
  const attackers = attackersToBlock(world);
  const chosen = attackers.find(({ position }) => position === lane);
  const empty = attackers.find(({ position }) => (lanes.get(position) ?? []).length === 0);
  return (chosen ?? empty ?? attackers[0])?.position ?? 0;
}

function pointAtLanes(desk: Desk, thing: Thing, choice: Choice): Outcome {
  const { world, draft } = desk;
  if (thing.type === 'unit' && thing.seat !== world.seat && isAttacked(world, thing.position))
    return { draft: { ...draft, lane: thing.position } };
  if (
    !blockersOf(world).some(
      ({ seat, position }) => thing.type === 'unit' && seat === thing.seat && position === thing.position,
    )
  )
    return { draft, inspect: thing };
  return { draft: placed(desk, activeLane(world, draft), chosenPosition(choice)) };
}

const isAttacked = (world: World, position: number): boolean =>
  attackersToBlock(world).some((attacker) => attacker.position === position);

function placed({ world, draft }: Desk, attacker: number, position: number): Draft {
  return {
    ...draft,
    lanes: assign(world, laneOut(draft.lanes, attacker, position), attacker, position),
    lane: attacker,
  };
}

/** A unit that stands in another lane leaves it. */
function laneOut(lanes: Lanes, attacker: number, position: number): Lanes {
  return new Map(
    [...lanes].map(([each, places]) => [
      each,
      each === attacker ? places : places.filter((place) => place !== position),
    ]),
  );
}

function stepBack(draft: Draft): Draft {
  const { picks, lanes, lane } = draft;
  const blocked = [...lanes].filter(([, places]) => places.length > 0);
  const last = blocked.find(([attacker]) => attacker === lane) ?? blocked.at(-1);
  if (last !== undefined) return { ...draft, lanes: new Map([...lanes, [last[0], last[1].slice(0, -1)]]) };
  return {
    ...draft,
    picks: picks === undefined || picks.length === 0 ? undefined : picks.slice(0, -1),
    lane: undefined,
  };
}

// sending

/** Undefined: it is no answer yet. */
export function answerOf(desk: Desk): readonly Choice[] | undefined {
  const { world, draft } = desk;
  const question = questionOf(world);
  if (question.style === 'lanes') return isBlocking(draft) ? blockPlan(world, draft.lanes).choices : undefined;
  return question.style === 'values' ? undefined : question.answer(picksOf(desk));
}

function commit(desk: Desk): Outcome {
  const choices = answerOf(desk);
  return choices === undefined ? { draft: desk.draft } : send(desk, plainSubmission(choices));
}

function send({ draft, world }: Desk, submit: Submission): Outcome {
  const isBlock = world.asked.kind === 'block';
  const danger = isBlock ? blockPlan(world, submitLanes(world, submit, draft)).loses : mayLose(world, submit.choices);
  return { draft, submit: { ...submit, danger } };
}

/** The lanes that these choices stand for: those of the draft, or none. */
function submitLanes(world: World, { choices }: Submission, { lanes }: Draft): Lanes {
  const own = blockPlan(world, lanes).choices;
  return own.length === choices.length && own.every((choice, i) => choice === choices[i]) ? lanes : new Map();
}
