/** docs/protocol.md is true: every example fits, every message, refusal, close code and address is there. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CLOSE } from '../../server/src/wire/connection.ts';
import { CLIENT_MESSAGES, clientMessage } from '../src/clientMessages.ts';
import { OFFERS } from '../src/index.ts';
import { bodySchema, HTTP_BODIES, protocolJsonSchema } from '../src/jsonSchema.ts';
import { REFUSALS, type ServerMessage } from '../src/serverMessages.ts';

const root = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docs/protocol.md', root), 'utf8');
const api = readFileSync(new URL('packages/server/src/http/api.ts', root), 'utf8');

/** The examples of one sort: lines that each hold an object, or one object over several lines. */
function examples(sort: string): unknown[] {
  const blocks = [...text.matchAll(/^```json (.+)\n([^`]+)^```$/gm)].filter(([, name]) => name === sort);
  return blocks.flatMap(([, , body = '']) => body.trim().split(/\n(?=\{)/)).map((each) => JSON.parse(each));
}

const typesOf = (messages: readonly unknown[]): string[] =>
  messages.map((message) => (message as { readonly type: string }).type);

const SERVER_TYPES: Readonly<Record<ServerMessage['type'], true>> = {
  welcome: true,
  game: true,
  room: true,
  ack: true,
  refused: true,
  chat: true,
  lobby: true,
  begun: true,
  pong: true,
};

describe('docs/protocol.md', () => {
  test.each(examples('client'))('%j fits', (message) => {
    expect(clientMessage.parse(message)).toEqual(message);
  });

  test('has an example of every message', () => {
    expect(new Set(typesOf(examples('client')))).toEqual(new Set(Object.keys(CLIENT_MESSAGES)));
    expect(new Set(typesOf(examples('server')))).toEqual(new Set(Object.keys(SERVER_TYPES)));
  });

  test.each(Object.keys(HTTP_BODIES))('has examples of the body of %s, which fit', (request) => {
    const bodies = examples(request);
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(bodySchema(request)?.parse(body)).toEqual(body);
  });

  test('tells every refusal, every offer and every close code', () => {
    for (const code of REFUSALS) expect(text).toContain(`| \`${code}\` |`);
    for (const offer of OFFERS) expect(text).toContain(`\`${offer}\``);
    for (const code of Object.values(CLOSE)) expect(text).toContain(`| ${code} |`);
  });

  test('tells every address that the server has', () => {
    const table = text.slice(text.indexOf('| request | answer |'));
    const told = [...table.matchAll(/`(GET|POST|DELETE) (\/api\/[\w/:-]+)/g)].map(
      ([, method, path]) => `${method} ${path}`,
    );
    const served = [...api.matchAll(/^ \* {3}(GET|POST|DELETE) +(\/api\/[\w/:{},-]+)/gm)];
    for (const [, method, path = ''] of served)
      for (const each of spelled(path)) expect(told).toContain(`${method} ${each}`);
    for (const request of Object.keys(HTTP_BODIES)) expect(told).toContain(request);
  });
});

/** `/api/admin/{games,players}` are two; `:id-or-name` is called `:key` there. */
function spelled(path: string): string[] {
  const plain = path.replace(':id-or-name', ':key');
  const [, before = plain, list, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(plain) ?? [];
  return list === undefined ? [plain] : list.split(',').map((each) => before + each + after);
}

describe('docs/protocol.schema.json', () => {
  // After a change: npx vitest run packages/protocol -u
  test('is up to date', async () => {
    const made = `${JSON.stringify(protocolJsonSchema(), null, 2)}\n`;
    await expect(made).toMatchFileSnapshot(fileURLToPath(new URL('docs/protocol.schema.json', root)));
  });

  test('knows every message', () => {
    const { $defs } = protocolJsonSchema();
    for (const type of Object.keys(CLIENT_MESSAGES))
      expect($defs).toHaveProperty([type, 'additionalProperties'], false);
  });
});
