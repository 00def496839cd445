/** A report: plain data, the same for the terminal, JSON and the page. */
import type { Edition, Format, Frame, FrameOption, Text } from '@blackpoker/engine';
import type { Ending } from './ending.ts';
import type { Difference, Figure, MaybeFigure } from './figures.ts';
import type { Band } from './lead.ts';

export const METRICS = [
  'firstWins',
  'draws',
  'turnsMean',
  'turnsMedian',
  'turnsP5',
  'turnsP95',
  'decisionsMean',
  'decisionsMedian',
  'decisionsP5',
  'decisionsP95',
  'endDamage',
  'endCost',
  'endDrawing',
  'endNextGeneration',
  'endOwnEffect',
  'endDrawnGame',
  'bothOut',
  'leadChanges',
  'comeback',
  'drama',
  'decisiveTurn',
  'decidedPart',
  'choosing',
  'branching',
  'turn1Wins',
  'stalled',
  'quiet',
  'repeated',
] as const;
export type Metric = (typeof METRICS)[number];

/** The metric of each ending. */
export const ENDING_METRICS = {
  damage: 'endDamage',
  cost: 'endCost',
  drawing: 'endDrawing',
  nextGeneration: 'endNextGeneration',
  ownEffect: 'endOwnEffect',
  drawnGame: 'endDrawnGame',
} as const satisfies Record<Ending, Metric>;

/** Games worth a look, by what happened in them. */
export const NOTABLE = ['turn1Wins', 'stalled', 'quiet', 'repeated'] as const;
export type Notable = (typeof NOTABLE)[number];

export interface GameExample {
  /** Its place among the mirror games, from 0. */
  readonly game: number;
  readonly seed: string;
}

export interface EndingReport {
  readonly ending: Ending;
  readonly share: MaybeFigure;
  /** Most frequent first. */
  readonly actions: readonly { readonly id: string; readonly games: number }[];
}

export interface ComebackReport {
  readonly band: Band;
  readonly wins: MaybeFigure;
}

/** 50 % minus the score of the player without the action. */
export interface Contribution extends Figure {
  /** With Bonferroni's correction for the number of actions. */
  readonly adjusted: { readonly low: number; readonly high: number };
  /** That interval does not hold 0. */
  readonly clear: boolean;
}

/** Not a cause: who can use something may be ahead for other reasons. */
export interface Association {
  readonly used: MaybeFigure;
  readonly unused: MaybeFigure;
  readonly difference: Difference | null;
}

export interface TurnUse {
  readonly turn: number;
  readonly offered: number;
  readonly requested: number;
}

export interface ActionReport {
  readonly id: string;
  readonly name: Text;
  readonly offeredPerGame: MaybeFigure;
  readonly perGame: MaybeFigure;
  readonly perOpportunity: MaybeFigure;
  readonly gamesWith: MaybeFigure;
  /** Of the requests. What is missing to 100 % was still open when the game ended. */
  readonly resolved: MaybeFigure;
  readonly fizzled: MaybeFigure;
  readonly negated: MaybeFigure;
  readonly byTurn: readonly TurnUse[];
  /** Null: it could never be requested, or no pairs were played. */
  readonly contribution: Contribution | null;
  readonly association: Association;
}

export interface TriggeredReport {
  readonly id: string;
  readonly name: Text;
  readonly perGame: MaybeFigure;
}

export interface HistogramBar {
  readonly value: number;
  readonly count: number;
}

export interface RegulationReport {
  readonly regulation: string;
  readonly edition: Edition;
  readonly format: Format;
  readonly frame: Frame;
  readonly frameOptions: readonly FrameOption[];
  readonly games: number;
  readonly metrics: Readonly<Record<Metric, MaybeFigure>>;
  /** How many games had so many turns, decisions, lead changes. */
  readonly turns: readonly HistogramBar[];
  readonly decisions: readonly HistogramBar[];
  readonly leadChanges: readonly HistogramBar[];
  readonly endings: readonly EndingReport[];
  readonly comebacks: readonly ComebackReport[];
  readonly actions: readonly ActionReport[];
  readonly triggered: readonly TriggeredReport[];
  readonly examples: Readonly<Record<Notable, readonly GameExample[]>>;
}

export interface ActionComparison {
  readonly id: string;
  /** Absent: both have it. */
  readonly onlyIn?: string;
  readonly perGame: Difference | null;
  readonly perOpportunity: Difference | null;
  readonly contribution: Difference | null;
}

/** What the second has more than the first. */
export interface Comparison {
  readonly first: string;
  readonly second: string;
  readonly metrics: Readonly<Record<Metric, Difference | null>>;
  readonly actions: readonly ActionComparison[];
}

export interface Report {
  readonly report: 1;
  readonly player: string;
  readonly seed: string;
  readonly games: number;
  readonly pairs: number;
  readonly regulations: readonly RegulationReport[];
  /** Each later regulation beside the first. */
  readonly comparisons: readonly Comparison[];
}
