/** What a request or a fog of a position can point at. */
import { type Position, type Ruleset, TARGET_PLAYER, TARGET_REQUEST, TARGET_UNIT } from '@blackpoker/engine';
import { unitNames } from './positionEdits.ts';
import { SEATS } from './positionModel.ts';

/** Undefined: the action has no target. */
export function targetsOf(rules: Ruleset, position: Position, index: number): readonly string[] | undefined {
  const request = position.stage?.[index];
  switch (rules.byId.get(request?.action ?? '')?.targetRule?.kind) {
    case TARGET_UNIT:
      return unitNames(position);
    case TARGET_REQUEST:
      return (position.stage ?? []).map((_, i) => `#${i}`).filter((name) => name !== `#${index}`);
    case TARGET_PLAYER:
      return SEATS;
    default:
      return undefined;
  }
}
