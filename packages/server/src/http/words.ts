/** Why a request is refused. */
import type { Text } from '@blackpoker/engine';

export const HTTP_WORDS = {
  notJson: { ja: 'JSONを読み取れません', en: 'The body is not JSON that can be read here' },
  notFit: { ja: '入力が正しくありません: {where}', en: 'The input does not fit: {where}' },
  tooBig: { ja: '送られたデータが大きすぎます', en: 'The body is too big' },
  foreign: { ja: 'ほかのサイトからの操作は受け付けません', en: 'Requests from other sites are not taken' },
  notFound: { ja: '見つかりません', en: 'There is no such thing' },
  tooOften: { ja: '回数が多すぎます。しばらく待ってください', en: 'Too often. Please wait a while' },
  unavailable: {
    ja: 'サーバーがいま保存できません。すぐにもう一度お試しください',
    en: 'The server cannot store anything at this moment. Please try again soon',
  },
  internal: { ja: 'サーバーでエラーが起きました（{incident}）', en: 'Something went wrong on the server ({incident})' },
  adminOnly: { ja: '管理者だけができます', en: 'Only admins can do this' },
  noSuchGame: { ja: 'そのゲームはありません', en: 'There is no such game' },
  gameOver: { ja: 'そのゲームはもう終わっています', en: 'That game is over' },
  noSuchPlayer: { ja: 'そのプレイヤーはいません', en: 'There is no such player' },
  noPush: {
    ja: 'このブラウザには、サーバーから通知を送れません',
    en: 'This server cannot send notifications to this browser',
  },
  notWaiting: { ja: 'そのゲームはもう待っていません', en: 'That game no longer waits' },
} satisfies Record<string, Text>;
