/** The frames: decks and set-up (rulebook c.2 to c.4). */
import { FULL_DECK } from '../../deck.ts';
import { chooseDeck, chooseOpening, chooseRare, leaveOutAtRandom, packFromTop } from '../../flow/setUp.ts';
import type { FrameEntry } from '../../script/printed.ts';
import { FORMATS } from '../../script/ruleset.ts';
import { PACK } from '../../state/cards.ts';
import { FRAME_NAMES } from './names.ts';

const SEVENTH = ['7.0p', '7.0'] as const;
const FROM_STANDARD = ['standard', 'pro', 'master'] as const;
const FROM_PRO = ['pro', 'master'] as const;
const ONE_GAME = { decks: 1, wins: 1 } as const;
const BEST_OF_THREE = { decks: 2, wins: 2 } as const;
const PACK_SIZE = 14;
const RARE_ACTIONS = ['openPack', 'rareDraw', 'rareSummon', 'trapCounter'];

/** ♠A2345 ♡A 8 9 10 J ♢A 3 7 10 Q ♣A 5 6 10 K. */
const ENTRY = [
  [1, 2, 3, 4, 5],
  [1, 8, 9, 10, 11],
  [1, 3, 7, 10, 12],
  [1, 5, 6, 10, 13],
].flatMap((numbers, suit) => numbers.map((number) => 13 * suit + number - 1));
const FIRST_JOKER = 52;

export const FRAME_ENTRIES: readonly FrameEntry[] = [
  {
    id: 'full',
    name: FRAME_NAMES.full,
    offers: [
      { editions: SEVENTH, formats: FORMATS },
      { editions: ['8.0'], formats: FORMATS, free: true },
    ],
    deck: { kind: 'fixed', max: PACK, faces: FULL_DECK },
    series: ONE_GAME,
    setUp: { hand: 7 },
    text: { ja: '54枚すべてを使う。', en: 'All 54 cards.' },
  },
  {
    id: 'regular',
    name: FRAME_NAMES.regular,
    offers: [
      { editions: ['6.1', ...SEVENTH], formats: FORMATS },
      { editions: ['8.0'], formats: FORMATS, free: true },
    ],
    deck: { kind: 'built', max: PACK },
    series: ONE_GAME,
    setUp: { hand: 7 },
    text: { ja: '54枚から好きなだけ抜いてデッキにする。', en: 'Leave out any number of the 54 cards.' },
  },
  {
    id: 'entry',
    name: FRAME_NAMES.entry,
    offers: [{ editions: SEVENTH, formats: FORMATS }],
    deck: { kind: 'fixed', max: 21, faces: [...ENTRY, FIRST_JOKER] },
    series: ONE_GAME,
    setUp: { hand: 7 },
    text: { ja: '決まった21枚（Joker 1枚を含む）。', en: 'A fixed deck of 21, with one Joker.' },
  },
  {
    id: 'entry20',
    name: FRAME_NAMES.entry20,
    offers: [{ editions: ['8.0'], formats: ['lite'] }],
    deck: { kind: 'fixed', max: 20, faces: ENTRY },
    series: ONE_GAME,
    setUp: { preset: 1, hand: 7 },
    text: {
      ja: '決まった20枚。最初に防壁と兵士を1体ずつ出す。',
      en: 'A fixed deck of 20. One bulwark and one soldier are on the field from the start.',
    },
  },
  {
    id: 'random40',
    name: FRAME_NAMES.random40,
    offers: [{ editions: SEVENTH, formats: FORMATS }],
    deck: { kind: 'random', max: 40 },
    series: ONE_GAME,
    setUp: { afterShuffle: [leaveOutAtRandom(PACK_SIZE)], hand: 7 },
    text: { ja: '54枚から無作為に14枚を抜く。', en: '14 of the 54 cards are left out at random.' },
  },
  {
    id: 'constructed40',
    name: FRAME_NAMES.constructed40,
    offers: [{ editions: ['6.1', ...SEVENTH], formats: FORMATS }],
    deck: { kind: 'built', max: 40 },
    series: ONE_GAME,
    setUp: { hand: 7 },
    text: { ja: '54枚から14枚以上抜いてデッキにする。', en: 'Leave out at least 14 of the 54 cards.' },
  },
  {
    id: 'randomHalf',
    name: FRAME_NAMES.randomHalf,
    offers: [{ editions: ['6.1', ...SEVENTH], formats: FORMATS }],
    deck: { kind: 'random', max: 27 },
    series: BEST_OF_THREE,
    setUp: { before: chooseDeck, hand: 7 },
    text: {
      ja: '54枚を無作為に27枚ずつ2つのデッキに分け、2勝した方の勝ち。勝ったデッキはもう使えない。',
      en: 'The 54 cards are split at random into two decks of 27; two wins take the series, and a deck that has won is not used again.',
    },
  },
  {
    id: 'constructedHalf',
    name: FRAME_NAMES.constructedHalf,
    offers: [{ editions: SEVENTH, formats: FORMATS }],
    deck: { kind: 'built', max: PACK },
    series: BEST_OF_THREE,
    setUp: { before: chooseDeck, hand: 7 },
    text: {
      ja: '54枚から2つのデッキを作り、2勝した方の勝ち。勝ったデッキはもう使えない。',
      en: 'Build two decks out of the 54 cards; two wins take the series, and a deck that has won is not used again.',
    },
  },
  {
    id: 'pack',
    name: FRAME_NAMES.pack,
    offers: [{ editions: ['8.0'], formats: FROM_STANDARD }],
    deck: { kind: 'fixed', max: PACK, faces: FULL_DECK },
    series: ONE_GAME,
    actions: ['openPack'],
    setUp: { afterShuffle: [packFromTop(PACK_SIZE)], preset: 1, hand: 7 },
    text: {
      ja: '54枚のうち14枚がパックになる。最初に防壁と兵士を1体ずつ出す。',
      en: '14 of the 54 cards form a pack. One bulwark and one soldier are on the field from the start.',
    },
  },
  {
    id: 'rarePack',
    name: FRAME_NAMES.rarePack,
    offers: [{ editions: ['8.0'], formats: FROM_STANDARD }],
    deck: { kind: 'fixed', max: PACK, faces: FULL_DECK },
    series: ONE_GAME,
    actions: RARE_ACTIONS,
    setUp: { before: chooseRare, afterShuffle: [packFromTop(PACK_SIZE)], preset: 1, hand: 7 },
    text: {
      ja: 'レアカードを1枚選んでから始める。14枚がパックになり、最初に防壁と兵士を1体ずつ出す。',
      en: 'Choose a rare card first. 14 cards form a pack; one bulwark and one soldier are on the field from the start.',
    },
  },
  {
    id: 'strategy',
    name: FRAME_NAMES.strategy,
    offers: [{ editions: ['8.0'], formats: FROM_PRO }],
    deck: { kind: 'fixed', max: PACK, faces: FULL_DECK },
    series: ONE_GAME,
    actions: RARE_ACTIONS,
    setUp: {
      before: [...chooseOpening(3), ...chooseRare],
      afterShuffle: [packFromTop(PACK_SIZE)],
      preset: 1,
      hand: 4,
    },
    text: {
      ja: '最初の手札のうち3枚とレアカードを選んでから始める。14枚がパックになり、最初に防壁と兵士を1体ずつ出す。',
      en: 'Choose 3 cards of the opening hand and a rare card first. 14 cards form a pack; one bulwark and one soldier are on the field from the start.',
    },
  },
];
