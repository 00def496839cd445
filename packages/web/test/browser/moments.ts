/** Moments of games in which a seat is asked something: one for each kind of question, as a link that anybody can open. */
import {
  apply,
  clone,
  countOptions,
  type DecisionKind,
  dealDecks,
  decision,
  isOver,
  lifeCount,
  makeRng,
  optionAt,
  type Ruleset,
  randomBelow,
  recordChoice,
  recordOf,
  recordText,
  type Seat,
  type State,
  smallSeed,
  startOf,
  startRecord,
} from '@blackpoker/engine';
import { shareCode } from '../../src/host/shareText.ts';
import { rulesOf } from '../table/randomTable.ts';

export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  /** The game up to here. */
  readonly record: string;
}

/** Which moment is looked for. */
export interface Wanted {
  readonly kind: DecisionKind;
  readonly regulation: string;
  readonly graveTop?: 'ask';
  /** So many picks belong to the answer. */
  readonly picks?: number;
  /** The games begin here; else with a deal. */
  readonly position?: string;
  readonly when?: (s: State) => boolean;
}

const MOST_GAMES = 400;
const MOST_CHOICES = 700;
const SAFE_LIFE = 3;

/** Games with choices at random, until one comes to what is wanted. */
export function momentOf(wanted: Wanted): Moment {
  const rules = rulesOf(wanted.regulation, wanted.graveTop);
  for (let seed = 1; seed < MOST_GAMES; seed++) {
    const found = momentIn(rules, seed, wanted);
    if (found !== undefined) return found;
  }
  throw new Error(`no game comes to ${wanted.kind}`);
}

function momentIn(rules: Ruleset, n: number, wanted: Wanted): Moment | undefined {
  const seed = smallSeed(n);
  const recording = startRecord(rules, dealDecks(rules, seed), seed, undefined, wanted.position);
  const s = startOf({ ...recording.game, choices: [] }, rules);
  const rng = makeRng(smallSeed(n + 500));
  for (let i = 0; i < MOST_CHOICES && !isOver(s); i++) {
    const asked = decision(s);
    if (asked !== undefined && fits(s, wanted))
      return { state: clone(s), seat: asked.seat, record: recordText(recordOf(recording, s), rules) };
    recordChoice(recording, s, optionAt(s, randomBelow(rng, countOptions(s))));
  }
  return undefined;
}

function fits(s: State, { kind, picks = 1, when = () => true }: Wanted): boolean {
  const asked = decision(s);
  if (asked?.kind !== kind || asked.drafting) return false;
  const isSafe = lifeCount(s, 0) >= SAFE_LIFE && lifeCount(s, 1) >= SAFE_LIFE;
  return (isSafe || kind === 'rareCard' || kind === 'opening' || kind === 'deck') && picksIn(s) >= picks && when(s);
}

/** How many times the same is asked if the first is taken each time. */
function picksIn(s: State): number {
  const now = clone(s);
  const first = decision(now);
  for (let count = 0; count < 60; count++) {
    const asked = decision(now);
    if (asked?.kind !== first?.kind || asked?.seat !== first?.seat) return count;
    const thing = asked?.options.find(({ type }) => type !== 'done');
    if (thing === undefined) return count;
    apply(now, thing.choice);
  }
  return 60;
}

/** The table of the seat that is asked. */
export const linkTo = async ({ record, seat }: Moment): Promise<string> =>
  `/t/new?level=1&speed=0&seat=${seat === 0 ? 'A' : 'B'}#${await shareCode(record)}`;
