import { describe, expect, test } from 'vitest';
import {
  apply,
  cancel,
  clone,
  dealDecks,
  decision,
  FULL_DECK,
  type GameRecord,
  hash,
  isOver,
  NotationError,
  newGame,
  parseRecord,
  plainRuleset,
  RecordError,
  recordCancel,
  recordChoice,
  recordOf,
  recordText,
  replay,
  resultOf,
  ruleset,
  rulesetOf,
  type State,
  smallSeed,
  startOf,
  startRecord,
} from '../../src/index.ts';
import { randomGame, rulesetsOf } from './randomGame.ts';

const lite = plainRuleset('8.0', 'lite');

const isDraft = (s: State): boolean => decision(s)?.drafting === true;

const tables = [...rulesetsOf('last'), ...rulesetsOf('ask')];
test.each(tables)('$id $options.graveTop: random games are written, read and played again', (rules) => {
  for (const seed of [1, 2, 3]) {
    const { record, state } = randomGame(rules, seed);
    expect(record.result).toBe(resultOf(state));
    expect(record.result).toMatch(/^(A|B|draw)$/);
    const read = parseRecord(recordText(record, rules), rulesetOf);
    expect(read).toEqual(record);
    expect(hash(replay(read, rules))).toBe(hash(state));
  }
});

test('a record keeps names, decks and what else it was given', () => {
  const { record } = randomGame(lite, 4, { most: 12 });
  const decks = [FULL_DECK.slice(3, 30), FULL_DECK.slice(0, 10)] as const;
  const names = [
    '',
    ' ',
    'Anna',
    ' Anna',
    'a;b',
    '"',
    'a"b',
    '\\',
    'a\nb',
    'あ',
    'a: b',
    '\u2028',
    '\ud800',
    '\u0000',
    'full ',
  ];
  for (const name of names) {
    const each: GameRecord = { ...record, players: [name, 'Bob'], result: `won ${name}` };
    expect(parseRecord(recordText(each, lite), rulesetOf)).toEqual(each);
  }
  const regular = ruleset({ edition: '8.0', format: 'lite', frame: 'regular' });
  const start: GameRecord = { regulation: regular.id, options: regular.options, seed: '77', decks, choices: [] };
  expect(parseRecord(recordText(start, regular), rulesetOf)).toEqual(start);
});

test('no line is long', () => {
  const { record } = randomGame(plainRuleset('8.0', 'master'), 1);
  expect(
    recordText(record, rulesetOf(record.regulation)!)
      .split('\n')
      .filter((line) => line.length > 80),
  ).toEqual([]);
});

test('markers, line breaks and notes are for people', () => {
  const { record } = randomGame(lite, 1, { most: 60 });
  const [header = '', moves = ''] = recordText(record, lite).split(/\n\n(.*)/s);
  const bare = moves.replace(/turn \d+ [AB]|[AB]:|\([^)]*\)/g, ' ').replace(/\s+/g, ' ');
  expect(parseRecord(`${header}\n${bare}`, rulesetOf)).toEqual(record);
});

describe('recording', () => {
  const setUp = (): State => newGame(lite, [FULL_DECK, FULL_DECK], smallSeed(1));

  test('a dropped request leaves no trace', () => {
    const s = setUp();
    const recording = startRecord(lite, [FULL_DECK, FULL_DECK], smallSeed(1), ['Anna', 'Bob']);
    const actions = decision(s)!.options.filter(({ type }) => type === 'action');
    for (const { choice } of actions) {
      recordChoice(recording, s, choice);
      if (!isDraft(s)) break;
      const unfinished = recordOf(recording, s);
      expect(unfinished.choices).toEqual([]);
      replay(unfinished, lite);
      recordCancel(recording, s);
    }
    expect(recording.choices.length).toBe(1);
    expect(recordOf(recording, s)).toMatchObject({ players: ['Anna', 'Bob'], seed: '00000001'.padEnd(32, '0') });
  });

  test('at every point of a game, what is recorded can be played again', () => {
    randomGame(lite, 9, {
      see: (s, recording) => {
        if (recording.choices.length % 7 === 0) replay(recordOf(recording, s), lite);
      },
    });
  });

  test('cancelling a draft gives the state before it, to the bit', () => {
    let before = '';
    randomGame(lite, 2, {
      see: (s) => {
        if (decision(s)?.kind === 'chance') before = hash(s);
        if (!isDraft(s)) return;
        const dropped = clone(s);
        cancel(dropped);
        expect(hash(dropped)).toBe(before);
      },
    });
  });
});

describe('replay', () => {
  const { record } = randomGame(lite, 3, { most: 20 });

  test('shows each choice in its state, and then what happens', () => {
    const seen: string[] = [];
    replay(
      record,
      lite,
      (s, choice, i) => seen.push(decision(s)!.options.some((option) => option.choice === choice) ? `${i}` : 'illegal'),
      ({ type }) => type === 'won' && seen.push(type),
    );
    expect(seen).toEqual(record.choices.map((_, i) => `${i}`));
  });

  test.each<[string, GameRecord, RegExp]>([
    [
      'another hash',
      { ...record, hash: '0'.repeat(16) },
      /the game ends with hash [0-9a-f]{16}, the record says 0{16}/,
    ],
    ['another regulation', { ...record, regulation: '6.1/lite/full' }, /this record is of 6.1\/lite\/full/],
    ['no seed', { ...record, seed: 'x' }, /"x" is not a seed/],
    ['no deck', { ...record, decks: [FULL_DECK, [1, 1]] }, /deck of B/],
    ['an illegal choice', { ...record, choices: [...record.choices.slice(0, 5), 9999] }, /choice 6 of the record/],
  ])('refuses %s', (_, wrong, message) => {
    expect(() => replay(wrong, lite)).toThrow(RecordError);
    expect(() => replay(wrong, lite)).toThrow(message);
  });

  test('a record that ends in the middle of a request cannot be written', () => {
    const { hash: _, ...rest } = record;
    const start: GameRecord = { ...rest, seed: '1', choices: [] };
    const draft = decision(replay(start, lite))!.options.find(({ choice }) => {
      const s = replay(start, lite);
      apply(s, choice);
      return isDraft(s);
    })!;
    expect(() => recordText({ ...start, choices: [draft.choice] }, lite)).toThrow(
      'the record ends in the middle of a request',
    );
  });
});

describe('errors point at the place', () => {
  const start = 'blackpoker: 1\nregulation: 8.0/lite/full\nseed: 1\n';

  test.each([
    ['', 1, 1, 'the header lacks "blackpoker: …"'],
    ['A: pass', 1, 1, 'the header lacks "blackpoker: …"'],
    ['; empty\nseed: 1', 2, 1, 'expected "blackpoker: 1" first, found "seed"'],
    ['blackpoker: 2\nregulation: 8.0/lite/full\nseed: 1', 1, 13, 'this record has format "2"; only 1 is known'],
    ['blackpoker: 1\nseed: 1\n\nA: pass', 4, 1, 'the header lacks "regulation: …"'],
    ['blackpoker: 1\nregulation: 8.0/lite/half', 2, 26, 'the header lacks "seed: …"'],
    ['blackpoker: 1\nseed: 1\nregulation: 8.0/lite/half', 3, 22, 'there is no frame "half"'],
    ['blackpoker: 1\nregulation: 8.0/lite/full\nseed: x', 3, 7, '"x" is not a seed; write 32 hexadecimal digits'],
    ['blackpoker: 1\nsede: 1', 2, 1, 'there is no header "sede" (known: blackpoker, regulation'],
    [`${start}seed: 1`, 4, 1, 'seed is given twice'],
    [`${start}playerA: "x`, 4, 10, 'expected a text in quotation marks, as in JSON'],
    [`${start}playerA:  ; nobody`, 4, 11, 'expected a value'],
    [`${start}graveTop: first`, 4, 11, 'expected last or ask, found "first"'],
    [`${start}deckA: S5 S15`, 4, 12, 'expected numbers such as A2-5TK, found "15"'],
    [`${start}deckB:   S5 S5`, 4, 10, '8.0/lite/full does not allow this deck: S5 is in it twice'],
    [`${start}hash: 00`, 4, 7, 'the record says "00"'],
    [`${start}\nturn 2 A`, 5, 1, 'it is turn 1 A here, not "turn 2 A"'],
    [`${start}\nturn 1`, 5, 7, 'expected whose turn it is, A or B, but the text ends here'],
    [`${start}\nB: pass`, 5, 1, 'it is A’s choice here'],
    [`${start}\nA: pass (of course`, 5, 19, 'expected ")", which ends the note, but the text ends here'],
    [`${start}\nA: setBulwark S9 pass\nB: pass A: jump`, 6, 12, 'there is no choice "jump"; A may choose '],
    [
      `${start}\nA: setBulwark S9  pass\n  B: pass A: setBulwark`,
      6,
      14,
      'setBulwark cannot be chosen here; A may choose ',
    ],
    [`${start}\nA: summonAce`, 5, 13, 'expected the rest of the request ('],
    [`${start}\nA: summonAce ; C\n B: end`, 6, 2, 'it is A’s choice here'],
  ])('%j', (text, line, column, problem) => {
    const error = thrown(() => parseRecord(text, rulesetOf));
    expect(error).toBeInstanceOf(NotationError);
    expect((error as NotationError).problem).toContain(problem);
    expect(error).toMatchObject({ line, column });
  });

  test('any choice of a random game, made illegal', () => {
    const { record } = randomGame(lite, 6, { most: 80 });
    const lines = recordText({ ...record }, lite).split('\n');
    const first = lines.indexOf('') + 1;
    for (const [i, line] of lines.entries()) {
      if (i < first || !line.includes('pass')) continue;
      const broken = lines.with(i, line.replace('pass', '#254')).join('\n');
      const error = thrown(() => parseRecord(broken, rulesetOf));
      expect(error).toMatchObject({ line: i + 1, column: line.indexOf('pass') + 1 });
      expect((error as NotationError).problem).toMatch(/^#254 cannot be chosen here; [AB] may choose pass/);
    }
  });

  test('the game is over', () => {
    const { record } = randomGame(lite, 6);
    const text = recordText(record, lite);
    expect(() => parseRecord(`${text} pass`, rulesetOf)).toThrow('column 2: the game is over here, found "pass"');
    expect(() => parseRecord(`${text}A: pass`, rulesetOf)).toThrow('column 1: the game is over here');
  });
});

function thrown(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a game that begins from a position', () => {
  const position = '8.0/lite/full\nturn: B\nA: life C2 D2 | field S5\nB: life H2 H3 | hand C9 CA | field bulwark D4';
  const seed = smallSeed(5);
  const begun = () => startRecord(lite, dealDecks(lite, seed), seed, undefined, position);

  test('is written, read and played again', () => {
    const recording = begun();
    const s = startOf({ ...recording.game, choices: [] }, lite);
    for (let i = 0; i < 9 && !isOver(s); i++) recordChoice(recording, s, decision(s)?.options.at(-1)?.choice ?? -1);
    const record = recordOf(recording, s);
    const text = recordText(record, lite);
    expect(text).not.toMatch(/deck[AB]:/);
    expect(parseRecord(text, rulesetOf)).toEqual(record);
    expect(hash(replay(record, lite))).toBe(hash(s));
  });

  test('has the shuffles of its seed', () => {
    const at = (number: number) => hash(startOf({ ...begun().game, seed: `${number}`, choices: [] }, lite));
    expect(at(1)).not.toBe(at(2));
  });

  test.each([
    ['8.0/lite/full / turn: C', 'the position, line 1, column 23'],
    ['8.0/pro/full / turn: A', '8.0/pro/full cannot be played here'],
  ])('a position that cannot be set up is an error at its place: %s', (wrong, said) => {
    const text = `blackpoker: 1\nregulation: 8.0/lite/full\nseed: 1\nposition: ${wrong}\n`;
    expect(() => parseRecord(text, rulesetOf)).toThrow(`line 4, column 11: the position, line 1`);
    expect(() => parseRecord(text, rulesetOf)).toThrow(said);
  });
});
