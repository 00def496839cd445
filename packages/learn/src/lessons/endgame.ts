import type { Lesson } from '../lesson.ts';

export const ENDGAME: readonly Lesson[] = [
  {
    id: 'lethal',
    group: 'endgame',
    title: { ja: '0まで数える', en: 'Count to zero' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S3 H8 H10 CA | hand S2 C6 | field D7, H9 / B: life H8 H9 HA D3 D7 D10 C5 C10 CK | field bulwark C6',
    opponent: 'blocks',
    steps: [
      {
        say: {
          ja: '相手のライフは9。防壁が1体を止める。このターンに勝とう。',
          en: 'Their life is 9, and one bulwark will stop one attacker. Win this turn.',
        },
        until: 'life B 2',
        point: ['pile B life'],
      },
      {
        say: {
          ja: '残りは2。ブロックされない手が、手札にある。',
          en: '2 are left. Your hand has something that no blocker stops.',
        },
        until: 'won A',
        point: ['hand S2', 'hand C6', 'chip throwing'],
      },
    ],
    goal: 'won A',
    fail: 'turn 2',
    retry: {
      ja: '9は止まり、7が通る。残りの2は？',
      en: 'Count: the 9 is stopped, 7 come through. What deals the other 2?',
    },
    done: {
      ja: '攻撃で7、投擲で2。順番はどちらでもよい。',
      en: '7 by the attack, 2 by the Throw. The order did not matter.',
    },
    play: 'A: attack A: pass B: pass A: yes A: yes A: pass B: pass B: done B: B1 A: pass B: pass A: throwing A: pass B: pass',
  },
  {
    id: 'keep-guard',
    group: 'endgame',
    title: { ja: '守りを残す', en: 'Keep a guard' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 H8 H10 CA | field S5, C6 / B: life H8 H9 HA D3 D7 D10 C5 C10 CK S2 S3 S4 S5 HJ DA C6 | field H10 driven',
    opponent: 'attack yes',
    steps: [
      {
        say: {
          ja: 'ライフは4。次に10が来る。攻撃した兵士は横になり守れない。安全に終えよう。',
          en: 'Your life is 4, and their 10 attacks next. Attackers lie sideways and cannot block. End your turn safely.',
        },
        until: 'turn 2',
        point: ['unit B1', 'pile A life'],
      },
      {
        say: { ja: '来た。ブロックしよう。', en: 'Here it comes. Block it.' },
        until: 'turn 3',
        point: ['unit A1', 'unit A2'],
      },
    ],
    goal: 'turn 3',
    fail: 'lost A',
    retry: { ja: '全員が横だった。1体は残しておこう。', en: 'Everybody was sideways. Keep at least one soldier back.' },
    done: { ja: '守りに要らない分だけで攻撃しよう。', en: 'Attack only with soldiers that you do not need at home.' },
    play: 'A: attack A: pass B: pass A: yes A: no A: pass B: pass A: pass B: pass A: end A: pass B: pass B: pass A: pass B: no B: attack B: pass A: pass B: yes B: pass A: pass A: A2 B: pass A: pass B: end B: pass A: pass',
    wrong:
      'A: attack A: pass B: pass A: yes A: yes A: pass B: pass A: pass B: pass A: end A: pass B: pass B: pass A: pass B: no B: attack B: pass A: pass B: yes B: pass A: pass B: pass A: pass',
  },
  {
    id: 'last-life',
    group: 'endgame',
    title: { ja: '最後のライフ', en: 'The last life' },
    position: '8.0/lite/entry20 / turn: A / A: life S2 | hand CA C6 | field bulwark D3, S5 / B: life H8 H9 HA D3 D7',
    steps: [
      {
        say: {
          ja: 'ライフは1。Lを払うと負け。払わずに勝とう。',
          en: 'Your life is 1. Paying L would lose the game. Win instead.',
        },
        until: 'won A',
        point: ['pile A life'],
      },
    ],
    goal: 'won A',
    fail: 'lost A',
    retry: { ja: 'Lで最後の1枚を払った。赤い警告はその印。', en: 'L took your last card. Red warnings mean that.' },
    done: { ja: 'ライフ1では、Lも2枚目のドローも禁物。', en: 'At 1 life: no L, no second draw.' },
    play: 'A: attack A: pass B: pass A: yes A: pass B: pass A: pass B: pass',
    wrong: 'A: summonAce A: pass B: pass',
  },
];
