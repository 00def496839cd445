/** The sentences of the replay room. */
import type { Text } from '@blackpoker/engine';

export const REPLAY_WORDS = {
  title: { ja: 'リプレイ', en: 'Replays' },
  loading: { ja: '読み込んでいます', en: 'Loading' },
  /** Both names in one line. */
  versus: { ja: '{a} 対 {b}', en: '{a} vs {b}' },
  game: { ja: '第{n}ゲーム', en: 'Game {n}' },
  games: { ja: 'シリーズのゲーム', en: 'Games of the series' },
  score: { ja: '{whoA} {a}勝・{whoB} {b}勝', en: 'Won: {whoA} {a}, {whoB} {b}' },
  won: { ja: '{who}の勝ち', en: '{who} won' },
  resigned: { ja: '{who}の勝ち（{loser}が投了）', en: '{who} won: {loser} resigned' },
  timeout: { ja: '{who}の勝ち（{loser}の時間切れ）', en: '{who} won: {loser} ran out of time' },
  connection: { ja: '{who}の勝ち（{loser}が不在）', en: '{who} won: {loser} was away' },
  drawn: { ja: '引き分け', en: 'Draw' },
  aborted: { ja: '勝敗なし（中止）', en: 'Called off' },
  unfinished: { ja: '途中まで', en: 'Not finished' },
  running: {
    ja: 'このゲームはまだ終わっていません。終わるまで、伏せられたカードと検討は見られません。',
    en: 'This game is not over. Hidden cards and the review can be seen when it is.',
  },
  toList: { ja: '一覧', en: 'All replays' },

  // the table
  board: { ja: '場面', en: 'The table' },
  hand: { ja: '{who}の手札（{n}枚）', en: 'Hand ({who}): {n}' },
  hiddenCard: { ja: '裏向き', en: 'face down' },

  // perspectives
  perspective: { ja: '視点', en: 'Perspective' },
  seenBy: { ja: '{who}の席', en: 'As {who}' },
  seenOpen: { ja: '両方', en: 'Both' },
  seenWatch: { ja: '観戦', en: 'Spectator' },
  you: { ja: 'あなた', en: 'you' },
  them: { ja: '相手', en: 'the opponent' },

  // time
  time: { ja: '再生', en: 'Playback' },
  slider: { ja: '進み具合', en: 'Place in the game' },
  place: { ja: '{n}手目／全{total}手', en: 'Move {n} of {total}' },
  placeShort: { ja: '{n}／{total}手', en: '{n} / {total}' },
  within: { ja: '（{n}つ目の選択）', en: ' (choice {n})' },
  turn: { ja: '{n}ターン目・{who}', en: 'Turn {n} · {who}' },
  named: { ja: '{seat}（{name}）', en: '{seat} ({name})' },
  setUp: { ja: 'ゲームの準備', en: 'Before the first turn' },
  play: { ja: '再生する', en: 'Play' },
  pause: { ja: '止める', en: 'Pause' },
  start: { ja: '最初へ', en: 'To the start' },
  end: { ja: '最後へ', en: 'To the end' },
  back: { ja: '1手戻る', en: 'One move back' },
  next: { ja: '1手進む', en: 'One move on' },
  backTurn: { ja: '前のターンへ', en: 'To the turn before' },
  nextTurn: { ja: '次のターンへ', en: 'To the next turn' },
  backChoice: { ja: '1つ前の選択', en: 'One choice back' },
  nextChoice: { ja: '1つ先の選択', en: 'One choice on' },
  speed: { ja: '速さ', en: 'Speed' },
  times: { ja: '{n}倍', en: '{n}×' },

  // panels
  panels: { ja: '表示', en: 'Panels' },
  log: { ja: 'ログ', en: 'Log' },
  choice: { ja: '選択', en: 'Choice' },
  review: { ja: '検討', en: 'Review' },
  chose: { ja: '{who}の選択', en: 'Choice ({who})' },
  chosen: { ja: '選んだもの', en: 'chosen' },
  hiddenChoice: {
    ja: 'この視点からは、何を選べたか見えません。',
    en: 'From here one cannot see what could be chosen.',
  },
  askedFor: { ja: 'ルールの文', en: 'The rule that asks' },
  noneChosen: { ja: '記録はここまでです。', en: 'The record ends here.' },
  over: { ja: 'ゲームは終わりました。', en: 'The game is over.' },
  optionCount: { ja: '選べたもの {n}件', en: '{n} options' },

  // sharing
  share: { ja: '共有', en: 'Share' },
  shareOrVerify: { ja: '共有と検証', en: 'Share, verify' },
  link: { ja: 'リンク', en: 'Link' },
  linkNote: {
    ja: 'リンクの中にゲームの全記録が入っています。サーバーには何も送りません。',
    en: 'The link itself holds the whole game. Nothing is sent to a server.',
  },
  serverNote: {
    ja: 'このサーバーにつながる人なら、だれでも見られます。',
    en: 'Anybody who can reach this server can open it.',
  },
  atMoment: { ja: 'いまの場面から見せる', en: 'Begin at this moment' },
  text: { ja: '記録のテキスト', en: 'The record as text' },
  copyText: { ja: 'テキストをコピー', en: 'Copy the text' },
  saveFile: { ja: 'ファイルに保存', en: 'Save as a file' },

  // from here
  fromHere: { ja: 'ここから遊ぶ', en: 'Play from here' },
  fromHereNote: {
    ja: 'この場面から、同じカードで続きを遊びます。元の記録は変わりません。',
    en: 'The game goes on from here with the same cards. The record stays as it is.',
  },
  seat: { ja: '座る席', en: 'Your seat' },
  opponent: { ja: '相手の強さ', en: 'Opponent' },
  level: { ja: 'レベル{n} {name}', en: 'Level {n}: {name}' },
  begin: { ja: 'はじめる', en: 'Start' },
  overHere: {
    ja: 'ここではもう終わっています。前の場面を選んでください。',
    en: 'The game is over here. Go to an earlier moment.',
  },

  // keys
  keys: { ja: 'キー操作', en: 'Keys' },
  playOrPause: { ja: '再生／止める', en: 'Play or pause' },
  nextPerspective: { ja: '視点を変える', en: 'Change the perspective' },
  showKeys: { ja: 'この一覧', en: 'This list' },
  keysOff: {
    ja: 'キー操作は設定で切られています。',
    en: 'Keys are switched off in the settings.',
  },

  // the list
  stats: { ja: '成績', en: 'Statistics' },
  saved: { ja: 'このブラウザのゲーム', en: 'Games in this browser' },
  none: {
    ja: 'まだありません。遊び終えたゲームがここに並びます。',
    en: 'None yet. Games that you finish are kept here.',
  },
  remove: { ja: '消す', en: 'Delete' },
  removeNamed: { ja: '{name}を消す', en: 'Delete {name}' },
  removeAsk: { ja: 'この記録を消します。元に戻せません。', en: 'The record is deleted for good.' },
  removed: { ja: '消しました', en: 'Deleted' },
  noStorage: {
    ja: 'このブラウザは保存を許していません。記録はリンクかテキストで残せます。',
    en: 'This browser allows no storage. A record can be kept as a link or as text.',
  },
  youWon: { ja: '勝ち', en: 'Won' },
  youLost: { ja: '負け', en: 'Lost' },
  turns: { ja: '{n}ターン', en: 'turns: {n}' },

  // import
  import: { ja: '記録を読み込む', en: 'Open a record' },
  importNote: {
    ja: '記録のテキストか、リプレイのリンクを貼り付けてください。',
    en: 'Paste the text of a record, or a link to a replay.',
  },
  open: { ja: '開く', en: 'Open' },
  file: { ja: 'ファイルから', en: 'From a file' },
  emptyText: { ja: '何も貼り付けられていません。', en: 'There is nothing to open.' },
  tooLong: { ja: '長すぎます（{n}文字まで）。', en: 'It is too long (at most {n} characters).' },
  wrongAt: {
    ja: '{line}行目 {column}文字目で読めなくなりました。',
    en: 'Line {line}, column {column} cannot be read.',
  },
  wrong: { ja: 'この記録は再生できません。', en: 'This record cannot be played.' },
  toLine: { ja: 'その行へ', en: 'Go to the line' },
  noGame: {
    ja: 'その対戦は、このサーバーにもこのブラウザにもありません。リンクをお確かめください。',
    en: 'Neither this server nor this browser has that game. Please check the link.',
  },
  notOver: {
    ja: 'この対戦（またはシリーズ）はまだ終わっていません。終わるとリプレイを見られます。',
    en: 'This game, or its series, is not over yet. It can be replayed when it is.',
  },
  noReplay: {
    ja: 'この対戦にはリプレイがありません。',
    en: 'There is no replay of this game.',
  },
  away: {
    ja: 'この記録はこのブラウザにありません。サーバーにもつながりませんでした。',
    en: 'This browser does not have that record, and the server cannot be reached.',
  },
  toGame: { ja: '対戦を見る', en: 'To the game' },
  toLobby: { ja: 'オンライン対戦へ', en: 'Play online' },
  keepHere: { ja: 'このブラウザに残す', en: 'Keep in this browser' },
} satisfies Record<string, Text>;
