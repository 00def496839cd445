import { chooseBlockers } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import { asks, does, raise } from '../../script/verbs.ts';

const name = { ja: 'ブロック', en: 'Block' };

export const block = versions(
  'block',
  {
    since: '6.1',
    name,
    type: 'battle',
    tier: 'lite',
    at: 'triggered normal main',
    cost: '',
    keys: '',
    target: '',
    effect: [
      asks(
        {
          ja: '攻撃された側は、アタッカーごとに、自分のチャージ状態のキャラクターからブロッカーを選ぶ。防壁なら1枚、兵士なら何体でもよく、選ばなくてもよい。1体がブロックできるのは1体だけ。',
          en: 'For each attacker the player who is attacked chooses blockers among their charged characters: one bulwark, or any number of soldiers, or nobody. A blocker blocks one attacker.',
        },
        chooseBlockers,
      ),
      does({ ja: 'ダメージ判定を起こす。', en: 'Raise Damage Judgement.' }, (s) => raise(s, 'damageJudgement')),
    ],
  },
  {
    since: '8.0',
    name,
    type: 'basic',
    tier: 'lite',
    at: 'triggered normal main',
    cost: '',
    keys: '',
    target: '',
    when: {
      resolved: 'attack',
      needsAttacker: true,
      say: {
        ja: 'アタックが解決し、アタッカーが1体以上いるとき、ターンプレイヤーに誘発する。',
        en: 'Triggers for the turn player when an Attack has resolved and there is at least one attacker.',
      },
    },
    effect: [
      asks(
        {
          ja: '攻撃された側は、アタッカーごとに、「ブロッカー」のラベルを持つ自分のチャージ状態のキャラクターからブロッカーを選ぶ。防壁なら1枚、兵士なら何体でもよく、選ばなくてもよい。1体がブロックできるのは1体だけ。',
          en: 'For each attacker the player who is attacked chooses blockers among their charged characters with the label blocker: one bulwark, or any number of soldiers, or nobody. A blocker blocks one attacker.',
        },
        chooseBlockers,
      ),
    ],
  },
);
