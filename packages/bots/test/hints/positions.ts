import { readPosition, rulesetOf, type Seat, type State, seatToAct, type View, view } from '@blackpoker/engine';
import type { Hint } from '../../src/hints/hint.ts';
import { hint } from '../../src/hints/hint.ts';
import { FULL } from '../../src/search/settings.ts';

/** Enough for facts that are not close. */
export const QUICK = { ...FULL, iterations: 400, worlds: 32 };

export const stateOf = (text: string): State => readPosition(text, rulesetOf).state;

export const hintFor = (s: State): Hint => hint(asked(s)[1], QUICK);

export const asked = (s: State): [Seat, View] => [seatToAct(s), view(s, seatToAct(s))];

/** Nothing of B's can block now, and A's attacker is more than B's life; B would win next turn. */
export const LETHAL = `8.0/lite/full
turn: A
A: life C2 D2 H2 S2 C3 | hand S6 | field SK
B: life C2 D2 H2 S3 S4 | hand C9 | field S8 driven, H8 driven, D8 driven`;

/** A's Throw would win; B holds a ♣ and a card to pay with. */
export const THROWN = `8.0/lite/full
turn: A  chance: B
A: life C2 D2 H2 S2 C3 C4 C5 C6 | hand D9 D3
B: life C2 D2 H2 S4 | hand C9 D3 | field D8, bulwark H5
stage: A throwing S9 CA -> @B
passed: A`;

/** A can take B's only soldier out of the way. */
export const DOWN = `8.0/lite/full
turn: A
A: life C2 D2 H2 S2 C3 C4 C5 C6 | hand S9 H3 | field H10, bulwark D9
B: life C2 D2 H2 S3 S4 S5 S6 S7 | hand D4 | field D8`;
