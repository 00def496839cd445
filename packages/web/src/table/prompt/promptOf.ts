/** What a person who is asked is shown. */
import type { Lang } from '@blackpoker/engine';
import type { Desk } from '../draft/desk.ts';
import { planOf } from '../planning/plan.ts';
import { chancePrompt } from './chancePrompt.ts';
import { planPrompt } from './planPrompt.ts';
import type { Prompt } from './prompt.ts';
import { questionPrompt } from './questionPrompt.ts';

let latest: { readonly desk: Desk; readonly lang: Lang; readonly prompt: Prompt } | undefined;

const FIELDS = [
  'world',
  'draft',
  'confirm',
  'everyTime',
  'textual',
  'actions',
  'isLesson',
  'meaningful',
  'drawn',
] as const;

/** Many parts of a page ask for the same one: it is made once. */
export function promptOf(desk: Desk, lang: Lang): Prompt {
  const known = latest;
  if (known?.lang === lang && FIELDS.every((field) => known.desk[field] === desk[field])) return known.prompt;
  latest = { desk, lang, prompt: makePrompt(desk, lang) };
  return latest.prompt;
}

function makePrompt(desk: Desk, lang: Lang): Prompt {
  const { world, draft } = desk;
  if (world.asked.kind !== 'chance') return questionPrompt(desk, lang);
  const plan = draft.wishes && planOf(world, draft.wishes);
  return plan === undefined ? chancePrompt(desk, lang) : planPrompt(desk, plan, lang);
}
