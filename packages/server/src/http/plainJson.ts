/** JSON from outside: not deep, and without names that mean something to JavaScript. */
const DEEPEST = 8;
const MOST_KEYS = 64;
const STRANGE = new Set(['__proto__', 'constructor', 'prototype']);

/** Undefined: it is not JSON, or none that we take. */
export function plainJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isPlain(value, DEEPEST) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((each) => isPlain(each, depth - 1));
  const keys = Object.keys(value);
  return (
    keys.length <= MOST_KEYS && keys.every((key) => !STRANGE.has(key) && isPlain(Reflect.get(value, key), depth - 1))
  );
}
