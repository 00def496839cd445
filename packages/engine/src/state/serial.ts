/** A state as text, in the middle of anything, and as a hash. */
import type { Ruleset } from '../script/ruleset.ts';
import { emptyState, STATE_BYTES, type State } from './layout.ts';

/** What JSON holds of a state: its ruleset by name, and its cells as hexadecimal text. */
export interface StateJson {
  readonly regulation: string;
  readonly cells: string;
}

export function toJson(s: State): StateJson {
  return { regulation: s.rules.id, cells: Array.from(s.bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** Throws where the text is not a state of this ruleset. */
export function fromJson(rules: Ruleset, json: StateJson): State {
  if (json.regulation !== rules.id) throw new Error(`this state is of ${json.regulation}, not of ${rules.id}`);
  if (typeof json.cells !== 'string' || !/^([0-9a-f]{2})*$/.test(json.cells) || json.cells.length !== 2 * STATE_BYTES)
    throw new Error(`the cells of a state are ${2 * STATE_BYTES} hexadecimal digits`);
  const s = emptyState(rules);
  for (let i = 0; i < STATE_BYTES; i++) s.bytes[i] = Number.parseInt(json.cells.slice(2 * i, 2 * i + 2), 16);
  return s;
}

/** 64 bits over all cells, as 16 hexadecimal digits: the same game has the same hash on every platform. */
export function hash({ longs }: State): string {
  let a = 0x811c9dc5 | 0;
  let b = 0xc2b2ae35 | 0;
  for (let i = 0; i < longs.length; i++) {
    a = Math.imul(a ^ (longs[i] as number), 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b ^ a, 0x85ebca6b);
    b ^= b >>> 13;
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
