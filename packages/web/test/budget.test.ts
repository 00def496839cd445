/** The app stays small (`npm run -s budget` prints more). */
import { beforeAll, describe, expect, test } from 'vitest';
import { builtApp } from '../build/builtApp.ts';
import { LIMITS } from '../build/limits.ts';
import { type Sizes, scriptsOf, sizesOf } from '../build/sizes.ts';

let sizes: Sizes;
beforeAll(async () => {
  sizes = sizesOf(await builtApp());
}, 300_000);

describe('gzipped', () => {
  test.each(['homeJs', 'tableJs', 'lesson', 'css', 'pageCss'] as const)('%s', (name) => {
    expect(sizes[name]).toBeLessThanOrEqual(LIMITS[name]);
    expect(sizes[name]).toBeGreaterThan(0);
  });

  test('the bots are loaded apart', () => {
    expect(Object.keys(sizes.workers).some((file) => file.includes('botWorker'))).toBe(true);
  });
});

test('scripts are counted with all that they import, and once', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b', 'c'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js' },
    d: { file: 'd.js' },
  };
  expect([...scriptsOf(manifest, ['a', 'b'])].sort()).toEqual(['a.js', 'b.js', 'c.js']);
  expect(() => scriptsOf(manifest, ['gone'])).toThrow('gone');
});
