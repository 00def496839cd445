/** What the host itself has to say. */
export const NETWORK_WORDS = {
  noHint: { ja: 'オンライン対戦ではヒントを使えません', en: 'There are no hints in an online game' },
  away: { ja: 'サーバーにつながりません', en: 'The server cannot be reached' },
  noRecord: { ja: 'この対戦の記録はありません', en: 'There is no record of this game' },
};
