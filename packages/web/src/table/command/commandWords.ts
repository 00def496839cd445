/** What the command line understands and answers. */
import type { Text } from '@blackpoker/engine';

/** The first word of a command, in both languages. */
export const VERBS = {
  help: ['help', '?', 'ヘルプ'],
  hand: ['hand', '手札'],
  field: ['field', '場', '自分の場'],
  opp: ['opp', 'opponent', '相手', '相手の場'],
  stage: ['stage', 'ステージ'],
  fog: ['fog', 'フォグ'],
  grave: ['grave', '墓地'],
  options: ['options', '選択肢'],
  log: ['log', 'ログ'],
  why: ['why', 'なぜ'],
  rules: ['rules', 'rule', '説明'],
  pass: ['pass', 'パス'],
  end: ['end', 'エンド', 'ターン終了'],
  attack: ['attack', 'アタック', '攻撃'],
  block: ['block', 'ブロック'],
  take: ['take', '受ける'],
  choose: ['choose', '選ぶ'],
  done: ['done', 'ok', '決定'],
  hint: ['hint', 'ヒント'],
  undo: ['undo', 'back', '戻す'],
  yield: ['yield', 'まとめてパス'],
  smart: ['smart', 'おまかせ'],
  ask: ['ask', '毎回確認'],
  seat: ['ready', '見る'],
  resign: ['resign', '投了'],
} as const satisfies Record<string, readonly string[]>;
export type Verb = keyof typeof VERBS;

export const KEEP_WORDS: readonly string[] = ['keep', '続ける'];
export const ALL_WORDS: readonly string[] = ['all', '全員', '全部'];
export const YES_WORDS: readonly string[] = ['yes', 'はい'];
export const OWN_WORDS: readonly string[] = ['my', 'me', 'mine', '自分', '自分の', 'あなた'];
export const THEIR_WORDS: readonly string[] = ['opp', 'o', 'opponent', '相手', '相手の'];

export const PROBLEMS = {
  empty: { ja: 'コマンドを書いてください。help で一覧が出ます', en: 'Write a command; help lists them' },
  unknown: {
    ja: '「{text}」はわかりません。help で一覧、options で選択肢が出ます',
    en: '“{text}” is not understood. help lists the commands, options what can be chosen',
  },
  noAction: { ja: '「{text}」というアクションはありません', en: 'There is no action “{text}”' },
  notAsked: { ja: 'いまは相手を待っています', en: 'The opponent is to choose now' },
  notNow: {
    ja: 'いまはそれを聞かれていません。options で選択肢が出ます',
    en: 'That is not asked now. options lists what can be chosen',
  },
  closed: { ja: '{action}はいま使えません：{why}', en: '{action} is not available: {why}' },
  badKeys: { ja: '{action}のキーカードを書いてください：{words}', en: 'Write the key cards of {action}: {words}' },
  notCandidate: {
    ja: '「{text}」は選べません。選べるもの：{words}',
    en: '“{text}” cannot be chosen. Candidates: {words}',
  },
  ambiguous: {
    ja: '「{text}」は2つあります。{words} のどちらかを書いてください',
    en: '“{text}” may be two things: write {words}',
  },
  needed: { ja: '{part}を書いてください：{words}', en: 'Write the {part}: {words}' },
  badNumber: { ja: '番号は1から{most}です', en: 'Numbers go from 1 to {most}' },
  badLane: {
    ja: '「block アタッカーの番号 守る札, …」と書いてください（例：block 1 c6 d8, 2 w2）',
    en: 'Write block NUMBER BLOCKERS, … such as block 1 c6 d8, 2 w2',
  },
  cannotPass: { ja: 'いまはパスできません', en: 'You cannot pass now' },
  count: { ja: '{n}個選んでください', en: 'Choose {n}' },
  between: { ja: '{least}個から{most}個選んでください', en: 'Choose {least} to {most}' },
  sureResign: { ja: '本当に投了するなら「resign yes」と書いてください', en: 'Write resign yes to give up' },
  sureLose: {
    ja: 'ライフが0になり負けます。それでもなら、最後に「!」を付けてください',
    en: 'Your life becomes 0 and you lose. Add ! at the end to go on',
  },
} satisfies Record<string, Text>;

export const COMMAND_LINES = {
  available: { ja: '{action}：いま使えます', en: '{action}: available now' },
  unavailable: { ja: '{action}：{why}', en: '{action}: {why}' },
  hand: { ja: '手札 {n}枚', en: 'Hand, {n} cards' },
  soldiers: { ja: '兵士', en: 'Soldiers' },
  bulwarks: { ja: '防壁', en: 'Bulwarks' },
  nothing: { ja: 'なし', en: 'none' },
  life: { ja: 'ライフ {n}', en: 'Life {n}' },
  grave: { ja: '墓地 {cards}', en: 'Grave: {cards}' },
  options: { ja: '選べるもの', en: 'What can be chosen' },
  stageEmpty: { ja: 'ステージは空です', en: 'The stage is empty' },
  undone: { ja: '戻しました', en: 'Taken back' },
  notUndone: { ja: 'これ以上は戻せません', en: 'Nothing can be taken back' },
} satisfies Record<string, Text>;

export const COMMAND_HELP: Text = {
  ja: `hand 手札 ・ field 自分の場 ・ opp 相手の場 ・ stage ステージ ・ fog ・ grave 墓地 ・ log
options いま選べるもの ・ choose 2 番号で選ぶ（choose 1 3、番号だけでも可） ・ done 決定
down s7 > c6 / d d8 アクション キーカード > 対象 / コスト（書かない分は自動。最後に keep でチャンスを続ける）
attack s7 h4 攻撃（attack all 全員） ・ block 1 c6 d8, 2 w2 ブロック ・ take 受ける
pass パス ・ end ターンを終える ・ yield まとめてパス ・ smart おまかせ ・ ask 毎回確認
why counter なぜ使えないか ・ rules counter ルール ・ hint ヒント ・ undo 戻す ・ resign 投了
カード：s7 ♠7、h10、dq、ca、jk。防壁：w1、相手のは opp:w1、opp:c6。宣言：#1 が一番上。相手：opp、自分：me`,
  en: `hand, field, opp, stage, fog, grave, log: what lies where
options: what can be chosen now; choose 2 (or choose 1 3, or just the numbers); done: confirm
down s7 > c6 / d d8: action, key cards > target / cost (what is left out is filled in; keep at the end keeps the chance)
attack s7 h4 (attack all); block 1 c6 d8, 2 w2; take: no block
pass, end, yield: pass all until the stage is empty; smart, ask: how to be asked
why counter, rules counter, hint, undo, resign
Cards: s7, h10, dq, ca, jk. Bulwarks: w1; the opponent’s: opp:w1, opp:c6. Requests: #1 is the top. Players: me, opp`,
};
