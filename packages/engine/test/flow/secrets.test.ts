/** What is chosen before a game is for its chooser alone: rare card, opening cards, deck (rulebook e). */
import { describe, expect, test } from 'vitest';
import {
  apply,
  cardCode,
  clone,
  dealDecks,
  decision,
  eventFor,
  fieldCount,
  type GameEvent,
  handCards,
  isBulwark,
  makeRng,
  parseRecord,
  REGULATIONS,
  recordChoice,
  recordOf,
  recordText,
  regulationId,
  replay,
  rulesetOf,
  SPECTATOR,
  type State,
  sample,
  smallSeed,
  startRecord,
  unitAt,
  view,
} from '../../src/index.ts';
import { packCards, rareCard, secondDeckCards } from '../../src/state/queries.ts';
import { begun, dealt, heard, rulesOf } from '../harness/setUp.ts';

/** Every way to answer the next question, each with what others hear of it. */
function answers(s: State): { after: State; events: GameEvent[]; code: string }[] {
  return decision(s)!.options.map((option) => {
    const events: GameEvent[] = [];
    const after = clone(s);
    apply(after, option.choice, (event) => events.push(event));
    return { after, events, code: option.type === 'card' ? cardCode(option.card) : (option.name ?? '') };
  });
}

const SECRETS = ['8.0/standard/rarePack', '8.0/pro/strategy', '6.1/lite/randomHalf', '7.0/pro/constructedHalf'];

describe.each(SECRETS)('%s', (id) => {
  const rules = rulesOf(id);

  test('whatever A chooses, B and a spectator see and hear the same', () => {
    for (let s = dealt(rules, 3); decision(s)?.seat === 0; s = answers(s)[1]!.after) {
      const seen = new Map<string, unknown>();
      for (const { after, events } of answers(s))
        for (const viewer of [1, SPECTATOR]) {
          const told = events.map((event) => eventFor(event, viewer));
          const next = `${viewer} ${decision(after)?.kind} ${decision(after)?.seat}`;
          if (!seen.has(next)) seen.set(next, [view(after, viewer), told]);
          expect([view(after, viewer), told]).toEqual(seen.get(next));
        }
    }
  });

  test('A knows what A chose', () => {
    const s = dealt(rules, 3);
    const views = answers(s).map(({ after }) => JSON.stringify(view(after, 0)));
    expect(new Set(views).size).toBe(views.length);
  });

  test('the choices are in the record, and it can be written, read and played again', () => {
    const record = recordedStart(id);
    expect(record.choices.length).toBeGreaterThan(0);
    const text = recordText(record, rules);
    expect(parseRecord(text, rulesetOf)).toEqual(record);
    expect(view(replay(record, rules), 0)).toEqual(view(replay(parseRecord(text, rulesetOf), rules), 0));
  });
});

test.each(REGULATIONS.map(regulationId))('%s: no event of the whole set-up names a hidden card', (id) => {
  const { s, events } = heard(rulesOf(id), 4);
  for (const viewer of [0, 1]) {
    const other = 1 - viewer;
    const told = events
      .map((event) => eventFor(event, viewer))
      .flatMap((event) => ('cards' in event ? event.cards : []));
    const hidden = [
      rareCard(s, other),
      ...handCards(s, other),
      ...secondDeckCards(s, other),
      ...bulwarks(s, other),
      ...[...packCards(s, 0), ...packCards(s, 1)],
    ];
    expect(hidden.filter((card) => told.includes(card)).map(cardCode)).toEqual([]);
  }
});

const bulwarks = (s: State, seat: number): number[] =>
  Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i)).filter((unit) => isBulwark(s, unit));

function recordedStart(id: string): ReturnType<typeof recordOf> {
  const rules = rulesOf(id);
  const s = dealt(rules, 3);
  const decks = dealDecks(rules, smallSeed(3));
  const recording = startRecord(rules, decks, smallSeed(3));
  for (let asked = decision(s); asked !== undefined && asked.kind !== 'chance'; asked = decision(s))
    recordChoice(recording, s, asked.options.at(-1)!.choice);
  return recordOf(recording, s);
}

describe('samples', () => {
  const rng = makeRng(smallSeed(7));
  const samplesOf = (s: State, viewer: number): State[] =>
    Array.from({ length: 40 }, () => sample(view(s, viewer), rng));
  const distinct = (items: readonly unknown[]): number => new Set(items.map((item) => JSON.stringify(item))).size;

  test('of the opponent’s view draw the rare card and the opening cards anew; of one’s own, never', () => {
    for (const id of ['8.0/standard/rarePack', '8.0/pro/strategy']) {
      const s = begun(rulesOf(id), 2);
      expect(distinct(samplesOf(s, 1).map((other) => rareCard(other, 0)))).toBeGreaterThan(10);
      expect(distinct(samplesOf(s, 1).map((other) => handCards(other, 0)))).toBeGreaterThan(30);
      for (const other of samplesOf(s, 0)) {
        expect(rareCard(other, 0)).toBe(rareCard(s, 0));
        expect(handCards(other, 0)).toEqual(handCards(s, 0));
      }
    }
  });

  test('draw packs anew, for both seats', () => {
    const s = begun(rulesOf('8.0/standard/pack'), 2);
    for (const viewer of [0, 1])
      for (const seat of [0, 1])
        expect(distinct(samplesOf(s, viewer).map((other) => packCards(other, seat)))).toBeGreaterThan(30);
  });

  test('draw the other half anew where its owner does not know it', () => {
    const random = begun(rulesOf('7.0/pro/randomHalf'), 2);
    expect(distinct(samplesOf(random, 0).map((other) => secondDeckCards(other, 0)))).toBeGreaterThan(30);
    const built = begun(rulesOf('7.0/pro/constructedHalf'), 2);
    expect(distinct(samplesOf(built, 0).map((other) => secondDeckCards(other, 0)))).toBe(1);
    expect(distinct(samplesOf(built, 1).map((other) => secondDeckCards(other, 0)))).toBeGreaterThan(30);
  });
});
