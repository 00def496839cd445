/** What each metric is called, how it is written, and what it means in plain words. */
import type { Text } from '@blackpoker/engine';
import type { Metric } from './report.ts';

export interface MetricWords {
  /** Short enough for a column of the terminal. */
  readonly name: Text;
  /** One sentence for who is no statistician. */
  readonly means: Text;
  readonly percent: boolean;
  readonly digits: number;
}

export const METRIC_WORDS: Readonly<Record<Metric, MetricWords>> = {
  firstWins: {
    name: { ja: '先攻の勝率', en: 'First player wins' },
    means: {
      ja: '勝敗がついたゲームのうち、最初のターンを持ったプレイヤーが勝った割合。50 %なら先攻・後攻は互角。',
      en: 'Of the games that somebody won, the part won by the player who had the first turn. 50 % is even.',
    },
    percent: true,
    digits: 1,
  },
  draws: {
    name: { ja: '引き分け', en: 'Draws' },
    means: {
      ja: '全ゲームのうち引き分けになった割合。6.1版で両者のライフが同時に尽きたときだけ起こる。',
      en: 'The part of all games that ended in a draw. Only 6.1 knows them: both lives run out together.',
    },
    percent: true,
    digits: 2,
  },
  turnsMean: {
    name: { ja: 'ターン数 平均', en: 'Turns, mean' },
    means: { ja: '両者のターンを合わせて数えた平均。', en: 'Turns of both players together, on average.' },
    percent: false,
    digits: 2,
  },
  turnsMedian: {
    name: { ja: 'ターン数 中央値', en: 'Turns, median' },
    means: { ja: '半分のゲームはこれ以下で終わる。', en: 'Half of the games are over by then.' },
    percent: false,
    digits: 0,
  },
  turnsP5: {
    name: { ja: 'ターン数 短い5 %', en: 'Turns, low 5 %' },
    means: { ja: '短いほうから5 %のゲームはこれ以下。', en: 'The shortest one in twenty games has no more.' },
    percent: false,
    digits: 0,
  },
  turnsP95: {
    name: { ja: 'ターン数 長い5 %', en: 'Turns, high 5 %' },
    means: { ja: '95 %のゲームはこれ以下。', en: 'Nineteen in twenty games have no more.' },
    percent: false,
    digits: 0,
  },
  decisionsMean: {
    name: { ja: '選択の回数 平均', en: 'Decisions, mean' },
    means: {
      ja: '2つ以上の選択肢から選んだ回数。両者の合計の平均。',
      en: 'Choices between at least two options, of both players together, on average.',
    },
    percent: false,
    digits: 1,
  },
  decisionsMedian: {
    name: { ja: '選択の回数 中央値', en: 'Decisions, median' },
    means: { ja: '半分のゲームはこれ以下。', en: 'Half of the games have no more.' },
    percent: false,
    digits: 0,
  },
  decisionsP5: {
    name: { ja: '選択の回数 少ない5 %', en: 'Decisions, low 5 %' },
    means: { ja: '少ないほうから5 %のゲームはこれ以下。', en: 'One in twenty games has no more.' },
    percent: false,
    digits: 0,
  },
  decisionsP95: {
    name: { ja: '選択の回数 多い5 %', en: 'Decisions, high 5 %' },
    means: { ja: '95 %のゲームはこれ以下。', en: 'Nineteen in twenty games have no more.' },
    percent: false,
    digits: 0,
  },
  endDamage: {
    name: { ja: '決着：ダメージ', en: 'End: damage' },
    means: {
      ja: '敗者の最後のライフが、相手のアクションによるダメージで墓地に置かれた。',
      en: 'The loser’s last card of life went to the grave by damage that an action of the opponent dealt.',
    },
    percent: true,
    digits: 1,
  },
  endCost: {
    name: { ja: '決着：コスト', en: 'End: own costs' },
    means: {
      ja: '敗者が自分のリクエストのコスト（L）として最後のライフを支払った。',
      en: 'The loser paid the last card of life as the cost (L) of their own request.',
    },
    percent: true,
    digits: 1,
  },
  endDrawing: {
    name: { ja: '決着：ドロー', en: 'End: drawing' },
    means: {
      ja: '敗者がドローで最後のライフを引いた。',
      en: 'The loser drew the last card of life.',
    },
    percent: true,
    digits: 1,
  },
  endNextGeneration: {
    name: { ja: '決着：世代交代', en: 'End: Next Generation' },
    means: {
      ja: '敗者の世代交代が最後のライフを墓地か手札に移した。',
      en: 'The loser’s own Next Generation moved the last card of life to the grave or to the hand.',
    },
    percent: true,
    digits: 1,
  },
  endOwnEffect: {
    name: { ja: '決着：自分の効果', en: 'End: other effects' },
    means: {
      ja: '敗者自身のそのほかのアクション（自分へのダメージを含む）が最後のライフを動かした。',
      en: 'Another action of the loser’s own moved the last card of life; damage to oneself counts here.',
    },
    percent: true,
    digits: 1,
  },
  endDrawnGame: {
    name: { ja: '決着：引き分け', en: 'End: a draw' },
    means: {
      ja: '両者のライフが同時に尽き、その版では引き分けになる。',
      en: 'Both lives ran out together, which this edition calls a draw.',
    },
    percent: true,
    digits: 1,
  },
  bothOut: {
    name: { ja: '両者同時にライフ0', en: 'Both lives out' },
    means: {
      ja: '勝敗を調べたとき両者のライフが0だったゲームの割合。7.0版と8.0版ではターンプレイヤーの負け。',
      en: 'The part of games in which both lives were 0 when the winner was looked for. In 7.0 and 8.0 the turn player loses.',
    },
    percent: true,
    digits: 2,
  },
  leadChanges: {
    name: { ja: 'リードの入れ替わり', en: 'Lead changes' },
    means: {
      ja: '1ゲームにリードが相手へ移った回数の平均。最後に勝つことも含む。',
      en: 'How often in a game the lead went over to the other player; to win is to lead at last.',
    },
    percent: false,
    digits: 2,
  },
  comeback: {
    name: { ja: '劣勢からの勝利', en: 'Wins from behind' },
    means: {
      ja: 'ターン数の半分の時点でリードされていたプレイヤーが勝った割合。',
      en: 'How often the player who was behind at half-time won.',
    },
    percent: true,
    digits: 1,
  },
  drama: {
    name: { ja: 'ドラマ', en: 'Drama' },
    means: {
      ja: '最後に勝ったプレイヤーが途中でどれだけ負けていたかの平均（両者の取り分の差）。0なら一度も負けていない。',
      en: 'How far the eventual winner was behind on the way, on average, as a difference of shares. 0: never behind.',
    },
    percent: true,
    digits: 1,
  },
  decisiveTurn: {
    name: { ja: '決着がついたターン', en: 'Decided on turn' },
    means: {
      ja: 'このターンの初めから最後まで、勝者がリードし続けた（平均）。',
      en: 'From the start of this turn on, the winner led to the end, on average.',
    },
    percent: false,
    digits: 2,
  },
  decidedPart: {
    name: { ja: '決着後の長さ', en: 'Game after that' },
    means: {
      ja: 'それから後のターンがゲーム全体に占める割合の平均。大きいほど早く決まっている。',
      en: 'The part of the turns from then on, on average. The larger, the earlier games are decided.',
    },
    percent: true,
    digits: 1,
  },
  choosing: {
    name: { ja: '選べる場面', en: 'Real choices' },
    means: {
      ja: 'プレイヤーが尋ねられた場面のうち、選択肢が2つ以上あった割合。残りはパスしかできないチャンス。',
      en: 'Of all times that a player was asked, those with at least two options. The others are chances in which one can only pass.',
    },
    percent: true,
    digits: 1,
  },
  branching: {
    name: { ja: '選択肢の数', en: 'Options per decision' },
    means: {
      ja: '選べる場面での選択肢の数の平均。',
      en: 'How many options there were where there was a choice, on average.',
    },
    percent: false,
    digits: 2,
  },
  turn1Wins: {
    name: { ja: '1ターン目の勝ち', en: 'First-turn wins' },
    means: {
      ja: '先攻が最初の自分のターンのうちに勝ったゲームの割合。',
      en: 'The part of games that the first player won before the second had a turn.',
    },
    percent: true,
    digits: 2,
  },
  stalled: {
    name: { ja: '終わらないゲーム', en: 'Unfinished games' },
    means: {
      ja: '20,000回選んでも終わらなかったゲームの割合。',
      en: 'The part of games that were not over after 20,000 decisions.',
    },
    percent: true,
    digits: 2,
  },
  quiet: {
    name: { ja: 'ライフが動かない', en: 'Quiet games' },
    means: {
      ja: 'どちらのライフも続けて4ターン変わらなかったことのあるゲームの割合。',
      en: 'The part of games in which no life changed for four turns on end.',
    },
    percent: true,
    digits: 2,
  },
  repeated: {
    name: { ja: '同じ局面の再現', en: 'Repeated positions' },
    means: {
      ja: '1ターンのうちに、何かをリクエストした後で同じ局面に戻ったゲームの割合。無限ループの候補。',
      en: 'The part of games in which, within one turn and with something requested in between, the table was as before: a candidate for a loop.',
    },
    percent: true,
    digits: 2,
  },
};

const GROUP_METRICS = {
  balance: ['firstWins', 'draws'],
  length: [
    'turnsMean',
    'turnsMedian',
    'turnsP5',
    'turnsP95',
    'decisionsMean',
    'decisionsMedian',
    'decisionsP5',
    'decisionsP95',
  ],
  endings: ['endDamage', 'endCost', 'endDrawing', 'endNextGeneration', 'endOwnEffect', 'endDrawnGame', 'bothOut'],
  lead: ['leadChanges', 'comeback', 'drama', 'decisiveTurn', 'decidedPart'],
  choices: ['choosing', 'branching'],
  warnings: ['turn1Wins', 'stalled', 'quiet', 'repeated'],
} as const satisfies Record<string, readonly Metric[]>;

export type MetricGroup = keyof typeof GROUP_METRICS;
/** The metrics as they stand together, in the order of a report. */
export const METRIC_GROUPS: readonly (readonly [MetricGroup, readonly Metric[]])[] = [
  ['balance', GROUP_METRICS.balance],
  ['length', GROUP_METRICS.length],
  ['endings', GROUP_METRICS.endings],
  ['lead', GROUP_METRICS.lead],
  ['choices', GROUP_METRICS.choices],
  ['warnings', GROUP_METRICS.warnings],
];

export const GROUP_WORDS: Readonly<Record<MetricGroup, Text>> = {
  balance: { ja: '先攻と後攻', en: 'First and second player' },
  length: { ja: '長さ', en: 'Length' },
  endings: { ja: '決着のつき方', en: 'How games end' },
  lead: { ja: 'リードと逆転', en: 'Leads and comebacks' },
  choices: { ja: '選択', en: 'Choices' },
  warnings: { ja: '注意すべきもの', en: 'Warning lights' },
};
