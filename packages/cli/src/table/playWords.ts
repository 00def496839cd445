import type { Text } from '@blackpoker/engine';

/** What a game in the terminal says beside the rules. */
export const PLAY_WORDS = {
  welcome: {
    ja: 'BlackPoker {rules} — プレイヤー有志による非公式の実装です。ゲームの作者・発行元とは関係ありません。',
    en: 'BlackPoker {rules} — unofficial, made by players; not connected with the game’s author or publisher.',
  },
  opening: {
    ja: '相手は、合法な手をでたらめに選ぶコンピューターです。番号を打って選びます。? でヘルプ、quit で終了。',
    en: 'Your opponent takes any legal choice at random. Type a number to choose; ? helps, quit leaves.',
  },
  seed: { ja: 'シード {seed}（--seed で同じゲームになります）', en: 'Seed {seed} (with --seed the same game again)' },
  begins: { ja: '先攻は{who}です。', en: '{who} [begin|begins].' },
  prompt: { ja: '番号か命令（? でヘルプ）> ', en: 'a number, or ? for help> ' },
  passThrough: { ja: 'パス（{x}を通す）', en: 'Pass (let {x} resolve)' },
  passChance: { ja: 'パス（相手のチャンスへ）', en: 'Pass (the chance goes to the opponent)' },
  autoPass: {
    ja: '（パスしかできないときは自動でパスします。--every-chance で毎回たずねます）',
    en: '(Where you can only pass, that is done for you; --every-chance asks each time.)',
  },
  notUnderstood: {
    ja: '「{text}」は分かりません。1 から {most} の番号か、? を打ってください。',
    en: '"{text}" is not understood. Type a number from 1 to {most}, or ? for help.',
  },
  nothingToDrop: { ja: '宣言の途中ではありません。', en: 'No request is being put together.' },
  dropped: { ja: '宣言をやめました。何も起きていません。', en: 'Dropped: nothing of it has happened.' },
  canDrop: { ja: '（back で宣言をやめる）', en: '(back drops this request)' },
  saved: { ja: '{file} に保存しました。', en: 'Saved as {file}.' },
  notSaved: { ja: '保存できませんでした：{why}', en: 'It could not be saved: {why}' },
  saveWhere: { ja: 'save のあとにファイル名を書いてください。', en: 'Write the name of a file behind save.' },
  allAvailable: { ja: 'すべてのアクションが使えます。', en: 'Every action is available.' },
  notAvailable: { ja: 'いま使えないアクション：', en: 'Not available now:' },
  available: { ja: 'いま使えます。', en: 'It is available now.' },
  noSuchAction: { ja: '「{text}」というアクションはありません。', en: 'There is no action "{text}".' },
  didYouMean: { ja: '{name} のことですか。', en: 'Did you mean {name}?' },
  whichAction: { ja: 'rules のあとに名前を書いてください：{names}', en: 'Write a name behind rules: {names}' },
  nothingYet: { ja: 'まだ何も起きていません。', en: 'Nothing has happened yet.' },
  youWin: { ja: 'あなたの勝ちです。', en: 'You win.' },
  youLose: { ja: 'あなたの負けです。', en: 'You lose.' },
  drawn: { ja: '引き分けです。', en: 'It is a draw.' },
  afterwards: {
    ja: 'save ファイル名 で記録を残せます。Enter で終了。',
    en: 'To keep the record: save FILE. Enter leaves.',
  },
  game: { ja: '―― 第{n}ゲーム ――', en: '—— Game {n} ——' },
  score: {
    ja: 'あなた{you}勝、相手{they}勝（{wins}勝でシリーズの勝ち）。',
    en: 'Won: you {you}, the opponent {they}; {wins} wins take the series.',
  },
  lookAt: { ja: 'いま見られる自分のデッキ：', en: 'Of your decks you may look at this now:' },
  noDeck: { ja: 'いま見られる自分のデッキはありません。', en: 'There is no deck that you may look at now.' },
  nextGame: { ja: '次のゲーム', en: 'The next game' },
  between: {
    ja: '1 か Enter で次のゲームへ。deck でデッキを見る、save ファイル名 で記録を残す、quit で終了。',
    en: '1 or Enter: the next game. deck shows your deck, save FILE keeps the record, quit leaves.',
  },
  seriesWon: { ja: 'シリーズはあなたの勝ちです。', en: 'You win the series.' },
  seriesLost: { ja: 'シリーズはあなたの負けです。', en: 'You lose the series.' },
  seriesDrawn: { ja: 'シリーズは引き分けです。', en: 'The series is a draw.' },
  endOfInput: { ja: '入力が終わったので、ここまでにします。', en: 'That was the end of the input: we stop here.' },
  bye: { ja: 'またどうぞ。', en: 'See you again.' },
} satisfies Record<string, Text>;

export const PLAY_HELP: Readonly<Record<'ja' | 'en', string>> = {
  ja: `番号        その選択肢を選ぶ
why         使えないアクションとその理由（why counter：1つだけ）
rules 名前  アクションの説明（rules counter、rules カウンター）。list も同じ
board       盤面をもう一度見る
log         これまでのログ
back        宣言の途中なら、やめる（まだ何も払っていません）
deck        シリーズのゲームの間：見てよいデッキを見る
save 名前   記録をファイルに書く（replay で見られます）
quit        やめる

ことば
ライフ      山札であり体力。0枚で負け。相手の枚数は10枚以上なら「10+」
チャンス    宣言できる権利。持っている人だけがアクションを宣言するかパスする
ステージ    宣言されたアクションが積まれる所。両者が続けてパスすると上から1つ解決
チャージ    縦向き。攻撃・ブロック・コストBに使える状態
ドライブ    横向き。使った状態。自分のターンの初めにチャージへ戻る
防壁        裏向きのカード。ブロックと、コストBに使う。番号はライフ側から
コスト      B 防壁をドライブ  L ライフ1枚  D 手札を1枚捨てる  S キャラクター1体を墓地へ
メイン      自分のターンで、ステージが空のときだけ。クイックはチャンスがあればいつでも`,
  en: `a number    choose that option
why         every action that is not available, and why (why counter: only that one)
rules NAME  the rules of an action (rules counter); list does the same
board       the table once more
log         what has happened so far
back        drop the request that you are putting together (nothing is paid yet)
deck        between the games of a series: look at the deck that you may look at
save FILE   write the record (the replay command shows it)
quit        leave

Words
life        your pile of cards and your hit points: at 0 you lose. Of the opponent you know
            the number only below 10
chance      the right to act: whoever holds it declares an action or passes
stage       where declared actions lie; when both pass in a row, the top one resolves
charge      upright: the unit can attack, block or pay B
drive       sideways: it is spent, until your next turn charges it
bulwark     a face-down card that blocks and pays B; counted from the life side
cost        B drive a bulwark   L a card of your life   D discard a card   S a character to the grave
main, quick main actions need your turn and an empty stage, quick ones only the chance`,
};
