/** What a board shows besides a position, for the time of one step of a game: fights, falling units, damage, the deal. */
import type { Card } from '@blackpoker/engine';
import { createContext, useContext } from 'react';

/** `lit`: the step is about it; `falls`: it goes to the grave; `struck`: something stops it; `hit`: it takes damage. */
export interface SceneMark {
  readonly look: 'lit' | 'falls' | 'struck' | 'hit';
  /** A word on it, such as −5. */
  readonly tag?: string | undefined;
}

/** An attacker meets its blockers. All are named by their keys (`thingKey`). */
export interface Fight {
  readonly attacker: string;
  readonly blockers: readonly string[];
  /** Drawn between them, such as "9 > 7"; undefined: nothing is judged yet. */
  readonly score?: string | undefined;
}

export interface Scene {
  /** By the key of a thing. */
  readonly marks: ReadonlyMap<string, SceneMark>;
  /** Bulwarks that lie open, by the key of their unit. */
  readonly faceUp: ReadonlyMap<string, Card>;
  readonly fights: readonly Fight[];
  /** The cards fly from the piles to their first places. */
  readonly deal: boolean;
  /** The two cards that were turned over to see who begins, by seat. */
  readonly opening: readonly [Card, Card] | undefined;
}

export const EMPTY_SCENE: Scene = {
  marks: new Map(),
  faceUp: new Map(),
  fights: [],
  deal: false,
  opening: undefined,
};

export const SceneContext = createContext<Scene>(EMPTY_SCENE);
export const useScene = (): Scene => useContext(SceneContext);
