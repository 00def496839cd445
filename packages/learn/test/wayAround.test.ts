/** Nobody gets around what a lesson teaches: without its action the goal cannot be reached, whatever else the learner does. */
import {
  actionChoice,
  countOptions,
  hash,
  indexOfAction,
  isOver,
  optionAt,
  seatToAct,
  turnCount,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { lessonOf } from '../src/index.ts';
import { after, firstMoment, type Moment, readLesson } from '../src/moment.ts';
import { plainChoice } from '../src/plainOpponent.ts';
import { holds } from '../src/predicate.ts';

const TAUGHT = [
  ['attack', 'attack'],
  ['size', 'attack'],
  ['set', 'setBulwark'],
  ['summon', 'summonSoldier'],
  ['leave-one', 'attack'],
  ['cost-l', 'summonAce'],
  ['cost-b', 'setBulwark'],
  ['cost-bb', 'summonHero'],
  ['cost-d', 'up'],
  ['answer', 'up'],
  ['counter', 'counter'],
  ['counter-two', 'counter'],
  ['fizzle', 'down'],
  ['up', 'up'],
  ['down', 'down'],
  ['twist', 'twist'],
  ['twist-up', 'twist'],
  ['destroyBulwark', 'destroyBulwark'],
  ['throwing', 'throwing'],
  ['equip', 'equip'],
  ['search', 'search'],
  ['lethal', 'throwing'],
  ['last-life', 'attack'],
  ['handDestruction', 'handDestruction'],
  ['openPack', 'openPack'],
  ['rareSummon', 'rareSummon'],
] as const;

const MOST_NODES = 60_000;

/** Is there a way to the goal without this action? */
function hasWayWithout(id: string, action: string): boolean {
  const read = readLesson(lessonOf(id)!);
  const start = firstMoment(read);
  const taboo = actionChoice(indexOfAction(start.state.rules, action));
  const seen = new Map<string, boolean>();
  const reaches = (moment: Moment): boolean => {
    const { state } = moment;
    if (holds(read.goal, moment)) return true;
    if (read.fail !== undefined && holds(read.fail, moment)) return false;
    if (isOver(state) || turnCount(state) > 3) return false;
    const key = [hash(state), moment.scripted, ...moment.heard].join();
    const known = seen.get(key);
    if (known !== undefined) return known;
    expect(seen.size).toBeLessThan(MOST_NODES);
    const isOwn = seatToAct(state) === read.seat;
    const all = Array.from({ length: countOptions(state) }, (_, i) => optionAt(state, i)).filter((c) => c !== taboo);
    const isFree = isOwn || read.lesson.opponent === 'best';
    const nexts = (isFree ? all : [plainChoice(read, moment)]).map(
      (choice) => () => reaches(after(read, moment, choice)),
    );
    const found = isOwn || !isFree ? nexts.some((next) => next()) : nexts.every((next) => next());
    seen.set(key, found);
    return found;
  };
  return reaches(start);
}

describe('there is no way around', () => {
  test.each(TAUGHT)('%s: %s', (id, action) => {
    expect(hasWayWithout(id, action)).toBe(false);
  });
});
