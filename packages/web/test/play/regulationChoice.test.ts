import {
  EDITIONS,
  FORMATS,
  FRAME_OPTIONS,
  FRAMES,
  REGULATIONS,
  type Regulation,
  regulationId,
  whyNot,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { changed, frameRows, nearestRules, optionRows, toggled } from '../../src/play/regulationChoice.ts';

const START: Regulation = { edition: '8.0', format: 'lite', frame: 'entry20' };

/** Edition, format, frame, then each option: as a person would. */
function chosen({ edition, format, frame, frameOptions = [] }: Regulation): Regulation {
  let draft = START;
  for (const change of [{ edition }, { format }, { frame }]) draft = changed(draft, change);
  for (const option of draft.frameOptions ?? []) draft = toggled(draft, option);
  for (const option of frameOptions) draft = toggled(draft, option);
  return draft;
}

test('every regulation can be put together', () => {
  for (const regulation of REGULATIONS) expect(regulationId(chosen(regulation))).toBe(regulationId(regulation));
});

test('whatever is changed, the outcome is played', () => {
  for (const from of REGULATIONS)
    for (const change of [
      ...EDITIONS.map((edition) => ({ edition })),
      ...FORMATS.map((format) => ({ format })),
      ...FRAMES.map((frame) => ({ frame })),
    ])
      expect(whyNot(changed(from, change))).toEqual([]);
});

test('a toggled option is on or off, and drops what it excludes', () => {
  const from: Regulation = { edition: '7.0', format: 'master', frame: 'random40', frameOptions: ['preset2', 'pack'] };
  expect(toggled(from, 'preset4').frameOptions).toEqual(['preset4', 'pack']);
  expect(toggled(from, 'pack').frameOptions).toEqual(['preset2']);
  expect(toggled({ ...START }, 'pack').frameOptions).toEqual([]);
});

describe('what is shown', () => {
  test('every frame once, with a reason exactly where it is not played', () => {
    for (const edition of EDITIONS)
      for (const format of FORMATS) {
        const rows = frameRows({ edition, format, frame: 'full' });
        expect(rows.map(({ frame }) => frame).sort()).toEqual([...FRAMES].sort());
        for (const { frame, reasons } of rows) {
          const played = REGULATIONS.some((r) => r.edition === edition && r.format === format && r.frame === frame);
          expect(reasons.length === 0).toBe(played);
        }
      }
  });

  test('frames that can be chosen come first, those of other editions last', () => {
    const names = frameRows({ edition: '8.0', format: 'standard', frame: 'pack' }).map(({ frame }) => frame);
    expect(names.slice(0, 4)).toEqual(['pack', 'rarePack', 'full', 'regular']);
    expect(names.slice(4, 6)).toEqual(['entry20', 'strategy']);
  });

  test('options with their reasons', () => {
    const rows = optionRows({ edition: '7.0', format: 'lite', frame: 'random40', frameOptions: ['pack'] });
    expect(rows.map(({ option }) => option)).toEqual([...FRAME_OPTIONS]);
    expect(rows.map(({ reasons }) => reasons.length === 0)).toEqual([false, false, true]);
    expect(rows.map(({ chosen: on }) => on)).toEqual([false, false, true]);
  });
});

test.each([
  ['8.0/pro/strategy', '8.0/pro/strategy'],
  ['8.0/lite/strategy', '8.0/lite/entry20'],
  ['6.1/master/full+pack', '6.1/master/regular'],
  ['nonsense', '8.0/lite/entry20'],
])('the nearest to %s is %s', (id, nearest) => {
  expect(nearestRules(id).id).toBe(nearest);
});
