/** What the browser keeps of learning. */
import { NEW_RECORD } from '@blackpoker/learn';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listGames } from '../../src/host/savedGames.ts';
import { changeKept, keepEvent, keptEvents, keptOf, MOST_EVENTS } from '../../src/learn/learnStore.ts';
import { MemoryDatabase } from '../host/memoryDatabase.ts';

let database = new MemoryDatabase();
beforeEach(() => {
  database = new MemoryDatabase();
});
afterEach(() => database.uninstall());

const DRILL = { best: 3, last: 1, played: 2 };

test('a database of the version before keeps its games and gets the new store', async () => {
  database.version = 1;
  for (const name of ['games', 'records', 'reviews']) database.stores.set(name, new Map());
  database.stores.get('games')?.set('old', { id: 'old' });
  database.install();
  await changeKept('drill', 'drill-block', () => DRILL);
  expect((await listGames()).map(({ id }) => id)).toEqual(['old']);
  expect(await keptOf('drill')).toEqual({ 'drill-block': DRILL });
});

test('records of one kind are changed on top of what is kept, and read apart from other kinds', async () => {
  database.install();
  await changeKept('coach', 'learner', () => NEW_RECORD);
  await changeKept('drill', 'drill-block', () => DRILL);
  await changeKept('drill', 'drill-block', (before) => ({ ...DRILL, played: (before?.played ?? 0) + 1 }));
  expect(await keptOf('drill')).toEqual({ 'drill-block': { ...DRILL, played: 3 } });
  expect(await keptOf('coach')).toEqual({ learner: NEW_RECORD });
  expect(await keptOf('lesson')).toEqual({});
});

test('the latest events take the place of the oldest', async () => {
  database.install();
  const event = (step: number) => ({ lesson: 'attack', step, event: 'tap', ms: 1 }) as const;
  await keepEvent(event(0));
  await keepEvent(event(1));
  database.stores.get('learn')?.set('events', { id: 'events', ...{ value: MOST_EVENTS } });
  await keepEvent(event(2));
  expect((await keptEvents()).map(({ step }) => step)).toEqual([1, 2]);
});
