import { chooseOrder, chooseValue } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import {
  also,
  asks,
  does,
  isSoldier,
  note,
  ownerOf,
  type State,
  setDriven,
  splitIntoBulwarks,
  stop,
  takePicks,
  targetUnit,
  turnIntoBulwark,
  turnIntoSoldier,
  unitCards,
} from '../../script/verbs.ts';

const name = { ja: 'リバース', en: 'Reverse' };

const setState = (s: State, state: string): void => {
  if (state !== 'keep') setDriven(s, targetUnit(s), state === 'driven');
};

/** A soldier of one card stays the same unit; of several, each card is a unit of its own from now on. */
function turnSoldier(s: State): void {
  const unit = targetUnit(s);
  if (!isSoldier(s, unit)) return;
  const order = takePicks(s);
  if (order.length === 1) turnIntoBulwark(s, unit);
  else splitIntoBulwarks(s, unit, order);
  stop(s);
}

const steps = [
  asks(
    { ja: '1. 望むなら対象をチャージするかドライブする。', en: '1. If you like, charge or drive the target.' },
    chooseValue('state', ['keep', 'charged', 'driven'], setState),
  ),
  asks(
    {
      ja: '2. 対象が兵士なら、カード1枚ごとに防壁にする（順番は持ち主が決め、外側に並べる）。兵士として受けていた効果や能力はなくなる。',
      en: '2. If it is a soldier, each of its cards becomes a bulwark, in the order that its owner chooses, at the outer end of the row. What affected it as a soldier is gone.',
    },
    chooseOrder(
      (s) => ownerOf(targetUnit(s)),
      (s) => (isSoldier(s, targetUnit(s)) ? unitCards(s, targetUnit(s)) : []),
    ),
  ),
  also(turnSoldier),
  does(
    {
      ja: '3. 対象が防壁なら、表向きの兵士にする。受けていた効果はなくなり、このターンに出た防壁はこのターンに出た兵士として扱う。',
      en: '3. If it is a bulwark, it becomes a soldier, face up. What affected it is gone; one that entered this turn counts as a soldier that entered this turn.',
    },
    (s) => turnIntoSoldier(s, targetUnit(s)),
  ),
];
const stepsWithRelease = [
  ...steps,
  note({
    ja: '4. 対象がアタッカーやブロッカーだったなら、そうでなくなる。',
    en: '4. If it was an attacker or a blocker, it is one no more.',
  }),
];

export const reverse = versions(
  'reverse',
  {
    since: '6.1',
    name,
    type: 'normalMagic',
    tier: 'standard',
    at: 'direct normal main',
    cost: '',
    keys: 'two cards of one number',
    target: 'character (either side)',
    effect: steps,
  },
  {
    since: '7.0p',
    name,
    type: 'quickMagic',
    tier: 'standard',
    at: 'direct normal quick',
    cost: '',
    keys: 'two cards of one number',
    target: 'character (either side)',
    effect: stepsWithRelease,
  },
  {
    since: '7.0',
    name,
    type: 'quickMagic',
    tier: 'pro',
    at: 'direct normal quick',
    cost: '',
    keys: 'two cards of one number',
    target: 'character (either side)',
    effect: stepsWithRelease,
  },
);
