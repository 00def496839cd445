/** The prompt of a person who holds the chance and puts nothing together yet. */
import {
  actionAt,
  actionChoice,
  actionName,
  type Card,
  cardSigns,
  chosenPosition,
  fill,
  type Lang,
  PASS,
  printedText,
  reasonText,
  size,
  stageCount,
  unitAt,
} from '@blackpoker/engine';
import type { Act } from '../draft/act.ts';
import type { Desk } from '../draft/desk.ts';
import { attackChoice, isEndOfTurn } from '../draft/performChance.ts';
import { isIdleAttack, possibleAttackers } from '../planning/attackers.ts';
import { isOwnTurn, passResolves } from '../planning/forecast.ts';
import { type Offer, offersFor } from '../planning/offers.ts';
import { offered, type World } from '../planning/world.ts';
import { BLOCKED_WORDS, BUTTON_WORDS, CHIP_WORDS, PROMPT_LINES } from '../words.ts';
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
  const offers = inOrder(desk, offersFor(world, draft.selected)).filter((offer) => !isMainButton(world, offer));
  const marks = new MarkSet();
  for (const card of draft.selected) marks.add({ type: 'card', card }, { selected: true });
  for (const { action, fitting } of offers)
    for (const card of fitting)
      marks.add({ type: 'card', card }, { tag: shortName(action.name[lang]), label: action.name[lang] });
  return {
    ...BLANK,
    title: idleTitle(desk, lang),
    chips: offers.map((offer) =>
      offerChip(world, desk.everyTime ? { ...offer, ahead: undefined } : offer, draft.selected.length === 0, lang),
    ),
    marks: marks.all,
    primary: mainButton(world, lang),
    others: passBeside(desk, lang),
    digits: handDigits(world),
  };
}

/** Without cards: what would do something here comes first, and what would do nothing last. */
function inOrder({ world, draft, meaningful = [] }: Desk, offers: readonly Offer[]): readonly Offer[] {
  if (draft.selected.length > 0) return offers;
  const placeOf = ({ action }: Offer): number =>
    isIdleAttack(world, action) ? 2 : meaningful.includes(actionChoice(action.index)) ? 0 : 1;
  return offers.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const isMainButton = (world: World, { action, state }: Offer): boolean =>
  state === 'ready' && world.state.rules.byId.get('end') === action;

/** The tab of a card that would complete an action. */
const shortName = (name: string): string => (/^[\x20-\x7e]/.test(name) ? name.slice(0, 3) : name.slice(0, 1));

function idleTitle({ world, draft }: Desk, lang: Lang): string {
  if (draft.selected.length > 0) return fill(PROMPT_LINES.selected, lang, { cards: cardSigns(draft.selected) });
  const top = world.view.stage.at(-1);
  if (top === undefined) return PROMPT_LINES[isOwnTurn(world) ? 'main' : 'emptyStage'][lang];
  if (isBlockToCome(world)) return attackedTitle(world, lang);
  if (top.by === world.seat) return PROMPT_LINES.ownTop[lang];
  return fill(PROMPT_LINES.answer, lang, { action: actionName(world.state.rules, top.action, lang) });
}

/** The opponent attacks, and what is about to be carried out asks this person for blockers. */
function isBlockToCome(world: World): boolean {
  const top = world.view.stage.at(-1);
  return top !== undefined && !isOwnTurn(world) && actionAt(world.state.rules, top.action).id === 'block';
}

function attackedTitle({ view, seat }: World, lang: Lang): string {
  const attackers = view.seats[seat === 0 ? 1 : 0].field.filter(({ attacker }) => attacker);
  const units = attackers.map(({ cards }) => cardSigns(cards)).join(lang === 'ja' ? '、' : ', ');
  const sum = attackers.reduce((total, unit) => total + Math.max(0, unit.size ?? 0), 0);
  return fill(PROMPT_LINES.attacked, lang, { units, sum }, attackers.length > 1);
}

const handOf = ({ view, seat }: World): readonly Card[] => view.seats[seat === 0 ? 0 : 1].hand.cards;

export const handDigits = (world: World): Act[] =>
  handOf(world).map((card) => ({ type: 'thing', thing: { type: 'card', card } }));

/** `byName`: no cards are chosen, so that the table suggests some. */
function offerChip(world: World, offer: Offer, byName: boolean, lang: Lang): Chip {
  const { action, state } = offer;
  const isIdle = isIdleAttack(world, action);
  const isClosed = state === 'closed';
  return {
    key: action.id,
    label: action.name[lang],
    note: isIdle && !isClosed ? CHIP_WORDS.idleAttack[lang] : offerNote(offer, byName, lang),
    look: isIdle && !isClosed ? 'more' : state,
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
  const cost = action.cost === '' ? CHIP_WORDS.free[lang] : fill(CHIP_WORDS.cost, lang, { cost: action.cost });
  return byName && action.keys !== ''
    ? `${printedText(action.keys, lang)}${lang === 'ja' ? '・' : ' · '}${cost}`
    : cost;
}

/** Ends the turn, or passes and says what that leads to. */
function mainButton(world: World, lang: Lang): PromptButton {
  const act: Act = { type: 'commit', keep: false };
  if (isEndOfTurn(world)) return { label: BUTTON_WORDS.endTurn[lang], act };
  if (!offered(world.state).includes(PASS))
    return { label: BUTTON_WORDS.pass[lang], act, blocked: BLOCKED_WORDS.mustAct[lang] };
  return { label: passLabel(world, lang), act };
}

export function passLabel(world: World, lang: Lang): string {
  const top = world.view.stage.at(-1);
  if (top === undefined || stageCount(world.state) === 0) return BUTTON_WORDS.pass[lang];
  if (!passResolves(world)) return BUTTON_WORDS.passOn[lang];
  if (isBlockToCome(world)) return BUTTON_WORDS.toBlocks[lang];
  return fill(BUTTON_WORDS.passThrough, lang, { action: actionAt(world.state.rules, top.action).name[lang] });
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
    primary: attackButton(world, picked, lang),
    others: [],
    digits: candidates.map((choice) => ({ type: 'pick', choice })),
  };
}

export function attackTitle({ state, seat }: World, picked: readonly number[], lang: Lang): string {
  if (picked.length === 0) return PROMPT_LINES.attackers[lang];
  const sum = picked.reduce((total, choice) => total + size(state, unitAt(state, seat, chosenPosition(choice))), 0);
  return fill(PROMPT_LINES.attackSum, lang, { n: picked.length, sum });
}

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

function attackButton(world: World, picked: readonly number[], lang: Lang): PromptButton {
  const label =
    picked.length === 0 ? BUTTON_WORDS.declareAttack[lang] : fill(BUTTON_WORDS.attackWith, lang, { n: picked.length });
  const isOffered = offered(world.state).includes(attackChoice(world));
  return { label, act: { type: 'commit', keep: false }, ...(!isOffered && { blocked: BLOCKED_WORDS.choose[lang] }) };
}
