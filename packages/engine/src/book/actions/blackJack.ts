import { chooseFromLife } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import { also, asks, does, lookThroughLife, me, note, shuffleLife, takeFromLife } from '../../script/verbs.ts';

const name = { ja: 'B・J', en: 'B·J' };
const shuffle = does({ ja: 'その後、ライフを切り直す。', en: 'Then shuffle your life.' }, (s) => shuffleLife(s, me(s)));
const look = also((s) => lookThroughLife(s, me(s)));
const takeUpToTwo = asks(
  {
    ja: '自分のライフから好きなカードを2枚まで選び、相手に見せて手札に加える。',
    en: 'Choose up to 2 cards of your life, show them, and take them to your hand.',
  },
  chooseFromLife(2, true, takeFromLife),
);

export const blackJack = versions(
  'blackJack',
  {
    since: '6.1',
    name,
    type: 'normalMagic',
    tier: 'master',
    at: 'direct immediate main',
    cost: 'SS',
    keys: 'A + J of one suit',
    target: '',
    effect: [
      look,
      asks(
        {
          ja: '自分のライフから好きな2枚を選び、相手に見せて手札に加える。',
          en: 'Choose any 2 cards of your life, show them, and take them to your hand.',
        },
        chooseFromLife(2, false, takeFromLife),
      ),
      shuffle,
    ],
  },
  {
    since: '7.0p',
    name,
    type: 'quickMagic',
    tier: 'master',
    at: 'direct normal quick',
    cost: 'SS',
    keys: 'A + J of one suit',
    target: '',
    holdsCostTriggers: true,
    effect: [
      note({
        ja: 'このアクションは、そのコストで誘発したアクションより先に解決する。',
        en: 'It resolves before what its cost has triggered.',
      }),
      look,
      takeUpToTwo,
      shuffle,
    ],
  },
  {
    since: '8.0',
    name,
    type: 'quickMagic',
    tier: 'master',
    at: 'direct normal quick',
    cost: 'SS',
    keys: 'A + J of one suit',
    target: '',
    effect: [look, takeUpToTwo, shuffle],
  },
);
