/** What frames and options are called. It stands alone, so that a page can name a regulation without loading the rules. */
import type { Frame, FrameOption, Text } from '../../script/ruleset.ts';

export const FRAME_NAMES: Readonly<Record<Frame, Text>> = {
  full: { ja: 'フル', en: 'Full' },
  regular: { ja: 'レギュラー', en: 'Regular' },
  entry: { ja: 'エントリー', en: 'Entry' },
  entry20: { ja: 'エントリー20', en: 'Entry 20' },
  random40: { ja: 'ランダム40', en: 'Random 40' },
  constructed40: { ja: '構築40', en: 'Constructed 40' },
  randomHalf: { ja: 'ランダムハーフ', en: 'Random Half' },
  constructedHalf: { ja: '構築ハーフ', en: 'Constructed Half' },
  pack: { ja: 'パック', en: 'Pack' },
  rarePack: { ja: 'レアパック', en: 'Rare Pack' },
  strategy: { ja: 'ストラテジー', en: 'Strategy' },
};

export const OPTION_NAMES: Readonly<Record<FrameOption, Text>> = {
  preset2: { ja: 'プリセット2', en: 'Preset 2' },
  preset4: { ja: 'プリセット4', en: 'Preset 4' },
  pack: { ja: 'パック', en: 'Pack' },
};
