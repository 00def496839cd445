/** Why a message is refused. */
import type { Text } from '@blackpoker/engine';

export const WIRE_WORDS = {
  notJson: { ja: 'メッセージを読み取れません', en: 'The message is not JSON that can be read here' },
  notFit: { ja: 'メッセージの形が正しくありません: {where}', en: 'The message does not fit: {where}' },
  noSuchGame: { ja: 'そのゲームはありません', en: 'There is no such game' },
  spectator: { ja: '観戦者は操作できません', en: 'Spectators cannot do this' },
  tooMany: { ja: '開いているゲームが多すぎます', en: 'Too many games are open on this connection' },
  openings: {
    ja: 'ゲームを開く回数が多すぎます。しばらくしてからもう一度開きます',
    en: 'Games are opened too often from here; this one is opened again in a moment',
  },
  stopping: { ja: 'サーバーを再起動しています', en: 'The server is being restarted' },
  unavailable: {
    ja: 'いま保存できません。すぐに再送します',
    en: 'It cannot be stored at this moment; it will be sent again',
  },
  broken: { ja: 'サーバーでエラーが起きました', en: 'Something went wrong on the server' },
  internal: { ja: 'サーバーでエラーが起きました（{incident}）', en: 'Something went wrong on the server ({incident})' },
} satisfies Record<string, Text>;
