/** The protocol as JSON Schema, for programs in other languages: docs/protocol.schema.json. */
import { z } from 'zod';
import { CLIENT_MESSAGES } from './clientMessages.ts';
import {
  blocking,
  credentials,
  joining,
  leaving,
  newGame,
  newGuest,
  newToken,
  passwordChange,
  reportOf,
} from './http.ts';
import { pushSubscription } from './push.ts';
import { PROTOCOL } from './serverMessages.ts';

const BODIES = {
  ...{
    newGuest,
    credentials,
    passwordChange,
    newToken,
    newGame,
    joining,
    leaving,
    blocking,
    reportOf,
    pushSubscription,
  },
} as const;

/** Which body is sent over HTTP, by method and address. */
export const HTTP_BODIES: Readonly<Record<string, keyof typeof BODIES>> = {
  'DELETE /api/me': 'leaving',
  'POST /api/guest': 'newGuest',
  'POST /api/name': 'newGuest',
  'POST /api/account': 'credentials',
  'POST /api/login': 'credentials',
  'POST /api/password': 'passwordChange',
  'POST /api/bots': 'newToken',
  'POST /api/push': 'pushSubscription',
  'POST /api/games': 'newGame',
  'POST /api/games/:id/join': 'joining',
  'POST /api/blocks': 'blocking',
  'POST /api/reports': 'reportOf',
  'POST /api/admin/ban': 'blocking',
  'POST /api/admin/unban': 'blocking',
};

export const bodySchema = (request: string): z.ZodType | undefined => {
  const name = HTTP_BODIES[request];
  return name && BODIES[name];
};

/** What a client sends. */
export function protocolJsonSchema(): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'BlackPoker: what clients send',
    description: `Protocol ${PROTOCOL}. Made from packages/protocol/src; docs/protocol.md explains it.`,
    oneOf: Object.keys(CLIENT_MESSAGES).map(reference),
    http: Object.fromEntries(Object.entries(HTTP_BODIES).map(([request, name]) => [request, reference(name)])),
    $defs: { ...schemasOf(CLIENT_MESSAGES), ...schemasOf(BODIES) },
  };
}

const reference = (name: string) => ({ $ref: `#/$defs/${name}` });

const schemasOf = (schemas: Readonly<Record<string, z.ZodType>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schemaOf(schema)]));

function schemaOf(schema: z.ZodType): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
