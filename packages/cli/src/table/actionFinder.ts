/** Finds the action that somebody means: by id or by name in either language, also misspelt. */
import { type Action, actionsOf, type Ruleset } from '@blackpoker/engine';
import { nearest } from '../nearest.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[\s·・.]/g, '');
const namesOf = ({ id, name }: Action): string[] => [id, name.en, name.ja].map(plain);

export function findAction(rules: Ruleset, text: string): Action | undefined {
  const wanted = plain(text);
  const actions = actionsOf(rules);
  return (
    actions.find((action) => namesOf(action).includes(wanted)) ??
    actions.find((action) => namesOf(action).some((name) => wanted !== '' && name.startsWith(wanted)))
  );
}

/** The id of the action that was probably meant. */
export function similarAction(rules: Ruleset, text: string): string | undefined {
  return nearest(
    text,
    actionsOf(rules).map(({ id }) => id),
  );
}
