/** One thing that the table shows by itself before it goes on. */
import type { GameEvent, Ruleset, Seat, View, Viewer } from '@blackpoker/engine';
import { EMPTY_SCENE, type Scene, type SceneMark } from '../../board/scene.ts';
import type { Line } from './line.ts';

export interface Step {
  readonly line: Line;
  readonly scene: Scene;
  /** How long it is shown, in units of the usual time of a step. */
  readonly weight: number;
  /** However slow the table is; undefined: as long as it takes. */
  readonly mostMs?: number | undefined;
  /** It needs the board as it was before the update: something leaves it. */
  readonly before: boolean;
  /** How many of the update's events have happened with it. */
  readonly upTo: number;
}

export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** What is being carried out, as far as the events of an update have told. */
export interface Resolving {
  readonly seat: Seat;
  readonly action: number;
  readonly id: string;
  /** Somebody has been named as a blocker. */
  readonly hasBlocks: boolean;
}

/** The facts that all makers of steps need. */
export interface StepFacts {
  readonly rules: Ruleset;
  readonly viewer: Viewer;
  readonly before: View;
  readonly after: View;
  readonly resolving: Resolving | undefined;
}

export type StepDraft = Omit<Step, 'upTo'>;

/** A player has just decided it and knows: it is shown briefly. */
export const BRIEF = 0.5;

export const sceneOf = (changes: Partial<Scene>): Scene => ({ ...EMPTY_SCENE, ...changes });

export const marked = (look: SceneMark['look'], ...keys: readonly string[]): Scene =>
  sceneOf({ marks: new Map(keys.map((key) => [key, { look }])) });

export const shown = (line: Line, weight: number, scene: Scene = EMPTY_SCENE): StepDraft => ({
  line,
  weight,
  scene,
  before: false,
});

export const shownBefore = (line: Line, weight: number, scene: Scene): StepDraft => ({
  ...shown(line, weight, scene),
  before: true,
});
