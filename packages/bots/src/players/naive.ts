/**
 * A yardstick, kept as it is: a person who has just learned the rules. It lays a bulwark, summons the biggest, attacks with the biggest,
 * blocks one for one, draws one card, and otherwise passes. It knows no magic and never looks ahead.
 */
import {
  actionAt,
  blockedBy,
  type Choice,
  canAttack,
  chosenAction,
  chosenCard,
  chosenPosition,
  chosenSeat,
  type DecisionKind,
  DONE,
  fieldCount,
  handCount,
  isBulwark,
  isNew,
  isSoldier,
  isStageEmpty,
  kindToAct,
  lifeCount,
  makeRng,
  numberOf,
  PASS,
  type Seat,
  type State,
  sample,
  size,
  subjectToAct,
  turnPlayer,
  type Unit,
  unitAt,
  valueChoice,
} from '@blackpoker/engine';
import type { Player, Question } from '../player.ts';

export const naive: Player = {
  name: 'naive',
  sitDown: (_rules, seat, seed) => {
    const rng = makeRng(seed);
    return {
      choose: (question) => {
        const table = sample(question.view(), rng);
        const kind = kindToAct(table);
        const options = optionsOf(question);
        const choice = kind === undefined ? undefined : HABITS[kind]?.(table, seat, options);
        return choice !== undefined && options.includes(choice) ? choice : question.optionAt(0);
      },
    };
  },
};

/** What it does when it is asked something; undefined, or nothing that is offered: the first option. */
type Habit = (s: State, seat: Seat, options: readonly Choice[]) => Choice | undefined;

const NO: Choice = valueChoice(0);
const YES: Choice = valueChoice(1);

const optionsOf = ({ count, optionAt }: Question): Choice[] => Array.from({ length: count }, (_, i) => optionAt(i));

/** Of equals the first. */
function greatest<T>(things: readonly T[], measure: (thing: T) => number): T | undefined {
  return things.reduce<T | undefined>((a, b) => (a === undefined || measure(b) > measure(a) ? b : a), undefined);
}

const lowestCard: Habit = (_s, _seat, options) => greatest(options, (choice) => -numberOf(chosenCard(choice)));
const highestCard: Habit = (_s, _seat, options) => greatest(options, (choice) => numberOf(chosenCard(choice)));

const HABITS: Partial<Readonly<Record<DecisionKind, Habit>>> = {
  chance: request,
  key: highestCard,
  setCard: lowestCard,
  discard: lowestCard,
  drawMore: () => NO,
  attack: (s, seat) => (subjectOf(s) === attackerOf(s, seat) ? YES : NO),
  block: blocker,
};

// requests

/** What it requests in its own turn, in this order, as far as it is offered and sensible. */
const TURN = ['setBulwark', 'summonHero', 'summonSoldier', 'summonAce', 'attack', 'end'];

function request(s: State, seat: Seat, options: readonly Choice[]): Choice {
  if (turnPlayer(s) !== seat || !isStageEmpty(s)) return PASS;
  const sensible = options.filter((choice) => choice !== PASS && isSensible(s, seat, choice));
  const place = (choice: Choice): number => TURN.indexOf(actionAt(s.rules, chosenAction(choice)).id);
  return greatest(sensible, (choice) => -place(choice)) ?? PASS;
}

/** It keeps a card of life for the next Draw, summons one soldier a turn, and does not attack with nobody. */
function isSensible(s: State, seat: Seat, choice: Choice): boolean {
  const { id, l } = actionAt(s.rules, chosenAction(choice));
  if (!TURN.includes(id) || (l > 0 && lifeCount(s, seat) <= l + 1)) return false;
  if (id === 'attack') return attackerOf(s, seat) !== undefined;
  if (id === 'setBulwark') return handCount(s, seat) > 0;
  return id === 'end' || !unitsOf(s, seat).some((unit) => isSoldier(s, unit) && isNew(s, unit));
}

// combat

const unitsOf = (s: State, seat: Seat): Unit[] =>
  Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i));

const unitOf = (s: State, choice: Choice): Unit => unitAt(s, chosenSeat(choice), chosenPosition(choice));

/** The unit that a question is about: who attacks, or whom to block. */
function subjectOf(s: State): Unit | undefined {
  const subject = subjectToAct(s);
  return subject === undefined ? undefined : unitOf(s, subject);
}

/** Its biggest soldier that may attack. */
function attackerOf(s: State, seat: Seat): Unit | undefined {
  const able = unitsOf(s, seat).filter((unit) => isSoldier(s, unit) && canAttack(s, unit));
  return greatest(able, (unit) => size(s, unit));
}

/** One blocker for an attacker: the smallest soldier that survives or takes it along, else a bulwark, else, to stay alive, the biggest soldier. */
function blocker(s: State, seat: Seat, options: readonly Choice[]): Choice {
  const attacker = subjectOf(s);
  if (attacker === undefined || isBlocked(s, seat, attacker)) return DONE;
  const hit = size(s, attacker);
  const units = options.filter((choice) => choice !== DONE);
  const soldiers = units.filter((choice) => !isBulwark(s, unitOf(s, choice)));
  const sizeOf = (choice: Choice): number => size(s, unitOf(s, choice));
  const enough = soldiers.filter((choice) => sizeOf(choice) >= hit);
  const wall = units.find((choice) => isBulwark(s, unitOf(s, choice)));
  const last = hit >= lifeCount(s, seat) - 1 ? greatest(soldiers, sizeOf) : undefined;
  return greatest(enough, (choice) => -sizeOf(choice)) ?? wall ?? last ?? DONE;
}

const isBlocked = (s: State, seat: Seat, attacker: Unit): boolean =>
  unitsOf(s, seat).some((unit) => blockedBy(s, unit) === attacker);
