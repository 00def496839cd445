/** What a board calls units and requests, for whoever looks at it. */
import { cardSign } from '../notation/cards.ts';
import { actionAt } from '../script/ruleset.ts';
import type { Card, Seat } from '../state/cards.ts';
import type { UnitRef, Viewer } from '../state/events.ts';
import type { State } from '../state/layout.ts';
import {
  actionOf,
  controllerOf,
  isBulwark,
  requestId,
  requestKeys,
  stageAt,
  stageCount,
  unitAt,
  unitCards,
} from '../state/queries.ts';
import { fill, type Lang, possessive, type Words } from './lang.ts';
import type { Names } from './names.ts';
import { actionName, cardSigns } from './terms.ts';

export const BOARD_NAME_WORDS = {
  bulwark: { ja: '{whose}防壁{n}', en: '{whose} bulwark {n}' },
  soldier: { ja: '{whose}{cards}', en: '{whose} {cards}' },
  request: { ja: '{whose}「{action}」{keys}', en: '{whose} {action}{keys}' },
  goneRequest: { ja: '宣言#{n}', en: 'request #{n}' },
} satisfies Words;

/** ♠5, or ♠5+♠8 for an equipped soldier. */
export const unitSigns = (cards: readonly Card[]): string => cards.map(cardSign).join('+');

/**
 * The names at this moment of the game. A bulwark is named by its place; its own player reads the card too. `reader`: who reads it,
 * where that is not the viewer but somebody who looks on: A and B in place of you and the opponent.
 */
export function boardNames(s: State, viewer: Viewer, lang: Lang, reader: Viewer = viewer): Names {
  return {
    unit: (unit) => unitText(s, unit, viewer, lang, reader),
    request: (request) => requestText(s, request, reader, lang),
  };
}

function unitText(s: State, { seat, position }: UnitRef, viewer: Viewer, lang: Lang, reader: Viewer): string {
  const unit = unitAt(s, seat, position);
  const whose = possessive(seat, reader, lang);
  const cards = unitSigns(unitCards(s, unit));
  if (!isBulwark(s, unit)) return fill(BOARD_NAME_WORDS.soldier, lang, { whose, cards });
  const name = fill(BOARD_NAME_WORDS.bulwark, lang, { whose, n: bulwarkNumber(s, seat, position) });
  return seat === viewer ? `${name} (${cards})` : name;
}

/** Counted from the life side. */
function bulwarkNumber(s: State, seat: Seat, position: number): number {
  let number = 0;
  for (let i = 0; i <= position; i++) if (isBulwark(s, unitAt(s, seat, i))) number++;
  return number;
}

function requestText(s: State, id: number, viewer: Viewer, lang: Lang): string {
  for (let i = 0; i < stageCount(s); i++) {
    const request = stageAt(s, i);
    if (requestId(s, request) !== id) continue;
    const keys = cardSigns(requestKeys(s, request));
    return fill(BOARD_NAME_WORDS.request, lang, {
      whose: possessive(controllerOf(s, request), viewer, lang),
      action: actionName(s.rules, actionAt(s.rules, actionOf(s, request)).index, lang),
      keys: keys === '' ? '' : ` ${keys}`,
    });
  }
  return fill(BOARD_NAME_WORDS.goneRequest, lang, { n: id });
}
