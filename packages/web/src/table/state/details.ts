/** What can be said of something on the table: pure, for the sheet that shows it and for the command line. */
import {
  type Action,
  type Card,
  cardSign,
  explain,
  explainUnit,
  fill,
  KINDS,
  type Lang,
  type Ruleset,
  reasonText,
  type Seat,
  SPECTATOR,
  unitAt,
  type View,
} from '@blackpoker/engine';
import { inBrackets } from '../../app/inBrackets.ts';
import { pileLabel, requestLabel, sideOf } from '../../board/boardLabels.ts';
import type { Pile, Thing } from '../../board/things.ts';
import { unitFacts } from '../../board/unitFacts.ts';
import { unitLabel } from '../../board/unitLabel.ts';
import { cardName } from '../../cards/cardName.ts';
import { actionsOf } from '../planning/offers.ts';
import type { World } from '../planning/world.ts';
import { ZONE_WORDS } from '../words.ts';
import { bottomSeat } from './bottomSeat.ts';

/** Whose actions are spoken of, on a state that agrees with their view. */
export type Asker = Pick<World, 'state' | 'seat'>;

export interface Details {
  readonly title: string;
  /** Of one thing. */
  readonly picture: readonly Card[];
  readonly owner: 'me' | 'opponent';
  readonly facts: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
  /** Of a pile. */
  readonly cards: readonly Card[] | undefined;
  /** The pile's cards are in the order in which they came. */
  readonly inTime: boolean;
}

const NOTHING: Omit<Details, 'title'> = {
  picture: [],
  owner: 'me',
  facts: [],
  sections: [],
  cards: undefined,
  inTime: false,
};

export function detailsOf(rules: Ruleset, view: View, by: Asker | undefined, thing: Thing, lang: Lang): Details {
  switch (thing.type) {
    case 'card':
      return cardDetails(rules, view, by, thing.card, lang);
    case 'unit':
      return unitDetails(rules, view, by, thing, lang);
    case 'request':
      return requestDetails(rules, view, thing.request, lang);
    case 'player':
      return pileDetails(view, thing.seat, 'hand', lang);
    case 'pile':
      return pileDetails(view, thing.seat, thing.pile, lang);
  }
}

const ownerName = (view: View, seat: Seat): 'me' | 'opponent' => (seat === bottomSeat(view) ? 'me' : 'opponent');

const actionSection = (action: Action, lang: Lang, note = ''): { heading: string; text: string } => ({
  heading: note === '' ? action.name[lang] : `${action.name[lang]}${inBrackets(note, lang)}`,
  text: action.text[lang],
});

/** Whether an action could have this card among its key cards. */
function isKeyOf(by: Asker, action: Action, card: Card): boolean {
  if (action.pattern.fromHand === 0) return false;
  const count = (keys?: readonly Card[]): number =>
    explain(by.state, by.seat, action.index, keys && { keys }).filter(({ code }) => code === 'NEED_KEY').length;
  return count([card]) === count();
}

function cardDetails(rules: Ruleset, view: View, by: Asker | undefined, card: Card, lang: Lang): Details {
  const uses = by === undefined ? [] : actionsOf(rules).filter((action) => action.direct && isKeyOf(by, action, card));
  const why = (action: Action): string => {
    const [reason] = by === undefined ? [] : explain(by.state, by.seat, action.index);
    return reason === undefined ? '' : reasonText(reason, lang);
  };
  return {
    ...NOTHING,
    title: cardName(card, lang),
    picture: [card],
    owner: ownerName(view, card < 54 ? 0 : 1),
    facts: [cardSign(card), ...(uses.length > 0 ? [ZONE_WORDS.uses[lang]] : [])],
    sections: uses.map((action) => actionSection(action, lang, why(action))),
  };
}

function unitDetails(
  rules: Ruleset,
  view: View,
  by: Asker | undefined,
  unit: { seat: Seat; position: number },
  lang: Lang,
): Details {
  const facts = unitFacts(rules, view, unit);
  if (facts === undefined) return { ...NOTHING, title: ZONE_WORDS.nothing[lang] };
  const [name = '', ...rest] = unitLabel(rules, facts, lang).split(lang === 'ja' ? '、' : ', ');
  const character = rules.characters.find(({ id }) => id === KINDS[facts.kind]);
  const labels = character?.labels.map((label) => label[lang]).join(lang === 'ja' ? '、' : ', ') ?? '';
  return {
    ...NOTHING,
    title: name,
    picture: facts.cards,
    owner: ownerName(view, unit.seat),
    facts: [...rest, ...attackReasons(by, unit, lang)],
    sections:
      character === undefined
        ? []
        : [{ heading: character.name[lang], text: [labels, character.text[lang]].filter(Boolean).join('\n') }],
  };
}

/** Why an own unit cannot attack. */
function attackReasons(
  by: Asker | undefined,
  { seat, position }: { seat: Seat; position: number },
  lang: Lang,
): string[] {
  if (by === undefined || seat !== by.seat) return [];
  const reasons = explainUnit(by.state, unitAt(by.state, seat, position), 'attack');
  return reasons.map((reason) => fill(ZONE_WORDS.whyNotAttack, lang, { why: reasonText(reason, lang) }));
}

function requestDetails(rules: Ruleset, view: View, id: number, lang: Lang): Details {
  const request = [...view.stage, ...(view.aside === undefined ? [] : [view.aside])].find((each) => each.id === id);
  const action = request && rules.actions[request.action];
  if (request === undefined || action === undefined) return { ...NOTHING, title: ZONE_WORDS.nothing[lang] };
  return {
    ...NOTHING,
    title: action.name[lang],
    picture: request.keys,
    owner: ownerName(view, request.by),
    facts: [requestLabel(rules, view, request, lang)],
    sections: [actionSection(action, lang)],
  };
}

function pileDetails(view: View, seat: Seat, pile: Pile, lang: Lang): Details {
  const side = sideOf(view, seat);
  const own = seat === view.viewer;
  const cards: Readonly<Record<Pile, readonly Card[]>> = {
    life: side.life.known.flatMap((known) => known.cards),
    grave: own
      ? side.grave.cards
      : [...new Set([...(side.grave.top === undefined ? [] : [side.grave.top]), ...side.grave.cards])],
    pack: side.pack?.cards ?? [],
    rare: side.rare?.card === undefined ? [] : [side.rare.card],
    fog: side.fog.map(({ card }) => card),
    hand: side.hand.cards,
  };
  const shown = cards[pile];
  const isHidden = shown.length === 0 && (pile === 'pack' || pile === 'rare' || pile === 'life' || pile === 'hand');
  return {
    ...NOTHING,
    title: pileLabel(view, seat, pile, lang),
    owner: ownerName(view, seat),
    facts: [
      ...(pile === 'life' && side.life.count === undefined ? [ZONE_WORDS.manyLife[lang]] : []),
      ...pileFacts(pile, own || view.viewer === SPECTATOR, isHidden, shown.length, lang),
    ],
    cards: shown,
    inTime: pile === 'grave' && own,
  };
}

function pileFacts(pile: Pile, own: boolean, isHidden: boolean, count: number, lang: Lang): string[] {
  if (isHidden) return [ZONE_WORDS.hidden[lang]];
  if (count === 0) return [ZONE_WORDS.nothing[lang]];
  if (pile === 'grave' && !own) return [ZONE_WORDS.theirGrave[lang]];
  if (pile === 'life') return [ZONE_WORDS.knownLife[lang]];
  return pile === 'hand' && !own ? [ZONE_WORDS.seenHand[lang]] : [];
}
