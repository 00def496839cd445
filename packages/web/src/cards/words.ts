/** ♠ ♡ ♢ ♣ */
export const SUIT_NAMES = [
  { ja: 'スペード', en: 'spades' },
  { ja: 'ハート', en: 'hearts' },
  { ja: 'ダイヤ', en: 'diamonds' },
  { ja: 'クラブ', en: 'clubs' },
] as const;

/** By number, where English says more than the sign. */
export const COURT_NAMES: Readonly<Record<number, string>> = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' };

export const CARD_WORDS = {
  card: { ja: '{suit}{rank}', en: '{rank} of {suit}' },
  joker: { ja: 'ジョーカー', en: 'Joker' },
  count: { ja: '{n}枚', en: '{n} cards:' },
  and: { ja: 'と', en: ' and ' },
};
