/** A frame from outside: a message that fits the protocol, or why it is none. */
import type { Text } from '@blackpoker/engine';
import {
  type ClientMessage,
  clientMessage,
  commandId,
  gameId,
  type Refusal,
  type ServerMessage,
} from '@blackpoker/protocol';
import { filledText } from '../http/filledText.ts';
import { plainJson } from '../http/plainJson.ts';
import { WIRE_WORDS } from './words.ts';

export type Refused = Extract<ServerMessage, { type: 'refused' }>;

export function parseFrame(text: string): ClientMessage | Refused {
  const json = plainJson(text);
  if (json === undefined) return refused('bad', WIRE_WORDS.notJson);
  const { data, error } = clientMessage.safeParse(json);
  if (data !== undefined) return data;
  const where = error.issues[0]?.path.join('.') || 'type';
  return refused('bad', filledText(WIRE_WORDS.notFit, { where }), named(json));
}

export const refused = (code: Refusal, message: Text, named: { game?: string; cmd?: string } = {}): Refused => ({
  type: 'refused',
  ...named,
  code,
  message,
});

/** The game and the command that a wrong message names, so that its sender knows which it was. */
function named(json: unknown): { game?: string; cmd?: string } {
  if (typeof json !== 'object' || json === null) return {};
  const game = gameId.safeParse(Reflect.get(json, 'game')).data;
  const cmd = commandId.safeParse(Reflect.get(json, 'cmd')).data;
  return { ...(game !== undefined && { game }), ...(cmd !== undefined && { cmd }) };
}
