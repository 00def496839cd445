import { chooseValue } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import { asks, does, drawCard, lifeCount, turnPlayer } from '../../script/verbs.ts';

const name = { ja: 'ドロー', en: 'Draw' };
const effect = [
  does(
    { ja: 'ターンプレイヤーはライフの上から1枚引く。', en: 'The turn player draws 1 card from the top of their life.' },
    (s) => drawCard(s, turnPlayer(s)),
  ),
  asks(
    { ja: 'そのカードを見てから、もう1枚引いてもよい。', en: 'Having seen it, the turn player may draw 1 more.' },
    chooseValue(
      'drawMore',
      ['no', 'yes'],
      (s, value) => {
        if (value === 'yes') drawCard(s, turnPlayer(s));
      },
      (s, value) => value === 'no' || lifeCount(s, turnPlayer(s)) > 0,
    ),
  ),
];

export const draw = versions(
  'draw',
  {
    since: '6.1',
    name,
    type: 'turnControl',
    tier: 'lite',
    at: 'triggered normal main',
    cost: '',
    keys: '',
    target: '',
    effect,
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
      resolved: 'charge',
      say: {
        ja: 'チャージが解決したとき、ターンプレイヤーに誘発する。',
        en: 'Triggers for the turn player when a Charge has resolved.',
      },
    },
    effect,
  },
);
