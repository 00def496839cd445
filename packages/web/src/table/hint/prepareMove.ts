/** Puts a suggested move together as a person would, up to the button that declares it; what is one tap anyway is done. */
import type { HintMove } from '@blackpoker/bots';
import { type Choice, choiceParts, PASS, unitChoice } from '@blackpoker/engine';
import { movePointers } from '../../board/movePointers.ts';
import { parseThing } from '../../board/things.ts';
import { questionOf } from '../planning/question.ts';
import { wishesOf } from '../planning/wishesOf.ts';
import type { World } from '../planning/world.ts';
import type { Table } from '../state/tableStore.ts';

export function prepareMove(table: Table, world: World, move: HintMove): void {
  table.act({ type: 'clear' });
  if (world.asked.kind === 'chance') prepareRequest(table, world, move);
  else prepareAnswer(table, world, move.line);
}

function prepareRequest(table: Table, world: World, { line, attackers }: HintMove): void {
  const [first, second] = line;
  const parts = first === undefined ? undefined : choiceParts(first);
  const { actions } = world.state.rules;
  const id = parts?.type === 'action' ? actions[parts.action]?.id : undefined;
  const wishes = wishesOf(world, line);
  if (first === PASS) table.act({ type: 'pass' });
  else if (id === 'end') table.act({ type: 'end' });
  else if (attackers.length > 0)
    table.act({ type: 'picks', choices: attackers.map(({ seat, position }) => unitChoice(seat, position)) });
  else if (wishes !== undefined) {
    const laid = id === 'setBulwark' && second !== undefined ? choiceParts(second) : undefined;
    table.act({ type: 'wishes', wishes });
    if (laid?.type === 'card') table.act({ type: 'thing', thing: laid });
  }
}

/** Blockers and picked things can still be changed; one of a few answers is given. */
function prepareAnswer(table: Table, world: World, line: readonly Choice[]): void {
  const { style, candidates, answer } = questionOf(world);
  if (style === 'values') return table.act({ type: 'answer', choices: line });
  if (style === 'lanes') return prepareBlocks(table, world, line);
  const picks = candidates.filter((choice) => line.includes(choice));
  if (answer(picks)?.join() === line.join()) table.act({ type: 'picks', choices: picks });
  else table.act({ type: 'answer', choices: line });
}

function prepareBlocks(table: Table, world: World, line: readonly Choice[]): void {
  const { arrows } = movePointers(world.state, line, world.seat);
  if (arrows.length === 0) return table.act({ type: 'takeIt' });
  for (const { from, to } of arrows) {
    const [blocker, attacker] = [parseThing(from), parseThing(to)];
    if (blocker?.type === 'unit' && attacker?.type === 'unit')
      table.act({ type: 'block', attacker: attacker.position, position: blocker.position });
  }
}
