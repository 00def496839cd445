/** What a client says over the socket. */
import { z } from 'zod';
import { choices, commandId, gameId, offerName, passingProfile, plainText, presetName, seqNumber } from './parts.ts';

export const CLIENT_MESSAGES = {
  /** To be told of a game: with the cards of one's own seat, or as a spectator. `told`: what is known already. */
  open: z.strictObject({
    type: z.literal('open'),
    game: gameId,
    told: z.strictObject({ course: seqNumber, count: seqNumber }).optional(),
  }),
  close: z.strictObject({ type: z.literal('close'), game: gameId }),
  /** A whole request or answer for the decision with this id, as the update with `seq` showed it. */
  play: z.strictObject({
    type: z.literal('play'),
    game: gameId,
    cmd: commandId,
    decision: seqNumber,
    seq: seqNumber,
    choices,
  }),
  act: z.strictObject({
    type: z.literal('act'),
    game: gameId,
    cmd: commandId,
    act: z.enum(['resign', 'abort', 'claimWin', 'claimDraw', 'resume', 'closeHands']),
  }),
  offer: z.strictObject({ type: z.literal('offer'), game: gameId, cmd: commandId, what: offerName }),
  answer: z.strictObject({
    type: z.literal('answer'),
    game: gameId,
    cmd: commandId,
    what: offerName,
    accept: z.boolean(),
  }),
  /** How this seat's windows are passed. `hold`: every window of it stays open for three seconds, whoever can answer. */
  passing: z.strictObject({
    type: z.literal('passing'),
    game: gameId,
    cmd: commandId,
    profile: passingProfile,
    hold: z.boolean(),
  }),
  chat: z.strictObject({ type: z.literal('chat'), game: gameId, cmd: commandId, preset: presetName }),
  /** Only where both players have said `freeChat`. */
  say: z.strictObject({
    type: z.literal('say'),
    game: gameId,
    cmd: commandId,
    text: plainText.trim().min(1).max(280),
  }),
  freeChat: z.strictObject({ type: z.literal('freeChat'), game: gameId, cmd: commandId, on: z.boolean() }),
  /** To be told of open games and running ones, or no longer. */
  lobby: z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  ping: z.strictObject({ type: z.literal('ping'), n: seqNumber }),
} as const;

export const clientMessage = z.discriminatedUnion('type', [
  CLIENT_MESSAGES.open,
  CLIENT_MESSAGES.close,
  CLIENT_MESSAGES.play,
  CLIENT_MESSAGES.act,
  CLIENT_MESSAGES.offer,
  CLIENT_MESSAGES.answer,
  CLIENT_MESSAGES.passing,
  CLIENT_MESSAGES.chat,
  CLIENT_MESSAGES.say,
  CLIENT_MESSAGES.freeChat,
  CLIENT_MESSAGES.lobby,
  CLIENT_MESSAGES.ping,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
/** Those that are committed to the log of a game, or refused. */
export type Command = Extract<ClientMessage, { cmd: string }>;
