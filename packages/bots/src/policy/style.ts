/** How much a scripted player makes of four things. The plain one's figures did best against others in matches of the script with itself. */
export interface Style {
  /** Damage and attacks. */
  readonly attack: number;
  /** Bulwarks, and soldiers that stay at home. */
  readonly defence: number;
  /** Cards kept in the hand for the opponent's turn. */
  readonly patience: number;
  /** Its own life, when it pays with it or draws. */
  readonly thrift: number;
}

export const PLAIN: Style = { attack: 1.1, defence: 1.6, patience: 1.7, thrift: 1 };
export const RUSHER: Style = { attack: 1.7, defence: 1.1, patience: 1.4, thrift: 1 };
export const FORTRESS: Style = { attack: 0.85, defence: 2.2, patience: 1.7, thrift: 1 };
export const CONTROLLER: Style = { attack: 1, defence: 1.6, patience: 2.3, thrift: 1 };
