/** Why choices are not taken. */
import type { Text } from '@blackpoker/engine';

export const ANSWER_WORDS = {
  stale: { ja: '局面が進みました。もう一度選んでください', en: 'The game has moved on. Please choose again' },
  illegal: { ja: 'それはいま選べません', en: 'That cannot be chosen now' },
  unfinished: { ja: '宣言がまだ途中です', en: 'The request is not complete' },
  oneAtATime: { ja: '宣言や回答は、一度に1つずつ送ってください', en: 'Send one request or answer at a time' },
  nothing: { ja: '何も選ばれていません', en: 'Nothing was chosen' },
  notAsked: { ja: 'いまは選ぶ番ではありません', en: 'It is not your choice now' },
} satisfies Record<string, Text>;
