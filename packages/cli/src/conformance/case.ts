/** The form of a conformance case (conformance/README.md). */
import type { Position } from '@blackpoker/engine';

export interface ExpectedUnit {
  readonly as: string;
  readonly cards: readonly string[];
  readonly driven?: boolean;
  readonly new?: boolean;
  readonly size?: number;
}

export interface ExpectedSeat {
  readonly life: readonly string[];
  readonly hand: readonly string[];
  readonly grave: readonly string[];
  readonly field: readonly ExpectedUnit[];
  readonly fog?: readonly string[];
}

export interface Expected {
  readonly turn: string;
  readonly chance?: string;
  readonly winner: string | null;
  readonly stage: readonly { readonly action: string; readonly by: string; readonly keys: readonly string[] }[];
  readonly shuffled?: readonly string[];
  readonly bulwarksInOrder?: boolean;
  readonly A: ExpectedSeat;
  readonly B: ExpectedSeat;
}

export interface CaseStep {
  readonly by?: string;
  readonly do: 'request' | 'pass' | 'choose' | 'shuffle';
  readonly id?: string;
  readonly action?: string;
  readonly keys?: readonly string[];
  readonly cost?: Readonly<Record<string, readonly string[]>>;
  readonly target?: string | null;
  readonly rejected?: boolean;
  readonly attackers?: readonly string[];
  readonly blocks?: Readonly<Record<string, readonly string[]>>;
  readonly state?: string;
  readonly take?: readonly string[];
  readonly draw?: number;
  readonly mode?: string;
  readonly order?: readonly string[];
  readonly graveTop?: string;
  readonly zone?: string;
}

export interface ConformanceCase {
  readonly id: string;
  readonly title: string;
  readonly why?: string | readonly string[];
  readonly confidence?: string;
  readonly editions: readonly string[];
  readonly formats: readonly string[];
  readonly given: Position;
  readonly when: readonly CaseStep[];
  readonly then?: Expected;
  readonly thenByEdition?: Readonly<Record<string, Expected>>;
  readonly views?: readonly string[];
}
