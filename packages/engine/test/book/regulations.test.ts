/** Which edition, format, frame and options go together: by hand from the rulebook's c.2 to c.4. */
import { describe, expect, test } from 'vitest';
import {
  COMBINATIONS,
  dealDecks,
  decision,
  deckCode,
  EDITIONS,
  type Edition,
  FORMATS,
  type Format,
  FRAMES,
  isFree,
  newGame,
  REGULATIONS,
  type Regulation,
  regulationId,
  ruleset,
  rulesetOf,
  smallSeed,
  whyNot,
} from '../../src/index.ts';
import { words } from '../harness/board.ts';

const SIXTH = 'regular constructed40 randomHalf';
const SEVENTH_LITE = `
  full regular entry random40 random40+pack constructed40 constructed40+pack randomHalf constructedHalf`;
const SEVENTH = `
  full full+preset2 full+preset4
  regular regular+preset2 regular+preset4
  entry entry+preset2
  random40 random40+preset2 random40+preset4 random40+pack random40+preset2+pack random40+preset4+pack
  constructed40 constructed40+preset2 constructed40+preset4
  constructed40+pack constructed40+preset2+pack constructed40+preset4+pack
  randomHalf randomHalf+preset2
  constructedHalf constructedHalf+preset2`;
const SEVENTH_ALL = { lite: SEVENTH_LITE, standard: SEVENTH, pro: SEVENTH, master: SEVENTH };
const EIGHTH = 'full regular pack rarePack strategy';

const TABLE: Readonly<Record<Edition, Readonly<Record<Format, string>>>> = {
  '6.1': { lite: SIXTH, standard: SIXTH, pro: SIXTH, master: SIXTH },
  '7.0p': SEVENTH_ALL,
  '7.0': SEVENTH_ALL,
  '8.0': { lite: 'full regular entry20', standard: 'full regular pack rarePack', pro: EIGHTH, master: EIGHTH },
};

const listOf = (edition: Edition, format: Format): string[] =>
  words(TABLE[edition][format].replaceAll('\n', ' ')).map((rest) => `${edition}/${format}/${rest}`);
const PLAYED = new Set(EDITIONS.flatMap((edition) => FORMATS.flatMap((format) => listOf(edition, format))));

test('c.2 to c.4: 191 regulations: 12, 81, 81 and 17', () => {
  const count = (edition: Edition): number => REGULATIONS.filter((each) => each.edition === edition).length;
  expect(EDITIONS.map(count)).toEqual([12, 81, 81, 17]);
  expect(REGULATIONS.map(regulationId).sort()).toEqual([...PLAYED].sort());
});

test('every combination of edition, format, frame and options is weighed, once', () => {
  const ids = COMBINATIONS.map(regulationId);
  expect(ids.length).toBe(EDITIONS.length * FORMATS.length * FRAMES.length * 2 ** 3);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(EDITIONS)('%s', (edition) => {
  const combinations = COMBINATIONS.filter((each) => each.edition === edition);

  test('exactly the allowed combinations start', () => {
    for (const regulation of combinations) {
      const id = regulationId(regulation);
      if (PLAYED.has(id)) expectStarts(regulation, id);
      else expectRefused(regulation, id);
    }
  });
});

function expectStarts(regulation: Regulation, id: string): void {
  expect(whyNot(regulation), id).toEqual([]);
  const rules = ruleset(regulation);
  expect(rules.id).toBe(id);
  expect(rulesetOf(id)).toBe(rules);
  const s = newGame(rules, dealDecks(rules, smallSeed(1)), smallSeed(1));
  expect(decision(s)?.options.length, id).toBeGreaterThan(0);
}

function expectRefused(regulation: Regulation, id: string): void {
  const reasons = whyNot(regulation);
  expect(reasons.length, id).toBeGreaterThan(0);
  for (const { ja, en } of reasons) {
    expect(ja, id).toMatch(/[ぁ-んァ-ヶ]/);
    expect(en, id).toMatch(/^[\x20-\x7e]+$/);
  }
  expect(() => ruleset(regulation)).toThrow(reasons[0]?.en);
  expect(rulesetOf(id)).toBeUndefined();
}

test.each<[string, Regulation, readonly string[]]>([
  [
    'a frame of another edition',
    { edition: '6.1', format: 'lite', frame: 'full' },
    ['the frame Full is part of 7.0p, 7.0, 8.0, not of 6.1'],
  ],
  [
    'a frame for other formats',
    { edition: '8.0', format: 'standard', frame: 'strategy' },
    ['the frame Strategy of 8.0 is for Pro, Master'],
  ],
  [
    'an option outside of 7.0',
    { edition: '8.0', format: 'pro', frame: 'full', frameOptions: ['preset2'] },
    ['the option Preset 2 is part of 7.0p, 7.0, not of 8.0'],
  ],
  [
    'a preset in Lite',
    { edition: '7.0', format: 'lite', frame: 'full', frameOptions: ['preset4'] },
    ['Preset 4 is for Standard, Pro, Master'],
  ],
  [
    'a preset of four with an entry deck',
    { edition: '7.0', format: 'pro', frame: 'entry', frameOptions: ['preset4'] },
    ['Preset 4 goes with Random 40, Constructed 40, Regular, Full'],
  ],
  [
    'a pack where nothing is left out',
    { edition: '7.0p', format: 'lite', frame: 'full', frameOptions: ['pack'] },
    ['Pack goes with Random 40, Constructed 40'],
  ],
  [
    'both presets',
    { edition: '7.0', format: 'master', frame: 'regular', frameOptions: ['preset2', 'preset4'] },
    ['Preset 4 and Preset 2 exclude each other'],
  ],
  [
    'several reasons at once',
    { edition: '7.0', format: 'lite', frame: 'randomHalf', frameOptions: ['preset2', 'preset4'] },
    [
      'Preset 2 is for Standard, Pro, Master',
      'Preset 4 is for Standard, Pro, Master',
      'Preset 4 goes with Random 40, Constructed 40, Regular, Full',
      'Preset 4 and Preset 2 exclude each other',
    ],
  ],
])('%s is refused with its reasons', (_, regulation, reasons) => {
  expect(whyNot(regulation).map(({ en }) => en)).toEqual(reasons);
});

test('options stand in one order in an id, and are one regulation however they are given', () => {
  const base = { edition: '7.0', format: 'pro', frame: 'random40' } as const;
  const rules = ruleset({ ...base, frameOptions: ['pack', 'preset2'] });
  expect(rules).toBe(ruleset({ ...base, frameOptions: ['preset2', 'pack'] }));
  expect(rules.id).toBe('7.0/pro/random40+preset2+pack');
  expect(rules.frameOptions).toEqual(['preset2', 'pack']);
  expect(rulesetOf('7.0/pro/random40+pack+preset2')).toBeUndefined();
});

test('c.4: whole and regular decks in 8.0 are free regulations, and nothing else is', () => {
  const free = REGULATIONS.filter(isFree).map(regulationId).sort();
  expect(free).toEqual(
    FORMATS.flatMap((format) => ['full', 'regular'].map((frame) => `8.0/${format}/${frame}`)).sort(),
  );
});

describe('what a frame adds', () => {
  const RARE = 'openPack rareDraw rareSummon trapCounter';
  const FRAME_ACTIONS = words(RARE);

  test('c.3, c.4: frame actions are in the lists of those regulations alone', () => {
    for (const regulation of REGULATIONS) {
      const { frame, frameOptions = [] } = regulation;
      const wanted =
        frame === 'rarePack' || frame === 'strategy'
          ? RARE
          : frame === 'pack' || frameOptions.includes('pack')
            ? 'openPack'
            : '';
      const found = ruleset(regulation).actions.flatMap((action) => action?.id ?? []);
      expect(found.filter((id) => FRAME_ACTIONS.includes(id)).sort(), regulationId(regulation)).toEqual(words(wanted));
    }
  });

  test('c.3, c.4, f 135: the printed headers', () => {
    const header = (id: string, action: string): string => {
      const { type, direct, immediate, main, cost, keys, target } = ruleset(parse(id)).actions.find(
        (candidate) => candidate?.id === action,
      )!;
      const at = [direct ? 'direct' : 'triggered', immediate ? 'immediate' : 'normal', main ? 'main' : 'quick'];
      return [type, at.join(' '), cost, keys, target].join(' | ');
    };
    expect(header('7.0/lite/random40+pack', 'openPack')).toBe('quickMagic | direct immediate quick |  |  | ');
    expect(header('8.0/standard/pack', 'openPack')).toBe('pack | direct immediate quick |  |  | ');
    expect(header('8.0/standard/rarePack', 'openPack')).toBe('pack | direct immediate quick |  |  | ');
    expect(header('8.0/pro/strategy', 'rareDraw')).toBe('pack | direct immediate quick |  |  | ');
    expect(header('8.0/pro/strategy', 'rareSummon')).toBe('pack | direct normal quick | S | rare card | ');
    expect(header('8.0/pro/strategy', 'trapCounter')).toBe(
      'pack | direct normal quick |  | rare card | action with 1 or 2 key cards',
    );
  });

  test('c.3, c.4: the fixed decks', () => {
    const code = (id: string): string => deckCode(ruleset(parse(id)).deck.faces);
    expect(code('7.0/lite/entry')).toBe('SA-5 HA8-J DA37TQ CA56TK JK1');
    expect(code('8.0/lite/entry20')).toBe('SA-5 HA8-J DA37TQ CA56TK');
    for (const id of ['7.0/pro/full', '8.0/pro/full', '8.0/pro/pack', '8.0/pro/rarePack', '8.0/pro/strategy'])
      expect(code(id)).toBe('full');
  });

  test.each([
    ['6.1/lite/regular', 10, 54],
    ['6.1/lite/constructed40', 10, 40],
    ['7.0/pro/regular+preset2', 12, 54],
    ['7.0/pro/constructed40+preset4+pack', 14, 40],
    ['7.0/pro/constructedHalf', 10, 44],
    ['7.0/pro/constructedHalf+preset2', 12, 42],
    ['8.0/lite/regular', 10, 54],
  ])('f 140: a built deck of %s has a hand, the preset and three more at least: %i to %i cards', (id, min, max) => {
    expect(ruleset(parse(id)).deck).toMatchObject({ kind: 'built', min, max });
  });
});

function parse(id: string): Regulation {
  return REGULATIONS.find((regulation) => regulationId(regulation) === id)!;
}
