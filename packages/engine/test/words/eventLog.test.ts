import { expect, test } from 'vitest';
import {
  apply,
  dealDecks,
  decision,
  EventLog,
  fromPosition,
  type GameEvent,
  isOver,
  type LogEntry,
  makeRng,
  newGame,
  parseChoice,
  parsePosition,
  plainRuleset,
  randomBelow,
  rulesetOf,
  SPECTATOR,
  smallSeed,
  turnCount,
} from '../../src/index.ts';

/** What three viewers read of a random game. */
function logsOf(seed: number): LogEntry[][] {
  const rules = plainRuleset('8.0', 'standard');
  const logs: LogEntry[][] = [[], [], []];
  const readers = [0, 1, SPECTATOR].map((viewer, i) => new EventLog(viewer, (entry) => logs[i]?.push(entry)));
  const early: GameEvent[] = [];
  const s = newGame(rules, dealDecks(rules, smallSeed(seed)), smallSeed(seed), (event) => early.push(event));
  for (const reader of readers) reader.hearSetUp(s, early);
  const rng = makeRng(smallSeed(seed));
  while (!isOver(s) && turnCount(s) < 12) {
    const options = decision(s)?.options ?? [];
    apply(s, options[randomBelow(rng, options.length)]?.choice ?? -1, (event) => {
      for (const reader of readers) reader.hear(s, event);
    });
  }
  return logs;
}

test('everybody hears of the same things, and of others’ cards only what lies open', () => {
  const [a = [], b = [], spectator = []] = logsOf(1);
  expect(a.map(({ event }) => event.type)).toEqual(b.map(({ event }) => event.type));
  expect(a.length).toBe(spectator.length);
  for (const { event } of spectator) if ('open' in event && event.open !== 3) expect(event.cards).toEqual([]);
});

test('a hand that is dealt is one line, with its cards for its owner alone', () => {
  const [a = [], b = []] = logsOf(2);
  const dealt = (log: readonly LogEntry[], seat: number) =>
    log.find(({ event }) => event.type === 'moved' && event.why === 'draw' && event.seat === seat)?.text?.en;
  expect(dealt(a, 0)).toMatch(/^You draw [♠♡♢♣J]/);
  expect(dealt(b, 0)).toMatch(/^The opponent draws \d cards/);
});

test('what is paid is told after what it is paid for', () => {
  const [a = []] = logsOf(3);
  const isPayment = ({ event }: LogEntry): boolean => event.type === 'moved' && event.why === 'cost';
  const paid = a.findIndex(isPayment);
  expect(paid).toBeGreaterThan(0);
  expect(a.slice(0, paid).findLast((entry) => !isPayment(entry) && entry.event.type !== 'driven')?.event.type).toBe(
    'requested',
  );
});

const LIFE = 'life C2 D2 H2 S2 C3 D3 H3 S3 CJ DJ HJ SJ';
const table = (hand: string, field: string): string => `8.0/lite/full turn: A
  A: ${LIFE} | hand ${hand} | field ${field}
  B: ${LIFE} | hand C5 | field bulwark D9, C10`;

/** What A reads of these choices. */
function linesOf(text: string, choices: readonly string[]): string[] {
  const { regulation, position } = parsePosition(text);
  const rules = rulesetOf(regulation, { graveTop: 'last' })!;
  const s = fromPosition(rules, position).state;
  const lines: string[] = [];
  const log = new EventLog(0, (entry) => lines.push(...(entry.text === undefined ? [] : [entry.text.en])));
  for (const each of choices) {
    const named = decision(s)?.options.find(({ name }) => name === each)?.choice;
    apply(s, named ?? parseChoice(rules, each) ?? -1, (event) => log.hear(s, event));
  }
  return lines;
}

test('an effect that changes nothing says so', () => {
  const twist = ['twist', 'A.C6', 'B2', 'pass', 'pass'];
  const hand = table('D8 C6 C4', 'bulwark H6');
  expect(linesOf(hand, [...twist, 'charged']).at(-1)).toBe('Twist has changed nothing.');
  expect(linesOf(hand, [...twist, 'driven'])).not.toContain('Twist has changed nothing.');
  expect(linesOf(hand, ['attack', 'pass', 'pass']).at(-1)).toBe('Nobody attacks.');
});

test('a card that is laid on a soldier names it', () => {
  const lines = linesOf(table('S9 D8', 'bulwark H6, bulwark C9, S5'), ['equip', 'A1', 'pass', 'pass']);
  expect(lines.at(-1)).toBe('♠9: laid on a soldier, now your ♠5+♠9.');
});
