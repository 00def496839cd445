/** Boards to name things on: positions as text, seen from a seat. */
import { fromPosition, parsePosition, type Ruleset, rulesetOf, type View, type Viewer, view } from '@blackpoker/engine';

export interface Seen {
  readonly rules: Ruleset;
  readonly view: View;
}

export function see(text: string, viewer: Viewer): Seen {
  const { regulation, position } = parsePosition(text);
  const rules = rulesetOf(regulation, { graveTop: 'last' });
  if (rules === undefined) throw new Error(`there is no regulation ${regulation}`);
  return { rules, view: view(fromPosition(rules, position).state, viewer) };
}

/** In the middle of a fight: 2 attackers, a blocker with Up, a Down that points at it. */
export const FIGHT = `8.0/standard/full
turn: B chance: A
A: life C2 D2 H2 S2 C7 D3 H10 S3 DJ DQ DK | hand S7 C9 JK1 | grave D8
   field bulwark CJ, bulwark S4 driven, C6, D5 new, HA new, H7+H8
   fog up H4 -> A3
B: life C2 D2 H2 S3 C7 D3 H3 DJ DQ DK CQ | hand C9 C10 | grave S9 S8
   field bulwark D4, SK driven, C3+C5 driven, JK1
stage: B damageJudgement, B down S7 -> A3
combat: B2, B3 vs A3
modifiers: B4 -2`;
