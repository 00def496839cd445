import { expect, test } from 'vitest';
import {
  apply,
  dealDecks,
  decision,
  EventLog,
  type GameEvent,
  isOver,
  type LogEntry,
  makeRng,
  newGame,
  plainRuleset,
  randomBelow,
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
