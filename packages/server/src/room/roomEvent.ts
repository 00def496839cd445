/** What the log of a game is made of. The state of a room is its setup and these, in their order; nothing else. */
import type { PassingProfile } from '@blackpoker/bots';
import type { Choice, Seat } from '@blackpoker/engine';
import type { AutoPass } from '@blackpoker/host';
import type { OfferName } from '@blackpoker/protocol';

export interface RoomEvent {
  readonly seq: number;
  /** Of a seat's command: `A:` or `B:` and the client's id. Of the server's own: what makes it happen once, such as `timeout:17`. */
  readonly cmd: string;
  readonly at: number;
  /** Milliseconds left to A and B after it; undefined: no clock. */
  readonly left?: readonly [number, number] | undefined;
  readonly what: RoomAct;
}

export type RoomAct =
  /** By a person or a bot: whole requests and answers. */
  | { readonly type: 'play'; readonly seat: Seat; readonly choices: readonly Choice[] }
  /** Passed for a person. */
  | { readonly type: 'pass'; readonly seat: Seat; readonly why: AutoPass }
  | { readonly type: 'passing'; readonly seat: Seat; readonly profile: PassingProfile; readonly hold: boolean }
  | { readonly type: 'resign'; readonly seat: Seat }
  | { readonly type: 'timeout'; readonly seat: Seat }
  /** The other one has been away too long. */
  | { readonly type: 'claim'; readonly seat: Seat; readonly result: 'win' | 'draw' }
  | { readonly type: 'offer'; readonly seat: Seat; readonly offer: OfferName }
  /** Accepted, it takes effect with this event. */
  | { readonly type: 'answer'; readonly seat: Seat; readonly offer: OfferName; readonly accept: boolean }
  | { readonly type: 'resume'; readonly seat: Seat }
  | { readonly type: 'closeHands'; readonly seat: Seat }
  | { readonly type: 'freeChat'; readonly seat: Seat; readonly on: boolean }
  /** Ended without a result: by a player before both have made a choice, or by who runs the server. */
  | { readonly type: 'abort'; readonly seat: Seat | undefined };
