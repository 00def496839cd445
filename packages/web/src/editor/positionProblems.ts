/** What is wrong with a position: what keeps it from being set up, and what could not come about in a game. */
import {
  acceptsKeys,
  actionsOf,
  cardCode,
  fromPosition,
  KINDS,
  kindOfCards,
  makesKeys,
  notationProblemText,
  type Position,
  PositionError,
  parseFace,
  type Ruleset,
  type Text,
} from '@blackpoker/engine';
import { type Pile, pileOf, placesOf, seatOf } from './cardPlaces.ts';
import { blockedBy, isAttacker } from './positionEdits.ts';
import { SEATS, type SeatLetter, unitName } from './positionModel.ts';
import { PROBLEM_WORDS } from './words.ts';

export type ProblemCode = keyof typeof PROBLEM_WORDS;

export interface Problem {
  readonly code: ProblemCode;
  /** It cannot be played so; else it is only odd. */
  readonly stops: boolean;
  readonly text: Text;
}

const STOPS: readonly ProblemCode[] = ['setUp', 'noLife'];

function problem(code: ProblemCode, params: Readonly<Record<string, string | Text>> = {}): Problem {
  const said = (lang: 'ja' | 'en'): string =>
    PROBLEM_WORDS[code][lang].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name] ?? '';
      return typeof value === 'string' ? value : value[lang];
    });
  return { code, stops: STOPS.includes(code), text: { ja: said('ja'), en: said('en') } };
}

/** What stops the game first. */
export function positionProblems(rules: Ruleset, position: Position): Problem[] {
  const all = [
    ...setUpProblems(rules, position),
    ...SEATS.flatMap((seat) => seatProblems(rules, position, seat)),
    ...stageProblems(rules, position),
    ...combatProblems(position),
    ...flowProblems(position),
  ];
  return [...all.filter(({ stops }) => stops), ...all.filter(({ stops }) => !stops)];
}

/** The engine says it: one problem at a time. */
function setUpProblems(rules: Ruleset, position: Position): Problem[] {
  try {
    fromPosition(rules, position);
    return [];
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    const { path, problem: en } = error;
    return [problem('setUp', { path, problem: { ja: notationProblemText(en, 'ja'), en } })];
  }
}

// a seat

function seatProblems(rules: Ruleset, position: Position, seat: SeatLetter): Problem[] {
  return [
    ...(position[seat].life.length === 0 ? [problem('noLife', { seat })] : []),
    ...deckMismatch(rules, position, seat),
    ...zoneProblems(rules, position, seat),
    ...unitProblems(rules, position, seat),
    ...fogProblems(rules, position, seat),
  ];
}

function deckMismatch(rules: Ruleset, position: Position, seat: SeatLetter): Problem[] {
  const { deck, series } = rules;
  const places = placesOf(position, seat);
  const fixed = new Set(deck.faces.map(cardCode));
  const foreign = deck.kind === 'fixed' ? [...places.keys()].filter((code) => !fixed.has(code)) : [];
  const played = [...places.values()].filter((zone) => zone !== 'pack' && zone !== 'second').length;
  return [
    ...(foreign.length > 0 ? [problem('notInDeck', { seat, cards: foreign.join(' ') })] : []),
    ...(series.decks === 1 && !hasPile(rules, 'pack') && played > deck.max
      ? [problem('tooManyCards', { seat, n: `${played}`, max: `${deck.max}` })]
      : []),
  ];
}

/** Zones that a frame of this kind does not have. */
export function hasPile(rules: Ruleset, pile: Pile): boolean {
  if (pile === 'pack') return rules.byId.has('openPack');
  if (pile === 'rare') return rules.byId.has('rareDraw');
  return pile === 'second' ? rules.series.decks === 2 : true;
}

function zoneProblems(rules: Ruleset, position: Position, seat: SeatLetter): Problem[] {
  return (['pack', 'rare', 'second'] as const)
    .filter((pile) => !hasPile(rules, pile) && pileOf(position[seat], pile).length > 0)
    .map(() => problem('noSuchZone', { seat, regulation: rules.id }));
}

const facesOf = (codes: readonly string[]): number[] => codes.map((code) => parseFace(code) ?? 0);

function unitProblems(rules: Ruleset, position: Position, seat: SeatLetter): Problem[] {
  const known = new Set(rules.characters.map(({ id }) => id));
  return position[seat].field.flatMap(({ as, cards }, i) => {
    const kind = KINDS[kindOfCards(facesOf(cards))];
    const odd = as === 'soldier' && kind !== undefined && !known.has(kind);
    return odd ? [problem('noSuchKind', { unit: unitName(seat, i), regulation: rules.id })] : [];
  });
}

/** In a fog lie key cards of the action that has made it. */
function fogProblems(rules: Ruleset, position: Position, seat: SeatLetter): Problem[] {
  return (position[seat].fog ?? []).flatMap(({ effect, cards }) => {
    const action = rules.byId.get(effect);
    const fits = cards.length > 0 && facesOf(cards).every((face) => action && acceptsKeys(action.pattern, [face]));
    return action === undefined || fits ? [] : [problem('fogCards', { seat, fog: action.name })];
  });
}

// the stage

function stageProblems(rules: Ruleset, { stage = [] }: Position): Problem[] {
  return stage.flatMap(({ action: id, keys }, i): Problem[] => {
    const action = actionsOf(rules).find((one) => one.id === id);
    if (action === undefined) return [];
    const request = `#${i}`;
    const needed = action.pattern.count;
    const fits = keys.length === needed && (action.pattern.fromHand === 0 || makesKeys(action.pattern, facesOf(keys)));
    return [
      ...(action.immediate ? [problem('immediate', { request, action: action.name })] : []),
      ...(fits ? [] : [problem('keysDoNotFit', { request, action: action.name })]),
    ];
  });
}

// combat

function combatProblems(position: Position): Problem[] {
  return SEATS.flatMap((seat) =>
    position[seat].field.flatMap(({ as, driven }, i): Problem[] => {
      const unit = unitName(seat, i);
      const attacks = isAttacker(position, unit);
      const blocks = blockedBy(position, unit);
      return [
        ...(attacks && seat !== position.turn ? [problem('wrongAttacker', { unit })] : []),
        ...(attacks && as === 'bulwark' ? [problem('bulwarkAttacks', { unit })] : []),
        ...(blocks?.startsWith(seat) === true ? [problem('ownBlocker', { unit })] : []),
        ...(blocks !== undefined && as === 'soldier' && driven === true ? [problem('drivenBlocker', { unit })] : []),
      ];
    }),
  );
}

// the flow

function flowProblems({ passed = [], chance, stage = [], emptyRound }: Position): Problem[] {
  return [
    ...(passed.includes(chance) ? [problem('holderPassed', { seat: seatOf(chance) })] : []),
    ...(emptyRound === true && stage.length > 0 ? [problem('roundNotEmpty')] : []),
  ];
}
