/** Why a window was passed, or why the player is asked: one line for the log. */
import { actionName, chosenAction, fill, indexOfAction, type Lang, type Ruleset, type Text } from '@blackpoker/engine';
import type { Judgement, PassingReason } from './judgeWindow.ts';
import type { PassingMode } from './profile.ts';
import { ACTION_WINDOWS, type ActionWindow, type Window } from './windows.ts';

export const PASSING_WORDS: Readonly<Record<PassingReason, Text>> = {
  NOT_ASKED: { ja: '相手の番です', en: 'The opponent is to choose' },
  CHOICE: { ja: '選んでください', en: 'There is a choice to make' },
  YOUR_TURN: { ja: 'あなたのターンです', en: 'It is your turn' },
  ASK_MODE: { ja: '毎回確認にしています', en: 'You want to be asked every time' },
  MATTERS: { ja: 'いま意味のあるアクション：{actions}', en: 'Actions that would matter now: {actions}' },
  OWN_REQUEST: { ja: '自分のアクションが上にあるのでパスしました', en: 'Passed: your own action is on top' },
  WINDOW_OFF: { ja: '{window}では止まらないのでパスしました', en: 'Passed: you do not stop at {window}' },
  ONLY_PASS: { ja: 'できることがないのでパスしました', en: 'Passed: there was nothing that you could do' },
  CAN_WAIT: { ja: '今しなくても間に合うのでパスしました', en: 'Passed: what you could do can wait' },
  NOTHING_MATTERS: {
    ja: '使っても意味のあるアクションがないのでパスしました',
    en: 'Passed: nothing that you could do would change anything',
  },
  UNLEARNED: {
    ja: 'まだ習っていないアクションしか使えないのでパスしました',
    en: 'Passed: only actions that you have not learned yet could answer',
  },
  YIELDING: { ja: 'まとめてパスしています', en: 'Passed: you pass everything for now' },
};

export const PASSING_MODE_WORDS: Readonly<Record<PassingMode, Text>> = {
  smart: { ja: 'おまかせ', en: 'Smart' },
  ask: { ja: '毎回確認', en: 'Ask every time' },
  yieldUntilStageEmpty: { ja: 'まとめてパス（ステージが空になるまで）', en: 'Pass all until the stage is empty' },
  yieldUntilMyTurn: { ja: 'まとめてパス（自分のターンまで）', en: 'Pass all until your turn' },
};

const EMPTY_STAGE: Text = { ja: '空のステージ', en: 'an empty stage' };

const isActionWindow = (window: Window): window is ActionWindow =>
  (ACTION_WINDOWS as readonly Window[]).includes(window);

export function passingText({ reason, window, meaningful }: Judgement, rules: Ruleset, lang: Lang): string {
  const names = meaningful.map((choice) => actionName(rules, chosenAction(choice), lang));
  const where = isActionWindow(window) ? actionName(rules, indexOfAction(rules, window), lang) : EMPTY_STAGE[lang];
  return fill(PASSING_WORDS[reason], lang, { actions: names.join(lang === 'ja' ? '、' : ', '), window: where });
}
