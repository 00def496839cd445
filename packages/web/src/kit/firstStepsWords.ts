/** The game in a minute, for who has never seen it. */
import type { Text } from '@blackpoker/engine';

export const FIRST_STEPS_WORDS = {
  title: { ja: '1分でわかる遊び方', en: 'The game in a minute' },
  more: { ja: 'ルールブックを見る', en: 'Open the rules book' },
} satisfies Record<string, Text>;

export const FIRST_STEPS: readonly Text[] = [
  {
    ja: '山札がライフです。0枚になった人の負け。相手のライフを先に0にしましょう。',
    en: 'Your pile of cards is your life. Whoever has none left loses: bring the opponent to 0 first.',
  },
  {
    ja: '自分のターンに、手札から兵士を出し、防壁を伏せ、アタックします。出した兵士は次の自分のターンから攻撃できます（エースはすぐに）。',
    en: 'On your turn, summon soldiers from your hand, lay bulwarks face down, and attack. A new soldier attacks from your next turn on, an Ace at once.',
  },
  {
    ja: 'ブロックされない兵士は、サイズの分だけライフを減らします。攻められたら、兵士か防壁でブロックできます。',
    en: 'A soldier that is not blocked takes as much life as its size. When you are attacked, soldiers or a bulwark can block.',
  },
  {
    ja: 'コスト：B 防壁を横にする・L ライフを1枚払う・D 手札を1枚捨てる・S 自分のキャラクターを墓地に移す。',
    en: 'Costs: B turns a bulwark sideways, L pays a card of your life, D discards a card, S puts a character of yours into the grave.',
  },
  {
    ja: '宣言したことには、相手が対応できます。2人ともパスすると、後から宣言したものから順に起こります。',
    en: 'Whatever is declared can be answered. When both pass, what was declared last happens first.',
  },
];
