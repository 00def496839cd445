/** What the lobby tells people, in both languages. */
import type { Text } from '@blackpoker/engine';
import { PEOPLE_WORDS } from '../people/words.ts';

export const LOBBY_WORDS = {
  regulation: { ja: 'そのレギュレーションはありません', en: 'There is no such regulation' },
  level: { ja: 'ボットのレベルを選んでください', en: 'Please choose the level of the bot' },
  deckNeeded: { ja: 'このレギュレーションにはデッキが必要です', en: 'This regulation needs a deck of yours' },
  deckCode: { ja: 'デッキのコードを読めません', en: 'The code of the deck cannot be read' },
  quickSeries: {
    ja: 'すぐに探す対戦では、ゲーム数を選べません',
    en: 'A quick match is as long as its regulation says',
  },
  wins: { ja: 'このレギュレーションではそのゲーム数を選べません', en: 'This regulation has no series of that length' },
  ratedClock: {
    ja: 'レート戦には持ち時間が必要です',
    en: 'A rated game needs a clock',
  },
  ratedBot: {
    ja: 'ボットのレベルとの対戦はレート戦にできません',
    en: 'A game against a level cannot be rated',
  },
  ratedGuest: {
    ja: 'レート戦にはアカウントが必要です',
    en: 'A rated game needs an account',
  },
  ratedOwner: {
    ja: '自分のボットとの対戦はレート戦にできません',
    en: 'A game between a bot and its owner cannot be rated',
  },
  banned: PEOPLE_WORDS.banned,
  noUser: { ja: 'そのプレイヤーはいません', en: 'There is no such player' },
  noGame: { ja: 'その対戦はありません', en: 'There is no such game' },
  ownGame: { ja: '自分の募集には参加できません', en: 'This is your own game' },
  taken: {
    ja: 'ほかの人が先に参加したか、募集が取り消されました',
    en: 'Somebody else was faster, or the game was withdrawn',
  },
  away: {
    ja: 'いま相手がいません。このページで待つと、戻りしだい始まります',
    en: 'They are not here right now. Stay on this page: the game begins when they are back',
  },
  blocked: { ja: 'このプレイヤーとは対戦できません', en: 'You cannot play this player' },
  otherNotFree: {
    ja: '相手はいま新しい対戦を始められません',
    en: 'The other player cannot begin another game now',
  },
  tooManyWaiting: {
    ja: '募集は同時に{most}つまでです',
    en: 'At most {most} games may wait at a time',
  },
  tooManyRunning: {
    ja: '対戦は同時に{most}つまでです',
    en: 'At most {most} games may run at a time',
  },
} as const satisfies Record<string, Text>;

export const PAGE_WORDS = {
  noGame: LOBBY_WORDS.noGame,
  noRecord: { ja: 'この対戦の記録はありません', en: 'There is no record of this game' },
  seriesRuns: {
    ja: '記録はシリーズの終了後に見られます',
    en: 'The record is shown once the series is over',
  },
} as const satisfies Record<string, Text>;

export const CHAT_WORDS = {
  noGame: LOBBY_WORDS.noGame,
  retry: { ja: 'いまは保存できません。もう一度送ってください', en: 'It cannot be kept just now. Please send it again' },
  notBegun: { ja: '対戦はまだ始まっていません', en: 'The game has not begun' },
  spectator: { ja: '観戦者は書き込めません', en: 'Spectators cannot write' },
  notAgreed: {
    ja: '自由な書き込みは、両者が同意したときだけできます',
    en: 'Free text is open once both players have agreed to it',
  },
  tooSoon: { ja: '書き込みは1秒に1回までです', en: 'At most one line a second' },
  tooMany: { ja: 'この対戦での書き込みは{most}回までです', en: 'At most {most} lines in a game' },
} as const satisfies Record<string, Text>;

export const MODERATION_WORDS = {
  noUser: LOBBY_WORDS.noUser,
  noGame: LOBBY_WORDS.noGame,
  self: { ja: '自分自身は指定できません', en: 'That is you yourself' },
  tooManyBlocks: { ja: 'ブロックは{most}人までです', en: 'At most {most} players can be blocked' },
  tooManyReports: { ja: '通報は1日に{most}件までです', en: 'At most {most} reports a day' },
} as const satisfies Record<string, Text>;

/** Levels have no other name. */
export const levelName = (level: number): string => `level${level}`;

/** `{most}` in both languages. */
export function withMost({ ja, en }: Text, most: number): Text {
  const put = (text: string): string => text.replace('{most}', `${most}`);
  return { ja: put(ja), en: put(en) };
}
