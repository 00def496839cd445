/** The prompt of a person who holds the chance and puts nothing together yet. */
import {
  actionAt,
  actionChoice,
  type Card,
  cardSigns,
  chosenPosition,
  fill,
  type Lang,
  PASS,
  printedText,
  reasonText,
  type Seat,
  type State,
  size,
  stageCount,
  unitAt,
} from '@blackpoker/engine';
import type { Act } from '../draft/act.ts';
import type { Desk } from '../draft/desk.ts';
import { attackChoice, isEndOfTurn } from '../draft/performChance.ts';
import { possibleAttackers } from '../planning/attackers.ts';
import { isOwnTurn, passResolves } from '../planning/forecast.ts';
import { idleReason } from '../planning/idleActions.ts';
import { OFFER_STATES, type Offer, offersFor } from '../planning/offers.ts';
import { offered, type World } from '../planning/world.ts';
import { BLOCKED_WORDS, BUTTON_WORDS, CHIP_WORDS, GO_ON_WORDS, PROMPT_LINES } from '../words.ts';
import { candidateChips } from './candidateChips.ts';
import { MarkSet } from './marks.ts';
import type { Chip, Prompt, PromptButton } from './prompt.ts';

export function chancePrompt(desk: Desk, lang: Lang): Prompt {
  return desk.draft.attackers === undefined
    ? idlePrompt(desk, lang)
    : attackPlanPrompt(desk, desk.draft.attackers, lang);
}

const BLANK = { detail: undefined, plan: undefined, answers: [], others: [], sheet: undefined } as const;

function idlePrompt(desk: Desk, lang: Lang): Prompt {
  const { world, draft } = desk;
  const all = inOrder(desk, offersFor(world, draft.selected)).filter((offer) => hasChip(desk, offer));
  const offers = all.filter((offer) => draft.beyond || isMet(desk, offer));
  const marks = new MarkSet();
  if (draft.selected.length === 0) marks.addChoices(attackersNow(world), []);
  for (const card of draft.selected) marks.add({ type: 'card', card }, { selected: true });
  for (const { action, fitting } of offers)
    for (const card of fitting)
      marks.add({ type: 'card', card }, { tag: shortName(action.name[lang]), label: action.name[lang] });
  return {
    ...BLANK,
    title: idleTitle(desk, lang),
    chips: [
      ...offers.map((offer) =>
        offerChip(world, desk.everyTime ? { ...offer, ahead: undefined } : offer, draft.selected.length === 0, lang),
      ),
      ...beyondChip(all.filter((offer) => !offers.includes(offer) && offer.state !== 'closed').length, lang),
    ],
    marks: marks.all,
    primary: mainButton(world, lang),
    others: passBeside(desk, lang),
    digits: handDigits(world),
  };
}

/** Of those that are equally near at hand, what would do something here comes first, and what would do nothing last. */
function inOrder({ world, meaningful = [] }: Desk, offers: readonly Offer[]): readonly Offer[] {
  const placeOf = ({ action, state }: Offer): number =>
    3 * OFFER_STATES.indexOf(state) +
    (idleReason(world, action) !== undefined ? 2 : meaningful.includes(actionChoice(action.index)) ? 0 : 1);
  return offers.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Ending the turn has the main button; to lay a bulwark without a card only costs a life; a lesson offers what it is about. All are in
 * the list of actions.
 */
const hasChip = ({ world, isLesson, actions }: Desk, { action, state }: Offer): boolean => {
  if (isLesson === true && actions?.includes(action.id) === false) return false;
  return state !== 'ready' || (action.id !== 'end' && idleReason(world, action) !== 'noCards');
};

/** A learner meets the actions one after the other. */
const isMet = ({ isLesson, actions }: Desk, { action }: Offer): boolean =>
  isLesson === true || actions === undefined || actions.includes(action.id);

/** The way to those that the learner has not met. */
function beyondChip(n: number, lang: Lang): Chip[] {
  if (n === 0) return [];
  const label = fill(CHIP_WORDS.beyond, lang, { n });
  return [{ key: 'beyond', label, note: '', look: 'more', pressed: false, immediate: false, act: { type: 'beyond' } }];
}

/** Own soldiers that a tap makes attackers. */
const attackersNow = (world: World): number[] =>
  offered(world.state).includes(attackChoice(world)) ? possibleAttackers(world) : [];

/** The tab of a card that would complete an action. */
const shortName = (name: string): string => (/^[\x20-\x7e]/.test(name) ? name.slice(0, 3) : name.slice(0, 1));

function idleTitle({ world, draft }: Desk, lang: Lang): string {
  if (draft.selected.length > 0) return fill(PROMPT_LINES.selected, lang, { cards: cardSigns(draft.selected) });
  const top = world.view.stage.at(-1);
  if (top === undefined) return emptyStageTitle(world, lang);
  const { id, name } = actionAt(world.state.rules, top.action);
  if (id === 'block') return attackedTitle(world, lang);
  if (id === 'damageJudgement') return PROMPT_LINES.damage[lang];
  return fill(PROMPT_LINES[top.by === world.seat ? 'ownTop' : 'answer'], lang, { action: name[lang] });
}

function emptyStageTitle(world: World, lang: Lang): string {
  if (!isOwnTurn(world)) return PROMPT_LINES.emptyStage[lang];
  return PROMPT_LINES[attackersNow(world).length > 0 ? 'mainOrAttack' : 'main'][lang];
}

/** Attackers are chosen, blockers are not. */
function attackedTitle(world: World, lang: Lang): string {
  const { view } = world;
  const attackers = view.seats[view.turn === 0 ? 0 : 1].field.filter(({ attacker }) => attacker);
  const units = attackers.map(({ cards }) => cardSigns(cards)).join(lang === 'ja' ? '、' : ', ');
  const sum = attackers.reduce((total, unit) => total + Math.max(0, unit.size ?? 0), 0);
  return fill(PROMPT_LINES[isOwnTurn(world) ? 'ownAttack' : 'attacked'], lang, { units, sum });
}

const handOf = ({ view, seat }: World): readonly Card[] => view.seats[seat === 0 ? 0 : 1].hand.cards;

export const handDigits = (world: World): Act[] =>
  handOf(world).map((card) => ({ type: 'thing', thing: { type: 'card', card } }));

/** `byName`: no cards are chosen, so that the table suggests some. */
function offerChip(world: World, offer: Offer, byName: boolean, lang: Lang): Chip {
  const { action, state } = offer;
  const isClosed = state === 'closed';
  const idle = isClosed ? undefined : idleReason(world, action);
  return {
    key: action.id,
    label: action.name[lang],
    note: idle === undefined ? offerNote(offer, byName, lang) : CHIP_WORDS[idle][lang],
    cost: idle === undefined && state === 'ready' ? action.cost : undefined,
    look: idle === undefined ? state : 'more',
    pressed: false,
    immediate: action.immediate,
    act: isClosed ? undefined : { type: 'action', action: action.index, byName },
    ...(isClosed && { why: { type: 'why', action: action.index } }),
  };
}

function offerNote({ action, state, missing, fitting, reasons, ahead }: Offer, byName: boolean, lang: Lang): string {
  const [first] = reasons;
  if (state === 'closed') return first === undefined ? '' : reasonText(first, lang);
  if (state === 'more') return fill(CHIP_WORDS.more, lang, { n: missing, cards: cardSigns(fitting) });
  if (ahead !== undefined) return fill(CHIP_WORDS.ahead, lang, { card: cardSigns([ahead]) });
  const keys = byName ? printedText(action.keys, lang) : '';
  return keys === '' && action.cost === '' ? CHIP_WORDS.free[lang] : keys;
}

/** Ends the turn, or passes and says what that leads to. */
function mainButton(world: World, lang: Lang): PromptButton {
  const act: Act = { type: 'commit', keep: false };
  if (isEndOfTurn(world)) return { label: BUTTON_WORDS.endTurn[lang], act, final: true };
  if (!offered(world.state).includes(PASS))
    return { label: BUTTON_WORDS.pass[lang], act, blocked: BLOCKED_WORDS.mustAct[lang] };
  return { label: passLabel(world, lang), act, final: true };
}

export function passLabel(world: World, lang: Lang): string {
  const top = world.view.stage.at(-1);
  if (top === undefined || stageCount(world.state) === 0) return BUTTON_WORDS.pass[lang];
  const { id, name } = actionAt(world.state.rules, top.action);
  const goOn = GO_ON_WORDS[id]?.[isOwnTurn(world) ? 0 : 1];
  if (goOn !== undefined) return goOn[lang];
  return passResolves(world) ? fill(BUTTON_WORDS.passThrough, lang, { action: name[lang] }) : BUTTON_WORDS.passOn[lang];
}

/** Who wants to be asked every time may also pass where the main button ends the turn. */
function passBeside({ world, everyTime }: Desk, lang: Lang): PromptButton[] {
  const isBeside = everyTime && isEndOfTurn(world) && offered(world.state).includes(PASS);
  return isBeside ? [{ label: BUTTON_WORDS.pass[lang], act: { type: 'pass' } }] : [];
}

// planning an attack

function attackPlanPrompt(desk: Desk, picked: readonly number[], lang: Lang): Prompt {
  const { world } = desk;
  const candidates = possibleAttackers(world);
  const marks = new MarkSet();
  marks.addChoices(candidates, picked);
  return {
    ...BLANK,
    title: attackTitle(world, picked, lang),
    chips: [...candidateChips(desk, candidates, picked, lang), ...allChip(candidates, picked, lang)],
    marks: marks.all,
    primary: attackButton(world.state, world.seat, picked, lang),
    others: noAttackersButton(picked, lang),
    digits: candidates.map((choice) => ({ type: 'pick', choice })),
  };
}

export const attackTitle = ({ state, seat }: World, picked: readonly number[], lang: Lang): string =>
  picked.length === 0
    ? PROMPT_LINES.attackers[lang]
    : fill(PROMPT_LINES.attackSum, lang, { n: picked.length, sum: attackSum(state, seat, picked) });

const attackSum = (s: State, seat: Seat, picked: readonly number[]): number =>
  picked.reduce((total, choice) => total + Math.max(0, size(s, unitAt(s, seat, chosenPosition(choice)))), 0);

export function allChip(candidates: readonly number[], picked: readonly number[], lang: Lang): Chip[] {
  if (candidates.length < 2) return [];
  const isAll = picked.length === candidates.length;
  return [
    {
      key: 'all',
      label: BUTTON_WORDS[isAll ? 'clear' : 'attackAll'][lang],
      note: '',
      look: 'candidate',
      pressed: false,
      immediate: false,
      act: { type: 'picks', choices: isAll ? [] : candidates },
    },
  ];
}

/** The main button never sends an attack without attackers: that is legal and hardly ever meant. */
export function attackButton(s: State, seat: Seat, picked: readonly number[], lang: Lang): PromptButton {
  const act: Act = { type: 'commit', keep: false };
  return picked.length === 0
    ? { label: BUTTON_WORDS.attack[lang], act, blocked: BLOCKED_WORDS.attackers[lang] }
    : { label: fill(BUTTON_WORDS.attackWith, lang, { n: picked.length, sum: attackSum(s, seat, picked) }), act };
}

export const noAttackersButton = (picked: readonly number[], lang: Lang): PromptButton[] =>
  picked.length > 0 ? [] : [{ label: BUTTON_WORDS.attackNone[lang], act: { type: 'commit', keep: false } }];
