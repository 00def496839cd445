/** Made-up actions, and the book's rules with them added. */
import { FOG_ENTRIES } from '../../src/book/fogs.ts';
import { finish } from '../../src/flow/resolve.ts';
import { FIRST_EFFECT } from '../../src/flow/routines.ts';
import {
  ACTION_ENTRIES,
  CHARACTER_ENTRIES,
  type Edition,
  type Format,
  plainRuleset,
  type Ruleset,
} from '../../src/index.ts';
import { compile } from '../../src/script/compile.ts';
import { type ActionEntry, type ActionVersion, versions } from '../../src/script/printed.ts';
import { does, type State } from '../../src/script/verbs.ts';

export const say = { ja: '作り話。', en: 'Made up.' };

/** A Lite action since 6.1 with nothing printed but what is given. */
export function added(id: string, printed: Partial<ActionVersion>, act: (s: State) => void): ActionEntry {
  return versions(id, {
    since: '6.1',
    name: { ja: id, en: id },
    type: 'basic',
    tier: 'lite',
    at: 'triggered immediate quick',
    cost: '',
    keys: '',
    target: '',
    effect: [does(say, act)],
    ...printed,
  });
}

/** The book's rules with more actions at the end of the list. */
export const withActions =
  (...more: readonly ActionEntry[]) =>
  (edition: Edition, format: Format): Ruleset => {
    const rules = plainRuleset(edition, format);
    return compile({
      ...rules,
      flow: rules.routines.slice(0, FIRST_EFFECT),
      finish,
      actions: [...ACTION_ENTRIES, ...more],
      frameActions: [],
      addedActions: [],
      characters: CHARACTER_ENTRIES,
      fogs: FOG_ENTRIES,
    });
  };
