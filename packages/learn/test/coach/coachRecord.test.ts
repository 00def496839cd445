import {
  afterGame,
  CONCEPTS,
  hasNotes,
  NEW_RECORD,
  readCoachRecord,
  unlockedActions,
  withMet,
  withNewFirstGame,
  withUnlocked,
} from '@blackpoker/learn';
import { describe, expect, it } from 'vitest';

const WON = { won: true, level: 2, isFirstGame: false, ignored: 0 };
const LOST = { ...WON, won: false };

describe('what is kept of a learner', () => {
  it('stops warning after two wins in a row against level 2', () => {
    const once = afterGame(NEW_RECORD, WON);
    expect(once.isUnwarned).toBe(false);
    expect(afterGame(once, WON).isUnwarned).toBe(true);
    expect(afterGame(afterGame(once, LOST), WON).isUnwarned).toBe(false);
    expect(afterGame(afterGame(NEW_RECORD, { ...WON, level: 1 }), { ...WON, level: 1 }).isUnwarned).toBe(false);
  });

  it('stops warning after a game that was won although two warnings were ignored', () => {
    expect(afterGame(NEW_RECORD, { ...WON, level: 1, ignored: 2 }).isUnwarned).toBe(true);
    expect(afterGame(NEW_RECORD, { ...LOST, ignored: 2 }).isUnwarned).toBe(false);
  });

  it('has no notes left after five games, or when all are met', () => {
    const five = [WON, LOST, LOST, LOST, LOST].reduce(afterGame, NEW_RECORD);
    expect(hasNotes({ ...five, games: 4 })).toBe(true);
    expect(hasNotes(five)).toBe(false);
    expect(hasNotes(CONCEPTS.reduce((record, { id }) => withMet(record, id), NEW_RECORD))).toBe(false);
  });

  it('says the lines of game 1 again in the next one, and the notes never', () => {
    const met = withMet(withMet(NEW_RECORD, 'first-begin'), 'turn');
    expect(withNewFirstGame(met)).toMatchObject({ met: ['turn'], firstGames: 1 });
  });

  it('counts the wins of game 1, which shrink its headstart', () => {
    const won = afterGame(NEW_RECORD, { ...WON, level: 1, isFirstGame: true });
    expect(won.firstWins).toBe(1);
    expect(afterGame(won, { ...LOST, isFirstGame: true }).firstWins).toBe(1);
  });

  it('reads what it has written, and nothing else', () => {
    const record = withUnlocked(withMet(afterGame(NEW_RECORD, WON), 'turn'), 'twist');
    expect(readCoachRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    for (const broken of [undefined, null, 3, 'x', [], { met: 'turn', games: -1, used: { a: 'b' } }])
      expect({ ...readCoachRecord(broken), used: {} }).toEqual(NEW_RECORD);
  });
});

describe('unlocked actions', () => {
  const U0 = ['end', 'attack', 'setBulwark', 'summonSoldier'];

  it('grow with the parts of the path that are done', () => {
    expect(unlockedActions(new Set(), NEW_RECORD)).toEqual(U0);
    expect(unlockedActions(new Set(['first']), NEW_RECORD)).toEqual(U0);
    const costs = [...U0, 'summonAce', 'summonHero', 'up'];
    expect(unlockedActions(new Set(['first', 'costs']), NEW_RECORD)).toEqual(costs);
    expect(unlockedActions(new Set(['stage']), NEW_RECORD)).toEqual([...costs, 'counter', 'down']);
    expect(unlockedActions(new Set(['spells']), NEW_RECORD)).toBeUndefined();
  });

  it('contain what the learner has used, and everything for a learner who knows the format', () => {
    expect(unlockedActions(new Set(), withUnlocked(NEW_RECORD, 'twist'))).toEqual([...U0, 'twist']);
    expect(unlockedActions(new Set(), { ...NEW_RECORD, knowsAll: true })).toBeUndefined();
  });
});
