/** What a room tells people, in both languages. */
import type { Text } from '@blackpoker/engine';

export const ROOM_WORDS = {
  over: { ja: 'この対戦は終わっています', en: 'This game is over' },
  notOver: { ja: '対戦が終わってからにしてください', en: 'Not before the game is over' },
  frozen: {
    ja: 'サーバーの不具合で対戦が止まっています',
    en: 'This game stands still because of a fault of the server',
  },
  retry: { ja: 'いまは保存できません。もう一度送ってください', en: 'It cannot be saved just now. Please try again' },
  paused: { ja: '対戦は一時停止中です', en: 'The game is paused' },
  notPaused: { ja: '対戦は一時停止していません', en: 'The game is not paused' },
  resumeAlone: {
    ja: 'いま相手がいません。対戦は二人がそろうと再開できます（一時停止から1日たてば、一人でも再開できます）',
    en: 'They are not here right now. The game goes on when both of you are here, or after a day of pause',
  },
  unknown: { ja: 'その対戦はありません', en: 'There is no such game' },
  notBegun: { ja: 'この対戦はまだ始まっていません', en: 'This game has not begun yet' },
  bad: { ja: 'その命令はここでは使えません', en: 'That cannot be said here' },
  abortTooLate: {
    ja: '両者が選択したあとは中止できません',
    en: 'A game cannot be aborted once both players have made a choice',
  },
  abortInSeries: {
    ja: 'シリーズは2戦目からは中止できません',
    en: 'A series cannot be called off after its first game',
  },
  setTooOften: {
    ja: 'この対戦では設定をこれ以上変えられません',
    en: 'You have changed settings too often in this game',
  },
  notAway: { ja: '相手はまだ不在とみなされていません', en: 'The other player has not been away for long enough' },
  notSure: {
    ja: '相手が接続しているかどうかをいま確かめています。30秒ほどしてからもう一度お試しください',
    en: 'The server is finding out whether the other player is connected. Please try again in half a minute',
  },
  offered: { ja: 'すでに申し込んでいます', en: 'You have offered that already' },
  noOffer: { ja: 'その申し込みはありません', en: 'There is no such offer' },
  tooOften: { ja: '少し待ってから申し込んでください', en: 'Please wait before you offer that again' },
  usedUp: { ja: 'この対戦ではもう申し込めません', en: 'You cannot offer that again in this game' },
  takebackRated: { ja: 'レート戦では待ったはできません', en: 'Nothing is taken back in a rated game' },
  takebackNothing: { ja: '戻せる選択がありません', en: 'There is nothing to take back' },
  takebackRevealed: {
    ja: 'カードが明らかになったため戻せません',
    en: 'It cannot be taken back: something has been revealed since',
  },
  noClock: { ja: 'この対戦に持ち時間はありません', en: 'This game has no clock' },
  handsOpen: { ja: '手札はすでに公開されています', en: 'The hands are open already' },
  handsClosed: { ja: '手札は公開されていません', en: 'The hands are not open' },
  makerAway: {
    ja: 'いま相手がいません。相手が戻ってから受けてください',
    en: 'They are not here right now. You can accept when they are back',
  },
  agreed: { ja: '再戦はすでに決まっています', en: 'You have agreed on a rematch already' },
} satisfies Record<string, Text>;
