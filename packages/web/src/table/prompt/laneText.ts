/** What stands against what in a lane, and what will happen, in words. */
import { cardSigns, fill, type Lang, type UnitRef } from '@blackpoker/engine';
import { viewNames } from '../../board/viewNames.ts';
import type { BlockPlan, Lane } from '../planning/blocks.ts';
import type { World } from '../planning/world.ts';
import { LANE_WORDS } from '../words.ts';

const cardsOf = ({ view }: World, { seat, position }: UnitRef): readonly number[] =>
  view.seats[seat === 0 ? 0 : 1].field[position]?.cards ?? [];

/** 13 対 6＋8＝14. */
export function laneSum(world: World, { size, blockers, sum, byBulwark }: Lane, lang: Lang): string {
  const [first] = blockers;
  if (first === undefined) return LANE_WORDS.none[lang];
  if (byBulwark) return fill(LANE_WORDS.wall, lang, { card: cardSigns(cardsOf(world, first)) });
  const sizes = blockers.map((unit) => world.view.seats[unit.seat === 0 ? 0 : 1].field[unit.position]?.size ?? 0);
  const terms = sizes.join(lang === 'ja' ? '＋' : ' + ');
  return fill(LANE_WORDS.versus, lang, {
    a: size,
    b: sizes.length > 1 ? fill(LANE_WORDS.sum, lang, { terms, sum }) : terms,
  });
}

export interface LaneOutcome {
  readonly outcome: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

export function laneOutcome(world: World, plan: BlockPlan, lane: Lane, lang: Lang): LaneOutcome {
  const { blockers, falling, attackerFalls, damage } = lane;
  if (blockers.length === 0) return { outcome: damageText(plan, lane, lang), tone: damage > 0 ? 'bad' : 'plain' };
  const names = viewNames(world.state.rules, world.view, lang);
  const units = falling.map((unit) => names.unit(unit)).join(lang === 'ja' ? '・' : ', ');
  if (attackerFalls && units === '') return { outcome: LANE_WORDS.attackerFalls[lang], tone: 'good' };
  if (attackerFalls)
    return { outcome: `${LANE_WORDS.allFall[lang]}${lang === 'ja' ? '：' : ': '}${units}`, tone: 'plain' };
  return units === ''
    ? { outcome: LANE_WORDS.holds[lang], tone: 'plain' }
    : { outcome: fill(LANE_WORDS.blockersFall, lang, { units }), tone: 'plain' };
}

/** The lanes take the life down one after the other. */
function damageText({ lanes, life }: BlockPlan, lane: Lane, lang: Lang): string {
  const before = lanes.slice(0, lanes.indexOf(lane)).reduce((sum, { damage }) => sum + damage, 0);
  const from = Math.max(0, life.from - before);
  return fill(LANE_WORDS.damage, lang, { n: lane.damage, from, to: Math.max(0, from - lane.damage) });
}
