import { versions } from '../../script/printed.ts';
import { does, forEachUnit, raise, type State, setDriven, turnPlayer, type Unit } from '../../script/verbs.ts';

const name = { ja: 'チャージ', en: 'Charge' };
const say = {
  ja: 'ターンプレイヤーのキャラクターをすべてチャージする。',
  en: 'Charge every character of the player who has the turn.',
};
const chargeUnit = (s: State, unit: Unit): void => setDriven(s, unit, false);
const chargeAll = (s: State): void => forEachUnit(s, turnPlayer(s), chargeUnit);

export const charge = versions(
  'charge',
  {
    since: '6.1',
    name,
    type: 'turnControl',
    tier: 'lite',
    at: 'triggered immediate main',
    cost: '',
    keys: '',
    target: '',
    effect: [does(say, chargeAll), does({ ja: 'ドローを起こす。', en: 'Raise Draw.' }, (s) => raise(s, 'draw'))],
  },
  {
    since: '8.0',
    name,
    type: 'basic',
    tier: 'lite',
    at: 'triggered immediate main',
    cost: '',
    keys: '',
    target: '',
    when: {
      resolved: 'end',
      say: {
        ja: 'エンドが解決したとき、ターンプレイヤーに誘発する。',
        en: 'Triggers for the turn player when an End has resolved.',
      },
    },
    effect: [does(say, chargeAll)],
  },
);
