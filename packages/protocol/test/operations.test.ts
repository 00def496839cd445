/** docs/operations.md, the Dockerfile and the compose file are true, as far as that can be seen without running them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VARIABLES } from '@blackpoker/server';
import { describe, expect, test } from 'vitest';
import { Metrics } from '../../server/src/ops/metrics.ts';
import { parseYaml, type Yaml } from './parseYaml.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const operations = read('docs/operations.md');
const dockerfile = read('Dockerfile');
const known: readonly string[] = VARIABLES.map(({ name }) => name);

describe('docs/operations.md', () => {
  test('has every variable with its usual value, and no other', () => {
    const rows = [...operations.matchAll(/^\| `([A-Z_]+)` \|([^|]*)\|/gm)].map(([, name, usual = '']) => [
      name,
      usual.trim(),
    ]);
    expect(rows).toEqual(VARIABLES.map(({ name, usual }) => [name, usual]));
  });

  test('has every figure of the server', async () => {
    const metrics = new Metrics();
    metrics.watch({ connections: () => 0, rooms: () => 0, botsThinking: () => 0 });
    const names = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name);
    const ours = names.filter((name) => name.startsWith('blackpoker_'));
    const told = [...operations.matchAll(/`((?:blackpoker|nodejs)_[a-z0-9_]+)`/g)].map(([, name]) => name);
    expect(ours.length).toBeGreaterThan(8);
    for (const name of ours) expect(told).toContain(name);
    for (const name of told) expect(names).toContain(name);
  });

  test('points to nothing that is not there', () => {
    for (const [, file = ''] of operations.matchAll(/\]\(([\w.]+)(?:#[\w-]+)?\)/g))
      expect(existsSync(new URL(`docs/${file}`, root)), file).toBe(true);
  });
});

/** The instructions, with lines that go on put together. */
const instructions = dockerfile
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^([A-Z]+) +(.*)$/.exec(line) ?? [])
  .map(([, name = 'unknown', rest = '']) => ({ name, rest }));
const all = (name: string): string[] => instructions.filter((each) => each.name === name).map(({ rest }) => rest);

describe('the Dockerfile', () => {
  test('copies what is there, and every package', () => {
    const ignored = read('.dockerignore').split('\n');
    const sources = all('COPY').filter((rest) => !rest.startsWith('--from='));
    for (const source of sources.flatMap((rest) => rest.split(' ').slice(0, -1))) {
      expect(existsSync(new URL(source, root)), source).toBe(true);
      expect(ignored).not.toContain(source);
    }
    for (const name of readdirSync(fileURLToPath(new URL('packages', root))))
      expect(all('COPY')).toContain(`packages/${name}/package.json packages/${name}/`);
  });

  test('takes into its last stage what an earlier one has made', () => {
    const made = all('RUN').join(' ');
    for (const rest of all('COPY').filter((each) => each.startsWith('--from='))) {
      const [, from = ''] = rest.split(' ');
      expect(rest.startsWith('--from=build ')).toBe(true);
      expect(from === '/app/node_modules' || made.includes(from), from).toBe(true);
    }
  });

  test('is of one image, without a host', () => {
    expect(all('FROM')).toEqual(['node:22-slim AS build', 'node:22-slim']);
  });

  test('sets only variables that the server knows', () => {
    const set = all('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=')[0] ?? ''));
    for (const name of set) expect([...known, 'NODE_ENV']).toContain(name);
  });

  test('does not run as root, keeps its data in a volume and can be asked for its health', () => {
    expect(all('USER')).toEqual(['node']);
    expect(all('VOLUME')).toEqual(['/data']);
    expect(dockerfile).toContain('DATA_DIR=/data');
    expect(all('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(all('HEALTHCHECK')[0]).toContain('/healthz');
    expect(all('EXPOSE')).toEqual(['8080']);
    expect(dockerfile).toContain('PORT=8080');
  });

  test('has commands that can be read', () => {
    const lists = ['ENTRYPOINT', 'CMD'].flatMap(all).map((rest) => JSON.parse(rest));
    const [, check = ''] = /CMD (\[.*\])$/.exec(all('HEALTHCHECK')[0] ?? '') ?? [];
    for (const list of [...lists, JSON.parse(check)]) expect(list).toSatisfy(Array.isArray);
    expect(read('scripts/run.mjs')).toContain(JSON.parse(all('ENTRYPOINT')[0] ?? '')[2]);
  });
});

const below = (value: Yaml | undefined, key: string): Yaml | undefined =>
  typeof value === 'object' && !Array.isArray(value) ? (value as { readonly [key: string]: Yaml })[key] : undefined;

describe('compose.yaml', () => {
  const compose = parseYaml(read('compose.yaml'));
  const at = (...path: string[]): Yaml | undefined => path.reduce<Yaml | undefined>(below, compose);

  test('has the app on a PostgreSQL that is healthy first', () => {
    expect(at('services', 'app', 'build')).toBe('.');
    expect(at('services', 'app', 'depends_on', 'postgres', 'condition')).toBe('service_healthy');
    expect(at('services', 'postgres', 'image')).toBe('postgres:16');
    expect(at('services', 'postgres', 'healthcheck', 'test')).toContain('pg_isready');
    expect(at('services', 'postgres', 'volumes')).toEqual(['database:/var/lib/postgresql/data']);
    expect(at('volumes', 'database')).toEqual({});
  });

  test('sets only variables that the server knows, and the same database for both sides', () => {
    const set = at('services', 'app', 'environment') ?? {};
    for (const name of Object.keys(set)) expect(known).toContain(name);
    const url = new URL(String(at('services', 'app', 'environment', 'DATABASE_URL')).replace(/\$\{[^}]*\}/, 'secret'));
    expect(at('services', url.hostname, 'environment', 'POSTGRES_USER')).toBe(url.username);
    expect(at('services', url.hostname, 'environment', 'POSTGRES_DB')).toBe(url.pathname.slice(1));
    expect(at('services', 'worker', 'environment')).toEqual({
      DATABASE_URL: at('services', 'app', 'environment', 'DATABASE_URL'),
    });
    expect(at('services', 'worker', 'command')).toBe('worker');
  });

  test('publishes the port that the image has', () => {
    expect(at('services', 'app', 'ports')).toEqual([`8080:${all('EXPOSE')[0]}`]);
  });

  test('holds no password', () => {
    for (const [, after] of read('compose.yaml').matchAll(/PASSWORD(.*)/g)) expect(after).toMatch(/^(:|=…|: \$\{)/);
    expect(read('compose.yaml').match(/\$\{POSTGRES_PASSWORD:\?/g)).toHaveLength(3);
  });
});
