import { chooseAttackers } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import {
  also,
  asks,
  does,
  forEachUnit,
  hasAttackers,
  isAttacker,
  me,
  raise,
  type State,
  setDriven,
  type Unit,
} from '../../script/verbs.ts';

const name = { ja: 'アタック', en: 'Attack' };
const driveIfAttacker = (s: State, unit: Unit): void => {
  if (isAttacker(s, unit)) setDriven(s, unit, true);
};
const driveAttackers = (s: State): void => forEachUnit(s, me(s), driveIfAttacker);

export const attack = versions(
  'attack',
  {
    since: '6.1',
    name,
    type: 'battle',
    tier: 'lite',
    at: 'direct normal main',
    cost: '',
    keys: '',
    target: '',
    oncePerTurn: true,
    effect: [
      asks(
        {
          ja: '自分のチャージ状態の兵士から好きな数を選び、ドライブしてアタッカーにする。このターンに出たカードだけの兵士は、速攻がなければ選べない。',
          en: 'Choose any number of your charged soldiers and drive them: they are the attackers. A soldier made only of cards that entered this turn cannot be chosen, unless it has haste.',
        },
        chooseAttackers,
      ),
      also(driveAttackers),
      does({ ja: 'アタッカーがいればブロックを起こす。', en: 'If there is an attacker, raise Block.' }, (s) => {
        if (hasAttackers(s)) raise(s, 'block');
      }),
    ],
  },
  {
    since: '8.0',
    name,
    type: 'basic',
    tier: 'lite',
    at: 'direct normal main',
    cost: '',
    keys: '',
    target: '',
    oncePerTurn: true,
    effect: [
      asks(
        {
          ja: '「アタッカー」のラベルを持つ自分のチャージ状態のキャラクターから好きな数を選び、ドライブしてアタッカーにする。このターンに出たカードだけのキャラクターは、「速攻」のラベルがなければ選べない。',
          en: 'Choose any number of your charged characters with the label attacker and drive them: they are the attackers. One made only of cards that entered this turn cannot be chosen, unless it has the label haste.',
        },
        chooseAttackers,
      ),
      also(driveAttackers),
    ],
  },
);
