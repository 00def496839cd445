import type { GameSetup, Told } from '@blackpoker/host';
import { expect, it } from 'vitest';
import { whyNoUndo } from '../../src/table/state/whyNoUndo.ts';
import { WHY_WORDS } from '../../src/table/words.ts';

const setup = (other: GameSetup['seats'][1]): GameSetup => ({
  regulation: '8.0/lite/full',
  options: { graveTop: 'last' },
  seed: '1',
  decks: [{}, {}] as unknown as GameSetup['decks'],
  seats: [{ kind: 'person' }, other],
});
const BOT = setup({ kind: 'bot', level: 3 });
const told = (seat: number, auto = false): Told => ({
  event: { type: 'passed', seat },
  turn: 1,
  text: undefined,
  ...(auto && {
    autoPass: { reason: 'nothing', text: { ja: '', en: '' } } as unknown as NonNullable<Told['autoPass']>,
  }),
});
const stuck = { viewer: 0, canUndo: false };

it('says nothing where a move can be taken back', () => {
  expect(whyNoUndo({ setup: BOT }, { ...stuck, canUndo: true }, [])).toBeUndefined();
});

it('tells whether there was anything to take back', () => {
  expect(whyNoUndo({ setup: BOT }, stuck, [told(1), told(0, true)])).toBe(WHY_WORDS.noUndoYet);
  expect(whyNoUndo({ setup: BOT }, stuck, [told(0)])).toBe(WHY_WORDS.noUndoShown);
});

it('is of no use to two people', () => {
  expect(whyNoUndo({ setup: setup({ kind: 'person' }) }, stuck, [told(0)])).toBe(WHY_WORDS.noUndoTwo);
});
