import {
  ACTION_ENTRIES,
  BOARD_NAME_WORDS,
  CHARACTER_ENTRIES,
  DECK_WORDS,
  decision,
  EDITIONS,
  eventFor,
  FORMATS,
  FRAME_ACTION_ENTRIES,
  type GameEvent,
  isOver,
  LANGS,
  LOG_WORDS,
  logLine,
  OPTION_WORDS,
  optionText,
  PROMPT_WORDS,
  plainRuleset,
  printedText,
  promptText,
  REASON_CODES,
  REASON_WORDS,
  reasonText,
  SPECTATOR,
  SWITCH_NAMES,
  SWITCHES,
  smallSeed,
  switchText,
  TERMS,
  type Text,
  VALUE_WORDS,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { rulesetNamed } from '../src/command.ts';
import { WORKER_WORDS } from '../src/commands/worker.ts';
import { CLUSTER_WORDS } from '../src/labRun.ts';
import { LADDER_WORDS } from '../src/ladderText.ts';
import { MATCH_WORDS } from '../src/matchText.ts';
import { beginGame, RandomPlayer } from '../src/randomGame.ts';
import { RUN_WORDS } from '../src/runBar.ts';
import { SIMULATION_WORDS } from '../src/simulationText.ts';
import { BOARD_WORDS } from '../src/table/boardWords.ts';
import { PLAY_HELP, PLAY_WORDS } from '../src/table/playWords.ts';

const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

const DICTIONARIES: Record<string, Readonly<Record<string, Text>>> = {
  DECK_WORDS,
  LOG_WORDS,
  OPTION_WORDS,
  PROMPT_WORDS,
  REASON_WORDS,
  VALUE_WORDS,
  PLAY_WORDS,
  BOARD_NAME_WORDS,
  BOARD_WORDS,
  RUN_WORDS,
  SIMULATION_WORDS,
  MATCH_WORDS,
  LADDER_WORDS,
  CLUSTER_WORDS,
  WORKER_WORDS,
  TERMS: Object.fromEntries(TERMS.map((term) => [term.en, term])),
};

describe.each(Object.entries(DICTIONARIES))('%s', (_, words) => {
  test.each(Object.entries(words))('%s is said in both languages', (_name, { ja, en }) => {
    expect(ja).not.toBe('');
    expect(en).not.toBe('');
    expect(en).not.toMatch(JAPANESE);
    const inJapanese = new Set(gaps(ja));
    for (const gap of inJapanese) expect(gaps(en)).toContain(gap);
  });
});

test('every reason can be said', () => {
  const params = { n: 2, m: 1, a: 3, b: 4, keys: 'two ♡A–10', role: 'attack', target: 'soldier' };
  for (const code of REASON_CODES)
    for (const lang of LANGS) expect(reasonText({ code, params }, lang)).not.toMatch(/[{}]|^$/);
});

test('every switch can be said', () => {
  for (const edition of EDITIONS)
    for (const name of SWITCH_NAMES)
      for (const lang of LANGS) expect(switchText(SWITCHES[edition], name, lang)).not.toBe('');
});

test('the printed notation has Japanese words', () => {
  const notations = [
    ...[...ACTION_ENTRIES, ...FRAME_ACTION_ENTRIES].flatMap(({ versions }) =>
      versions.flatMap(({ keys, target }) => [keys, target]),
    ),
    ...CHARACTER_ENTRIES.flatMap(({ versions }) => versions.flatMap(({ cards, size }) => [cards, size])),
  ];
  for (const text of new Set(notations))
    expect(printedText(text, 'ja').replaceAll('Joker', '')).not.toMatch(/[a-z]{3}/);
});

test('the help explains the same commands', () => {
  const words = (text: string) => [...text.matchAll(/^[a-z]+(?= )/gm)].map(([word]) => word);
  expect(words(PLAY_HELP.ja)).toEqual(['why', 'hint', 'rules', 'board', 'log', 'back', 'deck', 'save', 'quit']);
  for (const word of words(PLAY_HELP.ja)) expect(words(PLAY_HELP.en)).toContain(word);
});

const RULESETS = [
  ...EDITIONS.flatMap((edition) => FORMATS.map((format) => plainRuleset(edition, format))),
  ...['8.0/pro/strategy', '8.0/standard/pack', '7.0/master/constructed40+preset4+pack', '7.0p/lite/randomHalf'].map(
    rulesetNamed,
  ),
];

describe.each(RULESETS.map((rules) => ({ id: rules.id, rules })))('a random game of $id', ({ rules }) => {
  test('every event, prompt and option can be read', () => {
    const lines = new Set<string>();
    const tell = (event: GameEvent): void => {
      for (const viewer of [0, 1, SPECTATOR])
        for (const lang of LANGS) {
          const line = logLine(rules, eventFor(event, viewer), viewer, lang);
          if (line !== undefined) lines.add(line);
        }
    };
    const s = beginGame(rules, smallSeed(11), tell);
    const player = new RandomPlayer(smallSeed(12));
    for (let asked = decision(s); asked !== undefined && !isOver(s); asked = decision(s)) {
      for (const lang of LANGS) {
        lines.add(promptText(rules, asked, lang));
        for (const option of asked.options) lines.add(optionText(rules, asked, option, lang));
      }
      player.play(s, tell);
    }
    for (const line of lines) expect(line).not.toMatch(/[{}[\]|]|undefined|^$/);
  });
});

test('the log calls the players as the viewer does', () => {
  const rules = plainRuleset('8.0', 'lite');
  const event: GameEvent = { type: 'passed', seat: 1 };
  expect([0, 1, SPECTATOR].map((viewer) => logLine(rules, event, viewer, 'en'))).toEqual([
    'The opponent passes.',
    'You pass.',
    'B passes.',
  ]);
  expect(logLine(rules, event, 0, 'ja')).toBe('相手はパスした。');
});

test('the log does not name what a viewer may not see', () => {
  const rules = plainRuleset('8.0', 'lite');
  const drawn: GameEvent = {
    type: 'moved',
    seat: 0,
    cards: [4],
    count: 1,
    from: 'life',
    to: 'hand',
    why: 'draw',
    open: 1,
  };
  expect(logLine(rules, eventFor(drawn, 0), 0, 'en')).toBe('You draw ♠5.');
  expect(logLine(rules, eventFor(drawn, 1), 1, 'en')).toBe('The opponent draws a card.');
});

test('the log tells that a player looks through their life, not how many cards it has', () => {
  const line = logLine(plainRuleset('8.0', 'lite'), { type: 'looked', seat: 1 }, 0, 'en');
  expect(line).toMatch(/look/);
  expect(line).not.toMatch(/\d/);
});
