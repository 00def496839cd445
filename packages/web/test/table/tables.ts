/** Tables to try things on: positions as text, with the desk of the seat that holds the chance. */
import {
  type Choice,
  fromPosition,
  parseCard,
  parsePosition,
  type Ruleset,
  rulesetOf,
  type Seat,
  type State,
  seatToAct,
  view,
} from '@blackpoker/engine';
import type { Desk } from '../../src/table/draft/desk.ts';
import { EMPTY_DRAFT } from '../../src/table/draft/draft.ts';
import { stepped, type World, worldOf } from '../../src/table/planning/world.ts';

export function stateOf(text: string): State {
  const { regulation, position } = parsePosition(text);
  const rules: Ruleset | undefined = rulesetOf(regulation, { graveTop: 'last' });
  if (rules === undefined) throw new Error(`there is no regulation ${regulation}`);
  return fromPosition(rules, position).state;
}

export function worldAt(text: string, choices: readonly Choice[] = []): World {
  const s = stepped(stateOf(text), choices);
  const world = s && worldOf(view(s, seatToAct(s)));
  if (world === undefined) throw new Error('nothing is asked');
  return world;
}

export const deskAt = (world: World, changes: Partial<Desk> = {}): Desk => ({
  world,
  draft: EMPTY_DRAFT,
  confirm: 'normal',
  everyTime: false,
  ...changes,
});

export function card(text: string, seat: Seat = 0): number {
  const found = parseCard(seat, text);
  if (found === undefined) throw new Error(`${text} is no card`);
  return found;
}

export const LIFE = 'life C2 D2 H2 S2 C3 D3 H3 S3 CJ DJ HJ SJ';

/** A holds the chance on an empty stage, with bulwarks, soldiers and all kinds of cards. */
export const MAIN = `8.0/master/full
turn: A
A: ${LIFE} | hand S7 S9 H5 D8 C6 DQ JK1
   field bulwark H6, bulwark C9, bulwark SK, S5, HK
B: ${LIFE} | hand C5 C7 D5
   field bulwark D9, C10, D6`;
