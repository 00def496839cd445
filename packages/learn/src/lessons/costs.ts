import type { Lesson } from '../lesson.ts';

export const COSTS: readonly Lesson[] = [
  {
    id: 'cost-l',
    group: 'costs',
    title: { ja: 'L：エースは速い', en: 'L: an Ace rushes in' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 S3 H8 H9 | hand SA | field S5 / B: life H8 H9 HA D3 D7 D10 C5 C6 C10',
    steps: [
      {
        say: {
          ja: 'Lはライフ1枚。エースはそれだけで出せて、すぐ攻撃できる。召喚しよう。',
          en: 'L is one card of your life. An Ace costs only that, and it may attack at once. Summon it.',
        },
        until: 'field A SA',
        point: ['hand SA', 'chip summonAce'],
      },
      { say: { ja: '2体で攻撃。', en: 'Attack with both.' }, until: 'goal', point: ['unit A1', 'unit A2'] },
    ],
    goal: 'done damageJudgement; life B 3',
    fail: 'done damageJudgement; life B >=4 | turn 2',
    retry: {
      ja: '足りない。同じターンにエースを出してから2体で攻撃。',
      en: 'Not enough. Summon the Ace first, then attack with both, in one turn.',
    },
    done: {
      ja: '9が3に。ほかの兵士は1ターン待つが、エースは待たない。',
      en: '9 became 3. Other soldiers wait a turn; an Ace does not.',
    },
    play: 'A: summonAce A: pass B: pass A: attack A: pass B: pass A: yes A: yes A: pass B: pass A: pass B: pass',
    wrong: 'A: attack A: pass B: pass A: yes A: pass B: pass A: pass B: pass',
  },
  {
    id: 'cost-b',
    group: 'costs',
    title: { ja: 'B：払う防壁', en: 'B: walls that pay' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 S3 H8 H9 CA D10 | hand S4 C6 C10 | field bulwark D3 driven, bulwark D7 / B: life H8 H9 HA D3 D7 D10',
    steps: [
      {
        say: { ja: '♣6を召喚。Bを払えるのは起きている防壁だけ。', en: 'Summon ♣6. Only an upright bulwark can pay B.' },
        until: 'field A C6',
        point: ['hand C6', 'chip summonSoldier'],
      },
      {
        say: { ja: '次は♠4も同じように。', en: 'Now try ♠4 the same way.' },
        until: 'why summonSoldier',
        point: ['hand S4', 'chip summonSoldier'],
      },
      {
        say: {
          ja: '起きた防壁がない。♣10を防壁として伏せれば、すぐに払える。',
          en: 'No upright bulwark is left. Lay ♣10 as a bulwark: it may pay at once.',
        },
        until: 'done setBulwark A',
        point: ['hand C10', 'chip setBulwark'],
      },
      {
        say: { ja: '♠4を召喚しよう。', en: 'Summon ♠4 now.' },
        until: 'field A S4',
        point: ['hand S4', 'chip summonSoldier'],
      },
    ],
    goal: 'field A C6 S4',
    fail: 'turn 2',
    retry: { ja: 'このターンに2体出そう。', en: 'Two soldiers this turn, please.' },
    done: {
      ja: '横の防壁は次の自分のターンに起きる。それまで守れない。',
      en: 'Sideways bulwarks stand up at your next turn. Until then they cannot block.',
    },
    play: 'A: summonSoldier A: C6 A: pass B: pass A: setBulwark A: C10 A: summonSoldier A: pass B: pass',
  },
  {
    id: 'cost-bb',
    group: 'costs',
    title: { ja: 'BB：英雄', en: 'BB: a hero' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 S3 H8 H9 CA D10 | hand DQ S4 | field bulwark D3, bulwark D7 / B: life H8 H9 HA D3 D7 D10 | field S5',
    steps: [
      {
        say: {
          ja: 'J・Q・Kは英雄（11・12・13）。防壁2枚とライフ1枚。♢Qを召喚。',
          en: 'J, Q and K are heroes of 11, 12 and 13. They cost two bulwarks and one life. Summon ♢Q.',
        },
        until: 'field A DQ',
        point: ['hand DQ', 'chip summonHero'],
      },
    ],
    goal: 'field A DQ',
    fail: 'turn 2',
    retry: { ja: 'ターンを終える前に♢Qを召喚しよう。', en: 'Summon ♢Q before your turn ends.' },
    done: {
      ja: '強いが、次のターンまで防壁は2枚とも横。',
      en: 'Strong, but both walls lie down until your next turn.',
    },
    play: 'A: summonHero A: pass B: pass',
  },
  {
    id: 'cost-d',
    group: 'costs',
    title: { ja: 'D：魔法', en: 'D: magic' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 S5 H9 CA | hand H8 S4 | field D3 / B: life H8 H9 HA D7 D10 DA C5 C6 C10',
    steps: [
      {
        say: {
          ja: '♡はアップ。♡8を選び「アップ」を3に。D：別の手札を1枚捨てる。',
          en: '♡ cards are Up. Choose ♡8, then Up, on your 3. D: one other card is discarded.',
        },
        until: 'done up A',
        point: ['hand H8', 'chip up', 'unit A1'],
      },
      {
        say: { ja: 'このターンだけ3＋8＝11。攻撃！', en: '3 + 8 = 11 until the turn ends. Attack!' },
        until: 'won A',
        point: ['unit A1'],
      },
    ],
    goal: 'won A',
    fail: 'turn 2',
    retry: { ja: 'アップしてから攻撃。同じターンのうちに。', en: 'Raise it first, then attack, all in one turn.' },
    done: {
      ja: '使った♡8はキーカード。自分のコストにはできない。ターンの終わりまでフォグに置かれる。',
      en: '♡8 was the key card: it never pays for itself. It lies in the fog until you end your turn.',
    },
    play: 'A: up A: pass B: pass A: attack A: pass B: pass A: yes A: pass B: pass A: pass B: pass',
  },
];
