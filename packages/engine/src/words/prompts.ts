/** What a decision asks, and what each of its options says. */
import type { Decision, Option } from '../game.ts';
import { cardSign } from '../notation/cards.ts';
import type { DecisionKind } from '../script/kernel.ts';
import type { Action, Ruleset, Text } from '../script/ruleset.ts';
import { fill, type Lang, personName, type Words } from './lang.ts';
import { type Names, plainNames } from './names.ts';
import { printedText } from './printed.ts';
import { actionName } from './terms.ts';

export const PROMPT_WORDS: Words<DecisionKind> = {
  chance: {
    ja: 'あなたのチャンスです。アクションを宣言するか、パスします。',
    en: 'Your chance: declare an action, or pass.',
  },
  key: { ja: '{action}：キーカードを選んでください。', en: '{action}: choose a key card.' },
  payB: {
    ja: '{action}：コストB。ドライブする防壁を選んでください。',
    en: '{action}: pay B. Which bulwark do you turn sideways?',
  },
  payD: { ja: '{action}：コストD。捨てるカードを選んでください。', en: '{action}: pay D. Which card do you discard?' },
  payS: {
    ja: '{action}：コストS。墓地に移すキャラクターを選んでください。',
    en: '{action}: pay S. Which character goes to the grave?',
  },
  target: { ja: '{action}：対象を選んでください。', en: '{action}: choose the target.' },
  setCard: { ja: '防壁にするカードを選んでください。', en: 'Which card do you lay down as a bulwark?' },
  attack: { ja: '{subject}で攻撃しますか。', en: 'Does {subject} attack?' },
  block: { ja: '{subject}を何でブロックしますか。', en: 'Who blocks {subject}?' },
  discard: {
    ja: '手札が多すぎます。捨てるカードを選んでください。',
    en: 'Too many cards in hand: choose one to discard.',
  },
  drawMore: { ja: 'もう1枚引きますか。', en: 'Draw another card?' },
  state: {
    ja: '{action}：{subject}を縦向きにしますか、横向きにしますか。',
    en: '{action}: turn {subject} sideways or upright?',
  },
  mode: { ja: '{action}：どちらにしますか。', en: '{action}: which way?' },
  takeLife: { ja: '{action}：ライフからカードを選んでください。', en: '{action}: choose a card of your life.' },
  takeGrave: { ja: '{action}：墓地からカードを選んでください。', en: '{action}: choose a card of your grave.' },
  takeHand: {
    ja: '{action}：相手が捨てるカードを選んでください。',
    en: '{action}: which card does the opponent discard?',
  },
  order: { ja: '{action}：順番に選んでください。', en: '{action}: choose the order, first card first.' },
  newTarget: { ja: '{action}：新しい対象を選んでください。', en: '{action}: choose the new target.' },
  triggerOrder: { ja: '先に行うアクションを選んでください。', en: 'Which of these happens first?' },
  deck: { ja: '使うデッキを選んでください。', en: 'Which deck do you use?' },
  rareCard: { ja: 'レアカードを選んでください。', en: 'Choose your rare card.' },
  opening: {
    ja: '最初の手札に入れるカードを選んでください。',
    en: 'Choose a card for your opening hand.',
  },
  takePack: { ja: '{action}：手札に加えるカードを選んでください。', en: '{action}: which card do you take?' },
  graveTop: { ja: '墓地の一番上に置くカードを選んでください。', en: 'Which card lies on top of the grave?' },
};

export const VALUE_WORDS = {
  'attack.yes': { ja: '攻撃する', en: 'Attack' },
  'attack.no': { ja: '攻撃しない', en: 'Stay back' },
  'drawMore.yes': { ja: 'もう1枚引く', en: 'Draw another' },
  'drawMore.no': { ja: '1枚だけ', en: 'Just one' },
  'state.charged': { ja: '縦向き（チャージ）', en: 'Upright (charge)' },
  'state.driven': { ja: '横向き（ドライブ）', en: 'Sideways (drive)' },
  'state.keep': { ja: 'そのまま', en: 'Leave it as it is' },
  'mode.ace': { ja: 'エースとして出す', en: 'As an Ace' },
  'mode.bulwark': { ja: '防壁として伏せる', en: 'As a bulwark' },
  'mode.oneCharged': { ja: '1枚をチャージ状態で', en: 'One, charged' },
  'mode.twoDriven': { ja: '2枚をドライブ状態で', en: 'Two, driven' },
  'deck.first': { ja: '1つ目のデッキ', en: 'The first deck' },
  'deck.second': { ja: '2つ目のデッキ', en: 'The second deck' },
} satisfies Words;

export const OPTION_WORDS = {
  pass: { ja: 'パス', en: 'Pass' },
  noBlock: { ja: 'ブロックしない（ここまで）', en: 'No (further) blocker' },
  enough: { ja: 'もう選ばない', en: 'No more' },
  keys: { ja: 'キー {keys}', en: 'key {keys}' },
  cost: { ja: 'コスト {cost}', en: 'cost {cost}' },
} satisfies Words;

const isKnownValue = (name: string): name is keyof typeof VALUE_WORDS => Object.hasOwn(VALUE_WORDS, name);

/** What a question is about, if nobody says more. */
const THE_TARGET: Text = { ja: '対象', en: 'the target' };

/** The question, in one sentence. */
export function promptText(
  rules: Ruleset,
  { kind, action, subject, seat }: Decision,
  lang: Lang,
  names: Names = plainNames(seat, lang),
): string {
  const about = subject?.type === 'unit' ? names.unit(subject) : THE_TARGET[lang];
  return fill(PROMPT_WORDS[kind], lang, { action: actionName(rules, action, lang), subject: about });
}

/** What one option means, said to the seat that chooses. */
export function optionText(
  rules: Ruleset,
  { kind, seat }: Decision,
  option: Option,
  lang: Lang,
  names: Names = plainNames(seat, lang),
): string {
  switch (option.type) {
    case 'pass':
      return OPTION_WORDS.pass[lang];
    case 'done':
      return OPTION_WORDS[kind === 'block' ? 'noBlock' : 'enough'][lang];
    case 'action':
      return actionText(rules.actions[option.action], lang);
    case 'card':
      return cardSign(option.card);
    case 'unit':
      return names.unit(option);
    case 'request':
      return names.request(option.request);
    case 'player':
      return personName(option.seat, seat, lang);
    case 'value':
      return valueText(kind, option.name ?? '', lang);
  }
}

function valueText(kind: DecisionKind, name: string, lang: Lang): string {
  const word = `${kind}.${name}`;
  return isKnownValue(word) ? VALUE_WORDS[word][lang] : name;
}

/** An action with what it takes. */
function actionText(action: Action | undefined, lang: Lang): string {
  if (action === undefined) return '';
  const parts = [
    ...(action.cost === '' ? [] : [fill(OPTION_WORDS.cost, lang, { cost: action.cost })]),
    ...(action.keys === '' ? [] : [fill(OPTION_WORDS.keys, lang, { keys: printedText(action.keys, lang) })]),
  ];
  return parts.length === 0 ? action.name[lang] : `${action.name[lang]} (${parts.join(', ')})`;
}
