import type { Lesson } from '../lesson.ts';

export const STAGE: readonly Lesson[] = [
  {
    id: 'stage',
    group: 'stage',
    title: { ja: 'ステージ', en: 'The stage' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H8 H9 | field D7 / B: life H8 H9 HA D3 | field bulwark D10 driven / stage: B summonSoldier C6 / passed: B',
    passing: 'ask',
    steps: [
      {
        say: {
          ja: '相手が♣6を宣言。2人がパスするまでステージで待つ。今はあなたのチャンス＝動ける番。対応がないので「パス」。',
          en: 'They declared a ♣6. It waits on the stage until both pass. You have the chance, the right to act, but no answer: Pass.',
        },
        until: 'field B C6',
        point: ['stage', 'primary'],
      },
    ],
    goal: 'field B C6',
    done: {
      ja: '2人がパスしたので解決した。普段は自動でパスする。',
      en: 'Both passed, so it happened. Later the table passes for you if nothing matters.',
    },
    play: 'A: pass',
  },
  {
    id: 'answer',
    group: 'stage',
    title: { ja: '後から言った方が先', en: 'Last in, first out' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H9 H10 CA | hand H8 D3 | field C5 / B: life H8 H9 HA D3 / stage: B down S5 -> A1 / passed: B',
    steps: [
      {
        say: {
          ja: 'ダウン5で自分の5は0になり墓地へ。♡8のアップで対応しよう。',
          en: 'Down 5 would bring your 5 to 0: it would fall. Answer with Up ♡8.',
        },
        until: 'onStage up A',
        point: ['stage', 'hand H8', 'chip up'],
      },
      {
        say: {
          ja: '自分のが上。先に起きる。13になり、それから−5。',
          en: 'Yours lies on top, so it happens first: 13, then −5.',
        },
        until: 'stageEmpty',
        point: ['stage'],
      },
    ],
    goal: 'stageEmpty; field A C5',
    fail: 'grave A C5',
    retry: { ja: '墓地へ行った。パスの前に対応しよう。', en: 'It fell. Answer before you pass.' },
    done: { ja: '最後に宣言したものが最初に起きる。', en: 'The last action declared happens first.' },
    play: 'A: up A: pass B: pass B: pass A: pass',
    wrong: 'A: pass',
  },
  {
    id: 'counter',
    group: 'stage',
    title: { ja: 'カウンター', en: 'Counter' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H8 H9 | hand CA C6 C10 D3 / B: life H8 H9 HA D3 | field bulwark D10 driven / stage: B summonSoldier C5 / passed: B',
    steps: [
      {
        say: {
          ja: '♣はカウンター。相手の5以上が必要。足りる中で一番小さい♣を使おう。',
          en: '♣ cards counter. Yours must be as high as theirs, a 5, or higher. Use the smallest that will do.',
        },
        until: 'stageEmpty',
        point: ['stage', 'hand C6', 'chip counter'],
      },
    ],
    goal: 'negated summonSoldier; hand A C10',
    fail: 'field B C5',
    retry: { ja: '通ってしまった。♣Aは1なので足りない。', en: 'It came through. ♣A is too low: 1 is less than 5.' },
    soft: [
      {
        when: 'negated summonSoldier',
        say: {
          ja: '止めた。♣6で足りたので、♣10は温存できた。',
          en: 'Stopped. But ♣6 was enough; keep ♣10 for a bigger one.',
        },
      },
    ],
    done: { ja: '無効。兵士は出ず、払ったコストも戻らない。', en: 'Negated: no soldier, and their costs are gone.' },
    play: 'A: counter A: C6 A: D3 A: pass B: pass',
    wrong: 'A: counter A: CA A: D3 A: pass B: pass B: pass A: pass',
  },
  {
    id: 'counter-two',
    group: 'stage',
    title: { ja: 'キーカードが2枚なら', en: 'Two key cards' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H8 H9 D7 | hand CA D3 / B: life H8 H9 HA D3 / stage: B throwing S5 C10 -> @A / passed: B',
    steps: [
      {
        say: {
          ja: '投擲で5ダメージ、ライフは5。2枚使う相手には、どの♣でもカウンターできる。',
          en: 'Throw: 5 damage, and your life is 5. It uses two cards: any ♣ counters that.',
        },
        until: 'stageEmpty',
        point: ['stage', 'hand CA', 'chip counter'],
      },
    ],
    goal: 'negated throwing',
    fail: 'lost A',
    retry: { ja: 'ライフが尽きた。♣Aでカウンターしよう。', en: 'That was your last life. Counter with ♣A.' },
    done: { ja: '2枚のアクションには♣Aで十分。', en: 'Even ♣A is enough against two key cards.' },
    play: 'A: counter A: pass B: pass',
    wrong: 'A: pass',
  },
  {
    id: 'fizzle',
    group: 'stage',
    title: { ja: '対象がいない', en: 'The target is gone' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 H8 H9 D7 CA C6 C10 | hand S5 D3 / B: life H9 HA D3 D10 | field S5 driven / stage: B damageJudgement, B up H8 -> B1 / combat: B1 / passed: B',
    steps: [
      {
        say: {
          ja: '相手の5が13になる。その前に、♠5のダウンで0にしよう。',
          en: 'Their 5 is about to become 13. Take it away first: Down with ♠5 brings it to 0.',
        },
        until: 'stageEmpty',
        point: ['stage', 'hand S5', 'chip down', 'unit B1'],
      },
    ],
    goal: 'stageEmpty; grave B S5; life A 8',
    fail: 'lost A',
    retry: {
      ja: '13ダメージが通った。アップにダウンで対応しよう。',
      en: '13 damage came through. Answer Up with Down.',
    },
    done: { ja: '対象がいないので、アップは何もしなかった。', en: 'Without its target Up did nothing.' },
    play: 'A: down A: pass B: pass B: pass A: pass B: pass A: pass',
    wrong: 'A: pass B: pass A: pass',
  },
  {
    id: 'next-generation',
    group: 'stage',
    title: { ja: '世代交代', en: 'Next Generation' },
    position:
      '8.0/lite/entry20 / turn: B  chance: A / A: life S2 S3 HA H8 H9 D7 | field DQ / B: life H8 H9 HA D3 D7 | field CK driven / stage: B block / combat: B1 / passed: B',
    steps: [
      {
        say: {
          ja: '13が攻撃、ライフは6。♢Qで止めよう。墓地へ行くが、手札を見ていて。',
          en: 'A 13 attacks; your life is 6. Block with your ♢Q. It will fall: watch your hand.',
        },
        until: 'goal',
        point: ['unit A1', 'pile A life'],
      },
    ],
    goal: 'grave A DQ; hand A HA',
    fail: 'lost A',
    retry: { ja: '13は6より多い。ブロックしよう。', en: '13 is more than 6. Block.' },
    done: {
      ja: 'A・J・Q・Kが墓地へ行くと、ライフを次のA・J・Q・Kまでめくり、それが手札に来る。ほかは墓地へ。',
      en: 'When an A, J, Q or K falls, your next one comes to your hand. The life cards above it go to the grave.',
    },
    play: 'A: pass A: A1 B: pass A: pass',
    wrong: 'A: pass A: done B: pass A: pass',
  },
];
