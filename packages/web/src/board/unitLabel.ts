/** The accessible name of a unit: all of its state, in words. */
import { actionName, cardSign, fill, kindName, type Lang, type Ruleset, stateName } from '@blackpoker/engine';
import { cardNames } from '../cards/cardName.ts';
import { COST_NAMES } from '../kit/costText.ts';
import type { Mark } from './things.ts';
import type { UnitFacts } from './unitFacts.ts';
import { BOARD_WORDS } from './words.ts';

const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
/** ①, and a plain number beyond ⑳. */
export const circled = (n: number): string => CIRCLED.charAt(n - 1) || String(n);

/** With a minus that is as wide as a plus. */
export const plain = (n: number): string => String(n).replace('-', '−');
export const signed = (n: number): string => (n < 0 ? plain(n) : `+${n}`);

export function unitLabel(rules: Ruleset, facts: UnitFacts, lang: Lang, mark: Mark = {}): string {
  const parts = [
    nameOf(facts, lang),
    sizeOf(facts, lang),
    stateName(facts.driven, lang),
    ...rolesOf(facts, lang),
    ...freshness(facts, lang),
    facts.target && fill(BOARD_WORDS.targetOf, lang, { action: actionName(rules, facts.target.action, lang) }),
    ...markWords(mark, lang),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(BOARD_WORDS.comma[lang]);
}

/** 一般兵 クラブ6; 防壁2 裏向き. */
function nameOf({ kind, cards, number, oneOf }: UnitFacts, lang: Lang): string {
  const name = kindName(kind, lang);
  if (number === undefined) return `${name} ${cardNames(cards, lang)}`;
  const place = fill(BOARD_WORDS.bulwark, lang, { kind: name, n: number });
  return `${place} ${cards.length > 0 ? cardNames(cards, lang) : hiddenWords(oneOf, lang)}`;
}

function hiddenWords(oneOf: UnitFacts['oneOf'], lang: Lang): string {
  const hidden = BOARD_WORDS.faceDown[lang];
  if (oneOf.length === 0) return hidden;
  return `${hidden} ${fill(BOARD_WORDS.oneOf, lang, { cards: oneOf.map(cardSign).join(' ') })}`;
}

function sizeOf({ size, change }: UnitFacts, lang: Lang): string | undefined {
  if (size === undefined) return undefined;
  if (change === 0) return fill(BOARD_WORDS.size, lang, { n: plain(size) });
  return fill(BOARD_WORDS.sizeChanged, lang, { n: plain(size), change: signed(change) });
}

function rolesOf({ attacker, blocks, blocksNumber }: UnitFacts, lang: Lang): string[] {
  if (attacker !== undefined) return [fill(BOARD_WORDS.attacker, lang, { n: attacker })];
  if (blocks === undefined) return [];
  return [
    blocksNumber === undefined ? BOARD_WORDS.blocksGone[lang] : fill(BOARD_WORDS.blocks, lang, { n: blocksNumber }),
  ];
}

function freshness({ isNew, haste, bulwark }: UnitFacts, lang: Lang): string[] {
  if (!isNew || bulwark) return [];
  return [BOARD_WORDS.fresh[lang], ...(haste ? [BOARD_WORDS.haste[lang]] : [])];
}

/** What the marks on anything say, beside being chosen, which the button itself tells. */
export function markWords({ selectable, next, selected, tag, cost, label, leaving }: Mark, lang: Lang): string[] {
  return [
    ...(cost === undefined ? [] : [COST_NAMES[cost][lang]]),
    ...(label === undefined ? (tag === undefined ? [] : [tag]) : [label]),
    ...(next === true ? [BOARD_WORDS.next[lang]] : []),
    ...(leaving === true ? [BOARD_WORDS.leaving[lang]] : []),
    ...(selectable === true && selected !== true && label === undefined ? [BOARD_WORDS.selectable[lang]] : []),
  ];
}
