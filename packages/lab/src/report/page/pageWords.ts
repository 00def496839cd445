/** What the page says around its figures. */
import type { Text } from '@blackpoker/engine';
import type { Notable } from '../report.ts';

export const PAGE_WORDS = {
  title: { ja: 'バランスレポート', en: 'Balance report' },
  unofficial: { ja: '非公式', en: 'Unofficial' },
  unofficialMeans: {
    ja: 'BlackPokerのファンによる非公式の分析です。ゲームの作者・発行元とは関係ありません。ルールは公式のルールブックとリストが正です。',
    en: 'An unofficial analysis by players of BlackPoker, not connected with the game’s author or publisher. The official rule book and lists are the authority.',
  },
  player: { ja: 'プレイヤー', en: 'Player' },
  games: { ja: 'ミラー戦', en: 'Mirror games' },
  gamesEach: { ja: '各{n}ゲーム', en: '{n} each' },
  pairs: { ja: '制限プレイ', en: 'Restricted play' },
  pairsEach: { ja: '各アクション{n}組', en: '{n} pairs for each action' },
  noPairs: { ja: 'なし', en: 'none' },
  seed: { ja: 'シード', en: 'Seed' },
  date: { ja: '作成日', en: 'Made on' },
  regulation: { ja: 'レギュレーション', en: 'Regulation' },
  action: { ja: 'アクション', en: 'Action' },
  figure: { ja: '値と95 %区間', en: 'Figure and 95 % interval' },
  difference: { ja: '差', en: 'Difference' },
  differenceOf: { ja: '差 {second} − {first}', en: 'Difference {second} − {first}' },
  differenceMeans: {
    ja: '▲▼は差の95 %区間が0を含まないこと、≈は含むこと（差があるとは言えない）を表す。20個に1個ほどは偶然でも▲▼がつく。',
    en: '▲▼ mark a difference whose 95 % interval does not hold 0, ≈ one whose interval does: no difference can be claimed. About one in twenty is marked by chance.',
  },
  notThere: { ja: 'リストにない', en: 'not on this list' },
  noData: { ja: 'データなし', en: 'no data' },
  noOpportunity: { ja: '機会なし', en: 'no opportunity' },
  noRequest: { ja: '使用なし', en: 'not used' },
  metric: { ja: '項目', en: 'Measure' },
  numbers: { ja: '数値を表で見る', en: 'The numbers as a table' },

  glance: { ja: '要点', en: 'At a glance' },
  firstPlayer: { ja: '先攻の有利', en: 'The first player’s advantage' },
  firstPlayerText: {
    ja: '同じプレイヤーどうしの対戦で、先攻が勝った割合。線は95 %区間で、縦線の50 %をまたげば有利・不利は見えない。',
    en: 'The same player on both seats: how often the one with the first turn won. The line is the 95 % interval; where it crosses 50 %, no advantage can be seen.',
  },
  drawsApart: { ja: '引き分けは別に数え、ここには入れない：', en: 'Draws are counted apart:' },
  length: { ja: '長さ', en: 'Length' },
  turnsChart: { ja: 'ゲームのターン数（両者の合計）', en: 'Turns in a game, both players together' },
  decisionsChart: {
    ja: 'ゲームの選択の回数（選択肢が2つ以上の場面、両者の合計）',
    en: 'Decisions in a game: choices between at least two options, both players together',
  },
  turnsUnit: { ja: 'ターン', en: 'turns' },
  decisionsUnit: { ja: '選択', en: 'decisions' },
  lengthLine: {
    ja: '平均{mean}（{interval}）、中央値{median}、90 %のゲームは{p5}～{p95}',
    en: 'mean {mean} ({interval}), median {median}, nine games in ten: {p5} to {p95}',
  },
  endings: { ja: '決着のつき方', en: 'How games end' },
  endingsText: {
    ja: '敗者のライフの最後の1枚を、何が動かしたか。合計は100 %。',
    en: 'What took the last card of the loser’s life. Together they make 100 %.',
  },
  endingsUnseen: { ja: '一度もなかったもの：', en: 'Never seen:' },
  endingsByAction: { ja: 'アクション別のゲーム数', en: 'By action, in games' },
  ending: { ja: '決着', en: 'Ending' },
  lead: { ja: 'リードと逆転', en: 'Leads and comebacks' },
  leadByLife: {
    ja: 'リードしているのはライフの多いほう。両者が同じ数のターンを終えたときに比べる（1ターン目の前は比べない）。取り分とは、両者のライフの合計のうち自分が持つ割合。（勝つ見込みを言えるプレイヤーには、代わりにそれを毎ターン尋ねる。）',
    en: 'The leader is who has more life. Lives are compared when both have had the same number of turns, one at least. A player’s share is their part of both lives together. (Players that can tell how likely they are to win are asked that instead, at every turn.)',
  },
  comebackChart: {
    ja: '中間点（ターン数の半分）でリードされていたプレイヤーの勝率、取り分別',
    en: 'How often the player who was behind at half-time won, by their share',
  },
  shareAtHalfTime: { ja: '中間点での取り分', en: 'Share at half-time' },
  leadChangesChart: { ja: '1ゲームでのリードの入れ替わり', en: 'Lead changes in a game' },
  leadChangesUnit: { ja: '回', en: 'lead changes' },
  use: { ja: 'アクションの使われ方', en: 'The use of actions' },
  useText: {
    ja: 'リクエストできるチャンスのうち、実際にリクエストした割合。多く使われる順。',
    en: 'Of the chances in which an action could be requested, the part in which it was. In the order of use.',
  },
  perOpportunity: { ja: '機会あたり', en: 'Per opportunity' },
  perGame: { ja: 'ゲームあたり', en: 'Per game' },
  opportunities: { ja: '機会（ゲームあたり）', en: 'Opportunities per game' },
  gamesWith: { ja: '使われたゲーム', en: 'Games with it' },
  outcomes: { ja: 'リクエストのその後', en: 'What became of the requests' },
  outcomesText: {
    ja: '解決したもの、対象を失って効果がなかったもの、無効にされたもの。残りはゲーム終了時にまだ解決していなかった。',
    en: 'Resolved; fizzled, because the target was gone; negated. The rest was still open when the game ended.',
  },
  resolved: { ja: '解決', en: 'resolved' },
  fizzled: { ja: '不発', en: 'fizzled' },
  negated: { ja: '無効', en: 'negated' },
  open: { ja: '未解決', en: 'open' },
  heat: { ja: 'ターンごとの使用', en: 'Use by turn' },
  heatText: {
    ja: '各ターンで、使える機会のうち使われた割合。色が濃いほど多く、最も濃い色が{most} %以上。空白は使える機会がなかったターン。',
    en: 'For each turn, the part of the opportunities that was used: the darker the more, in full colour from {most} % on. Blank: there was no opportunity.',
  },
  turn: { ja: 'ターン', en: 'Turn' },
  contribution: { ja: '勝利への貢献', en: 'Contribution to winning' },
  contributionText: {
    ja: 'そのアクションを使わないプレイヤーが、使えるプレイヤーと席を入れ替えて2ゲームずつ戦う。50 %からの負け越しが、そのアクションの貢献。0より右なら使えるほうが勝ち、左なら使わないほうがよい。太い線は95 %区間、細い線は全アクションをまとめて見るときの区間（ボンフェローニ補正）。細い線も0を含まないものに★をつける。',
    en: 'A player who may not use the action plays one who may, two games each with the seats swapped. What is missing to 50 % is what the action contributes: to the right of 0 it helps, to the left one does better without it. The thick line is the 95 % interval; the thin one allows for looking at many actions at once (Bonferroni). ★ where the thin one does not hold 0 either.',
  },
  contributionPoints: { ja: '貢献（％ポイント）', en: 'Contribution in percentage points' },
  noContribution: {
    ja: 'このレポートでは制限プレイを行っていない（--pairs 0）。',
    en: 'No restricted play in this report (--pairs 0).',
  },
  association: { ja: '使用と勝利の関連', en: 'Use and winning: association' },
  associationText: {
    ja: 'そのアクションを使った席の勝率から、使えたのに使わなかった席の勝率を引いた差。原因ではない：勝っているから使えた、長く続いたから使えた、ということもある。原因を知るには上の貢献を見る。',
    en: 'The win rate of seats that used the action minus that of seats that could have and did not. This is not a cause: one may be able to use something because one is winning, or because the game lasts. For causes see the contribution above.',
  },
  associationPoints: { ja: '勝率の差（％ポイント）', en: 'Difference of win rates in percentage points' },
  usedWins: { ja: '使った席の勝率', en: 'Win rate where used' },
  unusedWins: { ja: '使わなかった席の勝率', en: 'Win rate where not used' },
  triggered: { ja: 'ひとりでに起こること', en: 'What happens by itself' },
  triggeredText: {
    ja: 'プレイヤーがリクエストしない（誘発する）アクションが、1ゲームに解決した回数の平均。',
    en: 'Actions that nobody requests: how often they resolved in a game, on average.',
  },
  choices: { ja: '選択', en: 'Choices' },
  warnings: { ja: '注意すべきもの', en: 'Warning lights' },
  warningsText: {
    ja: '一度も起こらなかったものは、95 %の確かさで3/ゲーム数以下（3の法則）。起こったゲームは番号で示す。',
    en: 'What never happened is, with 95 % confidence, rarer than 3 in the number of games (the rule of three). Games in which it happened are named by their numbers.',
  },
  seeIt: { ja: 'ゲームを見る', en: 'To see it' },
  examples: { ja: '例：ゲーム', en: 'For instance games' },
  figures: { ja: 'すべての数値', en: 'All figures' },
  method: { ja: '読み方と作り方', en: 'How to read it, how it was made' },
} satisfies Record<string, Text>;

/** What the page knows of a player beside the name. */
export const PLAYER_NOTES: Readonly<Record<string, Text>> = {
  random: {
    ja: '「random」は、できることを等しい確率で選ぶ。ルールそのものの傾きを見るためのもので、上手なプレイヤーの対戦とは違う。強いプレイヤーでも同じ符号になったときに初めて結論とする。',
    en: '“random” takes every option with equal chance. It shows where the rules themselves lean, not what good players do. Count a finding only once stronger players show the same sign.',
  },
  first: {
    ja: '「first」は、いつも最初にできることを選び、ほかに何もなくなるまでターンを終えずパスもしない。極端な例として見る。',
    en: '“first” always takes the first thing that it can do, and neither ends its turn nor passes while there is another. Read it as an extreme.',
  },
};

export const NOTABLE_WORDS: Readonly<Record<Notable, Text>> = {
  turn1Wins: {
    ja: '先攻が最初のターンで勝つ。',
    en: 'The first player wins on their first turn.',
  },
  stalled: { ja: 'ゲームが終わらない。', en: 'The game does not end.' },
  quiet: { ja: '4ターン続けてライフが動かない。', en: 'No life changes for four turns on end.' },
  repeated: {
    ja: '1ターンのうちに同じ局面に戻る（ループの候補）。',
    en: 'The table is as before within one turn: a candidate for a loop.',
  },
};

/** Definitions at the end: a word and what it means. */
export const DEFINITIONS: readonly (readonly [Text, Text])[] = [
  [
    { ja: '95 %区間', en: '95 % interval' },
    {
      ja: '同じ実験を何度も繰り返すと、20回に19回はこの範囲に本当の値が入る。狭いほど確か。ゲームを増やすと狭くなる（4倍で半分）。',
      en: 'If the whole experiment were repeated many times, the true value would lie within it nineteen times in twenty. The narrower the surer; four times the games halve it.',
    },
  ],
  [
    { ja: 'ミラー戦', en: 'Mirror game' },
    {
      ja: '両方の席に同じプレイヤーが座り、同じ種類のデッキを使うゲーム。',
      en: 'The same player sits on both seats, with decks of the same kind.',
    },
  ],
  [
    { ja: '機会', en: 'Opportunity' },
    {
      ja: 'チャンスを持つプレイヤーが、そのアクションをリクエストできた場面1回。',
      en: 'One time that the player who held the chance could have requested the action.',
    },
  ],
  [
    { ja: '制限プレイ', en: 'Restricted play' },
    {
      ja: 'あるアクションだけを使わないプレイヤーを、使えるプレイヤーと戦わせる。違いはそれだけなので、勝率の差はそのアクションが原因。ルールがそれしか許さないときだけは使う。',
      en: 'A player who never uses one action plays one who may. Nothing else differs, so the action is the cause of what the scores differ by. Where the rules leave nothing else, it is used all the same.',
    },
  ],
  [
    { ja: 'ボンフェローニ補正', en: 'Bonferroni’s correction' },
    {
      ja: 'たくさんのアクションを一度に調べると、偶然に目立つものが出る。それを見込んで区間を広げたもの。',
      en: 'Who looks at many actions at once will find some that stand out by chance. The interval is widened to allow for that.',
    },
  ],
  [
    { ja: '中間点', en: 'Half-time' },
    {
      ja: 'ゲームのターンの半分が終わるまでの、最後の比較。比較が一度もない短いゲームは数えない。',
      en: 'The last comparison within the first half of a game’s turns. Games too short for one are not counted.',
    },
  ],
];

export const METHOD_WORDS = {
  reproduce: {
    ja: '同じ数値は、次のコマンドで再現できる（シードが同じなら、コア数に関係なく同じ結果になる）。',
    en: 'These commands give the same figures again; with the same seed they do so whatever the number of cores.',
  },
  seeds: {
    ja: 'i番目のゲームと組は、シードと番号iから決まる。どのアクションの組にも同じカードが配られる。',
    en: 'Game or pair number i follows from the seed and i. The pairs of every action are dealt the same cards.',
  },
  intervals: {
    ja: '割合はウィルソンの区間、平均はスチューデントの区間、中央値などは順序統計量の区間。機会あたりの割合はゲームごとのばらつきから、組の得点は組ごとのばらつきから求める。差の区間は二つの区間から（ニューカム）。',
    en: 'Proportions have Wilson’s interval, means Student’s, medians and other quantiles that of the order statistics. Rates per opportunity are judged by the spread between games, scores of pairs by the spread between pairs; differences from the two intervals (Newcombe).',
  },
  match: {
    ja: '1つのアクションの貢献だけを調べるには：',
    en: 'One action’s contribution alone:',
  },
  json: { ja: 'すべての数値をJSONで：', en: 'All figures as JSON:' },
} satisfies Record<string, Text>;
