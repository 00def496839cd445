/** What is told of a game while no page is open. */
import type { Text } from '@blackpoker/engine';

export const NOTICE_WORDS = {
  awaited: { ja: '{name}さんが対戦を待っています', en: '{name} is waiting for you to play' },
  begun: { ja: '{name}との対戦が始まりました', en: 'Your game against {name} has begun' },
  over: { ja: '{name}との対戦が終わりました', en: 'Your game against {name} is over' },
  news: { ja: '対戦に動きがありました', en: 'There is news of your games' },
} satisfies Record<string, Text>;
