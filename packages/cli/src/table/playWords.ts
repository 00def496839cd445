import type { Text } from '@blackpoker/engine';

/** What a game in the terminal says beside the rules. */
export const PLAY_WORDS = {
  welcome: {
    ja: 'BlackPoker {rules} — プレイヤー有志による非公式の実装です。ゲームの作者・発行元とは関係ありません。',
    en: 'BlackPoker {rules} — unofficial, made by players; not connected with the game’s author or publisher.',
  },
  level: { ja: '相手はレベル{level}「{name}」です。{text}', en: 'Your opponent is level {level}, {name}. {text}' },
  randomOpponent: {
    ja: '相手は、できることの中からランダムに選ぶコンピューターです。',
    en: 'Your opponent takes any legal choice at random.',
  },
  opponent: { ja: '相手はコンピューター「{name}」です。', en: 'Your opponent is the computer player {name}.' },
  opening: {
    ja: '番号を打って選びます。? でヘルプ、hint で助言、quit で終了。',
    en: 'Type a number to choose; ? helps, hint advises, quit leaves.',
  },
  thinking: { ja: '相手が考えています…', en: 'The opponent is thinking …' },
  considering: { ja: '助言を考えています…', en: 'Looking for advice …' },
  hintMore: { ja: '（もう一度 hint で数字と理由）', en: '(hint again gives the figures)' },
  hintMove: { ja: '{rank}. {move}（勝率{p}% ±{error}）', en: '{rank}. {move} (win chance {p} % ±{error})' },
  seed: {
    ja: 'シード {seed}（--seed にこれを書くと同じゲームになります）',
    en: 'Seed {seed} (put it behind --seed for the same game again)',
  },
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
  inOrder: { ja: '（並び順に選びます。前のカードには戻れません）', en: '(in this order: there is no going back)' },
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
hint        助言：よい手とそのねらい。もう一度で、3つの手の勝率と理由
rules 名前  アクションの説明（rules counter、rules カウンター）。list も同じ
board       盤面をもう一度見る
log         これまでのログ
back        宣言の途中なら、やめる（まだ何も払っていません）
deck        シリーズのゲームの間だけ：見てよいデッキを見る
save 名前   記録をファイルに書く（replay で見られます）
quit        やめる

ことば
ライフ      山札であり体力。0枚で負け。相手の枚数は10枚以上なら「10+」
チャンス    宣言できる権利。持っている人だけがアクションを宣言するかパスする
ステージ    宣言したアクションを積む所。続けて両者がパスすると上から1つ解決
墓地        使い終わったカードの山。相手の墓地は一番上だけ見える。(3) は枚数
兵士        表向きのキャラクター。一般兵 2–10、英雄 J–K、エース A、
            魔術士 Joker、カードを重ねた装備兵
防壁        裏向きのカード（■）。ブロックと、コストBに使う。番号はライフ側から
サイズ      兵士の強さ。数字の合計（J 11、Q 12、K 13）。♠8=13 は「いま13」
チャージ    縦向き。攻撃・ブロック・コストBに使える状態
ドライブ    横向き。使った状態。自分のターンの初めにチャージへ戻る
出たばかり  このターンに出た。速攻（エース、Aを重ねた装備兵、魔術士）でなければ
            このターンは攻撃できない
キー        アクションに使う手札。♠A–10 は「♠のAから10のどれか」
コスト      B 防壁1枚をドライブ  L ライフ1枚を墓地へ  D 手札を1枚捨てる
            S キャラクター1体を墓地へ
メイン      自分のターンで、ステージが空のときだけ
クイック    チャンスがあればいつでも
フォグ      （8.0）効き目が続くアップ・ダウン・フォースのカードを置く所`,
  en: `a number    choose that option
why         every action that is not available, and why
            (why counter: only that one)
hint        advice: a good move and what it is for; again, the win chances
            of the best three and why
rules NAME  the rules of an action (rules counter); list does the same
board       the table once more
log         what has happened so far
back        drop the request that you are putting together (nothing is paid yet)
deck        only between the games of a series: the deck that you may look at
save FILE   write the record (the replay command shows it)
quit        leave

Words
life        your pile of cards and your hit points: at 0 you lose. Of the
            opponent’s you learn the number only below 10; before, it is 10+
chance      the right to act: whoever holds it declares an action or passes
stage       where declared actions lie; when both pass in a row, the top one
            resolves
grave       the discard pile; of the opponent’s you see only the top card.
            (3) is how many cards lie there
soldier     any face-up character: soldier 2–10, hero J–K, ace A, magician
            Joker, or equipped soldier (with cards laid on it)
bulwark     a face-down card (■) that blocks and pays B; counted from the side
            of the life
size        how strong a soldier is: its numbers together (J 11, Q 12, K 13).
            ♠8=13 means that it is 13 now
charge      upright: it can attack, block or pay B
drive       sideways: it is spent, until your next turn charges it
new         entered this turn: it cannot attack yet, unless it has haste (an
            ace, a magician, an equipped soldier with an A)
key         the cards of your hand that an action takes; ♠A–10 is any ♠ from A
            to 10
cost        B drive a bulwark   L a card of your life goes to the grave
            D discard a card    S a character of yours goes to the grave
main, quick main actions need your turn and an empty stage, quick ones only the
            chance
fog         (8.0) where the cards of Up, Down and Force lie while they last`,
};
