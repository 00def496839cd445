/** One line of the log for what has happened. */
import type { Ruleset } from '../script/ruleset.ts';
import type { Seat } from '../state/cards.ts';
import type { GameEvent, MoveReason, Viewer } from '../state/events.ts';
import { fill, isYou, type Lang, type Params, personName, possessive, sentence } from './lang.ts';
import { LOG_WORDS, type LogWord } from './logWords.ts';
import { type Names, plainNames, targetText } from './names.ts';
import { actionName, cardSigns, zoneName } from './terms.ts';

type Moved = Extract<GameEvent, { type: 'moved' }>;
type Requested = Extract<GameEvent, { type: 'requested' }>;
type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** What the writers of lines share. */
class Writer {
  readonly rules: Ruleset;
  readonly viewer: Viewer;
  readonly lang: Lang;
  readonly names: Names;

  constructor(rules: Ruleset, viewer: Viewer, lang: Lang, names: Names) {
    this.rules = rules;
    this.viewer = viewer;
    this.lang = lang;
    this.names = names;
  }

  line(word: LogWord, params: Params = {}, plural = false): string {
    const text = fill(LOG_WORDS[word], this.lang, params, plural);
    return this.lang === 'en' ? sentence(text) : text;
  }

  /** A line about a seat. */
  of(seat: Seat, word: LogWord, params: Params = {}, plural = isYou(seat, this.viewer)): string {
    const who = personName(seat, this.viewer, this.lang);
    return this.line(word, { who, whose: possessive(seat, this.viewer, this.lang), ...params }, plural);
  }

  action(index: number | undefined): string {
    return actionName(this.rules, index, this.lang);
  }

  /** The cards, or only how many they are. */
  cards({ cards, count }: { readonly cards: readonly number[]; readonly count: number }): string {
    return cards.length > 0 ? cardSigns(cards) : fill(LOG_WORDS.someCards, this.lang, { n: count }, count > 1);
  }
}

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** Moves that another event tells already. */
const isSilent = ({ why, from, to, cards }: Moved): boolean =>
  (why === 'damage' && cards.length === 0) || (why === 'key' && (to === 'stage' || from === 'stage'));

const MOVE_WORDS: Readonly<Record<MoveReason, LogWord>> = {
  damage: 'damage',
  cost: 'paidLife',
  discard: 'discarded',
  draw: 'drew',
  key: 'moved',
  enter: 'entered',
  lay: 'laid',
  return: 'returned',
  take: 'took',
  mill: 'milled',
  destroy: 'destroyed',
  put: 'moved',
  turned: 'turned',
  fog: 'toFog',
};

const PREPARED_WORDS: Readonly<Record<EventOf<'prepared'>['what'], LogWord>> = {
  deck: 'preparedDeck',
  rare: 'preparedRare',
  opening: 'preparedOpening',
};

function moveWord(event: Moved): LogWord {
  const { why, from, to } = event;
  if (why === 'cost') return from === 'hand' ? 'paidDiscard' : from === 'field' ? 'paidUnit' : 'paidLife';
  if (to === 'pack') return 'packed';
  if (to === 'out') return 'leftOut';
  if (why === 'put')
    return from === 'fog' ? 'fogCleared' : from === 'field' ? 'onLife' : to === 'life' ? 'underLife' : 'moved';
  return MOVE_WORDS[why];
}

function movedLine(w: Writer, event: Moved): string | undefined {
  if (isSilent(event)) return undefined;
  const from = zoneName(event.from, w.lang);
  return w.of(event.seat, moveWord(event), { cards: w.cards(event), from, to: zoneName(event.to, w.lang) });
}

function requestedLine(w: Writer, event: Requested): string {
  const keys = event.count === 0 ? '' : fill(LOG_WORDS.withKeys, w.lang, { cards: w.cards(event) });
  const target = event.target === undefined ? '' : targetText(event.target, w.viewer, w.lang, w.names);
  const aimed = target === '' ? '' : fill(LOG_WORDS.withTarget, w.lang, { target });
  return w.of(event.seat, 'requested', { action: w.action(event.action), with: keys + aimed });
}

function retargetedLine(w: Writer, event: EventOf<'retargeted'>): string {
  const target = targetText(event.target ?? { type: 'lost' }, w.viewer, w.lang, w.names);
  return w.line('retargeted', { request: w.names.request(event.request), target });
}

function turnedLine(w: Writer, event: EventOf<'turnedUnit'>): string {
  const word = event.into === 'soldier' ? 'nowSoldier' : 'nowBulwark';
  return w.line(word, { cards: w.cards(event) }, event.count > 1);
}

function wonLine(w: Writer, { seat, action }: EventOf<'won'>): string {
  const how = action === undefined ? '' : fill(LOG_WORDS.endedBy, w.lang, { action: w.action(action) });
  return seat === undefined ? w.line('draw', { how }) : w.of(seat, 'won', { how });
}

/** What happened to an action. */
function actionLine(
  w: Writer,
  event: GameEvent & { readonly action: number; readonly seat: Seat },
  word: LogWord,
): string {
  return w.of(event.seat, word, { action: w.action(event.action) });
}

function unitLine(w: Writer, event: GameEvent): string | undefined {
  switch (event.type) {
    case 'charged':
    case 'attacks':
    case 'released':
      return w.line(event.type, { unit: w.names.unit(event.unit) });
    case 'driven':
      return w.line(event.cost ? 'paidBulwark' : 'driven', { unit: w.names.unit(event.unit) });
    case 'blocks':
      return w.line('blocks', { unit: w.names.unit(event.unit), attacker: w.names.unit(event.attacker) });
    case 'resized':
      return w.line('resized', { unit: w.names.unit(event.unit), by: signed(event.by) });
    case 'turnedUnit':
      return turnedLine(w, event);
    default:
      return undefined;
  }
}

function lineOf(w: Writer, event: GameEvent): string | undefined {
  switch (event.type) {
    case 'moved':
      return movedLine(w, event);
    case 'shown':
      return w.of(event.seat, event.open === 3 ? 'shown' : 'looked', { cards: w.cards(event) });
    case 'looked':
      return w.of(event.seat, 'searched');
    case 'shuffled':
    case 'opened':
    case 'passed':
      return w.of(event.seat, event.type);
    case 'prepared':
      return w.of(event.seat, PREPARED_WORDS[event.what]);
    case 'requested':
      return requestedLine(w, event);
    case 'triggered':
    case 'dropped':
    case 'resolving':
    case 'fizzled':
    case 'negated':
      return actionLine(w, event, event.type);
    case 'retargeted':
      return retargetedLine(w, event);
    case 'damaged':
      return w.of(event.seat, 'damaged', { dealt: event.dealt });
    case 'forced':
      return w.of(event.seat, 'forced', { by: signed(event.by) });
    case 'turn':
      return w.of(event.seat, 'turn', { turn: event.turn });
    case 'won':
      return wonLine(w, event);
    default:
      return unitLine(w, event);
  }
}

/**
 * What has happened, as `viewer` reads it; undefined where it is not worth a line. The event must be one that the viewer
 * may see (`eventFor`), and `names` must know the units as they stand at that moment.
 */
export function logLine(
  rules: Ruleset,
  event: GameEvent,
  viewer: Viewer,
  lang: Lang,
  names: Names = plainNames(viewer, lang),
): string | undefined {
  return lineOf(new Writer(rules, viewer, lang, names), event);
}
