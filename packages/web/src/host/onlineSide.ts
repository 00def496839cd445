/** What a game over the network has beside its table: the room with its clocks, offers, chat, and the connection itself. */
import type { Lang, Text } from '@blackpoker/engine';
import type { ChatLine, Command, OfferName, PresetName, RoomStatus } from '@blackpoker/protocol';
import type { StoreApi } from 'zustand/vanilla';
import type { LinkState } from '../online/link.ts';

/** A status is as old as `at`, on the clock of `performance.now()`: running clocks are counted on from there. */
export interface RoomSeen {
  readonly status: RoomStatus;
  readonly at: number;
}

export type RoomAct = Extract<Command, { type: 'act' }>['act'];

/** Undefined: done; else why not, in words for people. */
export type OnlineAnswer = Promise<Text | undefined>;

export interface OnlineSide {
  readonly room: StoreApi<RoomSeen | undefined>;
  readonly chat: StoreApi<readonly ChatLine[]>;
  /** When this page came to the game, on the server's clock: what was said before is old to who watches. */
  readonly openedAt: () => number;
  /** Grows with each takeback. */
  readonly course: () => number | undefined;
  /** What somebody is called in the reader's language: who has left for good has no name any more. */
  readonly shownName: (name: string, lang: Lang) => string;
  readonly link: StoreApi<LinkState>;
  /** Every window of this seat stays open for three seconds. */
  readonly hold: StoreApi<boolean>;
  readonly setHold: (hold: boolean) => OnlineAnswer;
  readonly act: (act: RoomAct) => OnlineAnswer;
  readonly offer: (what: OfferName) => OnlineAnswer;
  readonly answer: (what: OfferName, accept: boolean) => OnlineAnswer;
  readonly greet: (preset: PresetName) => OnlineAnswer;
  readonly say: (text: string) => OnlineAnswer;
  readonly setFreeChat: (on: boolean) => OnlineAnswer;
  /** What was being put together for the decision with this id, before the page was loaded again. */
  readonly keptDraft: (decision: number) => string | undefined;
  readonly keepDraft: (decision: number, draft: string | undefined) => void;
}
