/** The tree: a node is what the searching player has seen so far, an edge a move as it sees it. */
import type { Choice, Seat } from '@blackpoker/engine';

export class Edge {
  readonly label: number;
  /** Whose move, and how the script rates it against the best, 0 to 1. */
  readonly seat: Seat;
  prior: number;
  visits = 0;
  /** How often it could have been taken. */
  available = 0;
  /** Of the values, and their squares, for the searching player. */
  total = 0;
  squares = 0;
  node: Node | undefined;

  constructor(label: number, seat: Seat, prior: number) {
    this.label = label;
    this.seat = seat;
    this.prior = prior;
  }

  get mean(): number {
    return this.visits === 0 ? 0.5 : this.total / this.visits;
  }

  add(value: number): void {
    this.visits++;
    this.total += value;
    this.squares += value * value;
  }
}

export class Node {
  readonly edges: Edge[] = [];
  visits = 0;
  total = 0;

  /** The edge of a move, made where there is none yet. */
  edge(label: number, seat: Seat, prior: number): Edge {
    for (let i = 0; i < this.edges.length; i++) {
      const edge = this.edges[i] as Edge;
      if (edge.label === label) return edge;
    }
    const made = new Edge(label, seat, prior);
    this.edges.push(made);
    return made;
  }
}

/** A move that is hidden from the searching player: whatever it is, it looks the same. */
export const HIDDEN: Choice = -1;
