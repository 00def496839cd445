/** What the host says to people. */
import type { Text } from '@blackpoker/engine';

export const HOST_WORDS = {
  notKept: {
    ja: 'このブラウザには対戦を保存できません。ページを閉じると続きから遊べません',
    en: 'This browser does not let us keep the game. It is lost when you close the page',
  },
  elsewhere: {
    ja: 'この対戦は別のウィンドウで続いています',
    en: 'This game goes on in another window',
  },
  bot: {
    ja: '相手の思考に失敗したため、単純な手を選びました',
    en: 'The opponent failed to think and made a plain move',
  },
  lost: {
    ja: '対戦が止まりました。ページを読み込み直すと続きから遊べます',
    en: 'The game has stopped. Reload the page to go on',
  },
  noGame: { ja: 'この対戦は見つかりません', en: 'There is no such game' },
  brokenGame: { ja: '保存された対戦を読めません', en: 'The stored game cannot be read' },
} satisfies Record<string, Text>;

/** What is wrong with the address of a new game. */
export const SETUP_WORDS = {
  regulation: { ja: '「{text}」というレギュレーションはありません', en: 'There is no regulation “{text}”' },
  level: { ja: '強さは1から{most}です（「{text}」）', en: 'Levels go from 1 to {most}, not “{text}”' },
  wins: {
    ja: '決着までの勝ち数は {offered} です（「{text}」）',
    en: 'So many wins decide it: {offered}, not “{text}”',
  },
  seed: {
    ja: 'シードは32桁の16進数か小さな整数です（「{text}」）',
    en: 'A seed is 32 hexadecimal digits or a small whole number, not “{text}”',
  },
  seat: { ja: '席はAかBです（「{text}」）', en: 'A seat is A or B, not “{text}”' },
  starts: {
    ja: '先攻は me・opponent・chance のどれかです（「{text}」）',
    en: 'Who starts is me, opponent or chance, not “{text}”',
  },
  deckCode: {
    ja: 'デッキコードを読めません（{column}文字目）',
    en: 'The deck code cannot be read, column {column}: {why}',
  },
  deck: { ja: 'このデッキは使えません：{why}', en: 'This deck is not allowed: {why}' },
  position: {
    ja: '局面を読めません（{line}行{column}文字目）',
    en: 'The position cannot be read, line {line}, column {column}: {why}',
  },
  record: {
    ja: '棋譜を読めません（{line}行{column}文字目）',
    en: 'The record cannot be read, line {line}, column {column}: {why}',
  },
  over: { ja: 'この局面ではゲームが終わっています', en: 'The game is over at this point' },
} satisfies Record<string, Text>;

export const SHARE_WORDS = {
  damaged: { ja: 'リンクが途中で切れているか、壊れています', en: 'The link is cut off or damaged' },
  tooLong: { ja: 'リンクの内容が大きすぎます', en: 'What the link holds is too large' },
} satisfies Record<string, Text>;
