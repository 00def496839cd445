/** Candidates as a row of chips: the same as on the table, in words and in reach of everybody. */
import { type Choice, choiceParts, type Decision, type Lang, optionText } from '@blackpoker/engine';
import { viewNames } from '../../board/viewNames.ts';
import type { Desk } from '../draft/desk.ts';
import type { World } from '../planning/world.ts';
import type { Chip } from './prompt.ts';

/** What a choice is called. */
export function choiceName({ state, view, asked }: World, choice: Choice, lang: Lang): string {
  const known = asked.options.find((option) => option.choice === choice);
  const option = known ?? { choice, ...choiceParts(choice) };
  const named: Decision = asked;
  return optionText(state.rules, named, option, lang, viewNames(state.rules, view, lang));
}

export function candidateChips(
  { world }: Desk,
  candidates: readonly Choice[],
  picked: readonly Choice[],
  lang: Lang,
): Chip[] {
  return candidates.map((choice) => ({
    key: `pick${choice}`,
    label: choiceName(world, choice, lang),
    note: '',
    look: 'candidate',
    pressed: picked.includes(choice),
    immediate: false,
    act: { type: 'pick', choice },
  }));
}
