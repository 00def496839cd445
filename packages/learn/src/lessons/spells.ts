import type { Lesson } from '../lesson.ts';

export const SPELLS: readonly Lesson[] = [
  {
    id: 'up',
    group: 'spells',
    title: { ja: 'アップ：足りるだけ', en: 'Up: enough and no less' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H10 CA D7 | hand HA H8 D3 | field H9 / B: life H8 H9 HA D3 | field C10 driven / stage: B damageJudgement / combat: B1 vs A1 / passed: B',
    steps: [
      {
        say: {
          ja: '自分の9が10をブロック中。10に勝って生き残るように上げよう。',
          en: 'Your 9 blocks a 10. Raise it so that it beats the 10 and survives.',
        },
        until: 'goal',
        point: ['hand HA', 'hand H8', 'chip up', 'unit A1'],
      },
    ],
    goal: 'grave B C10; field A H9',
    fail: 'grave A H9',
    retry: { ja: '9＋1＝10で相打ち。もっと必要。', en: '9 + 1 = 10: equal, both fall. You need more.' },
    done: {
      ja: '17で勝ち。♡は自分のエンドまでフォグに残る。',
      en: '17 beats 10. The ♡ lies in your fog until your End.',
    },
    play: 'A: up A: H8 A: D3 A: A1 A: pass B: pass B: pass A: pass',
    wrong: 'A: up A: HA A: D3 A: A1 A: pass B: pass B: pass A: pass',
  },
  {
    id: 'down',
    group: 'spells',
    title: { ja: 'ダウン：道を開く', en: 'Down: clear the way' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 H8 H9 CA | hand S4 H10 | field C5 / B: life H8 H9 HA D7 D10 | field D3',
    opponent: 'best',
    steps: [
      {
        say: {
          ja: '相手の3がブロックする。♠はダウン：0以下なら墓地へ。♠4を使おう。',
          en: 'Their 3 would block. ♠ is Down: at 0 or less it falls. Use ♠4 on it.',
        },
        until: 'grave B D3',
        point: ['hand S4', 'chip down', 'unit B1'],
      },
      {
        say: { ja: 'もうブロックできない。攻撃！', en: 'Nobody is left to block. Attack!' },
        until: 'won A',
        point: ['unit A1'],
      },
    ],
    goal: 'won A',
    fail: 'done damageJudgement; life B >=1 | turn 2',
    retry: { ja: '先にダウン、それから攻撃。', en: 'First Down, then attack.' },
    done: { ja: 'ダウンで0になった兵士は墓地へ。', en: 'A soldier that Down brings to 0 falls.' },
    play: 'A: down A: B1 A: pass B: pass A: attack A: pass B: pass A: yes A: pass B: pass A: pass B: pass',
    wrong: 'A: attack A: pass B: pass A: yes A: pass B: pass B: B1 A: pass B: pass',
  },
  {
    id: 'twist',
    group: 'spells',
    title: { ja: 'ツイスト：横にする', en: 'Twist: turn a blocker' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 H8 H9 CA | hand D7 S3 | field S5 / B: life H8 H9 HA D7 D10 | field C10',
    opponent: 'best',
    steps: [
      {
        say: {
          ja: '相手の10がブロックする。♢はツイスト：♢7を10に使い、「横向き」を選ぼう。',
          en: 'Their 10 would block your 5. ♢ is Twist: use ♢7 on the 10 and choose Sideways.',
        },
        until: 'driven B1',
        point: ['hand D7', 'chip twist', 'unit B1'],
      },
      { say: { ja: '攻撃！', en: 'Attack!' }, until: 'won A', point: ['unit A1'] },
    ],
    goal: 'won A',
    fail: 'done damageJudgement; life B >=1 | turn 2',
    retry: { ja: '攻撃の前に10を横にしよう。', en: 'Twist the 10 sideways before you attack.' },
    done: { ja: '自分の兵士を起こすこともできる。', en: 'Twist can also stand your own soldier up.' },
    play: 'A: twist A: B1 A: pass B: pass A: driven A: attack A: pass B: pass A: yes A: pass B: pass A: pass B: pass',
    wrong: 'A: attack A: pass B: pass A: yes A: pass B: pass B: B1 A: pass B: pass',
  },
  {
    id: 'twist-up',
    group: 'spells',
    title: { ja: 'ツイスト：起こす', en: 'Twist: wake a blocker' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H8 H9 CA D7 | hand D3 S4 | field CK driven / B: life H8 H9 HA D3 | field H10 driven / stage: B block / combat: B1 / passed: B',
    steps: [
      {
        say: {
          ja: '10が攻撃、ライフは6、Kは横向き。ブロックの前に♢3で起こそう。',
          en: 'A 10 attacks, your life is 6, your K lies sideways. Wake it with ♢3 before you must block.',
        },
        until: 'asked block',
        point: ['hand D3', 'chip twist', 'unit A1'],
      },
      { say: { ja: 'これでブロックできる。', en: 'Now it can block.' }, until: 'goal', point: ['unit A1'] },
    ],
    goal: 'grave B H10; field A CK',
    fail: 'lost A',
    retry: {
      ja: '遅い。ブロックがステージにあるうちに起こそう。',
      en: 'Too late: wake it while Block is still on the stage.',
    },
    done: { ja: '攻撃とブロックの間の対応が勝負を決める。', en: 'Answers between attack and block decide games.' },
    play: 'A: twist A: A1 A: pass B: pass A: charged B: pass A: pass A: A1 B: pass A: pass',
    wrong: 'A: pass B: pass A: pass',
  },
  {
    id: 'destroyBulwark',
    group: 'spells',
    title: { ja: '防壁破壊', en: 'Destroy Bulwark' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 H8 H10 CA | hand H9 DQ | field S5 / B: life H8 H9 HA D7 D10 | field bulwark C6',
    opponent: 'best',
    steps: [
      {
        say: {
          ja: '♡と♢を合わせると防壁破壊。2枚を選んで「防壁破壊」。',
          en: '♡ and ♢ together destroy a bulwark. Choose both, then Destroy Bulwark.',
        },
        until: 'done destroyBulwark A',
        point: ['hand H9', 'hand DQ', 'chip destroyBulwark'],
      },
      { say: { ja: '道が開いた。', en: 'The way is open.' }, until: 'won A', point: ['unit A1'] },
    ],
    goal: 'won A',
    fail: 'done damageJudgement; life B >=1 | turn 2',
    retry: { ja: '防壁に止められる。先に壊そう。', en: 'The bulwark would stop you. Destroy it first.' },
    done: { ja: '2枚使うが、コストはない。', en: 'Two cards, no cost.' },
    play: 'A: destroyBulwark A: pass B: pass A: attack A: pass B: pass A: yes A: pass B: pass A: pass B: pass',
    wrong: 'A: attack A: pass B: pass A: yes A: pass B: pass B: B1 A: pass B: pass',
  },
  {
    id: 'throwing',
    group: 'spells',
    title: { ja: '投擲', en: 'Throw' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 H8 H10 CA | hand S3 S5 C6 / B: life H8 H9 HA D7 D10 | field C10, bulwark C5',
    steps: [
      {
        say: {
          ja: '♠と♣で投擲。♠の数字のダメージ、ブロックされない。相手のライフは5。',
          en: '♠ and ♣ together: Throw. It deals the ♠’s number, past every blocker. Their life is 5.',
        },
        until: 'won A',
        point: ['hand C6', 'chip throwing', 'pile B life'],
      },
    ],
    goal: 'won A',
    fail: 'done throwing A; life B >=1 | turn 2',
    retry: { ja: 'ダメージは♠の数字。♠5を使おう。', en: 'The damage is the ♠’s number. Use ♠5.' },
    done: { ja: '投擲を止められるのはカウンターだけ。', en: 'Only a Counter stops a Throw.' },
    play: 'A: throwing A: S5 A: pass B: pass',
    wrong: 'A: throwing A: S3 A: pass B: pass',
  },
  {
    id: 'equip',
    group: 'spells',
    title: { ja: '装備', en: 'Equip' },
    position:
      '8.0/lite/entry20 / turn: A / A: life S2 H8 H10 CA D7 | hand S4 D10 | field bulwark D3, S5 / B: life H8 H9 HA D3 D7 D10 C5 C10 CK',
    steps: [
      {
        say: {
          ja: '同じスートのカードを兵士に重ねられる。♠5に♠4を装備しよう。',
          en: 'A card of the same suit can be laid on a soldier. Equip your ♠5 with ♠4.',
        },
        until: 'done equip A',
        point: ['hand S4', 'chip equip', 'unit A2'],
      },
      {
        say: {
          ja: '5＋4＝9。前からいた兵士なので、すぐ攻撃できる。',
          en: '5 + 4 = 9, and it may attack at once: it was here before.',
        },
        until: 'won A',
        point: ['unit A2'],
      },
    ],
    goal: 'won A',
    fail: 'turn 2',
    retry: { ja: '5だけでは9に届かない。', en: '5 alone is not enough for 9.' },
    done: {
      ja: '重ねたカードのどれかと同じ数字の防壁なら、道連れになる。',
      en: 'Any of its numbers can be matched by a bulwark.',
    },
    play: 'A: equip A: pass B: pass A: attack A: pass B: pass A: yes A: pass B: pass A: pass B: pass',
  },
  {
    id: 'search',
    group: 'spells',
    title: { ja: 'サーチ', en: 'Search' },
    position:
      '8.0/lite/full / turn: A / A: life H4 S9 D5 S3 | hand JK1 C6 / B: life H8 H9 HA D3 D7 D10 C5 C10 CK | field C7',
    steps: [
      {
        say: {
          ja: 'Jokerはライフから好きな1枚をすぐ手札に。♣6と組んで9ダメージになる♠は？',
          en: 'A Joker finds any card of your life, at once. Take the ♠ that deals 9 together with your ♣6.',
        },
        until: 'done search A',
        point: ['hand JK1', 'chip search'],
      },
      {
        say: { ja: '♠9と♣6を選んで「投擲」！', en: 'Now ♠9 and ♣6 together: Throw!' },
        until: 'won A',
        point: ['hand S9', 'hand C6', 'chip throwing'],
      },
    ],
    goal: 'won A',
    fail: 'hand A H4 | turn 2',
    retry: { ja: '投擲には♠。数字は9が必要。', en: 'Throw needs a ♠, and its number must be 9.' },
    done: { ja: 'サーチは即時。誰も割り込めない。', en: 'Search is immediate: nobody can answer it.' },
    play: 'A: search A: S9 A: throwing A: pass B: pass',
    wrong: 'A: search A: H4',
  },
];
