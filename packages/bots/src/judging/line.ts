/** Whole requests: the choices of one seat that belong together, since nothing is learned between them. */
import {
  actionChoice,
  apply,
  type Choice,
  clone,
  goesOn,
  indexOfAction,
  kindToAct,
  optionAt,
  PASS,
  type Seat,
  type State,
} from '@blackpoker/engine';
import { Dice } from '../dice.ts';
import { policyOption } from '../policy/choose.ts';
import { findCandidates, newCandidates } from '../search/candidates.ts';
import { isOffered, type Search } from '../search/search.ts';
import { Edge, type Node } from '../search/tree.ts';

export type Line = readonly Choice[];

/** What a search likes best: one whole request for each of its first choices. Those that it did not look at follow as the script rates them. */
export function bestLines(search: Search, seat: Seat, count: number): Line[] {
  const [world] = search.worlds;
  if (world === undefined) return [];
  const isIdle = (choice: Choice): boolean => choice === PASS && canEnd(world);
  const looked = search.ranked().filter(({ visits, label }) => visits > 0 && !isIdle(label));
  const others = scriptedOrder(world, search.forbidden).filter(
    (choice) => !isIdle(choice) && looked.every(({ label }) => label !== choice),
  );
  return [...looked, ...others.map((choice) => new Edge(choice, seat, 0))]
    .slice(0, count)
    .map((edge) => wholeRequest(clone(world), seat, edge));
}

/** With the turn and an empty stage a pass changes nothing: the turn goes on until it is ended. */
const canEnd = (world: State): boolean => kindToAct(world) === 'chance' && isOffered(world, endChoice(world));
const endChoice = ({ rules }: State): Choice => actionChoice(indexOfAction(rules, 'end'));

function scriptedOrder(world: State, forbidden: ReadonlySet<Choice> | undefined): Choice[] {
  const candidates = newCandidates();
  findCandidates(world, candidates, true, forbidden);
  return Array.from(candidates.options.subarray(0, candidates.count), (option) => optionAt(world, option));
}

/** Made in place. Where the tree has hardly been, as a scripted player would. */
function wholeRequest(s: State, seat: Seat, first: Edge): Line {
  const line: Choice[] = [];
  let edge: Edge | undefined = first;
  for (;;) {
    const kind = kindToAct(s);
    const choice: Choice = edge?.label ?? optionAt(s, policyOption(s, DICE, 0));
    apply(s, choice, undefined, true);
    line.push(choice);
    if (kind === undefined || !goesOn(s, seat, kind)) return line;
    edge = favourite(s, edge?.node);
  }
}

/** Not thrown: the script is followed without noise. */
const DICE = new Dice(1);
/** Visits that a choice needs before it is preferred to the script's. */
const ENOUGH = 4;

/** The choice that the tree likes best here, where it knows enough. */
export function favourite(s: State, node: Node | undefined): Edge | undefined {
  const known = (node?.edges ?? []).filter(({ label, visits }) => visits >= ENOUGH && isOffered(s, label));
  return known.length === 0 ? undefined : known.reduce((best, edge) => (edge.visits > best.visits ? edge : best));
}

export const isSameLine = (a: Line, b: Line): boolean =>
  a.length === b.length && a.every((choice, i) => choice === b[i]);
