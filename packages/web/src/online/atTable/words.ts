/** What a table over the network says beside the game. */
import type { Lang, Text } from '@blackpoker/engine';
import type { ChatLine, OfferName, PresetName } from '@blackpoker/protocol';

export const ROOM_WORDS = {
  here: { ja: '接続中', en: 'connected' },
  gone: { ja: '切断中', en: 'away' },
  you: { ja: 'あなた', en: 'you' },
  running: { ja: '進行中', en: 'running' },
  viewers: { ja: '観戦{n}人', en: '{n} watching' },
  handsOpen: { ja: '手札を公開中', en: 'Hands open' },
  watching: { ja: '観戦しています', en: 'You are watching' },
  watchingAll: { ja: '{n}人で観戦しています', en: 'You are watching, {n} in all' },
  watchingNote: { ja: '公開されている情報だけが見えます', en: 'You see what is public' },
  openNow: { ja: '手札も見えます。盤面は{n}秒遅れです', en: 'Hands are open: the table is {n} s late' },
  openSoon: { ja: '手札は、公開された{n}秒後から見えます', en: 'You see the hands {n} s after they were opened' },
  lost: { ja: '接続が切れました。つなぎ直しています', en: 'Connection lost, reconnecting' },
  safe: { ja: '対戦はサーバーに残っています。', en: 'Your game is safe.' },
  watchOn: { ja: 'つながると、続きを見られます。', en: 'You can watch on once you are back.' },
  back: { ja: 'つながりました', en: 'Connected again' },
  absent: { ja: '{name}の接続が切れています', en: '{name} is away' },
  returned: { ja: '{name}が戻りました', en: '{name} is back' },
  claimIn: { ja: 'あと{time}で勝ちか引き分けを申し立てられます', en: 'You may claim the game in {time}' },
  claimNow: { ja: '勝ちか引き分けを申し立てられます', en: 'You may claim the game now' },
  claimWin: { ja: '勝ちにする', en: 'Claim a win' },
  claimDraw: { ja: '引き分けにする', en: 'Claim a draw' },
  paused: { ja: '一時停止中です。時計は止まっています', en: 'Paused: the clocks stand still' },
  resume: { ja: '再開する', en: 'Go on' },
  incident: {
    ja: '不具合で対戦が止まりました（番号 {id}）。記録は残っています。運営に番号を伝えてください',
    en: 'A fault has stopped this game (number {id}). It is kept: tell whoever runs the server',
  },
  takenBack: { ja: '待ったが受け入れられ、一手戻りました', en: 'The takeback was accepted: a move is undone' },
  nextGame: { ja: '次の対戦が始まりました', en: 'The next game has begun' },
  goThere: { ja: '次の対戦へ', en: 'Next game' },
  leadOn: { ja: 'まもなく次の対戦に移ります', en: 'You will be taken to the next game' },
  yourMove: { ja: '● あなたの番', en: '● Your move' },
  page: { ja: '{name}のページ', en: 'Page of {name}' },
  notify: { ja: '自分の番を通知する', en: 'Tell me when it is my move' },
  notifyOff: { ja: '通知を切る', en: 'Stop telling me' },
  notifyHome: {
    ja: '通知を受け取るには、このアプリをホーム画面に追加してください（共有メニューから）',
    en: 'To be told when it is your move, add this app to your home screen (in the share menu)',
  },
  notifyText: { ja: '{name}との対戦であなたの番です', en: 'It is your move against {name}' },
  abort: { ja: '中止する（勝敗なし）', en: 'Call the game off' },
  abortAsk: {
    ja: '対戦を中止します。どちらの勝ちにもなりません。',
    en: 'The game ends here for both of you, and nobody wins.',
  },
  abortNow: { ja: '中止する', en: 'Call it off' },
  hold: { ja: 'どのチャンスも3秒は開けておく', en: 'Keep every window open for 3 seconds' },
  holdNote: {
    ja: '対応できるかどうかが、間の長さから相手に伝わりません',
    en: 'How long you take then tells nobody whether you could answer',
  },
  fairnessNote: {
    ja: 'カードの並びは最初の一手より前に決まっていて、誰も変えられません。その印がこれです。対戦が終わると、結果の画面とリプレイで確かめられます。',
    en: 'The cards were shuffled before the first move, and nobody can change that: this is the seal on it. Once the game is over, the result and the replay let you check it.',
  },
  leave: { ja: 'ロビーへ', en: 'To the lobby' },
} satisfies Record<string, Text>;

/** What somebody is told who has switched it on or off. */
export const TELLING_WORDS = {
  off: { ja: '通知を切りました', en: 'You will not be told any more' },
  denied: { ja: 'ブラウザの設定で通知が止められています', en: 'The browser does not allow it' },
  open: { ja: 'このサイトを開いている間、通知します', en: 'You will be told while this site is open' },
  always: { ja: 'このサイトを閉じていても、通知します', en: 'You will be told even when this site is closed' },
} satisfies Record<string, Text>;

interface OfferWords {
  /** In the menu. */
  readonly make: Text;
  /** The other one asks. */
  readonly asked: Text;
  /** The other one asks, and it is known of which move. */
  readonly askedOf?: Text;
  /** One has asked. */
  readonly made: Text;
  /** The other one does not want to. */
  readonly declined: Text;
}

export const OFFER_WORDS: Readonly<Record<OfferName, OfferWords>> = {
  draw: {
    make: { ja: '引き分けを申し込む', en: 'Offer a draw' },
    asked: { ja: '{name}が引き分けを申し込んでいます', en: '{name} offers a draw' },
    made: { ja: '引き分けを申し込みました', en: 'You have offered a draw' },
    declined: { ja: '{name}は引き分けを断りました', en: '{name} declined your offer of a draw' },
  },
  takeback: {
    make: { ja: '待ったを頼む', en: 'Ask for a takeback' },
    asked: { ja: '{name}が一手戻したいと言っています', en: '{name} asks to take back a move' },
    askedOf: {
      ja: '{name}が一手（{move}）戻したいと言っています',
      en: '{name} asks to take back a move: {move}',
    },
    made: { ja: '待ったを頼みました', en: 'You have asked for a takeback' },
    declined: { ja: '{name}は待ったを断りました', en: '{name} declined the takeback' },
  },
  pause: {
    make: { ja: '一時停止を提案する', en: 'Offer a pause' },
    asked: { ja: '{name}が一時停止を提案しています', en: '{name} asks for a pause' },
    made: { ja: '一時停止を提案しました', en: 'You have asked for a pause' },
    declined: { ja: '{name}は一時停止を断りました', en: '{name} declined the pause' },
  },
  rematch: {
    make: { ja: 'もう一戦', en: 'Rematch' },
    asked: { ja: '{name}がもう一戦を望んでいます', en: '{name} wants a rematch' },
    made: { ja: 'もう一戦を申し込みました', en: 'You have asked for a rematch' },
    declined: { ja: '{name}はもう一戦を断りました', en: '{name} declined the rematch' },
  },
  openHands: {
    make: { ja: '観戦者に手札を見せる提案', en: 'Offer to show hands to viewers' },
    asked: {
      ja: '{name}が観戦者に手札を見せたいと言っています（60秒遅れ）',
      en: '{name} wants to show both hands to viewers, a minute later',
    },
    made: { ja: '手札を見せる提案をしました', en: 'You have offered to show hands to viewers' },
    declined: { ja: '{name}は手札を見せる提案を断りました', en: '{name} declined to show hands to viewers' },
  },
};

export const ANSWER_WORDS = {
  accept: { ja: '受ける', en: 'Accept' },
  decline: { ja: '断る', en: 'Decline' },
  closeHands: { ja: '手札を見せるのをやめる', en: 'Stop showing hands' },
} satisfies Record<string, Text>;

export const CHAT_WORDS = {
  title: { ja: 'チャット', en: 'Chat' },
  open: { ja: 'チャットを開く', en: 'Open the chat' },
  unread: { ja: '新しい発言 {n}件', en: '{n} new' },
  empty: { ja: 'まだ何も言っていません', en: 'Nothing has been said yet' },
  heard: { ja: '{name}：{text}', en: '{name}: {text}' },
  presets: { ja: 'ひとこと', en: 'Say' },
  free: { ja: '自由な書き込みを許す', en: 'Allow free text' },
  freeNote: { ja: '両方が許すと使えます', en: 'It opens when both allow it' },
  freeOther: {
    ja: '相手は許しています。あなたも許すと使えます',
    en: 'The other player allows it: it opens when you do too',
  },
  freeBoth: { ja: '二人とも許しています。下に書き込めます', en: 'You both allow it: write below' },
  left: { ja: 'あと{n}文字', en: '{n} left' },
  text: { ja: 'メッセージ', en: 'Message' },
  send: { ja: '送る', en: 'Send' },
  mute: { ja: 'この人の発言を隠す', en: 'Mute this player' },
  block: { ja: 'ブロックする（もう組まれません）', en: 'Block: never be paired again' },
  blocked: { ja: 'ブロックしています。この人の申し込みは表示しません。', en: 'Blocked: their offers are not shown' },
  unblock: { ja: 'ブロックを解除する', en: 'Unblock' },
  report: { ja: '通報する', en: 'Report' },
  reportText: { ja: '何がありましたか', en: 'What happened?' },
  reportEmpty: { ja: '何があったかを書いてから送ってください', en: 'Please write what happened, then send it' },
  reported: { ja: '通報しました。ありがとうございます', en: 'Reported. Thank you' },
  more: { ja: 'ミュート・ブロック・通報', en: 'Mute, block, report' },
} satisfies Record<string, Text>;

export const PRESET_WORDS: Readonly<Record<PresetName, Text>> = {
  hello: { ja: 'よろしくお願いします', en: 'Hello, have fun!' },
  luck: { ja: 'がんばりましょう', en: 'Good luck!' },
  thinking: { ja: '考えています', en: 'Let me think' },
  sorry: { ja: 'お待たせしました', en: 'Sorry for the wait' },
  nice: { ja: 'お見事', en: 'Nice one!' },
  thanks: { ja: 'ありがとう', en: 'Thank you' },
  wellPlayed: { ja: '対戦ありがとうございました', en: 'Good game!' },
  again: { ja: 'もう一戦しませんか', en: 'Another game?' },
  bye: { ja: 'またお願いします', en: 'See you!' },
};

export const lineText = ({ preset, text = '' }: ChatLine, lang: Lang): string =>
  preset === undefined ? text : PRESET_WORDS[preset][lang];

export const RESULT_WORDS = {
  rating: { ja: 'レート {change}', en: 'Rating {change}' },
  provisional: { ja: '{n}・暫定', en: '{n} (provisional)' },
  ratingNow: { ja: 'レート {change}（いま {now}）', en: 'Rating {change}, now {now}' },
  rematchNote: { ja: '席を入れ替えて、同じ条件で', en: 'Seats swapped, same terms' },
  accept: { ja: 'もう一戦を受ける', en: 'Accept the rematch' },
  another: { ja: 'ほかの相手を探す', en: 'Find another opponent' },
  waiting: { ja: '相手の返事を待っています', en: 'Waiting for the answer' },
  seedLater: { ja: 'シリーズが終わると検証できます', en: 'It can be verified once the series is over' },
} satisfies Record<string, Text>;
