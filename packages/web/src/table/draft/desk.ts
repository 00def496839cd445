/** All that a person's acts depend on: what is asked, what they have pointed at, and how they want to be asked. */
import {
  type Card,
  type Choice,
  cardChoice,
  playerChoice,
  requestChoice,
  type Text,
  unitChoice,
} from '@blackpoker/engine';
import type { CONFIRM_LEVELS } from '../../app/settings.ts';
import type { Thing } from '../../board/things.ts';
import type { World } from '../planning/world.ts';
import type { Draft } from './draft.ts';
import type { Submission } from './submission.ts';

export interface Desk {
  readonly world: World;
  readonly draft: Draft;
  readonly confirm: (typeof CONFIRM_LEVELS)[number];
  /** The person wants to be asked every time: nothing is said ahead. */
  readonly everyTime: boolean;
  /** The person reads and writes: no sheet opens by itself. */
  readonly textual?: boolean;
  /** Ids of the actions that this game is about; undefined: all. */
  readonly actions?: readonly string[] | undefined;
  /** In a lesson only those are chips, and nobody keeps the chance after a request. */
  readonly isLesson?: boolean;
  /** At a chance: the actions that would do something here; they come first. */
  readonly meaningful?: readonly Choice[];
  /** If another card may be drawn: the one that was just drawn. */
  readonly drawn?: Card | undefined;
}

/** What comes of an act: another draft, something to send, or something to look at. */
export interface Outcome {
  readonly draft: Draft;
  readonly submit?: Submission;
  readonly inspect?: Thing;
  /** Why it cannot be done. */
  readonly notice?: Text;
}

/** The choice that names a thing; a pile is no choice. */
export function choiceOf(thing: Thing): Choice | undefined {
  switch (thing.type) {
    case 'card':
      return cardChoice(thing.card);
    case 'unit':
      return unitChoice(thing.seat, thing.position);
    case 'request':
      return requestChoice(thing.request);
    case 'player':
      return playerChoice(thing.seat);
    case 'pile':
      return undefined;
  }
}

export const toggled = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

/** Is the sheet in which to answer laid aside? */
export const isAside = ({ draft, textual = false }: Desk): boolean => draft.aside ?? textual;
