/** JSON as our own server writes it: in a list it has `null` where there is nothing, which is `undefined` here. */
export function parsed(text: string): unknown {
  return withoutNulls(JSON.parse(text));
}

function withoutNulls(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object') return value;
  const found: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) if (each !== null) found[name] = withoutNulls(each);
  return found;
}
