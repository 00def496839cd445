/** Ways in which JSON can be wrong. */
import { type Rng, randomBelow } from '@blackpoker/engine';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export function oneOf<T>(rng: Rng, all: readonly [T, ...T[]]): T {
  return all[randomBelow(rng, all.length)] ?? all[0];
}

const STRANGE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'type',
  'game',
  'seat',
  '',
  ' ',
  '0',
  'then',
  'toJSON',
  'length',
] as const;

const STRANGE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eabc',
  '💣',
  '../../etc/passwd',
  "' OR 1=1 --",
  '"; DROP TABLE games; --',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%00%2e%2e',
  'NaN',
  '__proto__',
  'a'.repeat(300),
  'あ'.repeat(120),
] as const;

const STRANGE_NUMBERS = [
  -1,
  0,
  0.5,
  -0,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  999_999,
  1_000_001,
] as const;

/** Any small JSON. */
export function randomJson(rng: Rng, depth = 3): Json {
  switch (randomBelow(rng, depth > 0 ? 7 : 5)) {
    case 0:
      return null;
    case 1:
      return randomBelow(rng, 2) === 0;
    case 2:
      return oneOf(rng, STRANGE_NUMBERS);
    case 3:
      return rng();
    case 4:
      return oneOf(rng, STRANGE_TEXTS);
    case 5:
      return Array.from({ length: randomBelow(rng, 5) }, () => randomJson(rng, depth - 1));
    default:
      return randomObject(rng, depth);
  }
}

function randomObject(rng: Rng, depth: number): Json {
  const made: { [key: string]: Json } = {};
  for (let i = randomBelow(rng, 5); i > 0; i--) put(made, oneOf(rng, STRANGE_KEYS), randomJson(rng, depth - 1));
  return made;
}

/** As a property of its own, even where its name is `__proto__`. */
function put(into: object, key: string, value: Json): void {
  Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Lists in lists. */
export function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

/** The same with one thing changed, somewhere. */
export function mutated(rng: Rng, json: Json): Json {
  if (typeof json !== 'object' || json === null) return mutatedValue(rng, json);
  const keys = Object.keys(json);
  if (keys.length > 0 && randomBelow(rng, 3) > 0)
    return mutatedAt(rng, json, keys[randomBelow(rng, keys.length)] ?? '');
  if (Array.isArray(json)) return randomBelow(rng, 2) === 0 ? [...json, randomJson(rng)] : json.slice(1);
  const copy = { ...json };
  put(copy, oneOf(rng, STRANGE_KEYS), randomJson(rng));
  return copy;
}

function mutatedAt(rng: Rng, json: Json[] | { [key: string]: Json }, key: string): Json {
  const copy: object = Array.isArray(json) ? [...json] : { ...json };
  const value: unknown = Reflect.get(json, key);
  if (randomBelow(rng, 8) === 0 && !Array.isArray(json)) Reflect.deleteProperty(copy, key);
  else put(copy, key, mutated(rng, value as Json));
  return copy as Json;
}

function mutatedValue(rng: Rng, value: Json): Json {
  if (typeof value === 'number' && randomBelow(rng, 2) === 0) return value + randomBelow(rng, 5) - 2;
  if (typeof value === 'number') return oneOf(rng, STRANGE_NUMBERS);
  if (typeof value === 'string' && value !== '' && randomBelow(rng, 2) === 0) return withOneLetterChanged(rng, value);
  return randomJson(rng);
}

function withOneLetterChanged(rng: Rng, text: string): string {
  const at = randomBelow(rng, text.length);
  return text.slice(0, at) + String.fromCharCode(randomBelow(rng, 0x250)) + text.slice(at + 1);
}

/** An object as text, with one of its keys a second time. */
export function withKeyTwice(rng: Rng, json: { [key: string]: Json }): string {
  const keys = Object.keys(json);
  const key = keys[randomBelow(rng, keys.length)] ?? 'type';
  return `{${JSON.stringify(key)}:${JSON.stringify(randomJson(rng))},${JSON.stringify(json).slice(1)}`;
}

export function randomText(rng: Rng, most: number): string {
  const letters = Array.from({ length: randomBelow(rng, most) }, () => randomBelow(rng, 0xd7ff));
  return String.fromCharCode(...letters);
}

export const bytesOf = (rng: Rng, most: number): Uint8Array =>
  Uint8Array.from({ length: randomBelow(rng, most) + 1 }, () => randomBelow(rng, 256));
