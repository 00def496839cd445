/** The purpose of an answer to a question: who attacks, who blocks, which card, which way. */
import {
  actionAt,
  apply,
  type Choice,
  clone,
  type Decision,
  type DecisionKind,
  decision,
  hasNumber,
  isAttacker,
  isBulwark,
  type Lang,
  NONE,
  numberOf,
  type Option,
  optionText,
  other,
  type Seat,
  type State,
  size,
  type Unit,
  unitAt,
} from '@blackpoker/engine';
import type { Line } from '../judging/line.ts';
import { soldiersOf } from '../passing/situation.ts';
import { isOffered } from '../search/search.ts';
import { namesIn } from './names.ts';
import { joined, type Purpose, purpose, unitWords } from './purposeText.ts';
import type { PurposeWord } from './purposeWords.ts';
import { toldLife } from './requestFacts.ts';

/** A question of the line and its answer. */
interface Answer {
  readonly asked: Decision;
  readonly option: Option;
  readonly text: (lang: Lang) => string;
}

export function answerPurpose(world: State, line: Line, seat: Seat): Purpose {
  const answers = answersOf(world, line, seat);
  const [first] = answers;
  if (first === undefined) throw new Error('bug: a line that is not offered');
  const { kind } = first.asked;
  if (kind === 'attack') return attackers(world, answers, seat);
  if (kind === 'block') return blockers(world, answers, seat);
  const word = wordOf(world, first);
  const isNamed = ({ option }: Answer): boolean => option.type !== 'done';
  const texts = (lang: Lang): string[] => answers.filter(isNamed).map(({ text }) => text(lang));
  return purpose(word, (lang) => ({ what: first.text(lang), cards: texts(lang).join(' ') }));
}

function answersOf(world: State, line: Line, seat: Seat): Answer[] {
  const s = clone(world);
  return line.flatMap((choice: Choice) => {
    const asked = decision(s);
    const option = asked?.options.find((each) => each.choice === choice);
    if (asked === undefined || option === undefined || !isOffered(s, choice)) return [];
    const before = clone(s);
    apply(s, choice, undefined, true);
    const text = (lang: Lang): string =>
      optionText(before.rules, asked, option, lang, namesIn(before, { seat, viewer: seat }, lang));
    return [{ asked, option, text }];
  });
}

const WORDS: Readonly<Record<Exclude<DecisionKind, 'attack' | 'block' | 'state' | 'mode' | 'drawMore'>, PurposeWord>> =
  {
    chance: 'target',
    key: 'key',
    payB: 'pay',
    payD: 'pay',
    payS: 'pay',
    target: 'target',
    setCard: 'setBulwark',
    discard: 'discard',
    takeLife: 'take',
    takeGrave: 'take',
    takeHand: 'takeHand',
    takePack: 'take',
    order: 'order',
    newTarget: 'newTarget',
    triggerOrder: 'triggerOrder',
    graveTop: 'graveTop',
    deck: 'deck',
    rareCard: 'rareCard',
    opening: 'opening',
  };
const VALUES: Readonly<Record<string, PurposeWord>> = {
  'drawMore.yes': 'drawMore',
  'drawMore.no': 'drawStop',
  'state.charged': 'stateCharged',
  'state.driven': 'stateDriven',
  'state.keep': 'stateKeep',
  'mode.ace': 'modeAce',
  'mode.bulwark': 'modeBulwark',
  'mode.oneCharged': 'modeOne',
  'mode.twoDriven': 'modeTwo',
};

function wordOf({ rules }: State, { asked: { kind, action }, option }: Answer): PurposeWord {
  const value = VALUES[`${kind}.${option.name ?? ''}`];
  if (value !== undefined) return value;
  if (option.type === 'done') return 'takeNone';
  if (kind === 'takeGrave' && action !== undefined && actionAt(rules, action).id === 'reanimate') return 'revive';
  if (kind === 'attack' || kind === 'block' || kind === 'state' || kind === 'mode' || kind === 'drawMore')
    return 'target';
  return WORDS[kind];
}

// attackers

const unitOf = (s: State, part: Decision['subject'] | Option): Unit =>
  part?.type === 'unit' ? unitAt(s, part.seat, part.position) : NONE;

const sizes = (s: State, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + Math.max(0, size(s, unit)), 0);

/** More than this would make a long sentence. */
const MOST_NAMED = 2;

function attackers(world: State, answers: readonly Answer[], seat: Seat): Purpose {
  const units = answers.filter(({ option }) => option.name === 'yes').map(({ asked }) => unitOf(world, asked.subject));
  return units.length === 0 ? purpose('noAttack') : attackPurpose(world, units, seat);
}

export function attackPurpose(world: State, units: readonly Unit[], seat: Seat): Purpose {
  const n = sizes(world, units);
  const names = (lang: Lang): string =>
    joined(
      units.map((unit) => unitWords(world, unit, seat, lang)),
      lang,
    );
  return units.length > MOST_NAMED
    ? purpose('attackAll', () => ({ k: units.length, n }))
    : purpose(n >= toldLife(world, other(seat)) ? 'attackWithWins' : 'attackWith', (lang) => ({
        units: names(lang),
        n,
      }));
}

// blockers

function blockers(world: State, answers: readonly Answer[], seat: Seat): Purpose {
  const blocks = new Map<Unit, Unit[]>();
  for (const { asked, option } of answers) {
    const [attacker, blocker] = [unitOf(world, asked.subject), unitOf(world, option)];
    if (blocker !== NONE) blocks.set(attacker, [...(blocks.get(attacker) ?? []), blocker]);
  }
  const [block] = blocks;
  if (block === undefined) return noBlock(world, seat);
  if (blocks.size > 1) return purpose('blockMany', () => ({ k: blocks.size, n: sizes(world, [...blocks.keys()]) }));
  const [attacker, own] = block;
  return purpose(blockWord(world, attacker, own), (lang) => ({
    unit: unitWords(world, attacker, seat, lang),
    units: joined(
      own.map((unit) => unitWords(world, unit, seat, lang)),
      lang,
    ),
    n: sizes(world, [attacker]),
  }));
}

function blockWord(s: State, attacker: Unit, own: readonly Unit[]): PurposeWord {
  const wall = own.find((unit) => isBulwark(s, unit));
  if (wall !== undefined) {
    const isCaught = numberOf(wall) === 0 || hasNumber(s, attacker, numberOf(wall));
    return isCaught ? 'blockTrap' : 'blockWall';
  }
  const by = sizes(s, own) - size(s, attacker);
  return by > 0 ? 'blockWins' : by === 0 ? 'blockTies' : 'blockLoses';
}

const noBlock = (world: State, seat: Seat): Purpose =>
  purpose('noBlock', () => ({
    n: sizes(
      world,
      soldiersOf(world, other(seat)).filter((unit) => isAttacker(world, unit)),
    ),
  }));
