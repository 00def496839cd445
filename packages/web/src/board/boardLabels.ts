/** The accessible names of piles, players, requests and fogs, and the words of the chance bar. */
import {
  actionName,
  type FogView,
  fill,
  isYou,
  type Lang,
  other,
  personName,
  possessive,
  type RequestView,
  type Ruleset,
  type Seat,
  type SeatView,
  SPECTATOR,
  sentence,
  targetText,
  type View,
  zoneName,
} from '@blackpoker/engine';
import { cardName, cardNames } from '../cards/cardName.ts';
import { pendingOf } from './pending.ts';
import type { Mark, Pile } from './things.ts';
import { markWords } from './unitLabel.ts';
import { viewNames } from './viewNames.ts';
import { BOARD_WORDS } from './words.ts';

const join = (parts: readonly string[], lang: Lang): string =>
  parts.filter((part) => part !== '').join(BOARD_WORDS.comma[lang]);

export const sideOf = (view: View, seat: Seat): SeatView => view.seats[seat === 0 ? 0 : 1];

/** ライフ 23枚; 10枚以上 where the viewer is told no more. */
export const lifeWords = (count: number | undefined, lang: Lang): string =>
  count === undefined ? BOARD_WORDS.lifeMany[lang] : fill(BOARD_WORDS.count, lang, { n: count });

function graveWords({ grave }: SeatView, lang: Lang): string {
  const count = grave.count === undefined ? '' : fill(BOARD_WORDS.count, lang, { n: grave.count });
  if (grave.top !== undefined)
    return join([count, fill(BOARD_WORDS.top, lang, { card: cardName(grave.top, lang) })], lang);
  return grave.count === 0 || grave.count === undefined ? BOARD_WORDS.empty[lang] : count;
}

function packWords({ pack }: SeatView, lang: Lang): string {
  if (pack === undefined) return BOARD_WORDS.empty[lang];
  const count = pack.count === undefined ? '' : fill(BOARD_WORDS.count, lang, { n: pack.count });
  return join([BOARD_WORDS[pack.opened ? 'opened' : 'closed'][lang], count], lang);
}

function pileWords(side: SeatView, pile: Pile, lang: Lang): string {
  switch (pile) {
    case 'life':
      return lifeWords(side.life.count, lang);
    case 'grave':
      return graveWords(side, lang);
    case 'pack':
      return packWords(side, lang);
    case 'rare':
      return side.rare?.card === undefined ? BOARD_WORDS.faceDown[lang] : cardName(side.rare.card, lang);
    case 'fog':
      return fill(BOARD_WORDS.count, lang, { n: side.fog.length });
    case 'hand':
      return fill(BOARD_WORDS.count, lang, { n: side.hand.count });
  }
}

export function pileLabel(view: View, seat: Seat, pile: Pile, lang: Lang, mark: Mark = {}): string {
  const whose = possessive(seat, view.viewer, lang);
  const words = pileWords(sideOf(view, seat), pile, lang);
  const name = sentence(fill(BOARD_WORDS.pile, lang, { whose, zone: zoneName(pile, lang), words }));
  return join([name, ...markWords(mark, lang)], lang);
}

export function playerLabel(view: View, seat: Seat, name: string, lang: Lang, mark: Mark = {}): string {
  const words = fill(BOARD_WORDS.player, lang, { name, n: sideOf(view, seat).hand.count });
  return join([words, view.turn === seat ? BOARD_WORDS.turnNow[lang] : '', ...markWords(mark, lang)], lang);
}

/** What a card of a hand or of a grid is called. */
export const cardLabel = (card: number, lang: Lang, mark: Mark = {}): string =>
  join([cardName(card, lang), ...markWords(mark, lang)], lang);

/** What the players are called, for who is neither of them. */
export type SeatNames = readonly [string, string];

export const whoWords = ({ viewer }: View, seat: Seat, lang: Lang, names?: SeatNames): string =>
  names?.[seat === 0 ? 0 : 1] ?? personName(seat, viewer, lang);

const ownerWords = (view: View, seat: Seat, lang: Lang, names: SeatNames | undefined): string =>
  names === undefined
    ? possessive(seat, view.viewer, lang)
    : fill(BOARD_WORDS.whose, lang, { who: whoWords(view, seat, lang, names) });

/** At the beginning of a line; a name is written as its owner writes it. */
const whoseWords = (view: View, seat: Seat, lang: Lang, names: SeatNames | undefined): string =>
  names === undefined ? sentence(possessive(seat, view.viewer, lang)) : ownerWords(view, seat, lang, names);

/** The line under a request on the stage: its player; for Block and Damage Judgement, the player who chooses, or whose attack it is. */
export function stepWords(rules: Ruleset, view: View, request: RequestView, lang: Lang, names?: SeatNames): string {
  switch (rules.actions[request.action]?.id) {
    case 'block':
      return blockWords(view, lang, names);
    case 'damageJudgement':
      return fill(BOARD_WORDS.attackOf, lang, { whose: ownerWords(view, view.turn, lang, names) });
    default:
      return whoWords(view, request.by, lang, names);
  }
}

function blockWords(view: View, lang: Lang, names: SeatNames | undefined): string {
  const defender = other(view.turn);
  const isNamed = names !== undefined || view.viewer === SPECTATOR;
  const who = isNamed || isYou(defender, view.viewer) ? whoWords(view, defender, lang, names) : BOARD_WORDS.they[lang];
  return fill(BOARD_WORDS.choosesBlockers, lang, { who }, !isNamed);
}

export const seatWords = (view: View, seat: Seat, lang: Lang): string => sentence(personName(seat, view.viewer, lang));

export interface RequestPlace {
  readonly top?: boolean;
  readonly now?: boolean;
  readonly note?: string | undefined;
  readonly mark?: Mark | undefined;
  readonly names?: SeatNames | undefined;
}

export function requestLabel(rules: Ruleset, view: View, request: RequestView, lang: Lang, place: RequestPlace = {}) {
  const { keys, target, held } = request;
  const aim = target === undefined ? undefined : targetWords(rules, view, request, lang);
  const parts = [
    ...requestName(rules, view, request, lang, place.names),
    ...(keys.length === 0 ? [] : [fill(BOARD_WORDS.requestKeys, lang, { cards: cardNames(keys, lang) })]),
    ...(aim === undefined ? [] : [fill(BOARD_WORDS.requestTarget, lang, { target: aim })]),
    ...(isLocked(rules, request) ? [BOARD_WORDS.locked[lang]] : []),
    ...(held > 0 ? [fill(BOARD_WORDS.held, lang, { n: held })] : []),
    ...(place.top === true ? [BOARD_WORDS.topmost[lang]] : []),
    ...(place.now === true ? [BOARD_WORDS.now[lang]] : []),
    ...(place.note === undefined ? [] : [place.note]),
    ...markWords(place.mark ?? {}, lang),
  ];
  return sentence(join(parts, lang));
}

function requestName(
  rules: Ruleset,
  view: View,
  request: RequestView,
  lang: Lang,
  names: SeatNames | undefined,
): readonly string[] {
  const action = actionName(rules, request.action, lang);
  const id = rules.actions[request.action]?.id;
  return id === 'block' || id === 'damageJudgement'
    ? [action, stepWords(rules, view, request, lang, names)]
    : [fill(BOARD_WORDS.requestName, lang, { action, who: whoWords(view, request.by, lang, names) })];
}

export const isLocked = (rules: Ruleset, { action }: RequestView): boolean =>
  rules.actions[action]?.counterable === false;

const COMBAT: ReadonlySet<string | undefined> = new Set(['attack', 'block', 'damageJudgement']);

/** Which picture a request without key cards gets. */
export const isCombat = (rules: Ruleset, { action }: RequestView): boolean => COMBAT.has(rules.actions[action]?.id);

export function targetWords(rules: Ruleset, view: View, { target }: RequestView, lang: Lang): string {
  return target === undefined ? '' : targetText(target, view.viewer, lang, viewNames(rules, view, lang));
}

export const fogName = (rules: Ruleset, { effect }: FogView, lang: Lang): string =>
  effect === undefined ? BOARD_WORDS.fogEnded[lang] : (rules.fogs[effect]?.name[lang] ?? '');

export function fogLabel(rules: Ruleset, view: View, fog: FogView, lang: Lang): string {
  const aim = fog.target === undefined ? '' : viewNames(rules, view, lang).unit(fog.target);
  return join([`${fogName(rules, fog, lang)} ${cardName(fog.card, lang)}`, aim], lang);
}

/** あなたのチャンス（ダウンに対応）; 相手が選びます where something asks for a choice. */
export function chanceText(rules: Ruleset, view: View, lang: Lang, names?: SeatNames): string {
  const { seat, isChance } = pendingOf(view);
  if (!isChance) return choiceText(view, seat, lang, names);
  const whose = whoseWords(view, view.chance, lang, names);
  const chance = fill(BOARD_WORDS.theirChance, lang, { whose });
  const top = view.stage.at(-1);
  if (top === undefined || top.by === view.chance) return chance;
  return fill(BOARD_WORDS.answering, lang, { chance, action: actionName(rules, top.action, lang) });
}

function choiceText(view: View, seat: Seat, lang: Lang, names: SeatNames | undefined): string {
  const who = names === undefined ? seatWords(view, seat, lang) : whoWords(view, seat, lang, names);
  return fill(BOARD_WORDS.chooses, lang, { who }, isYou(seat, view.viewer));
}

export const turnText = (view: View, lang: Lang, names?: SeatNames): string =>
  fill(BOARD_WORDS.turn, lang, { whose: whoseWords(view, view.turn, lang, names) });
