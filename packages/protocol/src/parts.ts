/** The parts that messages are made of. */
import { PASSING_MODES } from '@blackpoker/bots';
import { z } from 'zod';
import { NAME_RULE, OFFERS, PRESETS } from './words.ts';

export * from './words.ts';

export const gameId = z.string().regex(/^[a-z0-9]{12}$/, 'a game id is 12 small letters and digits');
/** Made by the client, once for each command; the same again where it sends the command again. */
export const commandId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/, 'a command id is 8 to 40 letters, digits, - and _');
export const playerName = z
  .string()
  .trim()
  .min(NAME_RULE.least)
  .max(NAME_RULE.most)
  .regex(NAME_RULE.pattern, 'a name is letters, digits, spaces and . _ -');
/** Lines and tabs are no harm; other signs that nobody sees are, and no database takes all of them. */
export const plainText = z.string().regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'a text has no control characters');
const count = z.number().int().min(0).max(1_000_000);

/** Bank and increment as usual; `free`: seconds of each decision that cost nothing. */
export const clockTerms = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    bank: z.number().int().min(10).max(7200),
    increment: z.number().int().min(0).max(120),
    free: z.number().int().min(0).max(30),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.number().int().min(1).max(14) }),
  z.strictObject({ kind: z.literal('none') }),
]);
export type ClockTerms = z.infer<typeof clockTerms>;

export const passingProfile = z.strictObject({
  mode: z.enum(PASSING_MODES),
  stopAt: z.strictObject({ attack: z.boolean(), draw: z.boolean() }),
  interrupts: z.strictObject({
    opponentRequests: z.boolean(),
    targeted: z.boolean(),
    attackers: z.boolean(),
    massEffect: z.boolean(),
    trigger: z.boolean(),
    reveal: z.boolean(),
  }),
});

/** What a player can propose to the other one. */
export const offerName = z.enum(OFFERS);
export type OfferName = z.infer<typeof offerName>;

/** Greetings that need no typing: the app says them in the reader's language. */
export const presetName = z.enum(PRESETS);
export type PresetName = z.infer<typeof presetName>;

export const choices = z.array(count).min(1).max(200);
export const seqNumber = count;
