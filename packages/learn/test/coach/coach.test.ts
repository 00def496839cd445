import {
  CONCEPTS,
  Coach,
  FIRST_GAME_ACTIONS,
  FIRST_GAME_LINES,
  FIRST_GAME_POSITION,
  firstGameTable,
  NEW_RECORD,
  silentNotes,
  withMet,
  withUse,
} from '@blackpoker/learn';
import { describe, expect, it } from 'vitest';
import { playCoached } from './coachedGame.ts';

const GAMES = Number(process.env.COACHED_GAMES ?? 24);

describe('the notes over many games of one learner', () => {
  it('says each note at most once, and at most one a turn', () => {
    const said: string[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      const coach = new Coach({ isFirstGame: false, silent: said, onSaid: (id) => said.push(id) });
      const { spoken } = playCoached(coach, regulationOf(seed), seed, [1 + (seed % 4), 2]);
      const turns = new Map<number, Set<string>>();
      for (const { note, scene } of spoken)
        turns.set(scene.view.turns, (turns.get(scene.view.turns) ?? new Set()).add(note.id));
      for (const notes of turns.values()) expect(notes.size).toBe(1);
    }
    expect(new Set(said).size).toBe(said.length);
    expect(said.length).toBeGreaterThan(8);
  });

  it('says nothing once it is quiet', () => {
    for (let seed = 1; seed <= GAMES / 4; seed++) {
      const coach = new Coach({ isFirstGame: false, silent: [] });
      coach.beQuiet();
      expect(playCoached(coach, '8.0/lite/entry20', seed, [2, 2]).spoken).toEqual([]);
    }
  });

  it('says nothing if all notes are met, or after five games', () => {
    const met = CONCEPTS.reduce((record, { id }) => withMet(record, id), NEW_RECORD);
    for (const record of [met, { ...NEW_RECORD, games: 5 }]) {
      const coach = new Coach({ isFirstGame: false, silent: silentNotes(record) });
      expect(playCoached(coach, '8.0/lite/entry20', 5, [2, 2]).spoken).toEqual([]);
    }
  });

  it('is silent about what the learner has used twice', () => {
    const once = withUse(NEW_RECORD, 'bulwark-pays');
    expect(silentNotes(once)).toEqual([]);
    expect(silentNotes(withUse(once, 'bulwark-pays'))).toEqual(['bulwark-pays']);
  });

  it('never speaks while a sheet asks for blockers, except with the line made for it', () => {
    for (let seed = 1; seed <= GAMES / 2; seed++) {
      const coach = new Coach({ isFirstGame: true, silent: [] });
      for (const { note, scene } of playCoached(coach, firstTable(seed), seed, [2, 1], FIRST_GAME_ACTIONS).spoken)
        if (scene.asked === 'block') expect(note.id).toBe('first-attacked');
    }
  });
});

describe('the lines of game 1', () => {
  it('begins with the line that says what to do', () => {
    const [first] = playCoached(
      new Coach({ isFirstGame: true, silent: [] }),
      FIRST_GAME_POSITION,
      1,
      [1, 1],
      FIRST_GAME_ACTIONS,
    ).spoken;
    expect(first?.note.id).toBe('first-begin');
    expect(first?.note.text.en).toContain('9');
  });

  it('says at most one in a window, and each at most once in a game', () => {
    const all = new Set<string>();
    for (let seed = 1; seed <= GAMES / 2; seed++) {
      const said: string[] = [];
      const coach = new Coach({ isFirstGame: true, silent: [], onSaid: (id) => said.push(id) });
      const windows = new Map<number, Set<string>>();
      for (const { note, scene } of playCoached(coach, firstTable(seed), seed, [2, 1], FIRST_GAME_ACTIONS).spoken)
        windows.set(scene.id, (windows.get(scene.id) ?? new Set()).add(note.id));
      for (const notes of windows.values()) expect(notes.size).toBe(1);
      expect(new Set(said).size).toBe(said.length);
      for (const id of said) all.add(id);
    }
    for (const id of ['first-begin', 'first-summoned', 'first-attacked', 'first-draw']) expect(all).toContain(id);
  });
});

describe('the sentences', () => {
  it('has at most 25 English words and 60 Japanese characters in each', () => {
    for (const { say } of [...CONCEPTS, ...FIRST_GAME_LINES]) {
      expect(say.en.split(/\s+/).length).toBeLessThanOrEqual(25);
      expect([...say.ja].length).toBeLessThanOrEqual(60);
    }
  });
});

const firstTable = (seed: number): string => (seed === 1 ? FIRST_GAME_POSITION : firstGameTable(seed, 0));
const regulationOf = (seed: number): string => ['8.0/lite/entry20', '8.0/lite/full'][seed % 2] ?? '8.0/lite/entry20';
