/** What a lesson points at, as keys of things on the table: `hand S5`, `unit A1`, `chip attack`, `pile B life`, `stage`, `primary`. */
import { cardCode, parseSeat, type Seat, type View } from '@blackpoker/engine';
import { PILES, thingKey } from '../board/things.ts';
import { chipPoint, PRIMARY_POINT } from '../table/state/coachNote.ts';

const UNIT = /^([AB])(\d+)$/;

export const pointKeys = (points: readonly string[], view: View, seat: Seat): readonly string[] =>
  points.flatMap((point) => keysOf(point, view, seat));

function keysOf(point: string, view: View, seat: Seat): readonly string[] {
  const [kind = '', first = '', second = ''] = point.split(' ');
  switch (kind) {
    case 'hand':
      return handKeys(first, view, seat);
    case 'unit':
      return unitKeys(first);
    case 'chip':
      return [chipPoint(first)];
    case 'pile':
      return pileKeys(first, second);
    case 'stage':
      return view.stage.slice(-1).map(({ id }) => thingKey({ type: 'request', request: id }));
    case 'primary':
      return [PRIMARY_POINT];
    default:
      return [];
  }
}

const handKeys = (code: string, view: View, seat: Seat): readonly string[] =>
  view.seats[seat === 0 ? 0 : 1].hand.cards
    .filter((card) => cardCode(card) === code)
    .map((card) => thingKey({ type: 'card', card }));

function unitKeys(name: string): readonly string[] {
  const [, seatText = '', place = ''] = UNIT.exec(name) ?? [];
  const seat = parseSeat(seatText);
  return seat === undefined ? [] : [thingKey({ type: 'unit', seat, position: Number(place) - 1 })];
}

function pileKeys(seatText: string, name: string): readonly string[] {
  const seat = parseSeat(seatText);
  const pile = PILES.find((each) => each === name);
  return seat === undefined || pile === undefined ? [] : [thingKey({ type: 'pile', seat, pile })];
}
