/** What a person who is asked is shown. */
import type { Lang } from '@blackpoker/engine';
import type { Desk } from '../draft/desk.ts';
import { planOf } from '../planning/plan.ts';
import { chancePrompt } from './chancePrompt.ts';
import { planPrompt } from './planPrompt.ts';
import type { Prompt } from './prompt.ts';
import { questionPrompt } from './questionPrompt.ts';

export function promptOf(desk: Desk, lang: Lang): Prompt {
  const { world, draft } = desk;
  if (world.asked.kind !== 'chance') return questionPrompt(desk, lang);
  const plan = draft.wishes && planOf(world, draft.wishes);
  return plan === undefined ? chancePrompt(desk, lang) : planPrompt(desk, plan, lang);
}
