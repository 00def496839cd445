/** A finding for people: its steps in notation, and what happens in it. */
import {
  type Choice,
  cardCode,
  choiceContext,
  choiceParts,
  choiceText,
  type Decision,
  type DecisionKind,
  fromPosition,
  type GameEvent,
  type Position,
  parsePosition,
  type Ruleset,
  type Seat,
  type State,
  seatName,
  type TargetRef,
  turnPlayer,
} from '@blackpoker/engine';
import type { Finding } from './finding.ts';
import { replay } from './steps.ts';

/** Whose round it is. */
export const roundSeat = (finding: Finding): Seat => (positionOf(finding).turn === 'A' ? 0 : 1);

export const positionOf = ({ position }: Finding): Position => parsePosition(position).position;

/** A request as it is written: the action’s id, key cards, target, and in brackets what else was chosen for it. */
interface Line {
  readonly action: number;
  text: string;
  readonly chosen: string[];
}

/** A line for each request, such as `down SA -> B6 (H5)`. */
export function notationOf(rules: Ruleset, finding: Finding): string[] {
  const lines: Line[] = [];
  const { state } = fromPosition(rules, positionOf(finding));
  const me = turnPlayer(state);
  const onChoice = (s: State, { kind, action }: Decision, choice: Choice): void => {
    const text = choiceText(rules, choice, choiceContext(s));
    const parts = choiceParts(choice);
    if (parts.type === 'action') lines.push({ action: parts.action, text, chosen: [] });
    else if (!WRITTEN.includes(kind)) lines.findLast((line) => line.action === action)?.chosen.push(text);
  };
  const sink = (event: GameEvent): void => {
    const line = lines.at(-1);
    if (event.type === 'requested' && event.seat === me && line !== undefined) line.text += requestedText(event);
  };
  replay(state, finding.steps, { onChoice, sink });
  return lines.map(({ text, chosen }) => (chosen.length === 0 ? text : `${text} (${chosen.join(' ')})`));
}

/** What the request itself shows. */
const WRITTEN: readonly DecisionKind[] = ['chance', 'key', 'target'];

function requestedText({ cards, target }: Extract<GameEvent, { type: 'requested' }>): string {
  const keys = cards.map((card) => ` ${cardCode(card)}`).join('');
  return target === undefined ? keys : `${keys} -> ${targetText(target)}`;
}

function targetText(target: TargetRef): string {
  switch (target.type) {
    case 'unit':
      return `${seatName(target.unit.seat)}${target.unit.position + 1}`;
    case 'request':
      return `#${target.request}`;
    case 'player':
      return `@${seatName(target.seat)}`;
    case 'lost':
      return 'lost';
  }
}

/** Plays the round for somebody who hears what happens, at the moment when it does. */
export function tellRound(rules: Ruleset, finding: Finding, hear: (s: State, event: GameEvent) => void): void {
  const { state } = fromPosition(rules, positionOf(finding));
  replay(state, finding.steps, { sink: (event) => hear(state, event) });
}
