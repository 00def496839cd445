/** The regulation for a new deck: as it was played last where that has decks to build, else the same edition and format with one. */
import { parseRegulation, type Ruleset, ruleset, rulesetOf } from '@blackpoker/engine';

export function regulationToBuildFor(last: string): Ruleset {
  const played = rulesetOf(last) ?? ruleset({ edition: '8.0', format: 'lite', frame: 'regular' });
  if (played.deck.kind === 'built') return played;
  const { edition, format } = parseRegulation(played.id);
  return ruleset({ edition, format, frame: 'regular' });
}
