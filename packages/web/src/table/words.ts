/** What the table says around the game. The words of the rules come from the engine. */
import type { Text } from '@blackpoker/engine';

/** Buttons, and what the main one leads to. */
export const BUTTON_WORDS = {
  declare: { ja: '{action}を宣言する', en: 'Declare {action}' },
  declareKeep: { ja: '宣言して続ける', en: 'Declare and keep the chance' },
  passThrough: { ja: 'パス（{action}を通す）', en: 'Pass (let {action} resolve)' },
  passOn: { ja: 'パス（相手のチャンスへ）', en: 'Pass (their chance)' },
  pass: { ja: 'パス', en: 'Pass' },
  endTurn: { ja: 'ターンを終える', en: 'End turn' },
  attack: { ja: '攻撃する', en: 'Attack' },
  attackWith: { ja: '{n}体で攻撃（合計{sum}）', en: 'Attack with {n} ({sum})' },
  attackNone: { ja: '攻撃しない', en: 'No attackers' },
  attackAll: { ja: '全員選ぶ', en: 'Choose all' },
  blockOk: { ja: 'この守りで決定', en: 'Confirm blocks' },
  blockOpen: { ja: 'ブロックを決める', en: 'Choose blockers' },
  takeIt: { ja: '受ける（ブロックしない）', en: 'Take it (no block)' },
  clear: { ja: 'すべて外す', en: 'Clear' },
  discard: { ja: '{n}枚捨てる', en: 'Discard {n}' },
  setCard: { ja: '{card}を防壁にする', en: 'Lay {card} as a bulwark' },
  takeCard: { ja: '{card}を手札に加える', en: 'Take {card}' },
  takeCards: { ja: '{n}枚を手札に加える', en: 'Take {n} cards' },
  takeNone: { ja: '加えない', en: 'Take none' },
  takeHand: { ja: '{card}を捨てさせる', en: 'Discard their {card}' },
  graveTop: { ja: '{card}を一番上に置く', en: 'Put {card} on top' },
  rareCard: { ja: '{card}をレアカードにする', en: 'Make {card} the rare card' },
  opening: { ja: 'この{n}枚で始める', en: 'Begin with these {n}' },
  order: { ja: 'この順番にする', en: 'Use this order' },
  newTarget: { ja: '{target}を対象にする', en: 'Target {target}' },
  confirm: { ja: '決定', en: 'Confirm' },
  openPile: { ja: 'カードを選ぶ', en: 'Choose cards' },
  openOrder: { ja: '順番を決める', en: 'Choose the order' },
  waiting: { ja: '相手を待っています', en: 'Waiting for the opponent' },
  skip: { ja: 'スキップ', en: 'Skip' },
  thinking: { ja: '相手が考えています', en: 'The opponent is thinking' },
  paused: { ja: '一時停止中です', en: 'The game is paused' },
  passing: { ja: '自動でパスします', en: 'Passing for you' },
  held: { ja: 'パスを待たせています（3秒）', en: 'Your pass is held for 3 s' },
  unsent: { ja: '接続が戻りしだい送ります', en: 'Sent as soon as you are connected' },
} satisfies Record<string, Text>;

/** Where a pass leads while an action that every turn has is on top of the stage; the words of one's own turn first. */
export const GO_ON_WORDS: Readonly<Partial<Record<string, readonly [own: Text, theirs: Text]>>> = {
  attack: [
    { ja: 'パス（アタッカーを選ぶ）', en: 'Go on: choose your attackers' },
    { ja: 'パス（相手のアタッカー選びへ）', en: 'Go on: they choose attackers' },
  ],
  block: [
    { ja: 'パス（相手のブロックへ）', en: 'Go on: they choose blockers' },
    { ja: 'ブロックを選ぶ', en: 'Go on: choose your blockers' },
  ],
  damageJudgement: [
    { ja: 'パス（ダメージ判定へ）', en: 'Go on to the damage' },
    { ja: 'パス（ダメージ判定へ）', en: 'Go on to the damage' },
  ],
  end: [
    { ja: 'パス（ターン終了へ）', en: 'Go on: your turn ends' },
    { ja: 'パス（相手のターン終了へ）', en: 'Go on: their turn ends' },
  ],
  draw: [
    { ja: 'パス（ドローへ）', en: 'Go on: you draw' },
    { ja: 'パス（相手のドローへ）', en: 'Go on: they draw' },
  ],
};

/** What the person is to do, in one line. */
export const PROMPT_LINES = {
  main: { ja: '手札を選ぶと、使えるアクションが出ます', en: 'Tap cards to see what they can do' },
  mainOrAttack: {
    ja: '手札を選ぶか、攻撃する兵士を選んでください',
    en: 'Tap cards to play them, or soldiers to attack',
  },
  answer: { ja: '相手の「{action}」に対応できます', en: 'Their {action} comes next. You can answer it' },
  ownAttack: {
    ja: '{units}で攻撃（合計{sum}）。ブロックの前にアクションも使えます',
    en: 'You attack with {units}, total size {sum}. You can act before they block',
  },
  damage: {
    ja: '次はダメージ判定です。先にアクションも使えます',
    en: 'The damage comes next. You can act first',
  },
  attacked: {
    ja: '相手が{units}で攻撃（合計{sum}）。ブロックの前にアクションも使えます',
    en: 'They attack with {units}, total size {sum}. You can act before you block',
  },
  discard: { ja: '手札を{n}枚捨ててください', en: 'Choose {n} cards to discard' },
  opening: { ja: '最初の手札に入れるカードを{n}枚選んでください', en: 'Choose {n} cards for your opening hand' },
  emptyStage: { ja: '相手がパスしました', en: 'They passed' },
  ownTop: {
    ja: 'あなたの「{action}」が次に解決します。先にアクションも使えます',
    en: 'Your {action} comes next. You can act first',
  },
  drawn: {
    ja: '{card}を引きました。もう1枚引きますか（ライフ {from}→{to}）',
    en: 'You drew {card}. Draw another card? (life {from}→{to})',
  },
  drawMore: { ja: 'もう1枚引きますか（ライフ {from}→{to}）', en: 'Draw another card? (life {from}→{to})' },
  drawCost: { ja: '引いた枚数だけ、自分のライフが減ります。', en: 'Each card that you draw is one life less.' },
  stateMeaning: {
    ja: '横向きの間は、攻撃もブロックもできません。',
    en: 'Sideways it can neither attack nor block.',
  },
  selected: { ja: '{cards}を選択中', en: '{cards} chosen' },
  attackers: { ja: '攻撃する兵士を選んでください', en: 'Choose your attackers' },
  attackSum: { ja: '{n}体・サイズ合計{sum}', en: 'Attackers: {n}, total size {sum}' },
  lanes: { ja: '守りを置いてください（アタッカー{n}体）', en: 'Choose your blockers (attackers: {n})' },
  picked: { ja: '{n}／{most}枚', en: '{n} of {most}' },
  firstPlace: { ja: '（1番が先）', en: '(1 comes first)' },
} satisfies Record<string, Text>;

/** On a card, as a tab. */
export const MARK_WORDS = {
  drawn: { ja: '引いた', en: 'drawn' },
} satisfies Record<string, Text>;

/** Why the main button does not work yet. */
export const BLOCKED_WORDS = {
  key: { ja: 'キーカードを選んでください', en: 'Choose the key cards' },
  B: { ja: 'ドライブする防壁を選んでください', en: 'Choose the bulwark to turn sideways' },
  D: { ja: '捨てるカードを選んでください', en: 'Choose the card to discard' },
  S: { ja: '墓地に移すキャラクターを選んでください', en: 'Choose the character to send to the grave' },
  attackers: { ja: '兵士を選んでください', en: 'Choose your attackers' },
  target: { ja: '対象を選んでください', en: 'Choose the target' },
  more: { ja: 'あと{n}枚選んでください', en: 'Choose {n} more' },
  choose: { ja: '選んでください', en: 'Choose one' },
  order: { ja: 'すべての順番を決めてください', en: 'Put all of them in order' },
  blocker: { ja: 'ブロッカーを選んでください', en: 'Choose a blocker' },
  mustAct: { ja: 'いまはパスできません。アクションを選んでください', en: 'You cannot pass now: choose an action' },
} satisfies Record<string, Text>;

/** Why something that was pointed at does not work. */
export const WHY_WORDS = {
  action: { ja: '「{action}」：{why}', en: '{action}: {why}' },
  noKey: {
    ja: '{card}は「{action}」のキーカードになりません（必要なのは{keys}）',
    en: '{card} is no key card for {action}, which needs {keys}',
  },
  noCards: { ja: '「{action}」は手札のカードを使いません', en: '{action} uses no card of the hand' },
  later: { ja: 'カードは、コストを払ったあとで選びます', en: 'You choose the card once the cost is paid' },
  noUndoYet: { ja: '戻せる手はまだありません', en: 'There is nothing to take back yet' },
  noUndoShown: {
    ja: '新しいカードが見えたので、これより前には戻せません',
    en: 'A new card was seen since then: it cannot be taken back',
  },
  noUndoOnline: { ja: '「待った」はメニューから相手に頼めます', en: 'Ask for a takeback in the menu' },
  noUndoTwo: { ja: '二人で遊ぶときは戻せません', en: 'In a game for two nothing is taken back' },
} satisfies Record<string, Text>;

/** The plan bar. */
export const PLAN_WORDS = {
  key: { ja: 'キー', en: 'key' },
  target: { ja: '→', en: '→' },
  open: { ja: '未定', en: 'open' },
  choose: { ja: '選ぶ', en: 'Choose' },
  name_key: { ja: 'キーカード', en: 'key cards' },
  name_B: { ja: '横向きにする防壁（コストB）', en: 'bulwark to turn sideways (cost B)' },
  name_D: { ja: '捨てるカード（コストD）', en: 'card to discard (cost D)' },
  name_S: { ja: '墓地に移すキャラクター（コストS）', en: 'character to send to the grave (cost S)' },
  name_target: { ja: '対象', en: 'target' },
  suggested: { ja: '自動', en: 'suggested' },
  result: { ja: '結果', en: 'Result' },
  ahead: { ja: '防壁にする：{card}', en: 'bulwark: {card}' },
  change: { ja: '変える', en: 'Change' },
} satisfies Record<string, Text>;

/** What comes of a plan. */
export const FORECAST_WORDS = {
  ownLife: { ja: 'ライフ {from}→{to}', en: 'life {from}→{to}' },
  theirLife: { ja: '相手のライフ {from}→{to}', en: 'their life {from}→{to}' },
  theirLoss: { ja: '相手のライフ −{n}', en: 'their life −{n}' },
  entering: { ja: '{cards}が場に出る', en: '{cards} enters' },
  uncertain: { ja: '見えないカード次第で変わる', en: 'depends on hidden cards' },
  falling: { ja: '{unit}が墓地へ', en: '{unit} falls' },
  falls: { ja: '墓地へ', en: 'it falls' },
  leaving: { ja: '{unit}が場を離れる', en: '{unit} leaves the field' },
  leaves: { ja: '場を離れる', en: 'it leaves the field' },
  size: { ja: '{unit}：サイズ{from}→{to}', en: '{unit}: size {from}→{to}' },
  guards: { ja: '次の相手ターンの守り {from}→{to}', en: 'your blockers next turn {from}→{to}' },
  triggers: { ja: '誘発：{actions}', en: 'then {actions}' },
  negates: { ja: '「{action}」を無効にする', en: 'negates {action}' },
  fizzles: { ja: '効果なし', en: 'no effect' },
  loses: { ja: 'ライフが0になり負けます', en: 'your life becomes 0 and you lose' },
  wins: { ja: '勝ち', en: 'you win' },
} satisfies Record<string, Text>;

export const CHIP_WORDS = {
  immediate: { ja: '即時', en: 'immediate' },
  more: { ja: 'あと{n}枚：{cards}', en: '{n} more: {cards}' },
  cost: { ja: 'コスト：{cost}', en: 'Cost: {cost}' },
  free: { ja: 'コストなし', en: 'no cost' },
  ahead: { ja: '{card}を防壁に', en: '{card} as a bulwark' },
  noAttackers: { ja: '攻撃できる兵士なし・何も起きません', en: 'no attackers: nothing would happen' },
  noCards: { ja: '手札なし・ライフが減るだけです', en: 'no card in hand: you would only lose a life' },
  beyond: { ja: 'ほか（{n}）', en: 'More ({n})' },
  group: { ja: '使えるアクション', en: 'Actions' },
  candidates: { ja: '選べるもの', en: 'Candidates' },
} satisfies Record<string, Text>;

export const LANE_WORDS = {
  none: { ja: 'ブロックなし', en: 'No blocker' },
  damage: { ja: 'ライフ −{n}（{from}→{to}）', en: 'Life −{n} ({from}→{to})' },
  versus: { ja: '{a} 対 {b}', en: '{a} against {b}' },
  sum: { ja: '{terms}＝{sum}', en: '{terms} = {sum}' },
  wall: { ja: '防壁 {card}', en: 'Bulwark {card}' },
  attackerFalls: { ja: 'アタッカーを倒す', en: 'The attacker falls' },
  allFall: { ja: '相打ち', en: 'Both fall' },
  blockersFall: { ja: '{units}が墓地へ・ライフは減らない', en: 'No damage. Falls: {units}' },
  holds: { ja: '止める', en: 'It is stopped' },
  place: { ja: '{kind}{n}', en: '{kind} {n}' },
  total: { ja: 'ライフ {from}→{to}', en: 'Life {from}→{to}' },
} satisfies Record<string, Text>;

/** Around the table: bar, menu, sheets. */
export const TABLE_WORDS = {
  title: { ja: '対戦', en: 'Table' },
  over: { ja: 'ゲームは終わりました', en: 'The game is over' },
  actions: { ja: 'アクション', en: 'Actions' },
  undo: { ja: '戻す', en: 'Back' },
  undoGame: { ja: '一手戻す', en: 'Take back' },
  hint: { ja: 'ヒント', en: 'Hint' },
  log: { ja: 'ログ', en: 'Log' },
  mute: { ja: '音を消す', en: 'Mute' },
  unmute: { ja: '音を出す', en: 'Unmute' },
  earlier: { ja: '前のターンも見る', en: 'Show earlier turns' },
  menu: { ja: 'メニュー', en: 'Menu' },
  help: { ja: '操作の説明', en: 'How to play here' },
  settings: { ja: '設定', en: 'Settings' },
  resign: { ja: '投了', en: 'Resign' },
  resignAsk: { ja: '投了します。この対戦は負けになります。', en: 'You give up, and lose this game.' },
  rules: { ja: 'ルールブック', en: 'Rules' },
  home: { ja: 'ホームへ', en: 'Home' },
  textMode: { ja: 'リスト表示', en: 'Text mode' },
  offerAll: { ja: 'すべてのアクションを出す', en: 'Offer all actions: I know this format' },
  coachOn: { ja: 'コーチ：オフ（オンにする）', en: 'Coach: off (switch on)' },
  coachOff: { ja: 'コーチ：オン（オフにする）', en: 'Coach: on (switch off)' },
  boardMode: { ja: '盤面表示', en: 'Board' },
  close: { ja: '閉じる', en: 'Close' },
  goOn: { ja: '続ける', en: 'Go on' },
  dangerTitle: { ja: '負けになります', en: 'You would lose' },
  selfKill: { ja: 'ライフが0になり負けます。続けますか', en: 'Your life becomes 0 and you lose. Continue?' },
  blockKill: {
    ja: 'このままだとライフが0になります。この守りにしますか',
    en: 'As it stands your life becomes 0. Block like this?',
  },
  loading: { ja: '準備しています', en: 'Getting ready' },
  noGame: { ja: '対戦を始められません', en: 'The game cannot begin' },
  newGame: { ja: '新しく始める', en: 'Start a new game' },
  theOther: { ja: '相手', en: 'Opponent' },
  player: { ja: 'プレイヤー{n}', en: 'Player {n}' },
  dropped: {
    ja: '決めておいた攻撃は、状況が変わったので取り消しました',
    en: 'Your planned attack was dropped: the table has changed',
  },
  search: { ja: '名前で探す', en: 'Find by name' },
  available: { ja: 'いま使える', en: 'Available now' },
  nothingFound: { ja: '見つかりません', en: 'Nothing found' },
  filterAll: { ja: 'すべて', en: 'All' },
  filterOwn: { ja: '自分', en: 'You' },
  filterTheirs: { ja: '相手', en: 'Opponent' },
  filterDamage: { ja: 'ダメージ', en: 'Damage' },
  filters: { ja: '表示する行', en: 'Lines to show' },
  turn: { ja: '{n}ターン目・{who}', en: 'Turn {n}, {who}' },
  setUp: { ja: 'ゲームの準備', en: 'Before the first turn' },
  mode: { ja: 'パスのしかた', en: 'How to pass' },
  modeLegend: { ja: 'いつ止まって聞くか', en: 'When you are asked' },
  modeSmart: { ja: 'おまかせ', en: 'Smart' },
  modeAsk: { ja: '毎回確認', en: 'Full control' },
  modeYield: { ja: 'まとめてパス', en: 'Yield' },
  youDecide: { ja: 'あなたが決める番です。{what}', en: 'You are to decide. {what}' },
  command: { ja: 'コマンド', en: 'Command' },
  commandHint: { ja: 'help で一覧', en: 'help lists the commands' },
  send: { ja: '実行', en: 'Run' },
} satisfies Record<string, Text>;

export const ZONE_WORDS = {
  grave: { ja: 'あなたの墓地', en: 'Your grave' },
  graveOrder: { ja: '並べ方', en: 'Order' },
  byPack: { ja: 'スート順', en: 'By suit' },
  byTime: { ja: '新しい順', en: 'Newest first' },
  theirGrave: { ja: '相手の墓地（一番上と、見たカード）', en: 'Their grave: its top, and what you saw' },
  pack: { ja: 'パック', en: 'Pack' },
  rare: { ja: 'レアカード', en: 'Rare card' },
  hidden: { ja: '中身は見えません', en: 'Its cards are hidden' },
  manyLife: {
    ja: '「10+」は10枚以上という意味です。相手のライフは、9枚以下になるまで枚数が分かりません。',
    en: '“10+” means ten cards or more. You see the number once nine or fewer are left.',
  },
  life: { ja: 'ライフ', en: 'Life' },
  knownLife: { ja: '知っているカード', en: 'Cards that you know' },
  fog: { ja: 'フォグ', en: 'Fog' },
  seenHand: { ja: '見た相手の手札', en: 'Seen in their hand' },
  nothing: { ja: 'ありません', en: 'None' },
  uses: { ja: 'このカードでできること', en: 'What this card is for' },
  whyNotAttack: { ja: '攻撃：{why}', en: 'Attack: {why}' },
  ruleText: { ja: 'ルール', en: 'Rules' },
} satisfies Record<string, Text>;

export const HINT_WORDS = {
  thinking: { ja: '考えています', en: 'Thinking' },
  moves: { ja: 'おすすめの手', en: 'The best moves' },
  chance: { ja: '勝率 {p}%（±{error}）', en: 'Win chance {p} % (±{error})' },
  prepare: { ja: 'この手を選ぶ', en: 'Do it' },
  plainChance: { ja: '勝率{p}%', en: 'win chance {p} %' },
  numbers: { ja: '数字', en: 'Numbers' },
  close: { ja: '閉じる', en: 'Close' },
  failed: { ja: 'いまはヒントを出せません', en: 'There is no hint now' },
  worlds: {
    ja: '見えないカードを{n}通り想定した見積もりです。あとの検討でも同じ数字になります。',
    en: 'An estimate from {n} ways the hidden cards may lie. A review of the game gives the same figures.',
  },
  cutShort: {
    ja: '見えないカードを{n}通り想定した見積もりです。時間切れで考え終えていないので、あとの検討では数字が変わることがあります。',
    en: 'An estimate from {n} ways the hidden cards may lie, cut short for time: a review may come to other figures.',
  },
} satisfies Record<string, Text>;

/** What the table itself says of the end; the sheet has its own words (result/words.ts). */
export const END_WORDS = {
  title: { ja: '結果を見る', en: 'See the result' },
  score: {
    ja: '{far} {a} – {b} {near}（{wins}勝で決まり）',
    en: '{far} {a} – {b} {near} ({wins} wins take the series)',
  },
} satisfies Record<string, Text>;

export const HANDOVER_WORDS = {
  title: { ja: '{name}に渡してください', en: 'Hand the device to {name}' },
  text: { ja: 'いま画面には誰の手札も出ていません。', en: 'Nobody’s hand is on the screen now.' },
  take: { ja: '{name}です。見る', en: 'I am {name}: show me' },
  kept: { ja: '対戦は残ります。ホームから続けられます。', en: 'The game is kept: go on with it from the home page.' },
  news: { ja: '起きたこと', en: 'What has happened' },
} satisfies Record<string, Text>;

export const PASSING_NOTES = {
  smart: {
    ja: '意味のあるアクションがあるときだけ止まり、あとは代わりにパスします',
    en: 'Stops where you have an action that matters, and passes for you elsewhere',
  },
  ask: { ja: 'チャンスのたびに止まります', en: 'Stops at every chance' },
  yieldUntilStageEmpty: { ja: 'いまステージにあるものを通します', en: 'Lets what is on the stage resolve' },
  yieldUntilMyTurn: { ja: '相手のターンを見送ります', en: 'Sits their turn out' },
} satisfies Record<string, Text>;

export const HELP_WORDS = {
  taps: { ja: '遊び方', en: 'How it works' },
  step1: {
    ja: '手札をタップすると、そのカードでできるアクションが並びます。',
    en: 'Tap cards of your hand: the actions that they are for appear.',
  },
  step2: {
    ja: 'アクションを選ぶと、コストは自動で入ります。枠の中をタップすると変えられます。',
    en: 'Choose one: the cost is filled in, and a tap on a framed part changes it.',
  },
  step3: {
    ja: '対象は光っているカードから選びます。宣言するまでは何度でも戻せます。',
    en: 'Choose the target among what is lit. Until you declare, everything can be taken back.',
  },
  step4: { ja: '攻撃は、自分の兵士をタップして選びます。', en: 'To attack, tap your soldiers.' },
  life: {
    ja: '相手のライフの「10+」は10枚以上という意味です。9枚以下になると枚数が出ます。',
    en: 'Their life shows “10+” while it is ten cards or more; from nine on you see how many.',
  },
  step5: { ja: '長押しすると、カードの説明が出ます。', en: 'A long press tells what a card is.' },
  keys: { ja: 'キー', en: 'Keys' },
  changeKeys: { ja: 'キーを変える', en: 'Change the keys' },
  learn: { ja: 'レッスンで覚える', en: 'Learn by playing' },
  keysOff: { ja: 'キー操作は設定で切ってあります。', en: 'Keys are switched off in the settings.' },
  commands: { ja: 'コマンド', en: 'Commands' },
} satisfies Record<string, Text>;

export const TEXT_WORDS = {
  byNumber: { ja: '番号で選ぶ（choose 番号）', en: 'Choose by number (choose N)' },
  own: { ja: 'あなたの場', en: 'Your field' },
  theirs: { ja: '相手の場', en: 'Their field' },
  counts: { ja: 'ライフ{life}、手札{hand}枚', en: 'Life {life}, hand {hand}' },
  nothing: { ja: 'なし', en: 'None' },
  chosen: { ja: '（選択中）', en: ' (chosen)' },
} satisfies Record<string, Text>;
