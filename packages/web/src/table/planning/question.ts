/** A choice other than the chance, as one question: what can be picked, how many, and the choices that say so. */
import {
  apply,
  type Choice,
  clone,
  type Decision,
  type DecisionKind,
  decision,
  type State,
  unitChoice,
} from '@blackpoker/engine';
import { pickGroup, setAnswer } from './pickSet.ts';
import type { World } from './world.ts';

/** `values`: one of a few answers. `picks`: a set. `order`: all of them, in a sequence. `lanes`: blockers for attackers. */
export const QUESTION_STYLES = ['values', 'picks', 'order', 'lanes'] as const;
export type QuestionStyle = (typeof QUESTION_STYLES)[number];

/** Where the candidates lie: in the own hand, on the table, or in a pile that is opened for the purpose. */
export type Place = 'hand' | 'table' | 'pile';

export interface Question {
  readonly kind: DecisionKind;
  readonly style: QuestionStyle;
  readonly place: Place;
  readonly candidates: readonly Choice[];
  readonly least: number;
  readonly most: number;
  /** The choices for these picks; undefined: not an answer (yet). */
  readonly answer: (picked: readonly Choice[]) => readonly Choice[] | undefined;
}

const PLACES: Partial<Readonly<Record<DecisionKind, Place>>> = {
  key: 'hand',
  payD: 'hand',
  setCard: 'hand',
  discard: 'hand',
  takeLife: 'pile',
  takeGrave: 'pile',
  takeHand: 'pile',
  takePack: 'pile',
  graveTop: 'pile',
  rareCard: 'pile',
  opening: 'pile',
  order: 'pile',
};

const known = new WeakMap<World, Question>();

/** What is asked, unless it is the chance. */
export function questionOf(world: World): Question {
  const before = known.get(world);
  if (before !== undefined) return before;
  const question = makeQuestion(world);
  known.set(world, question);
  return question;
}

function makeQuestion({ state, asked }: World): Question {
  if (asked.kind === 'attack') return attackQuestion(state);
  if (asked.kind === 'order') return orderQuestion(state, asked);
  const group = pickGroup(state);
  const style = asked.kind === 'block' ? 'lanes' : isOfValues(asked) ? 'values' : 'picks';
  const accepts = (picked: readonly Choice[]): boolean => picked.length >= group.least && picked.length <= group.most;
  return {
    kind: asked.kind,
    style,
    place: PLACES[asked.kind] ?? 'table',
    ...group,
    answer: (picked) => (accepts(picked) ? setAnswer(state, picked) : undefined),
  };
}

const isOfValues = ({ options }: Decision): boolean =>
  options.every(({ type }) => type === 'value' || type === 'action' || type === 'pass');

/** The engine asks soldier by soldier; here they are picked as a set. */
function attackQuestion(state: State): Question {
  const candidates = attackers(state);
  return {
    kind: 'attack',
    style: 'picks',
    place: 'table',
    candidates,
    least: 0,
    most: candidates.length,
    answer: (picked) => attackAnswer(state, picked),
  };
}

const MOST_ATTACKERS = 64;

function attackers(s: State): Choice[] {
  const found: Choice[] = [];
  askEachAttacker(s, (unit) => {
    found.push(unit);
    return false;
  });
  return found;
}

function attackAnswer(s: State, picked: readonly Choice[]): Choice[] {
  return askEachAttacker(s, (unit) => picked.includes(unit));
}

/** Goes through the soldiers that may attack; returns the answers. */
function askEachAttacker(s: State, attacks: (unit: Choice) => boolean): Choice[] {
  const now = clone(s);
  const made: Choice[] = [];
  while (made.length < MOST_ATTACKERS) {
    const asked = decision(now);
    if (asked?.kind !== 'attack' || asked.subject?.type !== 'unit') break;
    const name = attacks(unitChoice(asked.subject.seat, asked.subject.position)) ? 'yes' : 'no';
    const choice = asked.options.find((option) => option.name === name)?.choice;
    if (choice === undefined) break;
    made.push(choice);
    apply(now, choice);
  }
  return made;
}

/** All of them in a sequence; the last one is named by what is left. */
function orderQuestion(state: State, { options, kind }: Decision): Question {
  const candidates = options.map(({ choice }) => choice);
  return {
    kind,
    style: 'order',
    place: 'pile',
    candidates,
    least: candidates.length,
    most: candidates.length,
    answer: (picked) => (picked.length === candidates.length ? orderAnswer(state, picked) : undefined),
  };
}

function orderAnswer(s: State, picked: readonly Choice[]): Choice[] {
  const now = clone(s);
  const made: Choice[] = [];
  for (const choice of picked) {
    const asked = decision(now);
    if (asked?.kind !== 'order' || !asked.options.some((option) => option.choice === choice)) break;
    made.push(choice);
    apply(now, choice);
  }
  return made;
}
