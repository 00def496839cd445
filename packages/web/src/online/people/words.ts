/** Players, ladder, account and the page of those who run the server. */
import type { Text } from '@blackpoker/engine';
import type { UserKind } from '@blackpoker/protocol';

export const PLAYER_WORDS = {
  since: { ja: '登録日：{date}', en: 'since {date}' },
  bot: { ja: 'ボット', en: 'bot' },
  guest: { ja: 'ゲスト', en: 'guest' },
  ratings: { ja: 'レート', en: 'Ratings' },
  noRatings: { ja: 'まだレート戦をしていません', en: 'No rated games yet' },
  provisional: { ja: '暫定', en: 'provisional' },
  games: { ja: '{n}戦', en: '{n} game[s|]' },
  record: { ja: '成績', en: 'Results' },
  score: { ja: '{won}勝 {lost}敗 {drawn}分', en: '{won} won, {lost} lost, {drawn} drawn' },
  favourites: { ja: 'よく使うアクション', en: 'Favourite actions' },
  times: { ja: '{n}回', en: '{n} time[s|]' },
  history: { ja: '対戦履歴', en: 'Games' },
  noHistory: { ja: 'まだ対戦がありません', en: 'No games yet' },
  won: { ja: '勝ち', en: 'won' },
  lost: { ja: '負け', en: 'lost' },
  drawn: { ja: '引き分け', en: 'drawn' },
  running: { ja: '進行中', en: 'running' },
  aborted: { ja: '中止', en: 'called off' },
  inSeries: {
    ja: 'シリーズ第{n}ゲーム・{won}勝{lost}敗',
    en: 'Game {n} of the series: {won}–{lost}',
  },
  replay: { ja: 'リプレイ', en: 'Replay' },
  open: { ja: '開く', en: 'Open' },
  block: { ja: 'ブロックする', en: 'Block' },
  unblock: { ja: 'ブロックをやめる', en: 'Unblock' },
  notFound: { ja: 'そのプレイヤーはいません', en: 'There is no such player' },
} satisfies Record<string, Text>;

export const LADDER_WORDS = {
  title: { ja: 'ランキング', en: 'Ladder' },
  group: { ja: 'ルール', en: 'Rules' },
  people: { ja: 'プレイヤー', en: 'People' },
  bots: { ja: 'ボット', en: 'Bots' },
  back: { ja: 'オンライン対戦', en: 'Play online' },
  place: { ja: '順位', en: 'Place' },
  name: { ja: '名前', en: 'Name' },
  rating: { ja: 'レート', en: 'Rating' },
  games: { ja: '対戦数', en: 'Games' },
  empty: { ja: 'まだだれもいません。レート戦を10回すると載ります。', en: 'Nobody yet. Ten rated games put you here.' },
} satisfies Record<string, Text>;

export const ACCOUNT_WORDS = {
  title: { ja: 'アカウント', en: 'Account' },
  back: { ja: 'オンライン対戦', en: 'Play online' },
  backToGame: { ja: '対戦に戻る', en: 'Back to the game' },
  admin: { ja: '管理', en: 'Administration' },
  games: { ja: 'あなたの対戦', en: 'Your games' },
  older: { ja: 'もっと見る', en: 'Show more' },
  signUpNote: {
    ja: '名前とパスワードだけです。いまのゲストの対戦は引き継がれます。',
    en: 'A name and a password, nothing else. Games that you played as a guest stay yours.',
  },
  signOut: { ja: 'サインアウト', en: 'Sign out' },
  name: { ja: '名前', en: 'Name' },
  password: { ja: 'パスワード', en: 'Password' },
  passwordNote: { ja: '8文字以上', en: 'At least 8 characters' },
  passwordNew: {
    ja: '8文字以上。忘れたときに変えられるのは、サーバーの運営者だけです。控えておいてください。',
    en: 'At least 8 characters. If you forget it, only those who run the server can replace it: keep it safe.',
  },
  showPassword: { ja: 'パスワードを表示する', en: 'Show the password' },
  tooShort: { ja: '{n}文字以上にしてください。', en: 'Use at least {n} characters.' },
  rename: { ja: '名前を変える', en: 'Change the name' },
  guestNote: {
    ja: '{name}（ゲスト）として遊んでいます。',
    en: 'You play as {name}, a guest.',
  },
  accountNote: { ja: '{name}としてサインインしています。', en: 'You are signed in as {name}.' },
  page: { ja: '自分のページを見る', en: 'Your page' },
  change: { ja: 'パスワードを変える', en: 'Change the password' },
  old: { ja: 'いまのパスワード', en: 'Current password' },
  new: { ja: '新しいパスワード', en: 'New password' },
  changed: { ja: '変えました。ほかの端末はサインアウトされました。', en: 'Changed. Other devices are signed out.' },
  sessions: { ja: 'サインイン中の端末', en: 'Signed-in devices' },
  current: { ja: '{device}（この端末）', en: '{device} (this device)' },
  seen: { ja: '最後に使った日：{date}', en: 'last used {date}' },
  end: { ja: 'サインアウトさせる', en: 'Sign it out' },
  bots: { ja: 'ボット用トークン', en: 'Bot accounts' },
  botsNote: {
    ja: '自作のプログラムを対戦させるための名前とトークンです。',
    en: 'A name and a token for a program of yours that plays here.',
  },
  botName: { ja: 'ボットの名前', en: 'Name of the bot' },
  makeBot: { ja: 'トークンを作る', en: 'Make a token' },
  token: {
    ja: '{name}のトークン。二度と表示されません。',
    en: 'The token of {name}. It is shown only this once.',
  },
  revoke: { ja: '取り消す', en: 'Revoke' },
  blocks: { ja: 'ブロックしている人', en: 'Players you have blocked' },
  data: { ja: 'あなたのデータ', en: 'Your data' },
  export: { ja: '対戦データを保存する', en: 'Save my games' },
  delete: { ja: 'アカウントを削除する', en: 'Delete my account' },
  deleteGuest: { ja: '自分のデータを削除する', en: 'Delete my data' },
  deleteAsk: {
    ja: '名前、サインイン、チャットの文章、レートを削除します。進行中の対戦は投了になります。終わった対戦は「削除されたプレイヤー」の対戦として残ります。元には戻せません。',
    en: 'Your name, sign-ins, chat and ratings go. Games that you are in the middle of are given up. Finished games stay, as those of a deleted player. This cannot be undone.',
  },
  deletePassword: { ja: '確認のため、パスワードを入力してください', en: 'Your password, to be sure' },
  cancel: { ja: '戻る', en: 'Cancel' },
  deleted: { ja: 'あなたのデータを削除しました', en: 'Your data has been deleted' },
  deletedNote: {
    ja: '名前もサーバーに残っていません。遊んでくださって、ありがとうございました。',
    en: 'Your name is gone from the server, too. Thank you for playing.',
  },
  toLobby: { ja: 'オンライン対戦へ', en: 'Play online' },
  home: { ja: 'ホームへ', en: 'Home' },
  done: { ja: '保存しました', en: 'Done' },
} satisfies Record<string, Text>;

/** Who somebody is to those who run the server. */
export const KIND_WORDS = {
  guest: PLAYER_WORDS.guest,
  account: { ja: 'アカウント', en: 'account' },
  bot: PLAYER_WORDS.bot,
  level: { ja: 'レベル', en: 'level' },
} as const satisfies Record<UserKind, Text>;

export const ADMIN_WORDS = {
  title: { ja: '管理', en: 'Administration' },
  games: { ja: '対戦', en: 'Games' },
  players: { ja: 'プレイヤー', en: 'Players' },
  reports: { ja: '通報', en: 'Reports' },
  named: { ja: '名前の一部', en: 'Part of a name' },
  search: { ja: '探す', en: 'Search' },
  none: { ja: 'ありません', en: 'None' },
  open: PLAYER_WORDS.open,
  close: { ja: '対戦を中止する', en: 'Close the room' },
  closeAsk: {
    ja: '{names}：この対戦は勝敗なしで終わります。元には戻せません。',
    en: '{names}: the game ends without a result. This cannot be undone.',
  },
  closeReport: { ja: '対応済みにする', en: 'Mark as dealt with' },
  ban: { ja: '利用を停止する', en: 'Ban' },
  banAsk: {
    ja: '{name}は、停止を解くまで、だれとも対戦できなくなります。',
    en: '{name} cannot play here until you lift the ban.',
  },
  unban: { ja: '停止を解く', en: 'Unban' },
  banned: { ja: '停止中', en: 'banned' },
  about: { ja: '{by}から {about}について', en: '{by} about {about}' },
  notYou: { ja: 'このページは管理者だけが見られます。', en: 'This page is for those who run the server.' },
} satisfies Record<string, Text>;
