/** The cards that a viewer can name: nothing new was revealed where there are no more of them than before. */
import type { Card, GameEvent, RequestView, SeatView, View } from '@blackpoker/engine';

export function knownCards(view: View): ReadonlySet<Card> {
  const { seats, stage, aside, draft, picks } = view;
  const requests = aside === undefined ? stage : [...stage, aside];
  return new Set([
    ...seats.flatMap(cardsOfSeat),
    ...requests.flatMap(({ keys }: RequestView) => keys),
    ...(draft === undefined ? [] : [...draft.keys, ...draft.D]),
    ...picks,
  ]);
}

function cardsOfSeat({ life, hand, grave, field, sets, fog, pack, rare, second, out }: SeatView): Card[] {
  return [
    ...life.known.flatMap(({ cards }) => cards),
    ...hand.cards,
    ...grave.cards,
    ...optional(grave.top),
    ...field.flatMap(({ cards }) => cards),
    ...sets.flatMap(({ cards }) => cards),
    ...fog.map(({ card }) => card),
    ...(pack?.cards ?? []),
    ...optional(rare?.card),
    ...(second?.cards ?? []),
    ...out,
  ];
}

const optional = (card: Card | undefined): Card[] => (card === undefined ? [] : [card]);

const CHANCE_EVENTS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>(['shuffled', 'looked', 'opened']);

/** Does the event, as the viewer sees it, show a card that was not known, or is chance at work in it? */
export const reveals = (event: GameEvent, known: ReadonlySet<Card>): boolean =>
  CHANCE_EVENTS.has(event.type) || ('cards' in event && event.cards.some((card) => !known.has(card)));
