/** What the coach's buttons say; its notes are in packages/learn. */
import type { Text } from '@blackpoker/engine';

export const COACH_WORDS = {
  quiet: { ja: 'コーチを休む', en: 'Quiet' },
  quietFull: { ja: 'この対戦ではコーチを休む', en: 'Quiet for this game' },
  goOn: { ja: '続ける', en: 'Go on' },
  takeBack: { ja: 'やめる', en: 'Take back' },
  hint: { ja: 'ヒント', en: 'Hint' },
} satisfies Record<string, Text>;
