import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REVIEW_WORDS } from '../src/reviewText.ts';
import { call } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'blackpoker-review-'));
const game = join(folder, 'game.txt');
const quick = ['--iterations', '64'];

beforeAll(async () => {
  const { out } = await call(['simulate', '--regulation', '8.0/lite/entry20', '--record', '0']);
  writeFileSync(game, out);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('review', () => {
  test('tells of mistakes, swings, luck and how both played', async () => {
    const { code, out, err } = await call(['review', game, ...quick]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const part of ['8.0/lite/entry20', 'Turn ', 'better: ', 'Luck', 'accuracy']) expect(out).toContain(part);
    expect(out).toMatch(/^ {2}A {2}[▁-█]+ {2}\d+ % → (won|lost|drawn)$/m);
    expect(out).not.toMatch(/[{}]|undefined|NaN/);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test('speaks Japanese', async () => {
    const { out } = await call(['review', game, ...quick, '--lang', 'ja']);
    expect(out).toContain(REVIEW_WORDS.summary.ja);
    expect(out).not.toMatch(/[{}]|undefined|Turn |better/);
  });

  test('gives JSON', async () => {
    const { out } = await call(['review', game, ...quick, '--json']);
    const found = JSON.parse(out);
    expect(found).toMatchObject({ regulation: '8.0/lite/entry20', iterations: 64, complete: true });
    expect(found.decisions.length).toBe(found.seats[0].decisions + found.seats[1].decisions);
  });

  test('refuses what is no record', async () => {
    const other = join(folder, 'other.txt');
    writeFileSync(other, 'hello');
    const { code, err } = await call(['review', other]);
    expect(code).toBe(1);
    expect(err).toContain('no record that can be played');
  });

  test.each([[[]], [['a', 'b']], [['a', '--iterations=3']]])('%j is wrong usage', async (args) => {
    expect((await call(['review', ...args])).code).toBe(2);
  });
});

test.each(Object.entries(REVIEW_WORDS))('%s is said in both languages', (_, { ja, en }) => {
  const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
  expect(ja).not.toBe('');
  expect(gaps(ja)).toEqual(gaps(en));
});
