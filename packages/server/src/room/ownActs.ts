/** What the server does by itself in a game, and when: each has an id that makes it happen once, whoever tries. */
import { other, type Seat } from '@blackpoker/engine';
import { autoPass } from '@blackpoker/host';
import type { Outages } from '../cluster/outages.ts';
import { deadlineOf } from './clock.ts';
import { botAnswersAt, delayOf, HOLD } from './delays.ts';
import type { Offer } from './offers.ts';
import type { RoomAct } from './roomEvent.ts';
import type { RoomState } from './roomState.ts';

export interface OwnAct {
  readonly due: number;
  readonly cmd: string;
  readonly act: RoomAct;
}

/** What this node knows and may do. */
export interface Driving {
  readonly outages: Outages;
  /** Does this node do all of it, or only pass for those who are connected here? */
  readonly isDriver: boolean;
  readonly isHere: (seat: Seat) => boolean;
  /** What a bot has thought out for the pending decision, and when it was ready. */
  readonly thought: { readonly choices: readonly number[]; readonly ready: number } | undefined;
}

/** The next thing to do; undefined: nothing for now. */
export function nextOwnAct(room: RoomState, driving: Driving): OwnAct | undefined {
  const acts = [passFor(room, driving), botPlay(room, driving), botAnswer(room, driving), timeout(room, driving)];
  return acts.reduce((first, act) => (act !== undefined && (first === undefined || act.due < first.due) ? act : first));
}

/** When a window may be passed at the earliest, by its seat or for it. */
export const heldUntil = ({ countedFrom, hold }: RoomState, seat: Seat): number =>
  countedFrom + (hold[seat === 0 ? 0 : 1] ? HOLD : 0);

const delayed = (room: RoomState): number => room.countedFrom + delayOf(room.base.setup.seed, room.decision);

function passFor(room: RoomState, { isDriver, isHere, outages }: Driving): OwnAct | undefined {
  const { seat, paused } = room;
  if (seat === undefined || paused || !(isDriver || isHere(seat))) return undefined;
  const asked = room.asked;
  if (asked === undefined || asked.stop || asked.judgement === undefined) return undefined;
  const due = Math.max(delayed(room), heldUntil(room, seat));
  const last = deadlineOf(room, outages) ?? due;
  const act: RoomAct = { type: 'pass', seat, why: autoPass(asked.judgement, room.course.rules) };
  return { due: Math.min(due, last), cmd: `pass:${room.decision}`, act };
}

function botPlay(room: RoomState, { thought }: Driving): OwnAct | undefined {
  const { seat, paused } = room;
  if (seat === undefined || paused || thought === undefined) return undefined;
  const { choices, ready } = thought;
  return {
    due: botAnswersAt(delayed(room), ready),
    cmd: `bot:${room.decision}`,
    act: { type: 'play', seat, choices },
  };
}

/** A bot agrees to everything but a draw. */
function botAnswer(room: RoomState, { isDriver }: Driving): OwnAct | undefined {
  const offer = isDriver ? room.offers.open.find(({ by }) => room.levelOf(other(by)) !== undefined) : undefined;
  if (offer === undefined) return undefined;
  const cmd = `answer:${offer.what}:${room.offers.countOf(offer)}`;
  return { due: room.at + delayOf(room.base.setup.seed, room.seq), cmd, act: answerOf(offer) };
}

const answerOf = ({ what, by }: Offer): RoomAct => ({
  type: 'answer',
  seat: other(by),
  offer: what,
  accept: what !== 'draw',
});

function timeout(room: RoomState, { isDriver, outages }: Driving): OwnAct | undefined {
  const { seat } = room;
  const due = isDriver && seat !== undefined && room.asked?.stop === true ? deadlineOf(room, outages) : undefined;
  if (due === undefined || seat === undefined) return undefined;
  return { due, cmd: `timeout:${room.decision}`, act: { type: 'timeout', seat } };
}
