/** What is said of the shuffle. */
import type { Text } from '@blackpoker/engine';

export const VERIFY_WORDS = {
  title: { ja: 'シャッフルの公正さ', en: 'Is the shuffle fair?' },
  promise: {
    ja: 'カードの並びは最初の一手より前に決まり、その印が公開されていました。印と記録が合うかを、この端末で確かめられます。',
    en: 'The cards were shuffled before the first move, and a seal on that was shown to both players. Your device can check that the record fits it.',
  },
  verify: { ja: 'シャッフルを検証する', en: 'Verify the shuffle' },
  verifying: { ja: '検証しています', en: 'Verifying' },
  fair: {
    ja: '公正でした。カードの並びは最初の一手より前に決まっていて、そのあと誰も変えていません。この端末で対戦をはじめから再現して確かめました（最初に示した印と、並びの元になった数が一致）。',
    en: 'It was fair: the cards lay as they were shuffled before the first move, and nobody changed them. Your device has replayed the whole game to check it (the seed fits the hash that was shown at the start).',
  },
  unfair: { ja: '一致しません：{why}', en: 'It does not fit: {why}' },
  unchecked: { ja: 'いまは検証できません：{why}', en: 'It cannot be verified now: {why}' },
} satisfies Record<string, Text>;
