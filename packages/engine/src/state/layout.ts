import type { Ask } from '../script/kernel.ts';
import type { Ruleset } from '../script/ruleset.ts';
import { CARDS, PACK } from './cards.ts';
import type { Sink } from './events.ts';

/**
 * Where everything lies. A state is one buffer of plain numbers, seen as bytes and (its first part) as 16-bit words.
 * Only queries and atoms use these offsets.
 */
export interface State {
  readonly rules: Ruleset;
  readonly bytes: Uint8Array;
  readonly words: Int16Array;
  /** All of it again, four bytes at a time: to clear and to copy records. */
  readonly longs: Int32Array;
  /** What may be chosen now, as codes (script/choice.ts). Derived from the cells: a cache, not part of the data. */
  readonly options: Int16Array;
  /** How many of `options` hold; -1: not worked out yet. */
  optionCount: number;
  /** The question that these answer. */
  asked: Ask | undefined;
  /** Hears events while a choice is applied. */
  sink: Sink | undefined;
}

/** "No card", "no unit", "no seat". */
export const NONE = 255;

let wordsUsed = 0;
const words = (count: number): number => {
  wordsUsed += count;
  return wordsUsed - count;
};

// 16-bit words
/** Hands as masks: for each seat ♠ ♡ ♢ ♣ (A is bit 0) and the Jokers. */
export const HAND = words(2 * 5);
/** Turns begun so far. */
export const TURNS = words(1);
/** Per seat: which once-per-turn actions were raised, a bit each. */
export const USED = words(2);
/** Per seat: what Force adds to all its soldiers. */
export const FORCE = words(2);
/** Packs and second decks as masks, like hands. */
export const PACK_CARDS = words(2 * 5);
export const SECOND_DECK = words(2 * 5);
/** Per unit: what Up and Down add. */
export const MODIFIER = words(CARDS);

let bytesUsed = 2 * wordsUsed;
const bytes = (count: number): number => {
  bytesUsed += count;
  return bytesUsed - count;
};
/** Records begin, and end, where a 32-bit number can. */
const LONG = 4;
const longs = (count: number): number => {
  bytesUsed = Math.ceil(bytesUsed / LONG) * LONG;
  return bytes(count * LONG);
};

/** Of the 32-bit numbers, the first of the generator's four. */
export const RNG = longs(4) / LONG;

// bytes
export const TURN_PLAYER = bytes(1);
export const CHANCE = bytes(1);
/** Bit 1 << seat: that seat has passed. */
export const PASSED = bytes(1);
/** Decision 3: both passed on an empty stage, and nobody has requested anything since. */
export const EMPTY_ROUND = bytes(1);
/** NONE while the game runs; then the winning seat, or DRAWN. */
export const WINNER = bytes(1);
export const DRAWN = 2;
/** The action whose resolution ended the game. */
export const END_CAUSE = bytes(1);
export const NEXT_REQUEST_ID = bytes(1);

/** Per seat: does it have a pack, and is it open? */
export const PACK_STATE = bytes(2);
export const NO_PACK = 0;
export const PACK_CLOSED = 1;
export const PACK_OPEN = 2;
/** Per seat: the rare card, or NONE. */
export const RARE = bytes(2);
/** Per seat: its owner has looked through the life, and so knows what was in the deck. */
export const LIFE_SEEN = bytes(2);
/** Per seat: how many cards of the pack are in no zone because the game was begun from a position without them. */
export const LACKING = bytes(2);
/** Per seat: which of two decks may be used, and whether one that may not has won; 0 where there is one deck. */
export const DECKS_ALLOWED = bytes(2);
export const FIRST_DECK = 1;
export const SECOND_DECK_ALLOWED = 2;
export const OTHER_DECK_WON = 4;
/** Per seat: is the second deck in use? */
export const USES_SECOND = bytes(2);

export const HAND_COUNT = bytes(2);
export const LIFE_COUNT = bytes(2);
export const GRAVE_COUNT = bytes(2);
export const FIELD_COUNT = bytes(2);
export const FOG_COUNT = bytes(2);
/** How many cards on top of each grave arrived together in the step just taken. */
export const GRAVE_BATCH = bytes(2);

/** A card left a grave: what lies on top now has not been seen yet. */
export const UNCOVERED = bytes(1);

/** Bottom first. */
export const LIFE = bytes(2 * PACK);
/** Bottom first. */
export const GRAVE = bytes(2 * PACK);
/** Units in the order they came; bulwarks in this order lie from the life side outwards. A unit is named by its bottom card. */
export const FIELD = bytes(2 * PACK);
/** The card laid upon this one within a unit. */
export const ABOVE = bytes(CARDS);
export const FLAGS = bytes(CARDS);
/** Of a unit: the attacker that it blocks. */
export const BLOCKS = bytes(CARDS);
/** What each seat knows of a hidden card (state/knowledge.ts): low four bits seat 0, high four bits seat 1. */
export const KNOWN = bytes(CARDS);

export const FLAG_DRIVEN = 1;
export const FLAG_BULWARK = 2;
export const FLAG_ATTACKER = 4;
/** Of a card: it entered the field this turn. */
export const FLAG_NEW = 8;

/** Only ♡ and ♠ A–10 can lie in the fog. */
export const FOG_CAPACITY = 20;
export const FOG_CARD = 0;
/** Index of the fog in the ruleset plus one; 0 once its effect has ended. */
export const FOG_EFFECT = 1;
export const FOG_TARGET = 2;
export const FOG_SIZE = 3;
export const FOG = bytes(2 * FOG_CAPACITY * FOG_SIZE);

/** Requests: the stage, bottom first, then one that was raised and is not on the stage (yet). */
export const STAGE_CAPACITY = 40;
export const MAX_KEYS = 5;
export const REQUEST_ID = 0;
export const REQUEST_ACTION = 1;
export const REQUEST_BY = 2;
export const REQUEST_KEY_COUNT = 3;
export const REQUEST_KEYS = 4;
export const REQUEST_TARGET_KIND = REQUEST_KEYS + MAX_KEYS;
export const REQUEST_TARGET = REQUEST_TARGET_KIND + 1;
/** Triggers that wait until this request has left the stage (7.0 B·J, rulebook f 20). */
export const REQUEST_HELD = REQUEST_TARGET + 1;
const REQUEST_LONGS = 3;
export const REQUEST_SIZE = REQUEST_LONGS * LONG;
export const STAGE_COUNT = bytes(1);
export const STAGE = longs((STAGE_CAPACITY + 1) * REQUEST_LONGS);
export const ASIDE = STAGE + STAGE_CAPACITY * REQUEST_SIZE;

export const TARGET_NOTHING = 0;
export const TARGET_UNIT = 1;
export const TARGET_REQUEST = 2;
export const TARGET_PLAYER = 3;
/** It had a target, which is gone. */
export const TARGET_LOST = 4;

/** What has triggered and waits for the trigger check: how many of each triggered action, per seat. */
export const TRIGGER_KINDS = 8;
export const TRIGGERED = bytes(2 * TRIGGER_KINDS);
/** Per seat: of which there are any, a bit each. */
export const TRIGGERED_KINDS = bytes(2);
export const TRIGGERED_TOTAL = bytes(1);

/** A request being put together. Nothing of it has happened yet. */
export const MAX_PAYMENT = 2;
const DRAFT_LONGS = 5;
const DRAFT = longs(DRAFT_LONGS);
export const DRAFT_ACTION = DRAFT;
export const DRAFT_KEY_COUNT = DRAFT + 1;
export const DRAFT_KEYS = DRAFT + 2;
/** Per cost letter that is chosen (B, D, S): how many are named, then which. */
export const DRAFT_PAID = DRAFT_KEYS + MAX_KEYS;
export const DRAFT_PAYMENT = DRAFT_PAID + 3;
export const DRAFT_TARGET_KIND = DRAFT_PAYMENT + 3 * MAX_PAYMENT;
export const DRAFT_TARGET = DRAFT_TARGET_KIND + 1;

/** Answers given so far to a choice of several cards, known to the chooser alone until it is complete. */
export const PICK_COUNT = bytes(1);
export const PICKS = bytes(PACK);

/** Where the game stands: a stack of frames. */
export const MAX_FRAMES = 6;
export const FRAME_ROUTINE = 0;
export const FRAME_STEP = 1;
export const FRAME_ME = 2;
export const FRAME_REQUEST = 3;
export const FRAME_SLOTS = 4;
const FRAME_LONGS = 2;
export const FRAME_SIZE = FRAME_LONGS * LONG;
export const FRAME_COUNT = bytes(1);
export const FRAMES = longs(MAX_FRAMES * FRAME_LONGS);

export const STATE_BYTES = longs(0);

/** More options than any single choice can have. */
const MAX_OPTIONS = 256;

export function emptyState(rules: Ruleset): State {
  const buffer = new ArrayBuffer(STATE_BYTES + 2 * MAX_OPTIONS);
  const state: State = {
    rules,
    bytes: new Uint8Array(buffer, 0, STATE_BYTES),
    words: new Int16Array(buffer, 0, wordsUsed),
    longs: new Int32Array(buffer, 0, STATE_BYTES / LONG),
    options: new Int16Array(buffer, STATE_BYTES, MAX_OPTIONS),
    optionCount: -1,
    asked: undefined,
    sink: undefined,
  };
  state.bytes.set(EMPTY);
  return state;
}

const EMPTY = emptyCells();

function emptyCells(): Uint8Array {
  const cells = new Uint8Array(STATE_BYTES);
  cells.fill(NONE, ABOVE, ABOVE + CARDS);
  cells.fill(NONE, BLOCKS, BLOCKS + CARDS);
  cells[WINNER] = NONE;
  cells[END_CAUSE] = NONE;
  cells.fill(NONE, RARE, RARE + 2);
  cells[ASIDE + REQUEST_ID] = NONE;
  return cells;
}

/** A copy that shares nothing. `into` (a state of the same ruleset) saves the allocation. */
export function clone(state: State, into: State = emptyState(state.rules)): State {
  into.bytes.set(state.bytes);
  into.optionCount = -1;
  return into;
}

// Records are cleared and copied four bytes at a time, without a loop: they are so at every request.

export function clearRequest({ longs: cells }: State, request: number): void {
  const i = request / LONG;
  cells[i] = 0;
  cells[i + 1] = 0;
  cells[i + 2] = 0;
}

export function copyRequest({ longs: cells }: State, to: number, from: number): void {
  const i = to / LONG;
  const j = from / LONG;
  cells[i] = cells[j] as number;
  cells[i + 1] = cells[j + 1] as number;
  cells[i + 2] = cells[j + 2] as number;
}

export function clearDraft({ longs: cells }: State): void {
  const i = DRAFT / LONG;
  cells[i] = 0;
  cells[i + 1] = 0;
  cells[i + 2] = 0;
  cells[i + 3] = 0;
  cells[i + 4] = 0;
}

export function clearFrame({ longs: cells }: State, frame: number): void {
  const i = frame / LONG;
  cells[i] = 0;
  cells[i + 1] = 0;
}

/** Closes the gap that one cell leaves in a list. */
export function removeCell({ bytes: cells }: State, i: number, end: number): void {
  for (let j = i + 1; j < end; j++) cells[j - 1] = cells[j] as number;
}
