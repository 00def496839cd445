/** What a regulation lets each player choose while a game is set up, found by setting one up. */
import { apply, dealDecks, decision, kindToAct, newGame, type Ruleset, smallSeed } from '@blackpoker/engine';

export interface SetUpAsks {
  /** How many cards of the opening hand are chosen. */
  readonly opening: number;
  readonly rare: boolean;
}

const SEED = smallSeed(1);
/** More choices than any set-up asks for. */
const MOST = 40;

const known = new Map<string, SetUpAsks>();

export function setUpAsks(rules: Ruleset): SetUpAsks {
  const asks = known.get(rules.id) ?? countAsks(rules);
  known.set(rules.id, asks);
  return asks;
}

function countAsks(rules: Ruleset): SetUpAsks {
  const s = newGame(rules, dealDecks(rules, SEED), SEED);
  let opening = 0;
  let rare = false;
  for (let i = 0; i < MOST; i++) {
    const asked = decision(s);
    const [option] = asked?.options ?? [];
    if (asked === undefined || option === undefined || kindToAct(s) === 'chance') break;
    if (asked.kind === 'opening' && asked.seat === 0) opening++;
    if (asked.kind === 'rareCard') rare = true;
    apply(s, option.choice);
  }
  return { opening, rare };
}
