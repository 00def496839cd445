import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readCases } from '../src/commands/conformance.ts';
import type { ConformanceCase } from '../src/conformance/case.ts';
import { runCase } from '../src/conformance/run.ts';
import { call, root } from './harness.ts';

const folder = join(root, 'conformance');
const filesOf = (where: string): string[] =>
  readdirSync(where)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(where, name));
/** The rulings, and cases that try the runner itself: refused choices, choices with one answer. */
const files = [...filesOf(folder), ...filesOf(join(root, 'packages/cli/test/cases'))];

describe.each(files.map((file) => [basename(file), file]))('%s', (_, file) => {
  const runs = readCases(file).flatMap((each) =>
    each.editions.flatMap((edition) =>
      each.formats.map((format) => ({
        id: each.id,
        edition,
        format,
        only: { ...each, editions: [edition], formats: [format] },
      })),
    ),
  );
  test.each(runs)('$id $edition $format', ({ only }) => {
    expect(runCase(only).map(({ failure }) => failure)).toEqual([undefined]);
  });
});

describe('the conformance command', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'blackpoker-cases-'));
  afterAll(() => rmSync(scratch, { recursive: true }));

  const [good] = readCases(join(folder, 'summon.json')) as [ConformanceCase];
  const runCount = good.editions.length * good.formats.length;
  // biome-ignore lint/suspicious/noThenProperty: the form of a case calls it so.
  const wrong = { ...good, id: 'wrong', then: { ...(good.then ?? good.thenByEdition?.['8.0']), turn: 'neither' } };
  const save = (name: string, content: unknown): string => {
    const file = join(scratch, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const lastLine = (out: string): string | undefined => out.split('\n').at(-1);

  test('tallies every run', async () => {
    const { code, out } = await call(['conformance', save('good.json', [good])]);
    expect({ code, out }).toEqual({ code: 0, out: `${runCount} passed, 0 failed` });
  });

  test('says what differs first, one line for each run', async () => {
    const { code, out } = await call(['conformance', save('wrong.json', [wrong, good])]);
    const lines = out.split('\n');
    expect(code).toBe(1);
    expect(lines).toHaveLength(runCount + 1);
    expect(lines[0]).toBe(
      `wrong ${good.editions[0]} ${good.formats[0]} turn: expected "neither", got "${good.then?.turn ?? 'A'}"`,
    );
    expect(lastLine(out)).toBe(`${runCount} passed, ${runCount} failed`);
  });

  test.each([
    ['a file that is not there', join(scratch, 'nothing.json')],
    ['no JSON', save('broken.json', '[{')],
    ['no list', save('object.json', {})],
    ['no case', save('number.json', [1])],
    ['a case without given', save('given.json', [{ ...good, given: undefined }])],
  ])('names %s, counts it as failed and goes on', async (_, file) => {
    const { code, out, err } = await call(['conformance', file, save('good.json', [good])]);
    expect(code).toBe(1);
    expect(err).toContain(file);
    expect(lastLine(out)).toBe(`${runCount} passed, 1 failed`);
  });

  test('a case that cannot be played is a failed run', async () => {
    const broken = { ...good, given: { ...good.given, A: { ...good.given.A, hand: ['X9'] } } };
    const { code, out } = await call(['conformance', save('unplayable.json', [broken])]);
    expect(code).toBe(1);
    expect(lastLine(out)).toBe(`0 passed, ${runCount} failed`);
  });

  test('disputed cases are reported and not counted', async () => {
    mkdirSync(join(scratch, 'disputed'));
    const { code, out } = await call(['conformance', save('disputed/some.json', [wrong]), save('good.json', [good])]);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(/^disputed wrong /);
    expect(lastLine(out)).toBe(`${runCount} passed, 0 failed`);
  });

  test('speaks JSON', async () => {
    const { out } = await call(['conformance', save('wrong.json', [wrong]), '--json']);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ passed: 0, failed: runCount, unreadable: [] });
    expect(report.failures[0]).toMatchObject({ id: 'wrong', failure: { path: 'turn', expected: 'neither' } });
  });
});
