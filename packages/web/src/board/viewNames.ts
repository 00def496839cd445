/** What a board calls units and requests, from a view: as the engine's `boardNames` does from a state. */
import {
  actionName,
  BOARD_NAME_WORDS,
  cardSigns,
  fill,
  type Lang,
  type Names,
  possessive,
  type RequestView,
  type Ruleset,
  type UnitRef,
  unitSigns,
  type View,
} from '@blackpoker/engine';
import { bulwarkNumber } from './unitFacts.ts';

export function viewNames(rules: Ruleset, view: View, lang: Lang): Names {
  return {
    unit: (unit) => unitName(view, unit, lang),
    request: (id) => requestName(rules, view, id, lang),
  };
}

function unitName(view: View, { seat, position }: UnitRef, lang: Lang): string {
  const unit = view.seats[seat === 0 ? 0 : 1].field[position];
  const whose = possessive(seat, view.viewer, lang);
  const cards = unitSigns(unit?.cards ?? []);
  if (unit?.as !== 'bulwark') return fill(BOARD_NAME_WORDS.soldier, lang, { whose, cards });
  const name = fill(BOARD_NAME_WORDS.bulwark, lang, { whose, n: bulwarkNumber(view, seat, position) });
  return cards === '' ? name : `${name} (${cards})`;
}

function requestName(rules: Ruleset, view: View, id: number, lang: Lang): string {
  const request = [...view.stage, ...(view.aside === undefined ? [] : [view.aside])].find((each) => each.id === id);
  return request === undefined
    ? fill(BOARD_NAME_WORDS.goneRequest, lang, { n: id })
    : nameOf(rules, view, request, lang);
}

function nameOf(rules: Ruleset, view: View, { by, action, keys }: RequestView, lang: Lang): string {
  const signs = cardSigns(keys);
  return fill(BOARD_NAME_WORDS.request, lang, {
    whose: possessive(by, view.viewer, lang),
    action: actionName(rules, action, lang),
    keys: signs === '' ? '' : ` ${signs}`,
  });
}
