/** Tables of one-minute lessons whose action no puzzle shows. */
import type { Text } from '@blackpoker/engine';
import type { Lesson } from '../lesson.ts';

export type OwnTable = Pick<Lesson, 'position' | 'goal' | 'fail' | 'play'> & {
  readonly say: Text;
  /** If the last clause of the action does not say it well. */
  readonly done?: Text;
};

export const OWN_TABLES: Readonly<Record<string, OwnTable>> = {
  summonMagician: {
    position:
      '8.0/standard/full / turn: A / A: life C6 D6 | hand JK1 H4 C2 | field bulwark C10, S5 / B: life C6 D6 H6 S6 C5 D5 H5 C4 D4 | field D8 driven',
    say: {
      ja: '魔術士がいれば速攻魔法にDは要らない。Jokerを召喚し、それから5を上げよう。',
      en: 'With a magician on your side, quick magic needs no discard. Summon the Joker, then raise your 5.',
    },
    goal: 'field A JK1; done up A',
    play: 'A: summonMagician A: C2 A: pass B: pass A: up A: A2 A: pass B: pass',
  },
  handDestruction: {
    position:
      '8.0/standard/full / turn: A / A: life C6 D6 H6 | hand D4 C7 | field S5 / B: life C6 D6 H6 S6 C5 | hand HK D2 | field bulwark C9, bulwark D9',
    say: {
      ja: '♢と♣で相手の手札を見て1枚捨てさせる。防壁が2枚ある。危ないのはどれ？',
      en: '♢ and ♣: look at their hand and take one card away. Two bulwarks stand ready: which card is dangerous?',
    },
    goal: 'grave B HK',
    fail: 'grave B D2 | turn 2',
    play: 'A: handDestruction A: pass B: pass A: B.HK',
  },
  recruit: {
    position:
      '8.0/master/full / turn: A / A: life S2 D8 HK C4 H6 S7 | hand D3 D5 | field bulwark C10, bulwark D10 / B: life C6 D6 H6',
    say: {
      ja: '♢を2枚：ライフの上4枚をめくり、3＋5＝8以下がすべて横向きで出る。',
      en: 'Two ♢: turn over four cards of your life. All up to 3 + 5 = 8 enter, sideways.',
    },
    goal: 'field A S2 D8 C4',
    play: 'A: recruit A: pass B: pass',
  },
  royalStraightFlush: {
    position:
      '8.0/master/full / turn: A / A: life C6 D6 | hand HA H10 HJ HQ HK | field bulwark C10, bulwark D10 / B: life C6 D6 H6 S6 C5 D5 H5 C4 D4 | field SK',
    say: {
      ja: '同じスートの10・J・Q・K・Aと防壁2枚で40ダメージ。対象を間違えずに。',
      en: '10, J, Q, K and A of one suit, two bulwarks: 40 damage to a player. Mind whom you choose.',
    },
    goal: 'won A',
    play: 'A: royalStraightFlush A: @B A: pass B: pass',
  },
  openPack: {
    position:
      '8.0/standard/pack / turn: A / A: life C6 D6 H6 S6 | hand C4 | pack S9 H2 D7 / B: life C6 D6 H6 S6 C5 D5 H5 C4 D4 | field SK, bulwark D9',
    say: {
      ja: 'ゲームに1度、パックから1枚をすぐ、コストなしで取れる。勝てるのはどれ？',
      en: 'Once a game you may take one card from your pack, at once and for nothing. Which one wins?',
    },
    goal: 'won A',
    play: 'A: openPack A: S9 A: throwing A: pass B: pass',
  },
  rareSummon: {
    position:
      '8.0/pro/rarePack / turn: B  chance: A / A: life C6 D6 H6 S6 C5 | field S2 driven | rare HK / B: life HA D6 H6 S6 C5 | field SQ driven | opened S9 / stage: B block / combat: B1 / passed: B',
    say: {
      ja: 'S：自分のキャラクターを墓地へ。♠2を払ってレアのKを出し、Qを止めよう。',
      en: 'S: one of your characters goes to the grave. Give the ♠2, call your rare K, and block the Q.',
    },
    goal: 'grave B SQ; life A 5',
    fail: 'lost A | turn 2',
    play: 'A: rareSummon A: pass B: pass B: pass A: pass A: A1 B: pass A: pass',
  },
};
