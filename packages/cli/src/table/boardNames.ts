/** What the board calls units and requests, for whoever looks at it. */
import {
  actionAt,
  actionName,
  actionOf,
  type Card,
  cardSign,
  cardSigns,
  controllerOf,
  fill,
  isBulwark,
  type Lang,
  type Names,
  possessive,
  requestId,
  requestKeys,
  type Seat,
  SPECTATOR,
  type State,
  stageAt,
  stageCount,
  type UnitRef,
  unitAt,
  unitCards,
  type Viewer,
} from '@blackpoker/engine';
import { BOARD_WORDS } from './boardWords.ts';

/** ♠5, or ♠5+♠8 for an equipped soldier. */
export const unitSigns = (cards: readonly Card[]): string => cards.map(cardSign).join('+');

/** The names at this moment of the game. A bulwark is named by its place; its own player reads the card too. */
export function boardNames(s: State, viewer: Viewer, lang: Lang): Names {
  return {
    unit: (unit) => unitText(s, unit, viewer, lang),
    request: (request) => requestText(s, request, viewer, lang),
  };
}

function unitText(s: State, { seat, position }: UnitRef, viewer: Viewer, lang: Lang): string {
  const unit = unitAt(s, seat, position);
  const whose = possessive(seat, viewer, lang);
  const cards = unitSigns(unitCards(s, unit));
  if (!isBulwark(s, unit)) return fill(BOARD_WORDS.soldier, lang, { whose, cards });
  const name = fill(BOARD_WORDS.bulwark, lang, { whose, n: bulwarkNumber(s, seat, position) });
  return seat === viewer ? `${name} (${cards})` : name;
}

/** Counted from the life side. */
export function bulwarkNumber(s: State, seat: Seat, position: number): number {
  let number = 0;
  for (let i = 0; i <= position; i++) if (isBulwark(s, unitAt(s, seat, i))) number++;
  return number;
}

function requestText(s: State, id: number, viewer: Viewer, lang: Lang): string {
  for (let i = 0; i < stageCount(s); i++) {
    const request = stageAt(s, i);
    if (requestId(s, request) !== id) continue;
    const keys = cardSigns(requestKeys(s, request));
    return fill(BOARD_WORDS.request, lang, {
      whose: possessive(controllerOf(s, request), viewer, lang),
      action: actionName(s.rules, actionAt(s.rules, actionOf(s, request)).index, lang),
      keys: keys === '' ? '' : ` ${keys}`,
    });
  }
  return fill(BOARD_WORDS.goneRequest, lang, { n: id });
}

/** Whose side lies at the bottom of the screen. */
export const ownSeat = (viewer: Viewer): Seat => (viewer === SPECTATOR ? 0 : viewer);
