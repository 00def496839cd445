/** The table of commands in README.md is true. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { call, root } from './harness.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const rows = [...readme.matchAll(/^\| `(\w+)` \| [^|]+ \| `([^`]+)` \|$/gm)].map(([, name = '', example = '']) => ({
  name,
  example,
}));

/** As a shell would part it. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

/** On a slow machine they say how far they are. */
const SHOWS_PROGRESS: ReadonlySet<string> = new Set(['simulate', 'match', 'ladder', 'loops', 'report', 'train']);

test('every command is there once, in the order of the help', () => {
  expect(rows.map(({ name }) => name)).toEqual(COMMANDS.map(({ name }) => name));
});

describe.each(rows)('$example', ({ name, example }) => {
  test('works', async () => {
    const here = process.cwd();
    process.chdir(root);
    // What an earlier run left there may be of other features.
    rmSync('dist/train', { recursive: true, force: true });
    try {
      const { code, err } = await call(wordsOf(example));
      expect(example.startsWith(name)).toBe(true);
      // The file is an example too.
      if (name === 'replay' || name === 'review') expect(err).toContain('cannot be read');
      else if (SHOWS_PROGRESS.has(name)) expect(code, err).toBe(0);
      else expect({ code, err }).toEqual({ code: 0, err: '' });
    } finally {
      process.chdir(here);
    }
  });
});
