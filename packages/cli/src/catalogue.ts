/** The ActionList, the characters and the fogs of a ruleset as plain data, straight from the book. */
import {
  type Action,
  actionsOf,
  type CharacterInfo,
  type FogInfo,
  type Ruleset,
  speedOf,
  type Text,
  timingOf,
  triggerOf,
} from '@blackpoker/engine';

export interface ListedAction {
  readonly id: string;
  readonly name: Text;
  readonly type: string;
  readonly tier: string;
  readonly trigger: 'direct' | 'triggered';
  readonly speed: 'immediate' | 'normal';
  readonly timing: 'main' | 'quick';
  readonly cost: string;
  readonly keys: string;
  readonly target: string;
  readonly text: Text;
}

export interface Catalogue {
  readonly regulation: string;
  readonly edition: string;
  readonly format: string;
  readonly actions: readonly ListedAction[];
  readonly characters: readonly CharacterInfo[];
  readonly fogs: readonly FogInfo[];
}

export function catalogue(rules: Ruleset): Catalogue {
  return {
    regulation: rules.id,
    edition: rules.edition,
    format: rules.format,
    actions: actionsOf(rules).map(listAction),
    characters: rules.characters.map(({ id, name, tier, cards, size, labels, text }) => ({
      id,
      name,
      tier,
      cards,
      size,
      labels,
      text,
    })),
    fogs: rules.fogs.map(({ id, name, tier, cards, target, text }) => ({ id, name, tier, cards, target, text })),
  };
}

function listAction(action: Action): ListedAction {
  const { id, name, type, tier, cost, keys, target, text } = action;
  const [trigger, speed, timing] = [triggerOf(action), speedOf(action), timingOf(action)];
  return { id, name, type, tier, trigger, speed, timing, cost, keys, target, text };
}
