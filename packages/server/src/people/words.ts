/** What people are told about names, passwords and sessions. */
import type { Text } from '@blackpoker/engine';

export const PEOPLE_WORDS = {
  signedOut: { ja: 'サインインしていません', en: 'You are not signed in' },
  banned: {
    ja: 'このサーバーの管理者が、あなたの利用を停止しています。わけは管理者にお尋ねください',
    en: 'Whoever runs this server has stopped you from playing here. Please ask them why',
  },
  nameTaken: {
    ja: 'この名前は使われています。ご自分のアカウントならサインインしてください',
    en: 'This name belongs to an account. If it is yours, sign in; otherwise choose another',
  },
  reserved: {
    ja: 'この名前は、このサーバーの管理者のためにあけてあります。別の名前をお選びください',
    en: 'This name is kept for whoever runs this server. Please choose another',
  },
  wrongPassword: { ja: '名前かパスワードが違います', en: 'The name or the password is wrong' },
  wrongOldPassword: { ja: 'いまのパスワードが違います', en: 'The current password is wrong' },
  notAGuest: { ja: 'すでにアカウントがあります', en: 'You have an account already' },
  accountOnly: { ja: 'アカウントが必要です', en: 'This needs an account' },
  gamesRun: {
    ja: '進行中の対戦をまだ終えられないため、削除していません。少し待って、もう一度お試しください',
    en: 'Nothing is deleted yet: games that run could not be ended. Please try again in a moment',
  },
  noSuchSession: { ja: 'そのセッションはありません', en: 'There is no such session' },
  noSuchBot: { ja: 'そのボットはありません', en: 'There is no such bot' },
  tooManyBots: { ja: 'ボットは{n}つまでです', en: 'An account has at most {n} bots' },
} satisfies Record<string, Text>;
