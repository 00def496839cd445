/** Information-set Monte-Carlo tree search over the engine's small decisions (Cowling, Powley and Whitehouse), one tree, many worlds. */
import {
  apply,
  applyOption,
  type Choice,
  clone,
  countOptions,
  type DecisionKind,
  isOver,
  kindToAct,
  makeRng,
  optionAt,
  type Seat,
  type Seed,
  type State,
  seatToAct,
  turnCount,
  type View,
} from '@blackpoker/engine';
import { Dice } from '../dice.ts';
import { type Candidates, findCandidates, newCandidates } from './candidates.ts';
import { judge } from './judge.ts';
import { rollOut } from './rollout.ts';
import type { SearchSettings } from './settings.ts';
import { type Edge, HIDDEN, Node } from './tree.ts';
import { drawWorlds } from './worlds.ts';

/** One move at the root, as the search sees it. */
export interface Move {
  readonly choice: Choice;
  readonly visits: number;
  /** The chance of winning after it, and how unsure that is (one standard error). */
  readonly chance: number;
  readonly error: number;
}

export interface Found {
  /** Best first: by visits. */
  readonly moves: readonly Move[];
  readonly iterations: number;
  /** The chance of winning, whatever is chosen. */
  readonly chance: number;
  /** The best choice and those of the same player that follow from it within the same request. */
  readonly line: readonly Choice[];
}

/** Moves of the other side that are made face down. */
const FACE_DOWN: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'setCard',
  'discard',
  'order',
  'deck',
  'rareCard',
  'opening',
]);

export class Search {
  readonly root = new Node();
  readonly seat: Seat;
  private readonly settings: SearchSettings;
  readonly worlds: readonly State[];
  private readonly scratch: State;
  private readonly dice: Dice;
  private readonly rootTurn: number;
  private readonly candidates: Candidates = newCandidates();
  private readonly path: Edge[] = [];
  private readonly nodes: Node[] = [];
  /** Requests that the searching player may not make. */
  readonly forbidden: ReadonlySet<Choice> | undefined;
  private readonly isForBoth: boolean;
  private done = 0;

  /** `isForBoth`: the opponent does not make the forbidden requests, either. */
  constructor(
    view: View,
    seat: Seat,
    seed: Seed,
    settings: SearchSettings,
    forbidden?: ReadonlySet<Choice>,
    isForBoth = false,
  ) {
    const rng = makeRng(seed);
    this.seat = seat;
    this.forbidden = forbidden;
    this.isForBoth = isForBoth;
    this.settings = settings;
    this.worlds = drawWorlds(view, seat, Math.min(settings.worlds, Math.ceil(settings.iterations / PER_WORLD)), rng);
    this.scratch = clone(this.worlds[0] as State);
    this.dice = new Dice(rng());
    this.rootTurn = turnCount(this.scratch);
  }

  /** Thinks on, so many iterations more. */
  think(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.iterate();
  }

  private iterate(): void {
    const s = this.enter(this.done % this.worlds.length);
    this.descend(s, this.root);
    this.finish(s);
  }

  /** One more iteration in this world, along this line of own choices as far as they are offered; gives the value that it came to. */
  tryLine(line: readonly Choice[], world: number): number {
    const s = this.enter(world);
    this.descend(s, this.follow(s, line));
    return this.finish(s);
  }

  private enter(world: number): State {
    this.done++;
    this.path.length = 0;
    this.nodes.length = 0;
    return clone(this.worlds[world] as State, this.scratch);
  }

  private finish(s: State): number {
    const { rolloutTurns, rolloutNoise, leaf } = this.settings;
    if (leaf !== 'random') {
      const { forbidden, isForBoth } = this;
      const seat = isForBoth ? undefined : this.seat;
      const restricted = forbidden && { seat, forbidden };
      rollOut(s, this.rootTurn, this.dice, { turns: rolloutTurns, noise: rolloutNoise, longest: LONGEST, restricted });
    } else this.playToTheEnd(s);
    const value = judge(s, this.seat, leaf);
    this.backUp(value);
    return value;
  }

  /** Makes these moves, and gives the node behind them. */
  private follow(s: State, line: readonly Choice[]): Node {
    let node = this.root;
    for (const choice of line) {
      if (isOver(s) || seatToAct(s) !== this.seat || !isOffered(s, choice)) break;
      const edge = node.edge(choice, this.seat, 0);
      edge.available++;
      this.nodes.push(node);
      this.path.push(edge);
      apply(s, choice, undefined, true);
      edge.node ??= new Node();
      node = edge.node;
    }
    return node;
  }

  /** Down the tree to the first move that is new. */
  private descend(s: State, from: Node): void {
    let node = from;
    while (!isOver(s) && this.path.length < this.settings.depth) {
      const edge = this.step(s, node);
      this.nodes.push(node);
      this.path.push(edge);
      if (edge.node === undefined) {
        edge.node = new Node();
        return;
      }
      node = edge.node;
    }
  }

  /** Chooses a move, makes it, and gives the edge that stands for it. */
  private step(s: State, node: Node): Edge {
    const seat = seatToAct(s);
    if (seat !== this.seat && FACE_DOWN.has(kindToAct(s) as DecisionKind)) return this.stepHidden(s, node, seat);
    const { candidates, settings } = this;
    findCandidates(s, candidates, !settings.grouped, this.isForBoth || seat === this.seat ? this.forbidden : undefined);
    const open = settings.trust > 0 ? Math.min(candidates.count, openMoves(node.visits)) : candidates.count;
    const best = candidates.ratings[0] as number;
    const edges: Edge[] = [];
    for (let i = 0; i < open; i++) {
      const prior = 1 / (1 + Math.max(0, best - (candidates.ratings[i] as number)));
      edges.push(node.edge(optionAt(s, candidates.options[i] as number), seat, prior));
    }
    const at = this.select(node, edges);
    for (const edge of edges) edge.available++;
    applyOption(s, candidates.options[at] as number, true);
    return edges[at] as Edge;
  }

  private stepHidden(s: State, node: Node, seat: Seat): Edge {
    const { candidates } = this;
    findCandidates(s, candidates);
    applyOption(s, candidates.options[this.dice.below(candidates.count)] as number, true);
    const edge = node.edge(HIDDEN, seat, 1);
    edge.available++;
    return edge;
  }

  private select(node: Node, edges: readonly Edge[]): number {
    const { exploration, trust } = this.settings;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i] as Edge;
      const own = edge.seat === this.seat;
      const score =
        edge.visits === 0
          ? this.untried(node, edge, own)
          : (own ? edge.mean : 1 - edge.mean) +
            exploration * Math.sqrt(Math.log(edge.available + 1) / edge.visits) +
            (PRIOR_WEIGHT * edge.prior * trust) / (trust + edge.visits);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  /** A move that has not been tried: at once where there is no opinion, else in the order of the script's. */
  private untried(node: Node, edge: Edge, own: boolean): number {
    if (this.settings.trust === 0) return 1000 + this.dice.unit();
    const mean = node.visits === 0 ? 0.5 : node.total / node.visits;
    return (own ? mean : 1 - mean) + FIRST_URGENCY + PRIOR_WEIGHT * edge.prior;
  }

  private playToTheEnd(s: State): void {
    for (let n = 0; n < 5000 && !isOver(s); n++) applyOption(s, this.dice.below(countOptions(s)), true);
  }

  private backUp(value: number): void {
    for (const edge of this.path) edge.add(value);
    for (const node of this.nodes) {
      node.visits++;
      node.total += value;
    }
  }

  /** Can the leader at the root not be overtaken with so many iterations more? */
  isDecided(left: number): boolean {
    let [first, second] = [0, 0];
    for (const { visits } of this.root.edges) {
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    }
    return this.root.edges.length > 0 && first > second + Math.max(0, left) && this.done >= DECIDED_FROM;
  }

  found(): Found {
    const { root } = this;
    return {
      moves: this.ranked().map(moveOf),
      iterations: this.done,
      chance: root.visits === 0 ? 0.5 : root.total / root.visits,
      line: this.line(),
    };
  }

  /** The moves at the root, best first. */
  ranked(): Edge[] {
    const best = bestOf(this.root);
    return [...this.root.edges].sort((a, b) =>
      a === best ? -1 : b === best ? 1 : b.visits - a.visits || b.mean - a.mean,
    );
  }

  private line(): Choice[] {
    const line: Choice[] = [];
    for (let node: Node | undefined = this.root; node !== undefined && line.length < 8; ) {
      const best: Edge | undefined = bestOf(node);
      if (best?.seat !== this.seat || (line.length > 0 && best.visits < ENOUGH)) break;
      line.push(best.label);
      node = best.node;
    }
    return line;
  }
}

const LONGEST = 80;
/** A world is worth drawing for so many iterations. */
const PER_WORLD = 4;
/** Before so many iterations nothing is decided. */
const DECIDED_FROM = 64;
const PRIOR_WEIGHT = 0.25;
const FIRST_URGENCY = 0.1;
/** Visits that a move further on needs before it is trusted without another look. */
const ENOUGH = 12;

/** Progressive unpruning: how many moves are open after so many visits. */
const openMoves = (visits: number): number => 3 + Math.floor(1.6 * Math.log2(1 + visits / 8));

export function isOffered(s: State, choice: Choice): boolean {
  for (let i = 0; i < countOptions(s); i++) if (optionAt(s, i) === choice) return true;
  return false;
}

/** As good as the leader: its chance is lower by no more than this, and it was tried at least so much of what the leader was. */
const AS_GOOD = 0.004;
const TRIED = 0.3;

/** The most visited; of those that are as good, the one that the script likes best: it gets there without a detour. */
function bestOf(node: Node): Edge | undefined {
  let leader: Edge | undefined;
  for (const edge of node.edges) if (leader === undefined || edge.visits > leader.visits) leader = edge;
  if (leader === undefined) return undefined;
  let best = leader;
  for (const edge of node.edges)
    if (edge.prior > best.prior && edge.visits >= TRIED * leader.visits && gap(leader, edge) <= AS_GOOD) best = edge;
  return best;
}

/** How far apart two moves are, whoever makes them. */
const gap = (a: Edge, b: Edge): number => Math.abs(a.mean - b.mean);

function moveOf(edge: Edge): Move {
  const { visits, mean, squares } = edge;
  const variance = visits < 2 ? 0.25 : Math.max(0, squares / visits - mean * mean);
  return { choice: edge.label, visits, chance: mean, error: Math.sqrt(variance / Math.max(1, visits)) };
}
