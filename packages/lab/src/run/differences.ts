const MOST = 5;

/** In which places two pieces of JSON data differ, in words; none: nowhere. */
export function differencesOf(there: unknown, here: unknown): string[] {
  const all = [...differing(there, here, '')];
  return all.length <= MOST ? all : [...all.slice(0, MOST), `and ${all.length - MOST} more`];
}

function* differing(there: unknown, here: unknown, path: string): Iterable<string> {
  if (isTree(there) && isTree(here)) {
    for (const key of new Set([...Object.keys(there), ...Object.keys(here)]))
      yield* differing(there[key], here[key], path === '' ? key : `${path}.${key}`);
  } else if (there !== here) yield `${path || 'it'} is ${text(there)} there and ${text(here)} here`;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const text = (value: unknown): string => JSON.stringify(value) ?? 'absent';
