/** The list in README.md says which test file plays each ruling of the rulebook's section f; here it is held against the tests themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['actions', 'book', 'flow'];
const LAST_RULING = 140;
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Rulings are quoted in the names of tests as "f 59". */
function quotedIn(source: string): string[] {
  const code = source.split('\n').filter((line) => !line.startsWith('/**'));
  return Array.from(code.join('\n').matchAll(/\bf (\d+a?)\b/g), ([, number = '']) => number);
}

function quoted(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const folder of FOLDERS)
    for (const file of readdirSync(new URL(folder, import.meta.url)).sort())
      for (const number of new Set(quotedIn(read(`${folder}/${file}`))))
        found.set(number, [...(found.get(number) ?? []), `${folder}/${file.replace('.test.ts', '')}`]);
  return found;
}

/** Rows such as `| 59a | actions/changeTarget |`. */
function listed(): Map<string, string[]> {
  const rows = read('README.md').matchAll(/^\| (\d+a?) \| (.*) \|$/gm);
  return new Map(Array.from(rows, ([, number = '', files = '']) => [number, files.split(', ')]));
}

test('every ruling that touches the engine is played by a test', () => {
  const found = quoted();
  const missing = Array.from({ length: LAST_RULING }, (_, i) => `${i + 1}`).filter((number) => !found.has(number));
  expect(missing).toEqual([]);
});

test('the list in README.md is what the tests quote', () => {
  const bySize = (a: readonly [string, unknown], b: readonly [string, unknown]): number =>
    Number.parseInt(a[0], 10) - Number.parseInt(b[0], 10) || (a[0] < b[0] ? -1 : 1);
  expect([...listed()].sort(bySize)).toEqual([...quoted()].sort(bySize));
});
