import { describe, expect, it } from 'vitest';
import { digitOf, keyClash, keyText, TABLE_KEY_NAMES, TABLE_KEYS, tableKeyOf } from '../../src/table/keys.ts';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

describe('keys', () => {
  it('are one each', () => {
    const keys = TABLE_KEY_NAMES.map((name) => TABLE_KEYS[name].key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are known however they are typed', () => {
    expect(tableKeyOf(press('a'), {})).toBe('actions');
    expect(tableKeyOf(press('p', { shiftKey: true }), {})).toBe('yieldAll');
    expect(tableKeyOf(press('P', { shiftKey: true }), {})).toBe('yieldAll');
    expect(tableKeyOf(press('?', { shiftKey: true }), {})).toBe('help');
    expect(tableKeyOf(press(' '), {})).toBe('primary');
    expect(tableKeyOf(press('Backspace'), {})).toBe('back');
  });

  it('leave Tab and the system’s own alone', () => {
    expect(keyText(press('Tab'))).toBeUndefined();
    expect(tableKeyOf(press('a', { ctrlKey: true }), {})).toBeUndefined();
    expect(digitOf(press('1', { metaKey: true }))).toBeUndefined();
  });

  it('can be changed', () => {
    expect(tableKeyOf(press('q'), { actions: 'Q' })).toBe('actions');
    expect(tableKeyOf(press('a'), { actions: 'Q' })).toBeUndefined();
    expect(keyClash('actions', 'T', {})).toBe('attack');
    expect(keyClash('actions', 'Q', {})).toBeUndefined();
  });

  it('count from 1, and 0 is the tenth', () => {
    expect([digitOf(press('1')), digitOf(press('9')), digitOf(press('0')), digitOf(press('a'))]).toEqual([
      0,
      8,
      9,
      undefined,
    ]);
  });
});
