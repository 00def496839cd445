/** Which feature stands where. The order is that of the weights. */
import { FORMATS } from '@blackpoker/engine';

const sideNames: string[] = [];
const side = (...names: string[]): number => sideNames.push(...names) - names.length;

/** Life that is missing up to these counts: together they bend the line where life gets short. */
export const LIFE_STEPS = [4, 7, 11, 16, 24, 34] as const;
const SUITS = ['♠', '♡', '♢', '♣'];

// of one seat
export const LIFE = side('life');
export const LIFE_BELOW = side(...LIFE_STEPS.map((step) => `life below ${step}`));
export const COURTS_IN_LIFE = side('J, Q, K in life');
export const HAND = side('hand');
export const LOW_IN_HAND = side(...SUITS.map((suit) => `${suit}A-10 in hand`));
export const HIGHEST_SPADE = side('highest of ♠A-10 in hand');
export const HIGHEST_HEART = side('highest of ♡A-10 in hand');
export const HIGHEST_CLUB = side('highest of ♣A-10 in hand');
export const COURTS_IN_HAND = side('J, Q, K in hand');
export const ACES_IN_HAND = side('A in hand');
export const JOKERS_IN_HAND = side('Jokers in hand');
export const THROW = side('damage of Throw');
export const THROW_WINS = side('Throw wins');
/** Then the driven ones. */
export const BULWARKS = side('charged bulwarks', 'driven bulwarks');
export const SOLDIERS = side('charged soldiers', 'driven soldiers');
export const SIZES = side('size of charged soldiers', 'size of driven soldiers');
export const LARGEST = side('largest soldier');
export const HEROES = side('heroes');
export const ACES = side('aces');
export const MAGICIANS = side('magicians');
export const EQUIPPED = side('equipped soldiers');
export const TRAPS = side('bulwarks that match a soldier');
export const READY = side('soldiers that may attack');
export const OUTSIZING = side('soldiers larger than any blocker');
export const SPELLS = side('magic on the stage');
export const SUMMONS = side('size to come from the stage');

export const SIDE_COUNT = sideNames.length;

const tableNames: string[] = [];
const table = (...names: string[]): number => 2 * SIDE_COUNT + tableNames.push(...names) - names.length;

// of the table, from the turn player's side
export const POWER = table('power now');
export const SURE = table('damage now that cannot be blocked');
export const POWER_WINS = table('power now wins');
export const SURE_WINS = table('damage now wins');
export const THREAT = table('power against me next turn');
export const THREAT_SURE = table('damage next turn that cannot be blocked');
export const THREAT_WINS = table('power against me wins next turn');
export const THREAT_SURE_WINS = table('damage next turn wins');
export const INCOMING = table('attackers, unblocked');
export const INCOMING_WINS = table('attackers, unblocked, win');
export const BLOCKED = table('attackers, blocked');
export const FORMAT = table(...FORMATS);
export const IS_8 = table('8.0');
export const FIRST_TURN = table('first turn');
export const SECOND_TURN = table('second turn');
/** Requests for these on the stage. */
export const PENDING_IDS: readonly string[] = ['draw', 'end', 'attack', 'block', 'damageJudgement'];
export const PENDING = table(...PENDING_IDS.map((id) => `${id} on the stage`));
export const ATTACKERS_FALL = table('attackers that fall');
export const BLOCKERS_FALL = table('blockers that fall');
export const ATTACK_USED = table('has attacked');
export const BULWARK_USED = table('has set a bulwark');
export const CLOSED_PACK = table('closed pack', 'closed pack of the other');
export const RARE = table('rare card', 'rare card of the other');

export const FEATURE_NAMES: readonly string[] = [
  ...sideNames.map((name) => `turn player: ${name}`),
  ...sideNames.map((name) => `other: ${name}`),
  ...tableNames,
];
export const FEATURE_COUNT = FEATURE_NAMES.length;

/** A few letters that differ where the list of features does (FNV-1a): weights and samples carry them. */
export const FEATURES_MARK = markOf(FEATURE_NAMES.join('\n'));

function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
