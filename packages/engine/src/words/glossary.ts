/** The words of the game, explained to players. The terms are those of GLOSSARY.md. */
import type { CostLetter, Text } from '../script/ruleset.ts';
import type { Words } from './lang.ts';
import type { TimingWord } from './terms.ts';

export interface GlossaryEntry {
  readonly id: string;
  readonly term: Text;
  readonly meaning: Text;
}

export const COST_LETTERS = ['B', 'L', 'D', 'S'] as const satisfies readonly CostLetter[];

const COST_MEANINGS: Words<CostLetter> = {
  B: { ja: '自分のチャージ状態の防壁を1枚ドライブする', en: 'turn an upright bulwark of yours sideways' },
  L: { ja: '1点のダメージを受ける', en: 'take 1 damage' },
  D: { ja: '手札を1枚捨てる', en: 'discard a card' },
  S: { ja: '自分のキャラクター1体を墓地に移す', en: 'send one of your characters to the grave' },
};
const TIMING_MEANINGS: Words<TimingWord> = {
  direct: { ja: 'プレイヤーが自分で起こす', en: 'a player raises it' },
  triggered: { ja: '条件がそろうと自動で起きる', en: 'it happens by itself when its condition is met' },
  immediate: { ja: 'その場で解決し、対応できない', en: 'it resolves at once and nobody can answer' },
  normal: { ja: 'ステージに置かれ、両者がパスすると解決する', en: 'it waits on the stage until both have passed' },
  main: { ja: '自分のターンで、ステージが空のとき', en: 'on your turn, while the stage is empty' },
  quick: { ja: 'チャンスを持っていればいつでも', en: 'whenever you hold the chance' },
};
/** The signs of the printed lists. */
export const SIGN_WORDS = {
  '@': { ja: '起こし方-スピード-タイミング', en: 'trigger-speed-timing' },
  $: { ja: 'コスト', en: 'cost' },
  '★': { ja: 'キーカード', en: 'key cards' },
  '–': { ja: '♡A–10 は、♡の A から 10 のどれか1枚', en: '♡A–10 is one card of ♡ from A to 10' },
  '+': { ja: '♠A–K + ♣A–K は、それぞれ1枚ずつ', en: '♠A–K + ♣A–K is one card of each' },
} satisfies Words;

export const costWords = (letter: CostLetter): Text => COST_MEANINGS[letter];
export const timingWords = (word: TimingWord): Text => TIMING_MEANINGS[word];

const entry = (id: string, term: Text, ja: string, en: string): GlossaryEntry => ({ id, term, meaning: { ja, en } });

/** In an order in which they can be read. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  entry(
    'action',
    { ja: 'アクション', en: 'action' },
    'プレイヤーが行うこと、または自動で起きること。すべてアクションリストに載っている。',
    'Anything a player does or that happens by itself. The ActionList has them all.',
  ),
  entry(
    'format',
    { ja: 'フォーマット', en: 'format' },
    '使えるアクションの範囲。ライト、スタンダード、プロ、マスターの順に増える。',
    'Which actions are played: Lite, Standard, Pro, Master, each with those before it.',
  ),
  entry(
    'frame',
    { ja: 'フレーム', en: 'frame' },
    'どんなデッキを使い、どのように始めるか。',
    'Which decks are played and how a game starts.',
  ),
  entry(
    'regulation',
    { ja: 'レギュレーション', en: 'regulation' },
    '版・フォーマット・フレームの組み合わせ。',
    'An edition, a format and a frame together.',
  ),
  entry(
    'deck',
    { ja: 'デッキ', en: 'deck' },
    'プレイヤーが用意するカード。ゲームではライフになる。',
    'The cards that a player brings; in the game they become the life.',
  ),
  entry(
    'life',
    { ja: 'ライフ', en: 'life' },
    '裏向きの山札。引くカードであり、体力でもある。0枚になると負け。',
    'A player’s face-down pile: the cards to draw and the hit points in one. At 0 cards its player has lost.',
  ),
  entry('hand', { ja: '手札', en: 'hand' }, '自分だけが見られるカード。', 'The cards that only their owner sees.'),
  entry(
    'grave',
    { ja: '墓地', en: 'grave' },
    '使い終わったカードの山。相手に見えるのは一番上だけ。',
    'The pile of used cards. The opponent sees only the top one.',
  ),
  entry('field', { ja: '場', en: 'field' }, 'キャラクターが並ぶところ。', 'Where the characters stand.'),
  entry(
    'fog',
    { ja: 'フォグ', en: 'fog' },
    '続いている効果のしるしとして、キーカードを置くところ（8.0）。',
    'Where key cards lie as signs of effects that last (8.0).',
  ),
  entry(
    'stage',
    { ja: 'ステージ', en: 'stage' },
    '通常のアクションが解決を待つところ。後から置いたものから解決する。',
    'Where requests of normal speed wait. The last one in is the first to resolve.',
  ),
  entry(
    'pack',
    { ja: 'パック', en: 'pack' },
    'デッキの外にある、開けるまで中身がわからないカード。',
    'Cards beside the deck, unknown until it is opened.',
  ),
  entry(
    'rareCard',
    { ja: 'レアカード', en: 'rare card' },
    'ゲームの前に裏向きで取り分けておく1枚。',
    'A card that is set aside before the game, face down.',
  ),
  entry(
    'preset',
    { ja: 'プリセット', en: 'preset' },
    '最初のターンの前から場に出ているキャラクター。',
    'Characters that stand on the field before turn 1.',
  ),
  entry(
    'turnPlayer',
    { ja: 'ターンプレイヤー', en: 'turn player' },
    'いまターンを持っているプレイヤー。',
    'The player who has the turn.',
  ),
  entry(
    'chance',
    { ja: 'チャンス', en: 'chance' },
    'アクションを起こすかパスする権利。1人だけが持つ。',
    'The right to raise an action or to pass. One player holds it.',
  ),
  entry(
    'request',
    { ja: 'リクエスト', en: 'request' },
    '起こしたアクションと、そのキーカードと対象。',
    'An action that somebody has raised, with its key cards and its target.',
  ),
  entry('raise', { ja: '起こす', en: 'raise' }, 'アクションをリクエストすること。', 'To make a request of an action.'),
  entry(
    'pass',
    { ja: 'パス', en: 'pass' },
    'チャンスを手放すこと。両者が続けてパスすると、ステージの一番上が解決する。',
    'To let the chance go. When both have passed, the top of the stage resolves.',
  ),
  entry(
    'resolve',
    { ja: '解決', en: 'resolve' },
    'アクションの効果を行い、キーカードを片付けること。',
    'To carry out what a request says, and to put its key cards away.',
  ),
  entry(
    'negate',
    { ja: '無効にする', en: 'negate' },
    '効果を行わずにステージから取り除くこと。キーカードは墓地に移る。',
    'To take a request off the stage without effect. Its key cards go to the grave.',
  ),
  entry(
    'trigger',
    { ja: '誘発', en: 'trigger' },
    '条件がそろって自動で起きること。誘発チェックで処理する。',
    'To happen by itself when a condition is met. It is handled at the trigger check.',
  ),
  entry(
    'speed',
    { ja: 'スピード', en: 'speed' },
    '即時ならその場で解決し、通常ならステージに置かれる。',
    'Immediate: it resolves at once. Normal: it goes on the stage.',
  ),
  entry(
    'timing',
    { ja: 'タイミング', en: 'timing' },
    'メインは自分のターンでステージが空のとき、クイックはチャンスを持っていればいつでも。',
    'Main: on your turn, with an empty stage. Quick: whenever you hold the chance.',
  ),
  entry(
    'cost',
    { ja: 'コスト', en: 'cost' },
    'アクションを起こすために払うもの。B・L・D・Sの文字で表す。',
    'What is paid to raise an action, in the letters B, L, D and S.',
  ),
  entry(
    'keyCard',
    { ja: 'キーカード', en: 'key card' },
    'アクションを起こすために手札から出すカード。コストとは別に必要。',
    'A card from the hand that an action needs beside its cost.',
  ),
  entry(
    'target',
    { ja: '対象', en: 'target' },
    'アクションが指すキャラクター、アクション、プレイヤー。起こすときに選ぶ。',
    'What a request points at: a character, an action or a player. It is chosen when the action is raised.',
  ),
  entry(
    'damage',
    { ja: 'ダメージ', en: 'damage' },
    'その数だけ、ライフの上からカードを墓地に移す。',
    'That many cards go from the top of the life to the grave.',
  ),
  entry(
    'character',
    { ja: 'キャラクター', en: 'character' },
    '場に出ているカード。兵士と防壁がある。',
    'What stands on the field: soldiers and bulwarks.',
  ),
  entry(
    'soldier',
    { ja: '兵士', en: 'soldier' },
    '表向きのキャラクター。一般兵、英雄、エース、魔術士、装備兵のすべて。',
    'A face-up character of any kind: common soldier, hero, ace, magician, equipped soldier.',
  ),
  entry(
    'bulwark',
    { ja: '防壁', en: 'bulwark' },
    '場の裏向きのカード。ライフの側から詰めて置き、順番は変えない。',
    'A face-down card on the field. Bulwarks are laid next to each other from the life outwards and keep their order.',
  ),
  entry(
    'charge',
    { ja: 'チャージ', en: 'charge' },
    '縦向きにすること、縦向きの状態。攻撃やブロックができる。',
    'To set upright; upright and ready to attack or block.',
  ),
  entry(
    'drive',
    { ja: 'ドライブ', en: 'drive' },
    '横向きにすること、横向きの状態。攻撃もブロックもできない。',
    'To turn sideways; sideways and used: it can neither attack nor block.',
  ),
  entry(
    'size',
    { ja: 'サイズ', en: 'size' },
    '兵士の数字。このターンの効果を含む。Aは1、J・Q・Kは11・12・13、Jokerは0。',
    'A soldier’s number with everything that changes it this turn. A is 1, J Q K are 11 12 13, a Joker is 0.',
  ),
  entry(
    'attacker',
    { ja: 'アタッカー', en: 'attacker' },
    'アタックで選ばれ、攻撃しているキャラクター。',
    'A character that was chosen to attack.',
  ),
  entry(
    'blocker',
    { ja: 'ブロッカー', en: 'blocker' },
    'アタッカーをブロックしているキャラクター。',
    'A character that blocks an attacker.',
  ),
  entry(
    'haste',
    { ja: '速攻', en: 'haste' },
    '出たターンでもアタッカーになれる。',
    'It may attack in the turn it entered.',
  ),
];
