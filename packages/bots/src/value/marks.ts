/** What a ruleset says once for all its positions. */
import { FORMATS, type Ruleset } from '@blackpoker/engine';
import { PENDING_IDS } from './featureList.ts';

export interface Marks {
  /** Its place among FORMATS. */
  readonly format: number;
  readonly is8: number;
  /** Bits of the used-this-turn mask. */
  readonly attack: number;
  readonly setBulwark: number;
  /** By index of the action: what it means on the stage. */
  readonly meaning: Uint8Array;
}

/** Brings its key card into play, or upon a soldier. */
export const SUMMON = 1;
/** From here on: a basic action, by its place in PENDING_IDS. */
export const BASIC = 2;
const MAGIC = 0;
const SUMMONS = ['summonSoldier', 'summonHero', 'summonAce', 'quickSummon', 'summonMagician', 'equip', 'rareSummon'];

const known = new WeakMap<Ruleset, Marks>();
let lastRules: Ruleset | undefined;
let lastMarks: Marks | undefined;

export function marksOf(rules: Ruleset): Marks {
  if (rules === lastRules && lastMarks !== undefined) return lastMarks;
  const marks = known.get(rules) ?? mark(rules);
  known.set(rules, marks);
  lastRules = rules;
  lastMarks = marks;
  return marks;
}

function mark(rules: Ruleset): Marks {
  const bitOf = (id: string): number => {
    const limit = rules.byId.get(id)?.limit ?? -1;
    return limit < 0 ? 0 : 1 << limit;
  };
  return {
    format: FORMATS.indexOf(rules.format),
    is8: rules.edition === '8.0' ? 1 : 0,
    attack: bitOf('attack'),
    setBulwark: bitOf('setBulwark'),
    meaning: Uint8Array.from(rules.actions, (action) => meaningOf(action?.id ?? '')),
  };
}

function meaningOf(id: string): number {
  if (SUMMONS.includes(id)) return SUMMON;
  const place = PENDING_IDS.indexOf(id);
  return place < 0 ? MAGIC : BASIC + place;
}
