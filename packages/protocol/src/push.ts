/** Web Push: how somebody is told of their games while no page of theirs is open. */
import { z } from 'zod';
import type { OfferName } from './parts.ts';

const bytes = (count: number) => {
  const length = Math.ceil((count * 4) / 3);
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), `${count} bytes as base64url, without =`);
};

/** What the browser's `PushSubscription` says, and the language of its person. */
export const pushSubscription = z.strictObject({
  endpoint: z.string().max(1000),
  p256dh: bytes(65),
  auth: bytes(16),
  lang: z.enum(['ja', 'en']),
});
export type NewPushSubscription = z.infer<typeof pushSubscription>;

/** The answer to `GET /api/push`. */
export interface PushKey {
  /** For the browser's `subscribe`; null: this server sends none. */
  readonly key: string | null;
}

/** `awaited`: the other player is there, and this one's live game waits for them. */
export const NOTICE_KINDS = ['awaited', 'begun', 'move', 'offer', 'over'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What is pushed, as JSON. Nothing of the cards. */
export interface PushNotice {
  readonly game: string;
  readonly what: NoticeKind;
  /** Of an `offer`. */
  readonly offer?: OfferName | undefined;
  /** Of the other player. */
  readonly name: string;
  readonly lang: 'ja' | 'en';
}
