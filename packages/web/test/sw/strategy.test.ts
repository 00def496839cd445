import { describe, expect, test } from 'vitest';
import { outdatedCaches, strategyFor } from '../../src/sw/strategy.ts';

const ORIGIN = 'https://blackpoker.example';
const FILES = new Set(['/', '/icon.svg', '/assets/index-1.js']);

describe('how a request is answered', () => {
  test.each([
    ['/', 'navigate', 'network first'],
    ['/t/abc?x=1', 'navigate', 'network first'],
    ['/rules/8.0/lite#counter', 'navigate', 'network first'],
    ['/healthz', 'navigate', 'network'],
    ['/assets/index-1.js', 'cors', 'kept first'],
    ['/assets/of-the-build-before.js', 'cors', 'kept first'],
    ['/icon.svg', 'no-cors', 'network first'],
    ['/healthz', 'cors', 'network'],
  ])('%s (%s): %s', (path, mode, expected) => {
    expect(strategyFor({ method: 'GET', mode, url: ORIGIN + path }, ORIGIN, FILES)).toBe(expected);
  });

  test('only what is read, and only ours', () => {
    expect(strategyFor({ method: 'POST', mode: 'cors', url: `${ORIGIN}/icon.svg` }, ORIGIN, FILES)).toBe('network');
    expect(strategyFor({ method: 'GET', mode: 'cors', url: 'https://other.example/' }, ORIGIN, FILES)).toBe('network');
  });
});

describe('caches that can go', () => {
  test('all but this build and the one before', () => {
    expect(outdatedCaches(['bp-1', 'bp-2', 'bp-3'], 'bp-3', 'bp-')).toEqual(['bp-1']);
    expect(outdatedCaches(['bp-1', 'bp-2'], 'bp-2', 'bp-')).toEqual([]);
    expect(outdatedCaches(['bp-1'], 'bp-1', 'bp-')).toEqual([]);
  });

  test('never those of others', () => {
    expect(outdatedCaches(['other', 'bp-1', 'bp-2', 'bp-3'], 'bp-3', 'bp-')).toEqual(['bp-1']);
  });
});
