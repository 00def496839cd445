export const KIT_WORDS = {
  cancel: { ja: '戻る', en: 'Cancel' },
  copied: { ja: 'コピーしました', en: 'Copied' },
  copyLink: { ja: 'リンクをコピー', en: 'Copy the link' },
  notCopied: {
    ja: 'コピーできませんでした。選択してコピーしてください。',
    en: 'It could not be copied. Select it and copy it by hand.',
  },
  onlyHere: {
    ja: 'このアドレスは同じ端末でしか開けません。ほかの端末からは、この端末のネットワーク上のアドレスで開いてください。',
    en: 'This address only works on this device. Others need its address on your network.',
  },
  send: { ja: '送る', en: 'Send' },
  close: { ja: '閉じる', en: 'Close' },
  home: { ja: 'ホーム', en: 'Home' },
  unofficial: { ja: '非公式・無料', en: 'Unofficial and free' },
};
