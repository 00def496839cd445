/** What zones and units are called in the editor. */
import {
  cardSign,
  fill,
  type Lang,
  type Position,
  type PositionUnit,
  parseFace,
  type Ruleset,
  sentence,
  stateName,
  zoneName,
} from '@blackpoker/engine';
import { cardNames } from '../cards/cardName.ts';
import type { Destination, Pile, Zone } from './cardPlaces.ts';
import { blockedBy, isAttacker, modifierOf } from './positionEdits.ts';
import { EDITOR_WORDS } from './words.ts';

export const facesOf = (codes: readonly string[]): number[] => codes.flatMap((code) => parseFace(code) ?? []);
export const signsOf = (codes: readonly string[], between = ' '): string => facesOf(codes).map(cardSign).join(between);

export const zoneTitle = (zone: Zone, lang: Lang): string =>
  zone === 'second' ? EDITOR_WORDS.otherDeck[lang] : zoneName(zone, lang);

/** So short that it fits on a small card. */
export function zoneTag(zone: Zone, lang: Lang): string {
  if (zone === 'second') return EDITOR_WORDS.other[lang];
  return zone === 'rare' ? EDITOR_WORDS.rareShort[lang] : zoneName(zone, lang);
}

export const pileTitle = (seat: string, pile: Pile, lang: Lang): string =>
  sentence(fill(EDITOR_WORDS.pileTitle, lang, { seat, pile: zoneTitle(pile, lang) }));

/** What is open for editing. */
export function selectionTitle(rules: Ruleset, position: Position, at: Destination, lang: Lang): string {
  const { seat } = at;
  switch (at.type) {
    case 'pile':
      return pileTitle(seat, at.pile, lang);
    case 'row': {
      const pile = EDITOR_WORDS[at.as === 'soldier' ? 'soldiers' : 'bulwarks'][lang];
      return sentence(fill(EDITOR_WORDS.pileTitle, lang, { seat, pile }));
    }
    case 'unit':
      return `${seat}${at.index + 1} ${signsOf(position[seat].field[at.index]?.cards ?? [], '+')}`;
    case 'fog':
      return fogTitle(rules, position[seat].fog?.[at.index]?.effect ?? '', lang);
    case 'request':
      return `#${at.index} ${actionTitle(rules, position.stage?.[at.index]?.action ?? '', lang)}`;
  }
}

export const fogTitle = ({ fogs }: Ruleset, id: string, lang: Lang): string =>
  fogs.find((fog) => fog.id === id)?.name[lang] ?? id;

/** An action that these rules do not have is called by its id. */
export const actionTitle = (rules: Ruleset, id: string, lang: Lang): string => rules.byId.get(id)?.name[lang] ?? id;

/** The states of a unit, in words: driven, new, attacker, blocks A2, +3. */
export function unitStates(position: Position, unit: PositionUnit, lang: Lang): string[] {
  const name = unit.unit ?? '';
  const by = modifierOf(position, name);
  const blocks = blockedBy(position, name);
  return [
    ...(unit.as === 'bulwark' ? [EDITOR_WORDS.bulwark[lang]] : []),
    ...(unit.driven === true ? [sentence(stateName(true, lang))] : []),
    ...(unit.new === undefined ? [] : [EDITOR_WORDS.newOnField[lang]]),
    ...(isAttacker(position, name) ? [EDITOR_WORDS.attacker[lang]] : []),
    ...(blocks === undefined ? [] : [fill(EDITOR_WORDS.blocksUnit, lang, { unit: blocks })]),
    ...(by === 0 ? [] : [`${by > 0 ? '+' : ''}${by}`]),
  ];
}

export const unitTitle = (unit: PositionUnit, lang: Lang): string =>
  `${unit.unit ?? ''} ${cardNames(facesOf(unit.cards), lang)}`;
