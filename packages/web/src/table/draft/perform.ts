/** What an act does: pure, so that taps, keys and commands can be tried without a page. */
import type { Act } from './act.ts';
import type { Desk, Outcome } from './desk.ts';
import { performChance } from './performChance.ts';
import { performQuestion } from './performQuestion.ts';

export const perform = (desk: Desk, act: Act): Outcome =>
  desk.world.asked.kind === 'chance' ? performChance(desk, act) : performQuestion(desk, act);
