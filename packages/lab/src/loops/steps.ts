/** The turn player’s choices of a round, named so that they can be made again in another position. */
import {
  apply,
  type Choice,
  choiceParts,
  type Decision,
  type DecisionKind,
  decision,
  isOver,
  ownerOf,
  PASS,
  requestId,
  type Seat,
  type Sink,
  type State,
  stageAt,
  stageCount,
  turnCount,
  turnPlayer,
  unitAt,
} from '@blackpoker/engine';
import { idleAnswer } from './representatives.ts';

export interface Step {
  readonly kind: DecisionKind;
  /** Raised while something was on the stage. */
  readonly stacked: boolean;
  /** Own units by their bottom card, the opponent’s by place, requests by their place on the stage. */
  readonly name: string;
}

export function stepOf(s: State, { kind, seat }: Decision, choice: Choice): Step {
  return { kind, stacked: stageCount(s) > 0, name: nameOf(s, choice, seat) };
}

function nameOf(s: State, choice: Choice, me: Seat): string {
  const parts = choiceParts(choice);
  switch (parts.type) {
    case 'unit':
      return parts.seat === me ? `own ${unitAt(s, me, parts.position)}` : `place ${parts.position}`;
    case 'request':
      return `stage ${placeOnStage(s, parts.request)}`;
    case 'card':
      return ownerOf(parts.card) === me ? `${choice}` : 'any';
    default:
      return `${choice}`;
  }
}

function placeOnStage(s: State, id: number): number {
  for (let i = 0; i < stageCount(s); i++) if (requestId(s, stageAt(s, i)) === id) return i;
  return -1;
}

/** The option of that name, or undefined where it is not offered. */
const choiceNamed = (s: State, { options, seat }: Decision, name: string): Choice | undefined =>
  options.find(({ choice }) => nameOf(s, choice, seat) === name)?.choice;

/** How a replay ended: all steps made, one of them not possible, or the game or turn over. */
export type ReplayEnd = 'done' | 'stuck' | 'over';

export interface ReplayOptions {
  readonly sink?: Sink;
  /** The opponent’s choices; an idle one’s unless told. */
  readonly opponent?: (s: State, asked: Decision) => Choice;
  /** Hears each of the turn player’s choices before it is made, passes among them. */
  readonly onChoice?: (s: State, asked: Decision, choice: Choice) => void;
}

/** Makes the steps in place, the opponent answering, and lets the stage resolve. Questions that no step answers are answered idly. */
export function replay(s: State, steps: readonly Step[], options: ReplayOptions = {}): ReplayEnd {
  const [me, turn] = [turnPlayer(s), turnCount(s)];
  let made = 0;
  for (;;) {
    const asked = isOver(s) || turnCount(s) !== turn ? undefined : decision(s);
    if (asked === undefined) return 'over';
    if (asked.seat !== me) {
      apply(s, (options.opponent ?? idleOpponent)(s, asked), options.sink, true);
      continue;
    }
    if (asked.kind === 'chance' && stageCount(s) === 0) made = nextRequest(steps, made);
    const step = steps[made];
    if (step === undefined && asked.kind === 'chance' && stageCount(s) === 0) return 'done';
    const choice = answerTo(s, asked, step);
    if (choice === undefined) return 'stuck';
    if (step !== undefined && isMeant(s, asked, step)) made++;
    options.onChoice?.(s, asked, choice);
    apply(s, choice, options.sink, true);
  }
}

const idleOpponent = (_s: State, asked: Decision): Choice => idleAnswer(asked);

/** Steps that answered questions which were not asked this time are left out. */
function nextRequest(steps: readonly Step[], from: number): number {
  const found = steps.findIndex(({ kind }, i) => i >= from && kind === 'chance');
  return found < 0 ? steps.length : found;
}

const isMeant = (s: State, { kind }: Decision, step: Step): boolean =>
  kind === step.kind && (kind !== 'chance' || stageCount(s) === 0 || step.stacked);

function answerTo(s: State, asked: Decision, step: Step | undefined): Choice | undefined {
  if (step !== undefined && isMeant(s, asked, step)) return choiceNamed(s, asked, step.name);
  return asked.kind === 'chance' ? PASS : idleAnswer(asked);
}
