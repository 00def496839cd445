import type { Text } from '@blackpoker/engine';
import type { Settings } from '../app/settings.ts';

export const SETTINGS_WORDS = {
  title: { ja: '設定', en: 'Settings' },
  looks: { ja: '表示', en: 'Looks' },
  language: { ja: '言語', en: 'Language' },
  theme: { ja: '配色', en: 'Theme' },
  felt: { ja: '卓', en: 'Table' },
  palette: { ja: 'スートの色', en: 'Suit colours' },
  cardSize: { ja: 'カードの大きさ', en: 'Card size' },
  pace: { ja: '進む速さ', en: 'Pace' },
  preview: { ja: '見本', en: 'Preview' },
  play: { ja: '対戦', en: 'Playing' },
  passing: { ja: 'チャンスの聞き方', en: 'When to ask you' },
  passingSmart: {
    ja: '意味のあることができるときだけ止まります。パスした理由はログに残ります。',
    en: 'Stops only where you could do something that matters. The log tells what was passed and why.',
  },
  passingAsk: { ja: 'チャンスが来るたびに止まります。', en: 'Stops at every chance.' },
  stopAtAttack: { ja: '相手のアタックの宣言で止まる', en: 'Stop when the opponent declares an attack' },
  stopAtDraw: { ja: '相手のドローで止まる', en: 'Stop at the opponent’s draw' },
  stopsAnyway: { ja: '「毎回確認」ではいつも止まります。', en: 'With “Full control” it always stops.' },
  confirm: { ja: '宣言の前の確認', en: 'Confirming a request' },
  confirmNote: {
    ja: '自分のライフが0になるときは、いつも確認します。',
    en: 'You are always asked before your own life would reach 0.',
  },
  peek: { ja: '自分の防壁のカードを見せる', en: 'Show which cards your bulwarks are' },
  peekNote: { ja: '画面を人に見せるときは切ってください。', en: 'Turn it off when others can see your screen.' },
  sound: { ja: '音を鳴らす', en: 'Sounds' },
  soundNote: { ja: '音で伝えることは、文字でも出ます。', en: 'Whatever a sound tells is written, too.' },
  keyboard: { ja: 'キーボード', en: 'Keyboard' },
  shortcuts: { ja: 'ショートカットを使う', en: 'Use shortcuts' },
  shortcutsNote: {
    ja: '卓でだけ働きます。入力欄では働きません。',
    en: 'Only at the table, never while you type.',
  },
  keys: { ja: 'キーの一覧と変更', en: 'List of keys, and changing them' },
  keysUsual: { ja: 'キーを元に戻す', en: 'Restore the usual keys' },
  pressKey: { ja: 'キーを押してください', en: 'Press a key' },
  keyTaken: { ja: '「{key}」は「{what}」に使われています。', en: '“{key}” already does “{what}”.' },
  keyReserved: { ja: '「{key}」は使えません。', en: '“{key}” cannot be used.' },
  reading: { ja: '読み上げと文字', en: 'Text and screen readers' },
  textMode: { ja: 'リスト表示で遊ぶ', en: 'Play in text mode' },
  textModeNote: {
    ja: '卓を見出しとリストで表し、コマンドで操作します。',
    en: 'The table as headings and lists, with a command line.',
  },
  data: { ja: 'このブラウザのデータ', en: 'Data in this browser' },
  dataNote: {
    ja: '設定・デッキ・この端末でした対戦の記録は、このブラウザだけにあります。オンラインの対戦はサーバーにあります。',
    en: 'Settings, decks and games at this device are kept in this browser only; games online on their server.',
  },
  save: { ja: 'ファイルに保存する', en: 'Save to a file' },
  saved: { ja: '保存しました。', en: 'Saved.' },
  saveFailed: { ja: '保存できませんでした。', en: 'It could not be saved.' },
  reset: { ja: '設定を元に戻す', en: 'Restore the usual settings' },
  erase: { ja: 'すべて消す', en: 'Erase everything' },
  eraseAsk: {
    ja: '設定・デッキと、この端末でした対戦が、途中のものも含めてすべて消えます。元には戻せません。',
    en: 'Settings, decks and all games at this device, running ones too, will be gone. This cannot be undone.',
  },
  eraseDo: { ja: '消す', en: 'Erase' },
  version: { ja: '版 {build}', en: 'Build {build}' },
};

export const LANGUAGE_NAMES: Readonly<Record<Settings['lang'], string>> = { ja: '日本語', en: 'English' };

export const THEME_WORDS: Readonly<Record<Settings['theme'], Text>> = {
  system: { ja: '自動', en: 'Automatic' },
  light: { ja: '明るい', en: 'Light' },
  dark: { ja: '暗い', en: 'Dark' },
};

export const FELT_WORDS: Readonly<Record<Settings['felt'], Text>> = {
  dark: { ja: '暗いフェルト', en: 'Dark felt' },
  paper: { ja: '配色に合わせる', en: 'Same as the theme' },
};

export const PALETTE_WORDS: Readonly<Record<Settings['palette'], Text>> = {
  four: { ja: '4色', en: 'Four colours' },
  two: { ja: '2色', en: 'Two colours' },
  mono: { ja: '白黒', en: 'Black only' },
};

export const CARD_SIZE_WORDS: Readonly<Record<Settings['cardSize'], Text>> = {
  small: { ja: '小', en: 'Small' },
  normal: { ja: '標準', en: 'Normal' },
  large: { ja: '大', en: 'Large' },
};

export const PACE_WORDS: Readonly<Record<Settings['pace'], Text>> = {
  slow: { ja: 'ゆっくり', en: 'Slow' },
  normal: { ja: '標準', en: 'Normal' },
  fast: { ja: '速い', en: 'Fast' },
  off: { ja: '待たない', en: 'Off' },
};

export const CONFIRM_WORDS: Readonly<Record<Settings['confirm'], Text>> = {
  high: { ja: 'いつも', en: 'Always' },
  normal: { ja: '標準', en: 'Normal' },
  quick: { ja: 'すばやく', en: 'Quick' },
};

export const CONFIRM_NOTES: Readonly<Record<Settings['confirm'], Text>> = {
  high: { ja: '宣言のたびに確認します。', en: 'Every request is confirmed.' },
  normal: {
    ja: '選ぶところが1つだけで、ライフが減らないときは確認を省きます。',
    en: 'No confirmation where only one thing was open and no life is paid.',
  },
  quick: { ja: '最後に選んだ時点で宣言します。', en: 'The last pick declares.' },
};
