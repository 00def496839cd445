/** How a game runs, step by step, with the numbers of the printed diagrams (rulebook b.3 to b.7, c.1). */
import type { Edition, Ruleset, Text } from '../script/ruleset.ts';
import { switchWords } from './switches.ts';

export interface FlowStep {
  /** As printed, such as [6]; empty where the print has none. */
  readonly number: string;
  readonly text: Text;
}

export interface FlowChapter {
  readonly id: 'setUp' | 'core' | 'request' | 'triggers' | 'resolve' | 'win';
  readonly title: Text;
  readonly steps: readonly FlowStep[];
}

/** Actions that follow each other by themselves: a turn ends, a combat is fought. */
export const CORE_FLOW_CHAINS = [
  ['end', 'charge', 'draw'],
  ['attack', 'block', 'damageJudgement'],
] as const;

const TITLES: Readonly<Record<FlowChapter['id'], Text>> = {
  setUp: { ja: 'ゲームの始め方', en: 'How a game begins' },
  core: { ja: '進行の流れ', en: 'The core flow' },
  request: { ja: 'アクションの起こし方', en: 'How an action is raised' },
  triggers: { ja: '誘発チェック', en: 'The trigger check' },
  resolve: { ja: '解決の手順', en: 'How a request resolves' },
  win: { ja: '勝敗', en: 'Winning and losing' },
};

const step = (number: string, ja: string, en: string): FlowStep => ({ number, text: { ja, en } });

const SET_UP: readonly FlowStep[] = [
  step('1', 'デッキを切る。', 'Shuffle the deck.'),
  step('2', '7枚引いて手札にする。', 'Draw 7 cards as the hand.'),
  step('3', '残りがライフになる。', 'The rest becomes the life.'),
  step(
    '4',
    'お互いにライフの一番上を表にし、数字が大きい方が先攻。同じなら、もう1枚ずつ表にする。',
    'Both turn over the top card of their life; the higher number goes first. A tie turns over another.',
  ),
  step('5', '表にしたカードはすべて墓地に移す。', 'All the cards turned over go to the grave.'),
  step('6', '先攻は1枚引く。', 'Who goes first draws 1 card.'),
  step(
    '7',
    '先攻がターンとチャンスを持って始まる。',
    'Who goes first has the turn and the chance, and the game begins.',
  ),
];

const PREPARE = step('[1]', 'ゲームの準備をする。', 'Set the game up.');
const GIVE_CHANCE = step(
  '[2]',
  'ターンプレイヤーがチャンスを持つ。パスの記録を消す。',
  'The turn player has the chance, and no pass counts any more.',
);
const RAISE = step('[5]', 'アクションを起こす。', 'The action is raised.');
const CLEAR_PASSES = step('[4]', 'パスの記録を消す。', 'No earlier pass counts any more.');

/** 7.0 and 8.0 are alike up to the passes. */
const FROM_CHANCE_TO_STAGE: readonly FlowStep[] = [
  PREPARE,
  GIVE_CHANCE,
  step(
    '[3]',
    'チャンスを持つプレイヤーは、アクションを起こす（[4]へ）か、パスする（[11]へ）。',
    'Whoever holds the chance raises an action (go to [4]) or passes (go to [11]).',
  ),
  CLEAR_PASSES,
  RAISE,
  step('[6]', '誘発チェックを行う。', 'Trigger check.'),
  step('[7]', 'スピードが即時なら[8]へ、通常なら[10]へ。', 'Immediate speed: go to [8]. Normal speed: go to [10].'),
  step('[8]', 'すぐに解決する。', 'It resolves at once.'),
  step('[9]', '勝敗を確かめ、[6]の後に[3]へ。', 'Win check; then [6] and back to [3].'),
  step(
    '[10]',
    'ステージの一番上に置き、[6]の後に[3]へ。チャンスは移らない。',
    'It goes on top of the stage; then [6] and back to [3]. The chance stays where it is.',
  ),
  step('[11]', 'パスを記録する。', 'The pass counts.'),
];

const CORE: Readonly<Record<'6.1' | '7.0' | '8.0', readonly FlowStep[]>> = {
  '6.1': [
    PREPARE,
    GIVE_CHANCE,
    step('[3]', 'ステージが空なら[4]へ、空でなければ[11]へ。', 'Empty stage: go to [4]. Otherwise: go to [11].'),
    CLEAR_PASSES,
    step(
      '[5]',
      'チャンスを持つプレイヤーがアクションを起こす。ステージが空ならパスはできない。',
      'Whoever holds the chance raises an action. With an empty stage there is no passing.',
    ),
    step('[6]', 'スピードが即時なら[7]へ、通常なら[9]へ。', 'Immediate speed: go to [7]. Normal speed: go to [9].'),
    step('[7]', '解決する。', 'It resolves.'),
    step('[8]', '勝敗を確かめ、[10]へ。', 'Win check; go to [10].'),
    step('[9]', 'ステージの一番上に置く。', 'It goes on top of the stage.'),
    step(
      '[10]',
      '誘発チェックを行い、[3]へ。ステージから解決した後なら、先に[2]を行う。',
      'Trigger check, then back to [3]; after a request of the stage has resolved, [2] comes first.',
    ),
    step(
      '[11]',
      'アクションを起こすなら[4]へ、パスするなら[12]へ。',
      'To raise an action go to [4], to pass go to [12].',
    ),
    step('[12]', 'パスを記録する。', 'The pass counts.'),
    step('[13]', '両者がパスしたら[14]へ、まだなら[15]へ。', 'Both have passed: go to [14]. Otherwise: go to [15].'),
    step('[14]', 'ステージの一番上を取り、[7]へ。', 'Take the top of the stage; go to [7].'),
    step('[15]', 'チャンスを相手に渡し、[3]へ。', 'The chance goes to the other player; back to [3].'),
  ],
  '7.0': [
    ...FROM_CHANCE_TO_STAGE,
    step('[12]', '両者がパスしたら[13]へ、まだなら[15]へ。', 'Both have passed: go to [13]. Otherwise: go to [15].'),
    step(
      '[13]',
      'ステージにリクエストがあれば[14]へ。なければ[2]へ。',
      'A request is on the stage: go to [14]. Otherwise: back to [2].',
    ),
    step(
      '[14]',
      '一番上のリクエストを解決し、[9]と[6]の後に[2]へ。',
      'The top request resolves; then [9], [6] and back to [2].',
    ),
    step('[15]', 'チャンスを相手に渡し、[3]へ。', 'The chance goes to the other player; back to [3].'),
  ],
  '8.0': [
    ...FROM_CHANCE_TO_STAGE,
    step('[12]', '両者がパスしたら[13]へ、まだなら[16]へ。', 'Both have passed: go to [13]. Otherwise: go to [16].'),
    step('[13]', 'チャンスはどちらのものでもなくなる。', 'Nobody holds the chance.'),
    step(
      '[14]',
      'ステージにリクエストがあれば[15]へ。なければ[2]へ。',
      'A request is on the stage: go to [15]. Otherwise: back to [2].',
    ),
    step(
      '[15]',
      '一番上のリクエストをステージに置いたまま解決し、取り除く。[9]と[6]の後に[2]へ。',
      'The top request resolves while it is still on the stage, then leaves it; then [9], [6] and back to [2].',
    ),
    step('[16]', 'チャンスを相手に渡し、[3]へ。', 'The chance goes to the other player; back to [3].'),
  ],
};
const ONE_EMPTY_ROUND = step(
  '',
  'ステージが空のまま両者がパスした後は、誰かがアクションを起こすまで、ターンプレイヤーはもうパスできない。',
  'Once both have passed on an empty stage, the turn player may not pass again until somebody has raised an action.',
);

const REQUEST: readonly FlowStep[] = [
  step('1', '起こすアクションを宣言する。', 'Say which action.'),
  step('2', 'コストを払う。', 'Pay its cost.'),
  step('3', 'キーカードを手札から出す。', 'Put its key cards out of the hand.'),
  step(
    '4',
    '対象を選ぶ。正しい対象がなければ起こせない。自分自身は対象にできない。',
    'Choose its target. Without a legal target it cannot be raised, and it cannot target itself.',
  ),
];
const LATER = step(
  '',
  '対象でない選択（アタッカー、ブロッカー、墓地から選ぶカードなど）は、解決するときに行う。',
  'Whatever is not a target (attackers, blockers, a card of the grave …) is chosen when it resolves.',
);

const TRIGGERS: readonly FlowStep[] = [
  step(
    '1',
    '誘発した即時のアクションを1つずつ解決する。ターンプレイヤーのものが先で、自分のものは好きな順番。',
    'Triggered immediate actions resolve one by one: those of the turn player first, each player’s in the order they like.',
  ),
  step(
    '2',
    '誘発した通常のアクションを、同じ順番でステージに置く。',
    'Triggered normal actions go on the stage, in the same order.',
  ),
  step('3', '新たに誘発したものがあれば、なくなるまで繰り返す。', 'This is repeated until nothing more has triggered.'),
];

const RESOLVE: readonly FlowStep[] = [
  step(
    '1',
    '対象を確かめる。なくなったか条件に合わなくなっていれば、何も起きない。',
    'Check the target: if it is gone or no longer legal, nothing happens.',
  ),
  step(
    '2',
    '効果を、できるところまで行う。できない部分は飛ばす。',
    'Carry the effect out as far as possible; skip what is impossible.',
  ),
  step('3', 'ステージから取り除く。', 'It leaves the stage.'),
  step(
    '4',
    '効果で置き場所が決まらなかったキーカードを墓地に移す。',
    'Its key cards go to the grave, unless the effect has put them elsewhere.',
  ),
  step('5', '勝敗を確かめ、誘発チェックを行う。', 'Win check, then trigger check.'),
];

const LIFE_GONE = step(
  '',
  'アクションが解決した後、ライフが0枚のプレイヤーは負け。コストを払った直後や効果の途中では確かめない。',
  'After an action has resolved, a player with no life left loses. Nobody checks after a cost was paid, or in the middle of an effect.',
);

const family = (edition: Edition): keyof typeof CORE => (edition === '7.0p' ? '7.0' : edition);

/** The chapters of an edition, in the order in which one would explain them. */
export function flowChapters({ edition, switches }: Ruleset): FlowChapter[] {
  const note = (name: keyof typeof switches): FlowStep => ({ number: '', text: switchWords(switches, name) });
  const chapter = (id: FlowChapter['id'], ...steps: readonly FlowStep[]): FlowChapter => ({
    id,
    title: TITLES[id],
    steps,
  });
  return [
    chapter('setUp', ...SET_UP),
    chapter('core', ...CORE[family(edition)], ...(switches.passOnEmptyStage ? [ONE_EMPTY_ROUND] : [])),
    chapter('request', ...REQUEST, LATER),
    chapter('triggers', ...TRIGGERS, note('triggerCheckAfterRaise'), note('triggersByTiming')),
    chapter('resolve', ...RESOLVE),
    chapter('win', LIFE_GONE, note('tie')),
  ];
}
