import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT } from '../../src/table/draft/draft.ts';
import { draftText, readDraft } from '../../src/table/draft/draftText.ts';

describe('a draft as text', () => {
  test.each<Partial<Draft>>([
    { selected: [3, 17] },
    { wishes: { action: 4, byName: true, picks: { key: [1], target: [9, 10] } }, selected: [1] },
    { attackers: [7] },
    { picks: [] },
    { lanes: new Map([[2, [0, 1]]]), aside: true },
  ])('comes back as it was: %j', (part) => {
    const draft = { ...EMPTY_DRAFT, ...part };
    expect(readDraft(draftText(draft) ?? '')).toEqual(draft);
  });

  test('nothing is not kept', () => {
    expect(draftText(EMPTY_DRAFT)).toBeUndefined();
  });

  test.each(['', 'nonsense', '[]', '{"selected":"x","lanes":[[1]],"wishes":{"action":"a"}}', 'null'])(
    'what cannot be read is as if nothing had been said: %s',
    (text) => {
      expect(readDraft(text)).toEqual(EMPTY_DRAFT);
    },
  );
});
