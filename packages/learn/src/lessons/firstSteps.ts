import type { Lesson } from '../lesson.ts';

export const FIRST_STEPS: readonly Lesson[] = [
  {
    id: 'attack',
    group: 'first',
    title: { ja: 'はじめてのアタック', en: 'Your first attack' },
    position: '8.0/lite/entry20 / turn: A / A: life S2 S3 H8 | field S5 / B: life H8 H9 HA D3 D7',
    steps: [
      {
        say: {
          ja: '印のある山が相手のライフ、5枚。0にすれば勝ち。♠5を選び「1体で攻撃（合計5）」。',
          en: 'The marked pile is their life: 5 cards. Empty it to win. Tap your ♠5, then Attack with 1 (5).',
        },
        until: 'goal',
        point: ['pile B life', 'unit A1'],
      },
    ],
    goal: 'won A',
    done: {
      ja: 'ブロックされず、ライフが5枚減った。勝ち！',
      en: 'Nobody blocked, so 5 cards left their life. You won.',
    },
    play: 'A: attack A: pass B: pass A: yes A: pass B: pass A: pass B: pass',
  },
  {
    id: 'size',
    group: 'first',
    title: { ja: '合わせて攻撃', en: 'Add them up' },
    position: '8.0/lite/entry20 / turn: A / A: life S2 S3 H8 | field S5, D3 / B: life H8 H9 HA D7 D10 DA C5 C6',
    steps: [
      {
        say: {
          ja: '兵士は数字の分だけダメージ。相手のライフは8。足りるだけ攻撃しよう。',
          en: 'A soldier deals damage equal to its number. Their life is 8. Attack with enough of yours.',
        },
        until: 'won A',
        point: ['pile B life'],
      },
    ],
    goal: 'won A',
    fail: 'done damageJudgement; life B >=1',
    retry: {
      ja: '足りない。数字を足そう。何体でも一緒に攻撃できる。',
      en: 'Not enough: add the numbers. Several soldiers may attack together.',
    },
    done: { ja: '5＋3＝8。ちょうど足りた。', en: '5 + 3 = 8, exactly enough.' },
    play: 'A: attack A: pass B: pass A: yes A: yes A: pass B: pass A: pass B: pass',
    wrong: 'A: attack A: pass B: pass A: yes A: no A: pass B: pass A: pass B: pass',
  },
  {
    id: 'block',
    group: 'first',
    title: { ja: '止める', en: 'Stop them' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H8 H9 D3 D7 CA C5 C6 | field C10 / B: life H8 H9 HA D3 D10 | field D7 driven / stage: B block / combat: B1 / passed: B',
    steps: [
      {
        say: {
          ja: '相手の7が攻撃。自分の10を選んで止め、「この守りで決定」。',
          en: 'Their 7 attacks. Tap your 10 to block it, then Confirm blocks.',
        },
        until: 'goal',
        point: ['unit A1', 'unit B1'],
      },
    ],
    goal: 'grave B D7; life A 9',
    fail: 'life A <=8',
    retry: { ja: 'ライフが7枚減った。次はブロックしよう。', en: '7 cards of your life are gone. Block next time.' },
    done: {
      ja: '小さい方が墓地へ。差がいくつでもライフは減らない。',
      en: 'The smaller soldier falls. No life is lost, however large the difference.',
    },
    play: 'A: pass A: A1 B: pass A: pass',
    wrong: 'A: pass A: done B: pass A: pass',
  },
  {
    id: 'together',
    group: 'first',
    title: { ja: '力を合わせて', en: 'Together' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H8 H9 D3 D7 CA C10 CK DA D10 | field C5, C6 / B: life H8 H9 HA D3 D7 | field H10 driven / stage: B block / combat: B1 / passed: B',
    steps: [
      {
        say: {
          ja: '10が攻撃してきた。1体では足りない。2体でブロックすればサイズは合計になる。',
          en: 'A 10 attacks. Neither of yours is big enough alone. Block with both: sizes add up.',
        },
        until: 'goal',
        point: ['unit A1', 'unit A2'],
      },
    ],
    goal: 'grave B H10; field A C5 C6',
    fail: 'done damageJudgement; field B H10',
    retry: { ja: '10の方が大きい。2体とも前に出そう。', en: '10 was bigger. Put both soldiers in front of it.' },
    done: {
      ja: '5＋6＝11で10に勝ち。同じなら全員が墓地へ。',
      en: '5 + 6 = 11 beats 10. With equal totals everybody would fall.',
    },
    play: 'A: pass A: A1 A: A2 B: pass A: pass',
    wrong: 'A: pass A: A2 B: pass A: pass',
  },
  {
    id: 'bulwark',
    group: 'first',
    title: { ja: '伏せた防壁', en: 'The face-down wall' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H8 H9 D7 CA C6 C10 | field bulwark D3 / B: life H8 H9 HA D3 D7 | field CK driven / stage: B block / combat: B1 / passed: B',
    steps: [
      {
        say: {
          ja: '13が攻撃、ライフは8。裏向きのカードは防壁（数字は自分だけに見える）。どんな攻撃も1体だけ止める。',
          en: 'A 13 attacks; your life is 8. Your face-down card (only you see its number) is a bulwark: it stops any one attacker.',
        },
        until: 'goal',
        point: ['unit A1', 'pile A life'],
      },
    ],
    goal: 'life A 8; grave A D3',
    fail: 'lost A',
    retry: { ja: '13は8より多い。防壁でブロックしよう。', en: '13 is more than 8. Block with the bulwark.' },
    done: { ja: '13を一度だけ止めて、墓地へ。', en: 'It stopped a 13, once, and went to the grave.' },
    play: 'A: pass A: A1 B: pass A: pass',
    wrong: 'A: pass A: done B: pass A: pass',
  },
  {
    id: 'match',
    group: 'first',
    title: { ja: '同じ数字', en: 'The same number' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H8 H9 D3 CA C6 CK | field bulwark D7, bulwark C10 / B: life H8 H9 HA D3 D7 | field H10 driven / stage: B block / combat: B1 / passed: B',
    steps: [
      {
        say: {
          ja: '防壁の数字は自分だけに見える。10を、同じ数字の防壁でブロック。',
          en: 'Only you see your bulwarks’ numbers. Block the 10 with the bulwark of the same number.',
        },
        until: 'goal',
        point: ['unit A1', 'unit A2'],
      },
    ],
    goal: 'grave B H10',
    fail: 'done damageJudgement; field B H10',
    retry: {
      ja: '7でも止まるが、相手の10は残る。10を使おう。',
      en: 'The 7 stopped it, but the 10 lives. Use your 10.',
    },
    done: { ja: '同じ数字なら、アタッカーも墓地へ。', en: 'Same number: the attacker falls, too.' },
    play: 'A: pass A: A2 B: pass A: pass',
    wrong: 'A: pass A: A1 B: pass A: pass',
  },
  {
    id: 'set',
    group: 'first',
    title: { ja: '防壁を伏せる', en: 'Lay a bulwark' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 S3 H8 H9 CA C6 | hand S4 D7 C5 / B: life H8 H9 HA D3 D10 | field C10, D7',
    steps: [
      {
        say: {
          ja: '相手の7が来る。♢7を選び「防壁設置」。コストL：ライフを1枚払う。',
          en: 'Their 7 will come. Choose your ♢7, then Set Bulwark. Cost L: one card of your life.',
        },
        until: 'done setBulwark A',
        point: ['hand D7', 'chip setBulwark'],
      },
    ],
    goal: 'bulwark A D7; life A 5',
    fail: 'turn 2',
    retry: { ja: 'ターンを終える前に防壁を伏せよう。', en: 'Lay a bulwark before your turn ends.' },
    soft: [
      {
        when: 'bulwark A S4 | bulwark A C5',
        say: {
          ja: 'それでも守れるが、7なら相手の7を道連れにできる。',
          en: 'That works, but a 7 would take their 7 along.',
        },
      },
    ],
    done: {
      ja: '防壁は1ターンに1枚だけ。伏せる前に相手が動くことはできない。',
      en: 'You may lay one bulwark a turn, and nobody can act before it lies there.',
    },
    play: 'A: setBulwark A: D7',
    wrong: 'A: setBulwark A: S4',
  },
  {
    id: 'summon',
    group: 'first',
    title: { ja: 'はじめての兵士', en: 'Your first soldier' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 S3 H8 H9 CA C10 | hand S4 C6 | field bulwark D3 / B: life H8 H9 HA D3 D7 D10 DA',
    steps: [
      {
        say: {
          ja: '♣6を選び「兵士召喚」。Bは防壁を横に（その間は守れない）、Lはライフを1枚。',
          en: 'Choose ♣6, then Summon Soldier. B turns a bulwark sideways, so it cannot block for now; L takes one life.',
        },
        until: 'field A C6',
        point: ['hand C6', 'chip summonSoldier'],
      },
      {
        say: {
          ja: '出たばかりの兵士は攻撃できない。「ターンを終える」。',
          en: 'New soldiers cannot attack yet. End your turn.',
        },
        until: 'turn 2',
        point: ['primary'],
      },
      {
        say: {
          ja: '相手はライフから1枚引いて残り6。ほかには何もしない。',
          en: 'They drew from their life: it is 6 now. They do nothing more.',
        },
        until: 'turn 3',
        point: ['pile B life'],
      },
      {
        say: {
          ja: '自分のターン。カードが起き、1枚引く。もう1枚引いてもよい。',
          en: 'Your turn: your cards stand up, and you draw. One card, or two?',
        },
        until: 'done draw A',
        point: ['pile A life'],
      },
      {
        say: { ja: '相手のライフは6、兵士も6。攻撃！', en: 'Their life is 6, and so is your soldier. Attack!' },
        until: 'won A',
        point: ['unit A2'],
      },
    ],
    goal: 'won A',
    fail: 'turn 4',
    retry: { ja: '兵士は攻撃できた。もう一度。', en: 'Your soldier could have attacked. Once more.' },
    done: { ja: '召喚、終了、ドロー、攻撃。これで一巡。', en: 'A whole round: summon, end, draw, attack.' },
    play: 'A: summonSoldier A: C6 A: pass B: pass A: end A: pass B: pass B: pass A: pass B: no B: end B: pass A: pass A: pass B: pass A: no A: attack A: pass B: pass A: yes A: pass B: pass A: pass B: pass',
  },
  {
    id: 'leave-one',
    group: 'first',
    title: { ja: '1枚残しで十分', en: 'One is enough' },
    position: '8.0/lite/entry20 / turn: A / A: life S2 H8 H10 CA | field S5 / B: life H8 H9 HA D3 D7 D10 | hand C10',
    steps: [
      {
        say: {
          ja: '6のうち5しか減らせない。攻撃してから、ターンを終えて見ていよう。',
          en: 'You can deal 5 of 6. Attack, then end your turn and watch.',
        },
        until: 'life B 1',
        point: ['pile B life', 'unit A1'],
      },
      { say: { ja: 'ターンを終える。', en: 'End your turn.' }, until: 'won A', point: ['primary'] },
    ],
    goal: 'won A',
    fail: 'turn 2; life B >=2',
    retry: { ja: '先に攻撃しよう。', en: 'Attack first.' },
    done: {
      ja: 'ターンの初めに必ず1枚引く。最後の1枚が最後のライフだった。',
      en: 'Every turn begins with a draw. Their last card was their last life.',
    },
    play: 'A: attack A: pass B: pass A: yes A: pass B: pass A: pass B: pass A: end A: pass B: pass B: pass A: pass',
  },
];
