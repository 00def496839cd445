/** The routines of the flow stand first in every ruleset's table; the effects of the actions follow. */
export const CORE_FLOW = 0;
export const DRAFT = 1;
export const TRIGGER_CHECK = 2;
export const SET_UP = 3;
export const FIRST_EFFECT = 4;
