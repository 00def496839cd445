/** What makes a player who passes everything look up again. */
import { actionAt, type GameEvent, type Ruleset, type Seat, type TargetRef } from '@blackpoker/engine';
import type { PassingProfile } from './profile.ts';

export const INTERRUPTS = ['opponentRequests', 'targeted', 'attackers', 'massEffect', 'trigger', 'reveal'] as const;
export type Interrupt = (typeof INTERRUPTS)[number];

/** Actions that change a whole field at once. */
const MASS_EFFECTS: ReadonlySet<string> = new Set(['force', 'swordRain', 'recruit', 'surprise']);
/** How every turn runs: no news to a player who waits for their own. */
const RUN_OF_A_TURN: ReadonlySet<string> = new Set(['attack', 'end', 'charge', 'draw', 'block', 'damageJudgement']);

type Requested = Extract<GameEvent, { type: 'requested' }>;

/** Does this event end the yield of a seat? Events tell of immediate actions too, which no window shows. */
export function endsYield(event: GameEvent, seat: Seat, rules: Ruleset, { interrupts }: PassingProfile): boolean {
  return interruptsOf(event, seat, rules).some((interrupt) => interrupts[interrupt]);
}

function interruptsOf(event: GameEvent, seat: Seat, rules: Ruleset): readonly Interrupt[] {
  switch (event.type) {
    case 'requested':
      return event.seat === seat ? [] : requestInterrupts(event, seat, rules);
    case 'retargeted':
      return pointsAt(event.target, seat) ? ['targeted'] : [];
    case 'attacks':
      return event.unit.seat === seat ? [] : ['attackers'];
    case 'triggered':
      return RUN_OF_A_TURN.has(actionAt(rules, event.action).id) ? [] : ['trigger'];
    case 'shown':
      return event.seat === seat ? [] : ['reveal'];
    default:
      return [];
  }
}

function requestInterrupts(event: Requested, seat: Seat, rules: Ruleset): Interrupt[] {
  const { id } = actionAt(rules, event.action);
  const found: Interrupt[] = RUN_OF_A_TURN.has(id) ? [] : ['opponentRequests'];
  if (pointsAt(event.target, seat)) found.push('targeted');
  if (MASS_EFFECTS.has(id)) found.push('massEffect');
  return found;
}

/** What points at a request answers one of this seat's, or may be turned on one. */
function pointsAt(target: TargetRef | undefined, seat: Seat): boolean {
  if (target?.type === 'unit') return target.unit.seat === seat;
  return target?.type === 'player' ? target.seat === seat : target?.type === 'request';
}
