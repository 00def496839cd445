/** What people are told about names, passwords and sessions. */
import type { Text } from '@blackpoker/engine';

export const PEOPLE_WORDS = {
  signedOut: { ja: 'ログインしていません', en: 'You are not signed in' },
  banned: { ja: 'このアカウントは利用を停止されています', en: 'This account has been banned' },
  nameTaken: {
    ja: 'この名前は使われています。ご自分のアカウントならログインしてください',
    en: 'This name belongs to an account. If it is yours, sign in; otherwise choose another',
  },
  wrongPassword: { ja: '名前かパスワードが違います', en: 'The name or the password is wrong' },
  wrongOldPassword: { ja: '今のパスワードが違います', en: 'The present password is wrong' },
  notAGuest: { ja: 'すでにアカウントがあります', en: 'You have an account already' },
  accountOnly: { ja: 'アカウントが必要です', en: 'This needs an account' },
  noSuchSession: { ja: 'そのセッションはありません', en: 'There is no such session' },
  noSuchBot: { ja: 'そのボットはありません', en: 'There is no such bot' },
  tooManyBots: { ja: 'ボットは{n}つまでです', en: 'An account has at most {n} bots' },
} satisfies Record<string, Text>;
