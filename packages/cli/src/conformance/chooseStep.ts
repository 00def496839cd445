/** A choice of a case during a resolution, given to the engine part by part. */
import { cardCode, type Decision, DONE, decision, isOver, type Option, PASS, unitAt } from '@blackpoker/engine';
import type { CaseStep } from './case.ts';
import { type CaseTable, isCard, Refused } from './caseTable.ts';

export function playChoice(table: CaseTable, step: CaseStep): void {
  if (step.graveTop === undefined) settleGraves(table);
  if (isOver(table.state) && step.rejected !== true) return;
  if (step.attackers !== undefined) return chooseAttackers(table, step, step.attackers);
  if (step.blocks !== undefined) return chooseBlocks(table, step, step.blocks);
  if (step.state !== undefined) return chooseValue(table, step, 'state', step.state);
  if (step.mode !== undefined) return chooseValue(table, step, 'mode', step.mode);
  if (step.draw !== undefined)
    return chooseValue(table, step, 'drawMore', step.draw === 2 ? 'yes' : step.draw === 1 ? 'no' : `${step.draw}`);
  if (step.order !== undefined) return chooseOrder(table, step, step.order);
  if (step.graveTop !== undefined) return chooseCards(table, step, [step.graveTop], ['graveTop']);
  if (step.take !== undefined)
    return chooseCards(table, step, step.take, ['setCard', 'discard', 'takeLife', 'takeGrave', 'takeHand']);
  chooseTarget(table, step);
}

function settleGraves(table: CaseTable): void {
  for (let asked = decision(table.state); asked?.kind === 'graveTop'; asked = decision(table.state))
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

function chooseCards(table: CaseTable, step: CaseStep, codes: readonly string[], kinds: readonly string[]): void {
  const wanted = new Set(codes);
  if (wanted.size !== codes.length) throw new Refused('a card is named twice');
  const first = question(table, step, kinds);
  if (first === undefined) return;
  for (
    let asked: Decision | undefined = first;
    asked !== undefined && asked.kind === first.kind && asked.action === first.action;
    asked = decision(table.state)
  ) {
    if (wanted.size === 0 && !asked.options.some(({ choice }) => choice === DONE)) break;
    const option = table.pick(
      asked,
      (candidate) => (wanted.size === 0 ? candidate.choice === DONE : isCard(candidate, [...wanted])),
      `${[...wanted]}`,
    );
    if (option.type === 'card') wanted.delete(cardCode(option.card));
    if (option.choice === DONE) break;
    if (first.kind !== 'discard' && first.kind !== 'takeLife') break;
  }
  checkTaken(table, first, wanted);
}

/** What is left may have been picked by the engine, where nothing else was possible. */
function checkTaken(table: CaseTable, first: Decision, wanted: Set<string>): void {
  const moved = table.events.flatMap((event) => (event.type === 'moved' ? event.cards.map(cardCode) : []));
  for (const code of moved) wanted.delete(code);
  if (wanted.size > 0) throw new Refused(`${[...wanted]} cannot be chosen (${first.kind})`);
  const asked = decision(table.state);
  if (first.kind === 'discard' && asked?.kind === 'discard') throw new Refused('more cards have to be chosen');
}

function chooseOrder(table: CaseTable, step: CaseStep, codes: readonly string[]): void {
  const rest = [...codes];
  const first = question(table, step, ['order']);
  if (first === undefined) return;
  for (let asked: Decision | undefined = first; asked?.kind === 'order'; asked = decision(table.state)) {
    const code = rest.shift();
    table.pick(asked, (option) => code !== undefined && isCard(option, [code]), `${code}`);
  }
  if (rest.length > 1) throw new Refused('too many cards in this order');
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
