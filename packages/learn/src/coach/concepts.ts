/** The notes of beginner mode: one for each thing that a newcomer meets, at the moment at which they first meet it. */
import { numberOf } from '@blackpoker/engine';
import { type NoteRule, saidIf } from './note.ts';
import {
  actionId,
  eventsOf,
  hasResolved,
  isMain,
  isMeaningful,
  isSoldier,
  ownSide,
  type Scene,
  theirRequest,
  theirSide,
} from './scene.ts';

/** In the order of their importance: of several that fit, the first is said. */
export const CONCEPTS: readonly NoteRule[] = [
  {
    id: 'last-life',
    say: { ja: '最後の1枚を払うと負け。', en: 'This would be your last card: you would lose.' },
    when: (m) => saidIf((m.intent.life ?? 0) > 0 && (m.intent.life ?? 0) >= (ownSide(m).life.count ?? 99)),
  },
  {
    id: 'low',
    say: { ja: '{a}は{b}より小さく、止められない。', en: '{a} is less than {b}: it would do nothing.' },
    when: tooLow,
  },
  {
    id: 'new',
    say: {
      ja: 'このターンに出たばかり。攻撃は次の自分のターンから。',
      en: 'It came this turn. It may attack from your next one.',
    },
    when: (m) => saidIf(m.view.turn === m.seat && looksAtNewSoldier(m)),
  },
  {
    id: 'turn',
    say: {
      ja: '自分のターン。召喚・防壁・攻撃は好きな順に。最後に終える。',
      en: 'Your turn: summon, lay a bulwark, attack, in any order. Then end it.',
    },
    when: (m) => saidIf(isMain(m)),
    used: (m) => hasResolved(m, 'end', m.seat),
  },
  {
    id: 'draw',
    say: { ja: 'もう1枚引くと、ライフもさらに1枚減る。', en: 'Every card you draw leaves your life.' },
    when: (m) => saidIf(m.asked === 'drawMore'),
    used: (m) => hasResolved(m, 'draw', m.seat),
  },
  {
    id: 'hand-limit',
    say: { ja: '手札は7枚まで。捨てる札を選ぼう。', en: 'Seven cards stay. Choose which ones go.' },
    when: (m) => saidIf(m.asked === 'discard' && m.view.turn === m.seat && ownSide(m).hand.count > 7),
  },
  {
    id: 'counter',
    say: { ja: '{n}以上の♣で「カウンター」すれば止められる。', en: 'A ♣ of {n} or more would stop this: Counter.' },
    when: (m) => {
      const keys = theirRequest(m)?.keys ?? [];
      return keys.length === 1 && isMeaningful(m, 'counter') ? { n: numberOf(keys[0] ?? 0) } : undefined;
    },
    used: (m) => hasResolved(m, 'counter', m.seat),
  },
  {
    id: 'twist',
    say: { ja: '♢のツイストで起こせば、守りに間に合う。', en: 'A ♢ could stand your soldier up in time: Twist.' },
    when: (m) =>
      saidIf(
        m.asked === 'chance' &&
          theirSide(m).field.some(({ attacker }) => attacker) &&
          ownSide(m).field.some((unit) => isSoldier(unit) && unit.driven) &&
          isMeaningful(m, 'twist'),
      ),
    used: (m) => hasResolved(m, 'twist', m.seat),
  },
  {
    id: 'order',
    say: {
      ja: 'ステージに2つある。上のものから先に起きる。',
      en: 'Two requests on the stage: the top one happens first.',
    },
    when: (m) => saidIf(m.asked === 'chance' && m.view.stage.length > 1),
  },
  {
    id: 'window',
    say: {
      ja: 'チャンスが来た。起きる前に対応できる。しなければパス。',
      en: 'You have the chance: answer before it happens, or pass.',
    },
    when: (m) => saidIf(theirRequest(m) !== undefined),
  },
  {
    id: 'matched',
    say: { ja: '数字が同じだったので、アタッカーも墓地へ。', en: 'Its number was the same: the attacker fell, too.' },
    when: (m) => saidIf(bulwarkFights(m).some(({ isMatch }) => isMatch)),
    past: true,
  },
  {
    id: 'blocked',
    say: {
      ja: '防壁は1体を止めて墓地へ。相手の守りが1枚減った。',
      en: 'A bulwark stops one attacker and is gone. Now there is one less.',
    },
    when: (m) => saidIf(bulwarkFights(m).some(({ seat, isMatch }) => seat !== m.seat && !isMatch)),
    past: true,
  },
  {
    id: 'generation',
    say: {
      ja: '世代交代：A・J・Q・Kが倒れ、ライフから次の1枚が手札に入った。',
      en: 'Next Generation: an A, J, Q or K fell, so its owner took the next one of their life.',
    },
    when: (m) => saidIf(eventsOf(m, 'resolved').some(({ action }) => actionId(m, action) === 'nextGeneration')),
    past: true,
  },
  {
    id: 'one-left',
    say: { ja: '最後の1枚を引いた人の負け。', en: 'A player who draws their last card loses.' },
    when: (m) => saidIf(m.asked === 'chance' && m.view.seats.some(({ life }) => life.count === 1)),
  },
  {
    id: 'discard',
    say: {
      ja: 'D：もう1枚が代わりに捨てられた。残す札を考えよう。',
      en: 'D: the other card paid. What you keep matters more than what you use.',
    },
    when: (m) => saidIf(paid(m, 'hand')),
    past: true,
    used: (m) => paid(m, 'hand'),
  },
  {
    id: 'bulwark-pays',
    say: {
      ja: 'B：横にした防壁は、次の自分のターンまで守れない。',
      en: 'B: that bulwark lies sideways and cannot block until your next turn.',
    },
    when: (m) => saidIf(paidBulwark(m)),
    past: true,
    used: paidBulwark,
  },
  {
    id: 'life-pays',
    say: { ja: 'L：ライフの一番上の1枚で払った。', en: 'L: the top card of your life paid for it.' },
    when: (m) => saidIf(paid(m, 'life')),
    past: true,
    used: (m) => paid(m, 'life'),
  },
  {
    id: 'fog',
    say: {
      ja: 'フォグの札は効果の印。持ち主がターンを終えるまで残る。',
      en: 'A card in the fog is a sign: its effect lasts until its owner ends a turn.',
    },
    when: (m) => saidIf(eventsOf(m, 'moved').some(({ to }) => to === 'fog')),
    past: true,
  },
  {
    id: 'under-ten',
    say: {
      ja: 'ライフが10枚未満になると、お互いに枚数が見える。',
      en: 'A life below 10 shows its number to both players.',
    },
    when: (m) => saidIf(m.asked === 'chance' && theirSide(m).life.count !== undefined && hasFallen(m)),
  },
];

function tooLow(m: Scene): { a: number; b: number } | undefined {
  const { action, keys = [] } = m.intent;
  const [own] = keys;
  const [theirs] = theirRequest(m)?.keys ?? [];
  if (action !== 'counter' || own === undefined || theirs === undefined) return undefined;
  const [a, b] = [numberOf(own), numberOf(theirs)];
  return a < b ? { a, b } : undefined;
}

function looksAtNewSoldier(m: Scene): boolean {
  const { looked } = m.intent;
  const unit = looked?.seat === m.seat ? ownSide(m).field[looked.position] : undefined;
  return unit !== undefined && isSoldier(unit) && unit.new.some(Boolean);
}

interface BulwarkFight {
  /** The owner of the bulwark. */
  readonly seat: number;
  /** It has taken the attacker along. */
  readonly isMatch: boolean;
}

/** Bulwarks that have stopped somebody: a Damage Judgement turns them over and moves all who fall at once. */
function bulwarkFights(m: Scene): BulwarkFight[] {
  const { events } = m;
  return events.flatMap((event, i) => {
    if (event.type !== 'shown') return [];
    const end = events.findIndex((later, j) => j > i && later.type === 'resolved');
    const judgement = events[end];
    if (judgement?.type !== 'resolved' || actionId(m, judgement.action) !== 'damageJudgement') return [];
    const fallen = events
      .slice(i, end)
      .flatMap((later) =>
        later.type === 'moved' && later.from === 'field' && later.to === 'grave' && later.seat !== event.seat
          ? later.cards
          : [],
      );
    const numbers = event.cards.map(numberOf);
    return [{ seat: event.seat, isMatch: fallen.some((card) => numbers.includes(numberOf(card))) }];
  });
}

/** The learner has paid a cost with a card of this zone. */
const paid = (m: Scene, zone: 'hand' | 'life'): boolean =>
  eventsOf(m, 'moved').some(({ seat, from, why }) => seat === m.seat && from === zone && why === 'cost');

function paidBulwark(m: Scene): boolean {
  return eventsOf(m, 'driven').some(({ unit, cost }) => cost && unit.seat === m.seat);
}

/** The opponent's life has just lost cards; a life that was small from the beginning explains itself. */
const hasFallen = (m: Scene): boolean =>
  eventsOf(m, 'moved').some(({ seat, from }) => seat !== m.seat && from === 'life');
