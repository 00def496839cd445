/** What a hint calls units and requests, as one seat knows them, in the words of whoever reads. */
import {
  actionName,
  actionOf,
  cardSign,
  cardSigns,
  controllerOf,
  fill,
  findRequest,
  isBulwark,
  type Lang,
  type Names,
  NONE,
  possessive,
  requestKeys,
  type Seat,
  type State,
  type Text,
  type UnitRef,
  unitAt,
  unitCards,
  type Viewer,
} from '@blackpoker/engine';

export const NAME_WORDS = {
  soldier: { ja: '{whose}{cards}', en: '{whose} {cards}' },
  bulwark: { ja: '{whose}防壁{n}', en: '{whose} bulwark {n}' },
  ownBulwark: { ja: '{whose}防壁{n}（{cards}）', en: '{whose} bulwark {n} ({cards})' },
  request: { ja: '{whose}「{action}」{keys}', en: '{whose} {action}{keys}' },
  gone: { ja: '宣言#{n}', en: 'request #{n}' },
} satisfies Record<string, Text>;

/** Whose eyes the cards are seen with, and who reads it: the seat itself (you), or somebody who watched (A, B). */
export interface Reader {
  readonly seat: Seat;
  readonly viewer: Viewer;
}

/** The state may be any world that agrees with the seat's view: nothing is named that the seat does not see. */
export const namesIn = (s: State, reader: Reader, lang: Lang): Names => ({
  unit: (unit) => unitName(s, unit, reader, lang),
  request: (id) => requestName(s, id, reader, lang),
});

function unitName(s: State, { seat, position }: UnitRef, reader: Reader, lang: Lang): string {
  const unit = unitAt(s, seat, position);
  const whose = possessive(seat, reader.viewer, lang);
  const cards = unitCards(s, unit).map(cardSign).join('+');
  if (!isBulwark(s, unit)) return fill(NAME_WORDS.soldier, lang, { whose, cards });
  const n = bulwarkNumber(s, seat, position);
  return fill(NAME_WORDS[seat === reader.seat ? 'ownBulwark' : 'bulwark'], lang, { whose, n, cards });
}

/** Counted from the life side. */
function bulwarkNumber(s: State, seat: Seat, position: number): number {
  let number = 0;
  for (let i = 0; i <= position; i++) if (isBulwark(s, unitAt(s, seat, i))) number++;
  return number;
}

function requestName(s: State, id: number, { viewer }: Reader, lang: Lang): string {
  const r = findRequest(s, id);
  if (r === NONE) return fill(NAME_WORDS.gone, lang, { n: id });
  const keys = cardSigns(requestKeys(s, r));
  return fill(NAME_WORDS.request, lang, {
    whose: possessive(controllerOf(s, r), viewer, lang),
    action: actionName(s.rules, actionOf(s, r), lang),
    keys: keys === '' ? '' : ` ${keys}`,
  });
}
