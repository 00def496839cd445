/** Nothing that is sent to a person names a card that they may not know. */

import { isDeepStrictEqual } from 'node:util';
import {
  apply,
  type Card,
  cardSign,
  decision,
  isOver,
  makeRng,
  newGame,
  parseSeed,
  positionText,
  SPECTATOR,
  type State,
  sample,
  seatToAct,
  smallSeed,
  toPosition,
  view,
} from '@blackpoker/engine';
import { type GameSetup, type GameUpdate, knownCards, type Told } from '@blackpoker/host';
import { expect, test } from 'vitest';
import { rulesFor, SeatedGame, setupOf } from './seatedGame.ts';

const REGULATIONS = [
  '8.0/lite/entry20',
  '8.0/standard/full',
  '8.0/pro/rarePack',
  '8.0/pro/strategy',
  '8.0/master/full',
  '7.0/master/random40+preset2+pack',
  '7.0/standard/constructedHalf+preset2',
  '6.1/master/regular',
];

const begin = (setup: GameSetup): State => newGame(rulesFor(setup), setup.decks, parseSeed(setup.seed) ?? smallSeed(0));

const SIGN = /[♠♡♢♣](?:10|[2-9AJQK])|Joker/g;
const signsOf = (cards: Iterable<Card>): Set<string> => new Set(Array.from(cards, cardSign));

/** Cards are named only where the event is open to the viewer. */
function checkEvent({ event }: Told, viewer: number): void {
  if (!('open' in event) || event.cards.length === 0) return;
  expect(viewer === SPECTATOR ? event.open === 3 : (event.open & (1 << viewer)) !== 0).toBe(true);
}

/** What a line names was known before, is known after, or lies open in what is told. */
function checkLines(told: readonly Told[], known: Iterable<Card>): void {
  const shown = told.flatMap(({ event }) => ('cards' in event ? event.cards : []));
  const signs = signsOf([...known, ...shown]);
  for (const { text } of told)
    for (const line of [text?.ja ?? '', text?.en ?? ''])
      for (const [sign] of line.matchAll(SIGN)) if (!signs.has(sign)) expect.fail(line);
}

/** Compares what was sent with what a second game, which knows everything, would show to that viewer. */
function checkUpdates(setup: GameSetup, table: SeatedGame): void {
  const state = begin(setup);
  const { choices } = table.game.progress;
  let made = 0;
  let before = new Set<Card>();
  for (const [i, update] of table.updates.entries()) {
    const moment = table.moments[i] ?? 0;
    for (const choice of choices.slice(made, moment)) apply(state, choice);
    made = Math.max(made, moment);
    checkUpdate(update, state, before);
    before = new Set([...before, ...knownCards(update.view)]);
  }
}

function checkUpdate(update: GameUpdate, state: State, before: ReadonlySet<Card>): void {
  expect(isDeepStrictEqual(update.view, view(state, update.viewer))).toBe(true);
  for (const told of update.told) checkEvent(told, update.viewer);
  checkLines(update.told, [...before, ...knownCards(update.view)]);
}

test.each(REGULATIONS.map((reg, i) => [reg, i] as const))('a game against a bot: %s', async (reg, i) => {
  const setup = await setupOf({ reg, seed: `${i}`, seat: i % 2 === 0 ? 'A' : 'B' });
  const table = new SeatedGame(setup, i);
  await table.play();
  expect(table.updates.every(({ viewer }) => viewer === i % 2)).toBe(true);
  checkUpdates(setup, table);
});

const AT_ONE_DEVICE = ['8.0/lite/entry20', '8.0/pro/strategy', '7.0/standard/constructedHalf+preset2'];

test.each(AT_ONE_DEVICE)('two people at one device never see each other’s hand: %s', async (reg) => {
  const setup = await setupOf({ reg, seed: '5', hotseat: '1' });
  const table = new SeatedGame(setup, 5);
  await table.play(200);
  checkUpdates(setup, table);
  for (const { viewer, asked, handOver, view: seen, meaningful } of table.updates) {
    const shown = seen.seats.flatMap(({ hand }, seat) => (hand.cards.length > 0 ? [seat] : []));
    if (viewer === SPECTATOR) expect([shown, asked, meaningful]).toEqual([[], false, []]);
    else expect(handOver).toBe(undefined);
  }
});

test('what is hidden does not change what is sent', async () => {
  const setup = await setupOf({ reg: '8.0/master/full', seed: '11' });
  const state = begin(setup);
  const rng = makeRng(smallSeed(3));
  let compared = 0;
  for (let i = 0; i < 150 && !isOver(state); i++) {
    const asked = decision(state);
    if (asked?.kind === 'chance') compared += await compareTwins(setup, state);
    const options = asked?.options ?? [];
    apply(state, options[rng() % options.length]?.choice ?? -1);
  }
  expect(compared).toBeGreaterThan(20);
});

/** Two worlds that look the same to A. */
async function compareTwins(setup: GameSetup, state: State): Promise<number> {
  if (seatToAct(state) !== 0) return 0;
  const twins = [1, 2].map((seed) => sample(view(state, 0), makeRng(smallSeed(seed))));
  const sent = twins.map((twin) => {
    const position = positionText(twin.rules, toPosition(twin));
    return new SeatedGame({ ...setup, position }, 1, { askBot: () => new Promise(() => {}) }).updates[0];
  });
  expect(sent[0]).toEqual(sent[1]);
  return 1;
}
