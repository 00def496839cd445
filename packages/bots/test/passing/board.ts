import { actionAt, chosenAction, parseSeat, readPosition, rulesetOf } from '@blackpoker/engine';
import { type Judgement, judgeWindow } from '../../src/passing/judgeWindow.ts';
import { type PassingProfile, SMART_PASSING } from '../../src/passing/profile.ts';

/** What one seat of a position thinks of the window: the judgement, and the actions that matter by their ids. */
export function lookAt(
  position: string,
  who: 'A' | 'B',
  profile: Partial<PassingProfile> = {},
): Judgement & { readonly actions: readonly string[] } {
  const { state } = readPosition(position, rulesetOf);
  const judgement = judgeWindow(state, parseSeat(who)!, { ...SMART_PASSING, ...profile });
  const actions = judgement.meaningful.map((choice) => actionAt(state.rules, chosenAction(choice)).id);
  return { ...judgement, actions };
}

/** Positions that differ in a few words: the rest of the table is of no importance. */
export const LIFE = 'life CJ CQ DJ DQ DK HJ HQ HK SJ SQ';
