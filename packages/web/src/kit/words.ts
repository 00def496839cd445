export const KIT_WORDS = {
  cancel: { ja: 'やめる', en: 'Cancel' },
  close: { ja: '閉じる', en: 'Close' },
  home: { ja: 'ホーム', en: 'Home' },
  unofficial: { ja: '非公式・無料', en: 'Unofficial and free' },
};
