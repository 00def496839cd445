/** The keys of the table: what each does, which it is unless the person has chosen another, and how that is said. */
import type { Text } from '@blackpoker/engine';

interface KeyEntry {
  /** As `keyText` writes it. */
  readonly key: string;
  readonly does: Text;
}

export const TABLE_KEYS = {
  primary: { key: 'Space', does: { ja: '主ボタンを押す', en: 'Press the main button' } },
  back: { key: 'Escape', does: { ja: 'ひとつ戻す', en: 'Go back one step' } },
  undo: { key: 'Z', does: { ja: '一手戻す', en: 'Take back a move' } },
  actions: { key: 'A', does: { ja: 'アクション一覧', en: 'List of actions' } },
  attack: { key: 'T', does: { ja: 'アタック', en: 'Attack' } },
  block: { key: 'B', does: { ja: 'ブロックを決める', en: 'Choose blockers' } },
  end: { key: 'E', does: { ja: 'ターンを終える', en: 'End the turn' } },
  pass: { key: 'P', does: { ja: 'パス', en: 'Pass' } },
  yieldAll: {
    key: 'Shift+P',
    does: { ja: 'まとめてパス（ステージが空になるまで）', en: 'Pass until the stage is empty' },
  },
  everyTime: { key: 'F', does: { ja: '毎回確認（押している間だけも可）', en: 'Full control (hold: for the moment)' } },
  keep: { key: 'K', does: { ja: '宣言して続ける', en: 'Declare and keep the chance' } },
  stage: { key: 'S', does: { ja: 'ステージへ', en: 'Go to the stage' } },
  chips: { key: 'C', does: { ja: '使えるアクションへ', en: 'Go to the actions of the chosen cards' } },
  hand: { key: 'D', does: { ja: '手札へ', en: 'Go to the hand' } },
  grave: { key: 'G', does: { ja: '自分の墓地', en: 'Your grave' } },
  theirGrave: { key: 'Shift+G', does: { ja: '相手の墓地', en: 'Their grave' } },
  log: { key: 'L', does: { ja: 'ログ', en: 'Log' } },
  hint: { key: 'H', does: { ja: 'ヒント', en: 'Hint' } },
  inspect: { key: 'I', does: { ja: '選んでいるものの説明', en: 'About what has the focus' } },
  command: { key: '/', does: { ja: 'コマンド入力', en: 'Command line' } },
  help: { key: '?', does: { ja: '操作の説明', en: 'Help' } },
} as const satisfies Record<string, KeyEntry>;

export type TableKey = keyof typeof TABLE_KEYS;

const isTableKey = (name: string): name is TableKey => Object.hasOwn(TABLE_KEYS, name);
export const TABLE_KEY_NAMES: readonly TableKey[] = Object.keys(TABLE_KEYS).filter(isTableKey);

/** Always the same: 1 to 9 and 0 point at the cards of the hand, or at what can be chosen. */
export const DIGITS: Text = { ja: '1〜9・0', en: '1–9, 0' };
export const DIGITS_DO: Text = {
  ja: '手札・候補を順番で選ぶ',
  en: 'Choose cards of the hand, or candidates, by their place',
};

/** Keys that differ from the usual ones (settings.keys). */
export type OwnKeys = Readonly<Record<string, string>>;

export const keyFor = (name: TableKey, own: OwnKeys): string => own[name] ?? TABLE_KEYS[name].key;

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** How a pressed key is written: P, Shift+P, Space, Escape, ?; undefined where the system has a say in it, or Tab is pressed. */
export function keyText({ key, shiftKey, ctrlKey, altKey, metaKey }: PressedKey): string | undefined {
  if (ctrlKey || altKey || metaKey || ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Unidentified'].includes(key))
    return undefined;
  if (key === ' ') return 'Space';
  if (key === 'Backspace') return 'Escape';
  if (/^[a-z]$/i.test(key)) return shiftKey ? `Shift+${key.toUpperCase()}` : key.toUpperCase();
  return key;
}

/** What a pressed key does. */
export function tableKeyOf(pressed: PressedKey, own: OwnKeys): TableKey | undefined {
  const text = keyText(pressed);
  return text === undefined ? undefined : TABLE_KEY_NAMES.find((name) => keyFor(name, own) === text);
}

/** The index that a digit stands for: 1 is the first, 0 the tenth. */
export function digitOf({ key, ctrlKey, altKey, metaKey }: PressedKey): number | undefined {
  if (ctrlKey || altKey || metaKey || !/^\d$/.test(key)) return undefined;
  return key === '0' ? 9 : Number(key) - 1;
}

/** Another one of the table's keys that is the same: two cannot be. */
export const keyClash = (name: TableKey, key: string, own: OwnKeys): TableKey | undefined =>
  TABLE_KEY_NAMES.find((other) => other !== name && keyFor(other, own) === key);
