/** The beginning of a game: the cards are dealt, and two cards are turned over to see who begins. 1.5 s in all at most. */
import { type Card, cardSigns, type GameEvent, other, type Seat } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import type { Line } from './line.ts';
import { type EventOf, type Step, sceneOf, shown } from './step.ts';

const DEAL_MS = 650;
const OPENING_MS = 850;

const isTurned = (event: GameEvent): event is EventOf<'moved'> => event.type === 'moved' && event.why === 'turned';

/** Empty if the update is not the first moment of a game that was dealt. */
export function openingSteps({ told, handOver, end }: GameUpdate): readonly Step[] {
  const events = told.map(({ event }) => event);
  const turn = events.findIndex(({ type }) => type === 'turn');
  const first = events[turn];
  const hasBegun = events.some(({ type }) => type === 'requested' || type === 'passed' || type === 'resolving');
  const isDealt = events.some((event) => event.type === 'moved' && event.why === 'draw');
  if (first?.type !== 'turn' || hasBegun || !isDealt || handOver !== undefined || end !== undefined) return [];
  const deal = { ...shown({ word: 'deal' }, 1, sceneOf({ deal: true })), upTo: turn, mostMs: DEAL_MS };
  return [deal, { ...beginStep(first.seat, events), upTo: turn + 1, mostMs: OPENING_MS }];
}

/** The cards that were turned over last decide: before them it was a tie. */
function beginStep(starter: Seat, events: readonly GameEvent[]) {
  const turned = events.filter(isTurned);
  const cardOf = (seat: Seat): Card | undefined => turned.findLast((event) => event.seat === seat)?.cards[0];
  const [winner, loser] = [cardOf(starter), cardOf(other(starter))];
  if (winner === undefined || loser === undefined) return shown({ word: 'begins', by: starter }, 1);
  const line: Line = { word: 'wins', by: starter, cards: [winner], numbers: { card: cardSigns([loser]) } };
  return shown(line, 1.5, sceneOf({ opening: starter === 0 ? [winner, loser] : [loser, winner] }));
}
