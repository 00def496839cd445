/** A whole request of a case, given to the engine part by part. */
import {
  cardCode,
  type Decision,
  decision,
  fieldCount,
  type GameEvent,
  type State,
  seatName,
  type UnitRef,
  unitAt,
  unitChoice,
  type Zone,
} from '@blackpoker/engine';
import type { CaseStep } from './case.ts';
import { type CaseTable, isCard, Refused } from './caseTable.ts';

interface CostUnits {
  readonly B: readonly number[];
  readonly S: readonly number[];
}

export function playRequest(table: CaseTable, step: CaseStep): void {
  const before = toUnits(table.state);
  const named = costUnits(table, step);
  const asked = table.asked(step);
  const action = table.state.rules.actions.findIndex((candidate) => candidate?.id === step.action);
  table.pick(asked, (option) => option.type === 'action' && option.action === action, `${step.action}`);
  for (let draft = decision(table.state); draft?.drafting; draft = decision(table.state))
    answerDraft(table, draft, step);
  checkRequest(table, step, before, named);
}

/** The units that a step pays with, looked up while they are still there. */
function costUnits(table: CaseTable, { cost }: CaseStep): CostUnits {
  const named = (letter: 'B' | 'S'): number[] => (cost?.[letter] ?? []).map((name) => table.unitNamed(name));
  return { B: named('B'), S: named('S') };
}

function answerDraft(table: CaseTable, draft: Decision, step: CaseStep): void {
  const { kind } = draft;
  if (kind === 'target') {
    if (step.target === undefined) throw new Refused('a target has to be named');
    table.pick(draft, (option) => table.isNamed(option, step.target ?? ''), `target ${step.target}`);
  } else if (kind === 'key') table.pick(draft, (option) => isCard(option, step.keys ?? []), `key card of ${step.keys}`);
  else if (kind === 'payD') table.pick(draft, (option) => isCard(option, step.cost?.D ?? []), 'cost D');
  else
    table.pick(
      draft,
      (option) => (step.cost?.[kind === 'payB' ? 'B' : 'S'] ?? []).some((name) => table.isNamed(option, name)),
      `cost ${kind}`,
    );
}

/** What was requested must be what the step says, also where the engine had nothing to ask. */
function checkRequest(table: CaseTable, step: CaseStep, before: ReadonlyMap<string, number>, named: CostUnits): void {
  const at = table.events.findIndex(({ type }) => type === 'requested');
  const requested = table.events[at];
  if (requested?.type !== 'requested') throw new Refused('the request was not completed');
  sameSet(requested.cards.map(cardCode), step.keys ?? [], 'key cards');
  checkCost(step.cost ?? {}, table.events.slice(0, at), before, named);
  checkTarget(table, step, requested, before);
  if (step.id !== undefined) table.nameRequest(step.id, requested.request);
}

function checkCost(
  cost: NonNullable<CaseStep['cost']>,
  paid: readonly GameEvent[],
  before: ReadonlyMap<string, number>,
  named: CostUnits,
): void {
  const driven = paid.flatMap((event) =>
    event.type === 'driven' && event.cost ? [before.get(refKey(event.unit)) ?? -1] : [],
  );
  const sacrificed = new Set(paidFrom('field', paid));
  sameSet(driven, named.B, 'cost B');
  sameSet(paidFrom('hand', paid).map(cardCode), cost.D ?? [], 'cost D');
  sameSet(
    [...before.values()].filter((unit) => sacrificed.has(unit)),
    named.S,
    'cost S',
  );
  const unknown = Object.keys(cost).filter((letter) => !['B', 'D', 'S'].includes(letter));
  if (unknown.length > 0) throw new Refused(`cost ${unknown} is not chosen`);
}

/** The cards that were paid from a zone. */
const paidFrom = (zone: Zone, paid: readonly GameEvent[]): number[] =>
  paid.flatMap((event) => (event.type === 'moved' && event.why === 'cost' && event.from === zone ? event.cards : []));

function checkTarget(
  table: CaseTable,
  step: CaseStep,
  requested: GameEvent & { type: 'requested' },
  before: ReadonlyMap<string, number>,
): void {
  const { target } = requested;
  if (step.target === undefined || step.target === null) return;
  const is =
    target?.type === 'unit'
      ? before.get(refKey(target.unit)) === table.unitNamed(step.target)
      : target?.type === 'player'
        ? seatName(target.seat) === step.target
        : target?.type === 'request'
          ? table.requestNamed(step.target) === target.request
          : false;
  if (!is) throw new Refused(`${step.target} is no legal target`);
}

const refKey = ({ seat, position }: UnitRef): string => `${unitChoice(seat, position)}`;

/** Which unit stands at which place. */
function toUnits(s: State): Map<string, number> {
  const units = new Map<string, number>();
  for (const seat of [0, 1])
    for (let i = 0; i < fieldCount(s, seat); i++) units.set(refKey({ seat, position: i }), unitAt(s, seat, i));
  return units;
}

function sameSet<T>(got: readonly T[], wanted: readonly T[], what: string): void {
  const sorted = (list: readonly T[]): string => [...list].map(String).sort().join(' ');
  if (sorted(got) !== sorted(wanted)) throw new Refused(`${what}: ${got} was needed, ${wanted} was named`);
}
