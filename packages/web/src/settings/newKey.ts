/** What becomes of a key that is pressed to take the place of another. */
import { keyClash, keyFor, keyText, type OwnKeys, TABLE_KEYS, type TableKey } from '../table/keys.ts';

type Pressed = Parameters<typeof keyText>[0];

export type NewKey =
  /** Nothing yet: a modifier, or a key of the browser. */
  | { readonly outcome: 'waiting' }
  /** The person wants it as it was. */
  | { readonly outcome: 'left' }
  | { readonly outcome: 'reserved'; readonly key: string }
  | { readonly outcome: 'taken'; readonly key: string; readonly by: TableKey }
  | { readonly outcome: 'set'; readonly keys: OwnKeys };

/** Enter presses what has the focus, arrows move it, digits point at cards. */
const RESERVED = /^(?:Enter|Arrow\w+|\d|Home|End|Page\w+|F\d+|Dead|Process)$/;

export function newKey(name: TableKey, pressed: Pressed, own: OwnKeys): NewKey {
  const key = keyText(pressed);
  if (key === undefined) return { outcome: 'waiting' };
  if (key === keyFor(name, own) || (key === 'Escape' && TABLE_KEYS[name].key !== key)) return { outcome: 'left' };
  if (RESERVED.test(key)) return { outcome: 'reserved', key };
  const by = keyClash(name, key, own);
  if (by !== undefined) return { outcome: 'taken', key, by };
  return { outcome: 'set', keys: withKey(name, key, own) };
}

/** Only what differs from the usual keys is kept. */
function withKey(name: TableKey, key: string, own: OwnKeys): OwnKeys {
  const others = Object.entries(own).filter(([each]) => each !== name);
  return Object.fromEntries(key === TABLE_KEYS[name].key ? others : [...others, [name, key]]);
}
