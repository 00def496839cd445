export const APP_WORDS = {
  loading: { ja: '読み込んでいます', en: 'Loading' },
  failed: { ja: '問題が起きました', en: 'Something went wrong' },
  failedHelp: {
    ja: '対戦の記録は残っています。読み込み直すと続きから始められます。',
    en: 'Your games are kept. Reload to go on where you were.',
  },
  reload: { ja: '読み込み直す', en: 'Reload' },
  toHome: { ja: 'ホームへ', en: 'Go home' },
  newVersion: { ja: '新しい版があります', en: 'A new version is ready' },
  later: { ja: 'あとで', en: 'Later' },
};
