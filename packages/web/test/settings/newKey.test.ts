import { describe, expect, test } from 'vitest';
import { newKey } from '../../src/settings/newKey.ts';

const pressed = (key: string, shiftKey = false) => ({ key, shiftKey, ctrlKey: false, altKey: false, metaKey: false });

describe('a key in the place of another', () => {
  test('is kept', () => {
    expect(newKey('pass', pressed('x'), {})).toEqual({ outcome: 'set', keys: { pass: 'X' } });
    expect(newKey('pass', pressed('x', true), { hint: 'J' })).toEqual({
      outcome: 'set',
      keys: { hint: 'J', pass: 'Shift+X' },
    });
  });

  test('the usual one is not kept apart', () => {
    expect(newKey('pass', pressed('p'), { pass: 'X', hint: 'J' })).toEqual({ outcome: 'set', keys: { hint: 'J' } });
  });

  test('cannot be one that does something else', () => {
    expect(newKey('pass', pressed('a'), {})).toEqual({ outcome: 'taken', key: 'A', by: 'actions' });
    expect(newKey('pass', pressed('a'), { actions: 'Q' })).toMatchObject({ outcome: 'set' });
  });

  test.each(['Enter', 'ArrowLeft', '1', '0', 'F5', 'PageUp'])('cannot be %s', (key) => {
    expect(newKey('pass', pressed(key), {})).toEqual({ outcome: 'reserved', key });
  });

  test.each(['Tab', 'Shift', 'Control'])('%s alone is nothing yet', (key) => {
    expect(newKey('pass', pressed(key), {})).toEqual({ outcome: 'waiting' });
  });

  test('Esc, or the same key, leaves it', () => {
    expect(newKey('pass', pressed('Escape'), {})).toEqual({ outcome: 'left' });
    expect(newKey('pass', pressed('P'), {})).toEqual({ outcome: 'left' });
    expect(newKey('back', pressed('Escape'), { back: 'X' })).toEqual({ outcome: 'set', keys: {} });
  });
});
