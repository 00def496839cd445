/** The words for the things of the game. */
import { cardSign } from '../notation/cards.ts';
import type { ActionType, Format, Ruleset, Text } from '../script/ruleset.ts';
import type { Card } from '../state/cards.ts';
import type { Zone } from '../state/events.ts';
import { KINDS, type Kind } from '../state/queries.ts';
import type { Lang, Words } from './lang.ts';

const ZONE_NAMES: Words<Zone> = {
  life: { ja: 'ライフ', en: 'life' },
  hand: { ja: '手札', en: 'hand' },
  grave: { ja: '墓地', en: 'grave' },
  field: { ja: '場', en: 'field' },
  fog: { ja: 'フォグ', en: 'fog' },
  stage: { ja: 'ステージ', en: 'stage' },
  pack: { ja: 'パック', en: 'pack' },
  rare: { ja: 'レアカード', en: 'rare card' },
  out: { ja: 'ゲーム外', en: 'out of the game' },
};
const TYPE_NAMES: Words<ActionType> = {
  summon: { ja: '召喚', en: 'summon' },
  quickMagic: { ja: '速攻魔法', en: 'quick magic' },
  normalMagic: { ja: '通常魔法', en: 'normal magic' },
  basic: { ja: '基本', en: 'basic' },
  turnControl: { ja: 'ターン制御', en: 'turn control' },
  battle: { ja: '攻防', en: 'battle' },
  trigger: { ja: '誘発', en: 'triggered' },
  pack: { ja: 'パック', en: 'pack' },
};
const FORMAT_NAMES: Words<Format> = {
  lite: { ja: 'ライト', en: 'Lite' },
  standard: { ja: 'スタンダード', en: 'Standard' },
  pro: { ja: 'プロ', en: 'Pro' },
  master: { ja: 'マスター', en: 'Master' },
};
const KIND_NAMES: Words<Kind> = {
  soldier: { ja: '一般兵', en: 'Soldier' },
  hero: { ja: '英雄', en: 'Hero' },
  ace: { ja: 'エース', en: 'Ace' },
  magician: { ja: '魔術士', en: 'Magician' },
  equipped: { ja: '装備兵', en: 'Equipped Soldier' },
  bulwark: { ja: '防壁', en: 'Bulwark' },
};
/** Trigger, speed and timing. */
const TIMING_NAMES = {
  direct: { ja: '直接', en: 'direct' },
  triggered: { ja: '誘発', en: 'triggered' },
  immediate: { ja: '即時', en: 'immediate' },
  normal: { ja: '通常', en: 'normal' },
  main: { ja: 'メイン', en: 'main' },
  quick: { ja: 'クイック', en: 'quick' },
} satisfies Words;
const STATE_NAMES = {
  charged: { ja: 'チャージ', en: 'charged' },
  driven: { ja: 'ドライブ', en: 'driven' },
} satisfies Words;

export type TimingWord = keyof typeof TIMING_NAMES;

export const zoneName = (zone: Zone, lang: Lang): string => ZONE_NAMES[zone][lang];
export const typeName = (type: ActionType, lang: Lang): string => TYPE_NAMES[type][lang];
export const formatName = (format: Format, lang: Lang): string => FORMAT_NAMES[format][lang];
export const timingName = (word: TimingWord, lang: Lang): string => TIMING_NAMES[word][lang];
export const stateName = (driven: boolean, lang: Lang): string => STATE_NAMES[driven ? 'driven' : 'charged'][lang];

/** A kind of character by its number (KINDS). */
export const kindName = (kind: number, lang: Lang): string => KIND_NAMES[KINDS[kind] ?? 'soldier'][lang];

export function actionName(rules: Ruleset, action: number | undefined, lang: Lang): string {
  return action === undefined ? '' : (rules.actions[action]?.name[lang] ?? '');
}

/** ♠5 ♡10 Joker. */
export const cardSigns = (cards: readonly Card[]): string => cards.map(cardSign).join(' ');

/** All of them, for who has to show or check both languages. */
export const TERMS: readonly Text[] = [
  ...Object.values(ZONE_NAMES),
  ...Object.values(TYPE_NAMES),
  ...Object.values(FORMAT_NAMES),
  ...Object.values(KIND_NAMES),
  ...Object.values(TIMING_NAMES),
  ...Object.values(STATE_NAMES),
];
