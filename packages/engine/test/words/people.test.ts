import { expect, test } from 'vitest';
import {
  apply,
  countOptions,
  dealDecks,
  EventLog,
  type GameEvent,
  isOver,
  LANGS,
  makeRng,
  namePeople,
  newGame,
  optionAt,
  randomBelow,
  rulesetOf,
  SPECTATOR,
  smallSeed,
  type Text,
} from '../../src/index.ts';

const NAMES = ['<0>', '<1>'] as const;

/** How often a line speaks of a person, as a player reads it. */
const people = { ja: /あなた|相手/g, en: /\byour?\b(?! own)|\bthe opponent\b|\btheir\b(?! own)/gi } as const;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The lines of a random game, for somebody who watches and for the first player. */
function linesOf(regulation: string, seed: number): (readonly [watched: Text, own: Text])[] {
  const rules = rulesetOf(regulation);
  if (rules === undefined) throw new Error(`no regulation ${regulation}`);
  const pairs: (readonly [Text, Text])[] = [];
  let watched: (Text | undefined)[] = [];
  let own: (Text | undefined)[] = [];
  const logs = [
    new EventLog(SPECTATOR, ({ text }) => watched.push(text)),
    new EventLog(0, ({ text }) => own.push(text)),
  ];
  const s = newGame(rules, dealDecks(rules, smallSeed(seed)), smallSeed(seed));
  const rng = makeRng(smallSeed(seed + 1));
  const hear = (event: GameEvent): void => {
    for (const log of logs) log.hear(s, event);
  };
  for (let i = 0; i < 500 && !isOver(s); i++) {
    [watched, own] = [[], []];
    apply(s, optionAt(s, randomBelow(rng, countOptions(s))), hear);
    for (const [n, line] of watched.entries()) {
      const same = own[n];
      if (line !== undefined && same !== undefined) pairs.push([line, same]);
    }
  }
  return pairs;
}

test('every seat of a line gets its name, and nothing else does', () => {
  const pairs = ['8.0/master/full', '7.0/master/random40', '6.1/master/regular'].flatMap((id, i) => linesOf(id, i + 3));
  expect(pairs.length).toBeGreaterThan(300);
  for (const [watched, own] of pairs)
    for (const lang of LANGS) {
      const named = namePeople(watched[lang], SPECTATOR, NAMES, lang);
      expect(count(named, /<[01]>/g), `${named} | ${own[lang]}`).toBe(count(own[lang], people[lang]));
    }
});

test('a player reads the name of the opponent', () => {
  expect(namePeople('The opponent draws a card.', 0, ['Ann', 'Pip'], 'en')).toBe('Pip draws a card.');
  expect(namePeople('You declare Throw, target: the opponent.', 1, ['Ann', undefined], 'en')).toBe(
    'You declare Throw, target: Ann.',
  );
  expect(namePeople('相手はパスした。', 0, ['Ann', 'Pip'], 'ja')).toBe('相手はパスした。');
});
