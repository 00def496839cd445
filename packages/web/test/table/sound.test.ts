import type { GameEvent } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { EMPTY_SCENE } from '../../src/board/scene.ts';
import { type SoundFacts, soundFor } from '../../src/table/sound/soundFor.ts';

const QUIET: SoundFacts = {
  end: undefined,
  told: [],
  viewer: 0,
  asked: false,
  fresh: false,
  scene: EMPTY_SCENE,
};
const told = (event: GameEvent) => ({ event, turn: 1, text: undefined });
const requested = (seat: number) =>
  told({ type: 'requested', seat, request: 1, action: 0, cards: [], count: 0, open: 3, target: undefined });
const moved = (why: 'destroy' | 'draw') =>
  told({ type: 'moved', seat: 1, cards: [], count: 1, from: 'field', to: 'grave', why, open: 3 });
const damaged = told({ type: 'damaged', seat: 1, amount: 3, dealt: 3 });
const blocks = told({ type: 'blocks', unit: { seat: 0, position: 0 }, attacker: { seat: 1, position: 0 } });
const turn = told({ type: 'turn', seat: 1, turn: 2 });
const fight = { attacker: 'unit:1:0', blockers: ['unit:0:0'] };

describe('a sound goes with', () => {
  test.each([
    ['a question to the person', { asked: true }, 'asked'],
    ['a request of the opponent', { told: [requested(1)], asked: true }, 'card'],
    ['a card that is drawn', { told: [moved('draw')] }, 'card'],
    ['a new turn', { told: [turn, moved('draw')] }, 'turn'],
    ['a block', { told: [blocks], scene: { ...EMPTY_SCENE, fights: [fight] } }, 'block'],
    [
      'a fight',
      { told: [moved('destroy')], scene: { ...EMPTY_SCENE, fights: [{ ...fight, score: '9 > 7' }] } },
      'clash',
    ],
    ['a unit that falls', { told: [requested(1), moved('destroy')] }, 'fall'],
    ['damage, before a request', { told: [requested(1), damaged], asked: true }, 'hit'],
    ['a deal', { fresh: true, scene: { ...EMPTY_SCENE, deal: true } }, 'deal'],
    ['a win', { end: { winner: 0, why: 'played' } }, 'won'],
    ['a loss', { end: { winner: 1, why: 'resigned' } }, 'lost'],
    ['a draw', { end: { winner: undefined, why: 'played' } }, 'drawn'],
  ] as const)('%s', (_, facts, sound) => {
    expect(soundFor({ ...QUIET, ...facts })).toBe(sound);
  });

  test('nothing else: an own request, or what happened before a reload', () => {
    expect(soundFor({ ...QUIET, told: [requested(0)] })).toBeUndefined();
    expect(soundFor({ ...QUIET, told: [requested(1), damaged], fresh: true, asked: true })).toBe('asked');
  });
});
