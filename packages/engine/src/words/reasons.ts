/** Why something is not available now. */
import type { Reason, ReasonCode } from '../flow/explain.ts';
import { fill, type Lang, type Params, type Words } from './lang.ts';
import { printedText } from './printed.ts';

/** The wording for each code. */
export const REASON_WORDS: Words<ReasonCode> = {
  NOT_CHANCE: { ja: '相手のチャンスです', en: 'The opponent has the chance' },
  NOT_TURN: { ja: '自分のターンのみ', en: 'Only on your turn' },
  NOT_OPP_TURN: { ja: '相手のターンのみ', en: 'Only on the opponent’s turn' },
  STAGE_BUSY: { ja: 'ステージが空のときのみ', en: 'Only when the stage is empty' },
  STAGE_FULL: { ja: 'ステージがいっぱいです', en: 'The stage is full' },
  ONCE: { ja: 'このターンはもう使いました', en: 'Already used this turn' },
  NEED_KEY: { ja: 'あと{keys}が{n}枚必要', en: 'Needs {n} more: {keys}' },
  NEED_B: {
    ja: '起きている（縦向きの）防壁が{n}枚必要（いま{m}枚）',
    en: 'Upright bulwarks needed: {n} (you have {m})',
  },
  NEED_D: { ja: '捨てる手札がありません', en: 'No card left to discard' },
  NEED_S: { ja: '墓地に移すキャラクターが足りません', en: 'Not enough characters to send to the grave' },
  NEED_L: { ja: 'ライフがありません', en: 'No life left to pay' },
  NO_TARGET: { ja: '対象にできるものがありません', en: 'No legal target' },
  LIFE_COND: { ja: 'ライフが{n}以下のときのみ', en: 'Only at {n} life or less' },
  PACK_OPENED: { ja: 'パックは開封済みです', en: 'The pack is already open' },
  NEED_RARE: { ja: 'レアカードがありません', en: 'No rare card left' },
  JUST_ENTERED: { ja: '出たターンは攻撃できません', en: 'Cannot attack the turn it entered' },
  DRIVEN: { ja: 'ドライブ状態です', en: 'It lies sideways' },
  NO_LABEL: { ja: '{role}できないキャラクターです', en: 'Cannot {role}' },
  COUNTER_IMMUNE: { ja: 'カウンターできないアクションです', en: 'Cannot be countered' },
  NUMBER_LOW: { ja: '数字が足りず無効にできません（{a}<{b}）', en: 'Number too low to negate ({a} < {b})' },
  FORMAT: { ja: 'このフォーマットにはありません', en: 'Not in this format' },
  SELF_KILL: { ja: 'ライフが0になります', en: 'You would reach 0 life' },
  NOT_DIRECT: { ja: '自動で起きます', en: 'Happens by itself' },
  CHOICE_PENDING: { ja: '選択の途中です', en: 'A choice comes first' },
  MUST_ACT: { ja: 'いまはパスできません', en: 'You cannot pass now' },
  OVER: { ja: 'ゲームは終わりました', en: 'The game is over' },
};

export const ROLE_WORDS: Words<'attack' | 'block'> = {
  attack: { ja: '攻撃', en: 'attack' },
  block: { ja: 'ブロック', en: 'block' },
};

export function reasonText({ code, params }: Reason, lang: Lang): string {
  return fill(REASON_WORDS[code], lang, { ...params, ...spoken(params, lang) });
}

/** The parameters that are words themselves. */
function spoken({ keys, role }: Params, lang: Lang): Params {
  return {
    ...(keys !== undefined && { keys: printedText(String(keys), lang) }),
    ...(role !== undefined && { role: ROLE_WORDS[role === 'attack' ? 'attack' : 'block'][lang] }),
  };
}
