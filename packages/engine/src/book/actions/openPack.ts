import { chooseCard, offerPack } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import {
  asks,
  does,
  me,
  note,
  openPack as open,
  rareCard,
  rareToHand,
  type State,
  takeFromPack,
} from '../../script/verbs.ts';

const name = { ja: 'パック開封', en: 'Open Pack' };
const openIt = does(
  {
    ja: 'パックを開ける。以後、持ち主は残りを見てよい。',
    en: 'Open your pack: from now on you may look at what is left of it.',
  },
  (s) => open(s, me(s)),
);
const take = (s: State, card: number): void =>
  card === rareCard(s, me(s)) ? rareToHand(s, me(s), true) : takeFromPack(s, card);
const takeOne = asks(
  {
    ja: 'その中から好きな1枚を相手に見せて手札に加える。',
    en: 'Take any 1 card of it to your hand, shown to the opponent.',
  },
  chooseCard('takePack', (s) => offerPack(s, me(s)), take),
);

export const openPack = versions(
  'openPack',
  {
    since: '7.0p',
    name,
    type: 'quickMagic',
    tier: 'lite',
    at: 'direct immediate quick',
    cost: '',
    keys: '',
    target: '',
    needsClosedPack: true,
    effect: [openIt, takeOne],
  },
  {
    since: '8.0',
    name,
    type: 'pack',
    tier: 'lite',
    at: 'direct immediate quick',
    cost: '',
    keys: '',
    target: '',
    needsClosedPack: true,
    effect: [
      openIt,
      takeOne,
      note({
        ja: 'レアカードがあれば、代わりにそれを見せて加えてもよい。',
        en: 'If you have a rare card, you may show and take that one instead.',
      }),
    ],
  },
);
