/** How the core flow of an edition runs, in words. */
import type { Ruleset, Switches, Text } from '../script/ruleset.ts';
import type { Lang, Words } from './lang.ts';

const SWITCH_WORDS: { readonly [Name in keyof Switches]: Words<`${Switches[Name]}`> } = {
  passOnEmptyStage: {
    true: { ja: 'ステージが空でもパスできる。', en: 'One may pass while the stage is empty.' },
    false: { ja: 'ステージが空のときはパスできない。', en: 'Nobody may pass while the stage is empty.' },
  },
  triggerCheckAfterRaise: {
    true: {
      ja: 'アクションを起こした直後にも誘発チェックがある。コストで誘発したものは、そのアクションより先に行う。',
      en: 'There is a trigger check directly after an action is raised: what its cost triggers comes before it.',
    },
    false: {
      ja: '誘発チェックは、アクションがステージに乗るか解決した後だけ。',
      en: 'The trigger check comes only after the action was put on the stage or resolved.',
    },
  },
  triggersByTiming: {
    true: {
      ja: '誘発したアクションはメインがクイックより先。ステージが空でなければ、メイン・通常のものは取り除かれる。',
      en: 'Triggered actions of main timing go before those of quick timing; a normal one of main timing is dropped where the stage is not empty.',
    },
    false: {
      ja: '誘発した通常のアクションは、ステージが空でなくても乗る。',
      en: 'Triggered normal actions go on the stage even where it is not empty.',
    },
  },
  tie: {
    draw: { ja: '両者のライフが同時に0なら引き分け。', en: 'If both are at 0 life, it is a draw.' },
    turnPlayerLoses: {
      ja: '両者のライフが同時に0なら、ターンプレイヤーの負け。',
      en: 'If both are at 0 life, the turn player loses.',
    },
  },
};

export const SWITCH_NAMES = Object.keys(SWITCH_WORDS) as readonly (keyof Switches)[];

function wordsOf(switches: Switches, name: keyof Switches): Text {
  const words: Readonly<Record<string, Text>> = SWITCH_WORDS[name];
  return words[String(switches[name])] ?? { ja: '', en: '' };
}

export const switchText = (switches: Switches, name: keyof Switches, lang: Lang): string =>
  wordsOf(switches, name)[lang];
export const switchWords = wordsOf;

const WAIVED: Words<Ruleset['magicianWaives']> = {
  all: {
    ja: '魔術士がいれば、速攻魔法のコストはすべてなくなる。',
    en: 'A magician waives the whole cost of quick magic.',
  },
  D: { ja: '魔術士がいれば、速攻魔法のコストDだけがなくなる。', en: 'A magician waives only D of quick magic.' },
  nothing: { ja: '魔術士はコストを変えない。', en: 'A magician waives no cost.' },
};

/** What a magician does to the cost of quick magic. */
export const waiverWords = ({ magicianWaives }: Ruleset): Text => WAIVED[magicianWaives];
