/** One door for every decision. */
import { type DeckProblem, deckProblems, decksOf, FULL_DECK, inOrder, isTwoDecks, type SeatDeck } from './deck.ts';
import { ASK_CHANCE } from './flow/coreFlow.ts';
import {
  explainAction,
  explainIntention,
  type Intention,
  explainPass as passReasons,
  type Reason,
} from './flow/explain.ts';
import { dropDraft, isDrafting } from './flow/request.ts';
import { DRAFT, FIRST_EFFECT, SET_UP, TRIGGER_CHECK } from './flow/routines.ts';
import { type Choice, type ChoiceParts, choiceParts } from './script/choice.ts';
import { type DecisionKind, ensureOptions, pendingAsk, run, type Step, take } from './script/kernel.ts';
import type { Ruleset, Text } from './script/ruleset.ts';
import { addToLife } from './state/atoms/cards.ts';
import { pushFrame } from './state/atoms/flow.ts';
import { fillPack, fillSecondDeck } from './state/atoms/prepare.ts';
import { cardOf, type Seat } from './state/cards.ts';
import type { Sink, Viewer } from './state/events.ts';
import { clone, emptyState, NONE, type State } from './state/layout.ts';
import { draftAction, frameAt, frameCount, frameRoutine, frameStep, isOver } from './state/queries.ts';
import { type Seed, seedRng } from './state/rng.ts';
import { viewOf } from './state/view.ts';
import type { View } from './state/viewTypes.ts';

/** Begins a game: set-up runs until the first choice. Throws where a deck is not allowed. */
export function newGame(rules: Ruleset, decks: readonly [SeatDeck, SeatDeck], seed: Seed, sink?: Sink): State {
  const s = emptyState(rules);
  for (const [seat, deck] of decks.entries()) layDeck(s, seat, deck);
  seedRng(s, seed);
  pushFrame(s, SET_UP, 0, NONE);
  s.sink = sink;
  run(s);
  s.sink = undefined;
  return s;
}

function layDeck(s: State, seat: Seat, deck: SeatDeck): void {
  const problems = deck === s.rules.deck.faces ? [] : deckProblems(s.rules, deck);
  if (problems.length > 0) throw new DeckError(seat, problems);
  const [first = [], second] = decksOf(deck);
  for (const face of first === s.rules.deck.faces ? first : inOrder(first)) addToLife(s, cardOf(seat, face));
  if (second !== undefined && isTwoDecks(deck)) fillSecondDeck(s, seat, second, deck);
  if (s.rules.deck.kind === 'built' && s.rules.frameOptions.includes('pack'))
    fillPack(
      s,
      seat,
      FULL_DECK.filter((face) => !first.includes(face)),
    );
}

/** A deck that this regulation does not allow. */
export class DeckError extends Error {
  readonly seat: Seat;
  readonly problems: readonly DeckProblem[];
  constructor(seat: Seat, problems: readonly DeckProblem[]) {
    super(`the deck of ${seat === 0 ? 'A' : 'B'} is not allowed: ${problems.map(({ code }) => code).join(', ')}`);
    this.seat = seat;
    this.problems = problems;
  }
}

/** What may be chosen: its number, what it stands for, and for a named value the name. */
export type Option = ChoiceParts & { readonly choice: Choice; readonly name?: string };

export interface Decision {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** The action that is being requested or carried out, by index. */
  readonly action: number | undefined;
  /** The clause that asks. */
  readonly why: Text | undefined;
  /** What the question is about, where it goes through several things one by one. */
  readonly subject: ChoiceParts | undefined;
  readonly options: readonly Option[];
  /** A request is being put together and can be dropped with `cancel`. */
  readonly drafting: boolean;
}

/** Whose choice it is and what may be chosen; undefined: the game is over. */
export function decision(s: State): Decision | undefined {
  const count = ensureOptions(s);
  const ask = pendingAsk(s);
  if (ask === undefined) return undefined;
  const options = Array.from(s.options.subarray(0, count), (choice): Option => {
    const parts = choiceParts(choice);
    const name = parts.type === 'value' ? ask.values?.[parts.value] : undefined;
    return name === undefined ? { choice, ...parts } : { choice, name, ...parts };
  });
  return {
    seat: ask.seat(s),
    kind: ask.kind,
    action: actionInProgress(s),
    why: clauseInProgress(s),
    subject: ask.subject === undefined ? undefined : choiceParts(ask.subject(s)),
    options,
    drafting: isDrafting(s),
  };
}

/** Whose choice it is, or NONE when the game is over. */
export const seatToAct = (s: State): Seat => pendingAsk(s)?.seat(s) ?? NONE;

/** What kind of choice it is, or undefined when the game is over. */
export const kindToAct = (s: State): DecisionKind | undefined => pendingAsk(s)?.kind;
/** What the question is about, where it goes through several things one by one. */
export const subjectToAct = (s: State): Choice | undefined => pendingAsk(s)?.subject?.(s);

/** How many options there are now: the quick way for play without people. */
export const countOptions = (s: State): number => ensureOptions(s);
/** One of them, counted from 0. */
export const optionAt = (s: State, i: number): Choice => s.options[i] as Choice;

/** The action that is being requested or carried out, by index. */
export function actionInProgress(s: State): number | undefined {
  if (isDrafting(s)) return draftAction(s);
  const routine = frameCount(s) === 0 ? 0 : frameRoutine(s, frameAt(frameCount(s) - 1));
  return routine >= FIRST_EFFECT ? routine - FIRST_EFFECT : undefined;
}

/** The clause of the step that asks: its own, or the nearest before it. */
function clauseInProgress(s: State): Text | undefined {
  if (frameCount(s) === 0) return undefined;
  const frame = frameAt(frameCount(s) - 1);
  const routine = frameRoutine(s, frame);
  if (routine === DRAFT || routine === TRIGGER_CHECK) return undefined;
  const steps: readonly Step[] = s.rules.routines[routine]?.steps ?? [];
  return steps.slice(0, frameStep(s, frame) + 1).findLast(({ say }) => say !== undefined)?.say;
}

/** What a seat, or a spectator, may know of the game. */
export const view = (s: State, viewer: Viewer): View => viewOf(s, viewer, seatToAct(s), DRAFT, ASK_CHANCE);

const isAtChance = (s: State): boolean => pendingAsk(s)?.kind === 'chance';

/**
 * Why an action of the list is not available to a seat now, the cheapest missing thing first; empty: it is available.
 * With an intention: also what speaks against those key cards and that target, and warnings.
 */
export function explain(s: State, seat: Seat, action: number, intention?: Intention): Reason[] {
  const known = s.rules.actions[action];
  const reasons = explainAction(s, seat, known, isAtChance(s));
  return known === undefined || intention === undefined
    ? reasons
    : [...reasons, ...explainIntention(s, seat, known, intention)];
}

/** Why a seat may not pass now; empty: it may. */
export const explainPass = (s: State, seat: Seat): Reason[] => passReasons(s, seat, isAtChance(s));

/** A choice that cannot be taken. The state is as it was. */
export class ChoiceError extends Error {
  readonly code: 'over' | 'illegal' | 'wrongSeat' | 'notDrafting';
  constructor(code: ChoiceError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

function isOffered(s: State, choice: Choice): boolean {
  const count = ensureOptions(s);
  for (let i = 0; i < count; i++) if (s.options[i] === choice) return true;
  return false;
}

/** Applies a choice in place and runs on to the next one. Throws a ChoiceError, and changes nothing, where it is not offered. */
export function apply(s: State, choice: Choice, sink?: Sink, skipPasses = false): void {
  if (isOver(s)) throw new ChoiceError('over', 'the game is over');
  if (!isOffered(s, choice)) throw new ChoiceError('illegal', `choice ${choice} is not offered now`);
  s.sink = sink;
  take(s, choice, skipPasses);
  s.sink = undefined;
}

/** Applies one of the options, counted from 0, in place: the quick way for play without people. */
export function applyOption(s: State, i: number, skipPasses = false): void {
  const choice = i < ensureOptions(s) ? s.options[i] : undefined;
  if (choice === undefined) throw new ChoiceError('illegal', `there is no option ${i} now`);
  take(s, choice, skipPasses);
}

/** Drops the request that is being put together: nothing of it has happened. */
export function cancel(s: State): void {
  if (!isDrafting(s)) throw new ChoiceError('notDrafting', 'no request is being put together');
  dropDraft(s, ASK_CHANCE);
  s.optionCount = -1;
}

/** Applies a seat's choices one after the other, all of them or none. */
export function submit(s: State, seat: Seat, choices: readonly Choice[], sink?: Sink): void {
  const trial = clone(s);
  const events: Parameters<Sink>[0][] = [];
  for (const choice of choices) {
    if (!isOver(trial) && seatToAct(trial) !== seat) throw new ChoiceError('wrongSeat', 'it is not this seat’s choice');
    apply(trial, choice, sink && ((event) => events.push(event)));
  }
  clone(trial, s);
  for (const event of events) sink?.(event);
}
