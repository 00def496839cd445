/** A choice of a case during a resolution, given to the engine part by part. */
import {
  cardCode,
  type Decision,
  DONE,
  decision,
  type GameEvent,
  isOver,
  type Option,
  PASS,
  seatName,
  unitAt,
} from '@blackpoker/engine';
import type { CaseStep } from './case.ts';
import { type CaseTable, isCard, Refused } from './caseTable.ts';

export function playChoice(table: CaseTable, step: CaseStep): void {
  settleGraves(table, step);
  if (isOver(table.state) && step.rejected !== true) return;
  if (step.attackers !== undefined) return chooseAttackers(table, step, step.attackers);
  if (step.blocks !== undefined) return chooseBlocks(table, step, step.blocks);
  if (step.state !== undefined) return chooseValue(table, step, 'state', step.state);
  if (step.mode !== undefined) return chooseValue(table, step, 'mode', step.mode);
  if (step.draw !== undefined)
    return chooseValue(table, step, 'drawMore', step.draw === 2 ? 'yes' : step.draw === 1 ? 'no' : `${step.draw}`);
  if (step.order !== undefined) return chooseOrder(table, step, step.order);
  if (step.graveTop !== undefined) return chooseCards(table, step, [step.graveTop], ['graveTop']);
  if (step.take !== undefined) return chooseCards(table, step, step.take, [...ONE_CARD, ...SEVERAL_CARDS]);
  chooseTarget(table, step);
}

const ONE_CARD = ['setCard', 'takeGrave', 'takeHand'];
const SEVERAL_CARDS = ['discard', 'takeLife'];

/** Tops of graves that the case leaves open come first; one that this step names is left for it. */
function settleGraves(table: CaseTable, step: CaseStep): void {
  const isForThis = (asked: Decision): boolean =>
    step.graveTop !== undefined && (step.rejected === true || seatName(asked.seat) === step.by);
  for (
    let asked = decision(table.state);
    asked?.kind === 'graveTop' && !isForThis(asked);
    asked = decision(table.state)
  )
    table.apply(asked.options[0]?.choice ?? PASS);
}

/** The question that a step answers; undefined where the engine had nothing to ask. */
function question(table: CaseTable, step: CaseStep, kinds: readonly string[]): Decision | undefined {
  const asked = decision(table.state);
  if (asked === undefined || !kinds.includes(asked.kind)) {
    if (step.rejected) throw new Error(`expected ${kinds} to be asked, but it is ${asked?.kind}`);
    return undefined;
  }
  return table.asked(step);
}

function chooseValue(table: CaseTable, step: CaseStep, kind: string, name: string): void {
  const asked = question(table, step, [kind]);
  if (asked !== undefined) table.pick(asked, (option) => option.name === name, name);
}

function chooseAttackers(table: CaseTable, step: CaseStep, names: readonly string[]): void {
  refuseTwice(names);
  const wanted = new Set(names.map((name) => table.unitNamed(name)));
  for (
    let asked = question(table, step, ['attack']);
    asked !== undefined && asked.kind === 'attack';
    asked = question(table, { ...step, rejected: false }, ['attack'])
  ) {
    const { subject } = asked;
    const unit = subject?.type === 'unit' ? unitAt(table.state, subject.seat, subject.position) : -1;
    const attacks = wanted.delete(unit);
    table.pick(asked, (option) => option.name === (attacks ? 'yes' : 'no'), 'attack');
  }
  if (wanted.size > 0) throw new Refused('a unit that cannot attack');
}

function chooseBlocks(table: CaseTable, step: CaseStep, blocks: Readonly<Record<string, readonly string[]>>): void {
  for (const names of Object.values(blocks)) refuseTwice(names);
  const wanted = new Map(
    Object.entries(blocks).map(([attacker, names]) => [
      table.unitNamed(attacker),
      new Set(names.map((name) => table.unitNamed(name))),
    ]),
  );
  for (
    let asked = question(table, step, ['block']);
    asked !== undefined;
    asked = question(table, { ...step, rejected: false }, ['block'])
  ) {
    const { subject } = asked;
    const attacker = subject?.type === 'unit' ? unitAt(table.state, subject.seat, subject.position) : -1;
    const blockers = wanted.get(attacker) ?? new Set<number>();
    const isWanted = (option: Option): boolean =>
      option.type === 'unit' && blockers.has(unitAt(table.state, option.seat, option.position));
    const option = table.pick(
      asked,
      (candidate) => (blockers.size > 0 ? isWanted(candidate) : candidate.choice === DONE),
      'block',
    );
    if (option.type === 'unit') blockers.delete(unitAt(table.state, option.seat, option.position));
  }
  if ([...wanted.values()].some((set) => set.size > 0)) throw new Refused('a unit that cannot block this');
}

function refuseTwice(names: readonly string[]): void {
  if (new Set(names).size !== names.length) throw new Refused('something is named twice');
}

function sameSet(got: readonly string[], wanted: readonly string[], what: string): void {
  if ([...got].sort().join() !== [...wanted].sort().join()) throw new Refused(`${what}: ${got}, not ${wanted}`);
}

function chooseCards(table: CaseTable, step: CaseStep, codes: readonly string[], kinds: readonly string[]): void {
  refuseTwice(codes);
  const first = question(table, step, kinds);
  if (first === undefined) return;
  if (SEVERAL_CARDS.includes(first.kind)) return chooseSeveral(table, first, codes);
  if (codes.length !== 1) throw new Refused(`one card has to be named (${first.kind})`);
  table.pick(first, (option) => isCard(option, codes), `${codes}`);
}

/** One card after the other, until the engine asks no more; what it took must be what was named. */
function chooseSeveral(table: CaseTable, first: Decision, codes: readonly string[]): void {
  const wanted = new Set(codes);
  const isSame = (asked: Decision | undefined): asked is Decision =>
    asked !== undefined && asked.kind === first.kind && asked.action === first.action && asked.seat === first.seat;
  let ended = false;
  for (let asked: Decision | undefined = first; !ended && isSame(asked); asked = decision(table.state)) {
    const isNext = (option: Option): boolean =>
      wanted.size === 0 ? option.choice === DONE : isCard(option, [...wanted]);
    const option = table.pick(asked, isNext, wanted.size === 0 ? 'no further card' : `${[...wanted]}`);
    if (option.type === 'card') wanted.delete(cardCode(option.card));
    ended = option.choice === DONE;
  }
  sameSet(takenCards(table, first), codes, 'the cards that are taken');
}

/** What the choice moved, with what the engine picked where nothing else was possible. */
function takenCards(table: CaseTable, { kind, seat }: Decision): string[] {
  const shuffled = table.events.findIndex(({ type }) => type === 'shuffled');
  const events = kind === 'takeLife' && shuffled >= 0 ? table.events.slice(0, shuffled) : table.events;
  const isTaken = (event: GameEvent): boolean =>
    event.type === 'moved' && event.seat === seat && event.why === (kind === 'takeLife' ? 'take' : 'discard');
  return events.flatMap((event) => (event.type === 'moved' && isTaken(event) ? event.cards.map(cardCode) : []));
}

/** An order names each of the cards once. */
function chooseOrder(table: CaseTable, step: CaseStep, codes: readonly string[]): void {
  const first = question(table, step, ['order']);
  if (first === undefined) return;
  const offered = first.options.flatMap((option) => (option.type === 'card' ? [cardCode(option.card)] : []));
  sameSet(codes, offered, 'the cards to be ordered');
  const rest = [...codes];
  for (let asked: Decision | undefined = first; asked?.kind === 'order'; asked = decision(table.state)) {
    const code = rest.shift() ?? '';
    table.pick(asked, (option) => isCard(option, [code]), code);
  }
}

function chooseTarget(table: CaseTable, step: CaseStep): void {
  const asked = question(table, step, ['newTarget']);
  if (asked === undefined) return;
  table.pick(
    asked,
    (option) => step.target !== null && step.target !== undefined && table.isNamed(option, step.target),
    `target ${step.target}`,
  );
}
