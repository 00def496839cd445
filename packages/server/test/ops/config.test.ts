import { expect, test } from 'vitest';
import { ConfigError, readConfig, VARIABLES } from '../../src/ops/config.ts';

test('without an environment it is one process with a file', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    store: { dataDir: './data' },
    logLevel: 'info',
    trustProxy: 0,
    limits: { connections: 100, logins: 30 },
  });
  expect(readConfig({}, true).logLevel).toBe('warn');
});

test('each variable counts', () => {
  const env = {
    PORT: '0',
    DATABASE_URL: 'postgres://me@db/games',
    NODE_ID: 'a-1',
    LOG_LEVEL: 'debug',
    PUBLIC_URL: 'https://play.example',
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'x'.repeat(16),
    ADMIN: 'Boss',
    LIMIT_CONNECTIONS: '5',
    LIMIT_MESSAGES: '6',
    LIMIT_REQUESTS: '7',
    LIMIT_GAMES: '8',
    LIMIT_PEOPLE: '9',
    LIMIT_LOGINS: '10',
    PUSH: 'off',
    PUSH_CONTACT: 'mailto:me@example.org',
    PUSH_SERVICES: 'push.example.org, *.example.org',
    PUSH_DELAY: '5',
  };
  expect(readConfig(env)).toEqual({
    port: 0,
    store: { databaseUrl: 'postgres://me@db/games' },
    node: 'a-1',
    logLevel: 'debug',
    publicUrl: new URL('https://play.example'),
    trustProxy: 1,
    metricsToken: 'x'.repeat(16),
    admin: 'Boss',
    limits: { connections: 5, messages: 6, requests: 7, games: 8, people: 9, logins: 10 },
    push: {
      on: false,
      contact: 'mailto:me@example.org',
      services: ['push.example.org', '*.example.org'],
      delay: 5000,
    },
  });
  expect(VARIABLES.map(({ name }) => name).filter((name) => !(name in env))).toEqual(['DATA_DIR']);
});

test('push services are told who runs the server, as far as that is known', () => {
  expect(readConfig({}).push.contact).toMatch(/^mailto:.*invalid$/);
  expect(readConfig({ PUBLIC_URL: 'http://play.example' }).push.contact).toMatch(/^mailto:.*invalid$/);
  expect(readConfig({ PUBLIC_URL: 'https://play.example' }).push.contact).toBe('https://play.example/');
  expect(() => readConfig({ PUSH_CONTACT: 'me@example.org' })).toThrow(/PUSH_CONTACT/);
});

test('everything that is wrong is named at once, without secrets', () => {
  const env = { PORT: '70000', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://root:secret@db', METRICS_TOKEN: 'short' };
  const problems = [/PORT .*not "70000"/, /LOG_LEVEL .*not "loud"/, /DATABASE_URL .*postgres:/, /METRICS_TOKEN .*16/];
  for (const problem of problems) expect(() => readConfig(env)).toThrow(problem);
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).not.toThrow(/root:secret|short/);
});
