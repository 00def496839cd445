/** What the opponents say when a game is over. */
import type { Text } from '@blackpoker/engine';

interface Remarks {
  readonly won: Text;
  readonly lost: Text;
}

/** From level 1 on. */
const REMARKS: readonly Remarks[] = [
  {
    won: { ja: '勝った！ぼくもびっくり。', en: 'I won? I am as surprised as you are!' },
    lost: { ja: 'すごい！いまのどうやったの？', en: 'Wow! How did you do that?' },
  },
  {
    won: { ja: '楽しかった！もう1回やろう？', en: 'That was fun! One more?' },
    lost: { ja: 'わあ、上手！拍手！', en: 'Oh, well played! Applause!' },
  },
  {
    won: { ja: 'よし。次はもっと慎重に来なよ。', en: 'Yes! Look out for my attack next time.' },
    lost: { ja: 'やるなあ。帽子を脱ぐ…のはやめておく。', en: 'Hats off … well, almost.' },
  },
  {
    won: { ja: 'いい勝負でした。お茶をもう1杯どうぞ。', en: 'A good game. Another cup of tea?' },
    lost: { ja: 'お見事。お茶が冷めるのも忘れてました。', en: 'Lovely. I forgot my tea over it.' },
  },
  {
    won: { ja: '…見えていました。', en: '… I saw it coming.' },
    lost: { ja: '…見えませんでした。', en: '… I did not see that.' },
  },
  {
    won: { ja: '時計のように正確に、ですな。', en: 'Like clockwork.' },
    lost: { ja: '歯車を1つ見落としましたな。', en: 'I seem to have missed a cog.' },
  },
  {
    won: { ja: '負けた対局ほど、よい先生はいませんよ。', en: 'A lost game is the best teacher. Take notes.' },
    lost: { ja: 'もう教えることがないかもしれませんね。', en: 'Soon I shall have nothing left to teach you.' },
  },
  {
    won: { ja: 'また来い。', en: 'Come again.' },
    lost: { ja: '……見事。', en: '… Splendid.' },
  },
];

/** Undefined: there is no such level. */
export const remarkOf = (level: number, hasWon: boolean): Text | undefined =>
  REMARKS[level - 1]?.[hasWon ? 'won' : 'lost'];
