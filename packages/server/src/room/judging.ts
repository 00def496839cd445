/** From a command to what is written, or to why not. The rules of the game are the engine's; these are the room's. */
import { other, type Seat, type Text } from '@blackpoker/engine';
import { ANSWER_WORDS, refusalOf } from '@blackpoker/host';
import type { Command, OfferName, Refusal } from '@blackpoker/protocol';
import type { Offer } from './offers.ts';
import type { RoomAct } from './roomEvent.ts';
import type { RoomState } from './roomState.ts';
import { takebackPoint, wasRevealedSince } from './takeback.ts';
import { ROOM_WORDS } from './words.ts';

export interface Refused {
  readonly code: Refusal;
  readonly message: Text;
}
export type Judged = RoomAct | Refused;

export const isRefused = (judged: Judged): judged is Refused => 'code' in judged;

/** The moment at which a command is judged. */
export interface Moment {
  readonly room: RoomState;
  readonly now: number;
  /** May the absence of this seat be claimed? */
  readonly isAway: (seat: Seat) => boolean;
  /** Is somebody connected at this seat? */
  readonly isThere: (seat: Seat) => boolean;
  /** Is it known who is there? */
  readonly isSure: () => boolean;
}

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export const wantsRematch = (command: Command): boolean =>
  (command.type === 'offer' || (command.type === 'answer' && command.accept)) && command.what === 'rematch';

const refused = (code: Refusal, word: keyof typeof ROOM_WORDS): Refused => ({ code, message: ROOM_WORDS[word] });
const OVER = refused('over', 'over');

/** Throws where the engine fails. */
export function judge(command: Command, seat: Seat, moment: Moment): Judged {
  switch (command.type) {
    case 'play':
      return judgePlay(command, seat, moment);
    case 'act':
      return judgeAct(command, seat, moment);
    case 'offer':
      return judgeOffer(command.what, seat, moment);
    case 'answer':
      return judgeAnswer(command, seat, moment);
    case 'passing':
    case 'freeChat':
      return judgeSetting(command, seat, moment.room);
    default:
      return refused('bad', 'bad');
  }
}

/** Each is an event of the log, which has to have an end. */
const MOST_SETTINGS = 400;

function judgeSetting(command: CommandOf<'passing' | 'freeChat'>, seat: Seat, room: RoomState): Judged {
  const isPassing = command.type === 'passing';
  if (isPassing && room.end !== undefined) return OVER;
  if (room.settings[seat === 0 ? 0 : 1] >= MOST_SETTINGS) return refused('tooOften', 'setTooOften');
  return isPassing
    ? { type: 'passing', seat, profile: command.profile, hold: command.hold }
    : { type: 'freeChat', seat, on: command.on };
}

function judgePlay({ decision, seq, choices }: CommandOf<'play'>, seat: Seat, { room }: Moment): Judged {
  if (room.end !== undefined) return OVER;
  if (decision !== room.decision || room.seat !== seat || seq < room.since)
    return { code: 'stale', message: ANSWER_WORDS.stale };
  if (room.paused) return refused('illegal', 'paused');
  const message = refusalOf(room.state, seat, choices);
  return message === undefined ? { type: 'play', seat, choices } : { code: 'illegal', message };
}

function judgeAct({ act }: CommandOf<'act'>, seat: Seat, moment: Moment): Judged {
  const { room } = moment;
  if (room.end !== undefined) return OVER;
  switch (act) {
    case 'resign':
      return { type: 'resign', seat };
    case 'abort':
      return judgeAbort(seat, room);
    case 'claimWin':
    case 'claimDraw':
      return judgeClaim(act, seat, moment);
    case 'resume':
      return judgeResume(seat, moment);
    case 'closeHands':
      return room.openHands ? { type: 'closeHands', seat } : refused('illegal', 'handsClosed');
  }
}

/** A pause is agreed upon so that one may leave: alone nobody ends it for so long. */
const PAUSE_KEPT = 86_400_000;

function judgeResume(seat: Seat, { room, now, isThere }: Moment): Judged {
  if (!room.paused) return refused('illegal', 'notPaused');
  if (!isThere(other(seat)) && now - room.resumedAt < PAUSE_KEPT) return refused('illegal', 'resumeAlone');
  return { type: 'resume', seat };
}

/** A series that has begun is not escaped from. */
function judgeAbort(seat: Seat, { base, chosen }: RoomState): Judged {
  if ((base.setup.series?.games.length ?? 0) > 0) return refused('illegal', 'abortInSeries');
  return chosen[0] && chosen[1] ? refused('illegal', 'abortTooLate') : { type: 'abort', seat };
}

function judgeClaim(act: 'claimWin' | 'claimDraw', seat: Seat, { isAway, isSure }: Moment): Judged {
  if (!isAway(other(seat))) return refused('illegal', 'notAway');
  if (!isSure()) return refused('illegal', 'notSure');
  return { type: 'claim', seat, result: act === 'claimWin' ? 'win' : 'draw' };
}

/** Who proposes what the other one has proposed accepts it. */
function judgeOffer(what: OfferName, seat: Seat, moment: Moment): Judged {
  const { room, now } = moment;
  const { offers } = room;
  if (offers.find(what, other(seat)) !== undefined) return judgeAnswer({ what, accept: true }, seat, moment);
  if (offers.find(what, seat) !== undefined) return refused('illegal', 'offered');
  const against = againstOffer(what, seat, room);
  if (against !== undefined) return against;
  if (offers.isUsedUp(what, seat)) return refused('tooOften', 'usedUp');
  if (now < offers.againAt(what, seat)) return refused('tooOften', 'tooOften');
  return { type: 'offer', seat, offer: what };
}

function againstOffer(what: OfferName, seat: Seat, room: RoomState): Refused | undefined {
  if (what === 'rematch') return againstRematch(room);
  if (room.end !== undefined) return OVER;
  if (what === 'takeback') return againstTakeback(room, takebackPoint(room, seat));
  if (what === 'pause') return againstPause(room);
  return what === 'openHands' && room.openHands ? refused('illegal', 'handsOpen') : undefined;
}

function againstRematch({ end, rematchAgreed }: RoomState): Refused | undefined {
  if (end === undefined) return refused('illegal', 'notOver');
  return rematchAgreed ? refused('illegal', 'agreed') : undefined;
}

function againstPause({ paused, left }: RoomState): Refused | undefined {
  if (paused) return refused('illegal', 'paused');
  return left === undefined ? refused('illegal', 'noClock') : undefined;
}

function againstTakeback(room: RoomState, to: number | undefined): Refused | undefined {
  if (room.base.terms.rated) return refused('illegal', 'takebackRated');
  if (room.paused) return refused('illegal', 'paused');
  if (to === undefined) return refused('illegal', 'takebackNothing');
  return wasRevealedSince(room, to) ? refused('illegal', 'takebackRevealed') : undefined;
}

type Answer = Pick<CommandOf<'answer'>, 'what' | 'accept'>;

function judgeAnswer({ what, accept }: Answer, seat: Seat, moment: Moment): Judged {
  const offer = moment.room.offers.find(what, other(seat));
  if (offer === undefined) return refused('illegal', 'noOffer');
  const against = accept ? againstAccepting(offer, moment) : undefined;
  return against ?? { type: 'answer', seat, offer: what, accept };
}

/** A rematch with a live clock does not begin without who wanted it. */
function againstAccepting({ what, by, to }: Offer, { room, isThere }: Moment): Refused | undefined {
  if (what === 'takeback') return againstTakeback(room, to);
  const isAlone = what === 'rematch' && room.base.terms.clock.kind === 'live' && !isThere(by);
  return isAlone ? refused('away', 'makerAway') : undefined;
}
