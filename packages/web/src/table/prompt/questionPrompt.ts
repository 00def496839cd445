/** The prompt of a person who is asked something other than the chance. */
import {
  type Choice,
  cardSign,
  cardsInGame,
  choiceParts,
  type DecisionKind,
  faceOf,
  fill,
  type Lang,
  lifeCount,
  promptText,
  type TargetRef,
  type Text,
} from '@blackpoker/engine';
import { inBrackets } from '../../app/inBrackets.ts';
import { viewNames } from '../../board/viewNames.ts';
import { deckSummary } from '../../cards/deckSummary.ts';
import type { Act } from '../draft/act.ts';
import { type Desk, isAside } from '../draft/desk.ts';
import { activeLane, answerOf, picksOf } from '../draft/performQuestion.ts';
import { attackersToBlock, blockersOf, blockPlan } from '../planning/blocks.ts';
import { forecast } from '../planning/forecast.ts';
import { type Question, questionOf } from '../planning/question.ts';
import type { World } from '../planning/world.ts';
import { BLOCKED_WORDS, BUTTON_WORDS, FORECAST_WORDS, LANE_WORDS, MARK_WORDS, PROMPT_LINES } from '../words.ts';
import { candidateChips, choiceName } from './candidateChips.ts';
import { allChip, attackButton, attackTitle, handDigits, noAttackersButton } from './chancePrompt.ts';
import { MarkSet } from './marks.ts';
import type { Chip, Prompt, PromptButton } from './prompt.ts';

export function questionPrompt(desk: Desk, lang: Lang): Prompt {
  const question = questionOf(desk.world);
  if (question.style === 'values') return valuesPrompt(desk, lang);
  return question.style === 'lanes' ? lanesPrompt(desk, lang) : picksPrompt(desk, question, lang);
}

const BLANK = { plan: undefined, answers: [], others: [], sheet: undefined } as const;

function questionText(world: World, lang: Lang): string {
  const { state, view, asked } = world;
  const target = asked.kind === 'state' ? targetNow(world) : undefined;
  const about = target?.type === 'unit' ? { ...asked, subject: { type: 'unit' as const, ...target.unit } } : asked;
  return promptText(state.rules, about, lang, viewNames(state.rules, view, lang));
}

/** The clause that asks; plainer words where it would only repeat the question. */
function detailOf({ asked }: World, lang: Lang): string | undefined {
  if (asked.kind === 'drawMore') return PROMPT_LINES.drawCost[lang];
  return asked.kind === 'state' ? PROMPT_LINES.stateMeaning[lang] : asked.why?.[lang];
}

/** The target of what is being carried out. */
const targetNow = ({ view, asked }: World): TargetRef | undefined =>
  [view.aside, ...view.stage.toReversed()].find((each) => each?.action === asked.action)?.target;

// one of a few answers

function valuesPrompt(desk: Desk, lang: Lang): Prompt {
  const { world } = desk;
  const answers = world.asked.options.map(({ choice, name }): PromptButton => {
    const loses = forecast(world, [choice], 'now')?.loses === true;
    const label = choiceName(world, choice, lang);
    const note = loses
      ? FORECAST_WORDS.loses[lang]
      : world.asked.kind === 'drawMore' && name === 'yes'
        ? fill(FORECAST_WORDS.ownLife, lang, lifeAfterDraw(world))
        : undefined;
    return {
      label: note === undefined ? label : `${label}${inBrackets(note, lang)}`,
      act: { type: 'answer', choices: [choice] },
      ...(loses && { danger: true }),
    };
  });
  return {
    ...BLANK,
    title: world.asked.kind === 'drawMore' ? drawTitle(desk, lang) : questionText(world, lang),
    detail: detailOf(world, lang),
    chips: world.asked.kind === 'deck' ? deckChips(world, lang) : [],
    marks: subjectMarks(desk, lang).all,
    primary: undefined,
    answers,
    digits: answers.map(({ act }) => act),
  };
}

function lifeAfterDraw({ state, seat }: World): { readonly from: number; readonly to: number } {
  const from = lifeCount(state, seat);
  return { from, to: from - 1 };
}

function drawTitle({ world, drawn }: Desk, lang: Lang): string {
  const life = lifeAfterDraw(world);
  return drawn === undefined
    ? fill(PROMPT_LINES.drawMore, lang, life)
    : fill(PROMPT_LINES.drawn, lang, { ...life, card: cardSign(drawn) });
}

/** Which cards are in the two decks, where their owner knows them. */
function deckChips(world: World, lang: Lang): Chip[] {
  const { state, seat, view, asked } = world;
  const second = view.seats[seat === 0 ? 0 : 1].second?.cards ?? [];
  if (second.length === 0) return [];
  const first = cardsInGame(state, seat).filter((card) => !second.includes(card));
  return asked.options.map(({ choice, name }) => ({
    key: `deck${choice}`,
    label: choiceName(world, choice, lang),
    note: deckSummary((name === 'second' ? second : first).map(faceOf), lang),
    look: 'ready',
    pressed: false,
    immediate: false,
    act: { type: 'answer', choices: [choice] },
  }));
}

/** What the question is about: the target of what is being carried out, the card that was just drawn. */
function subjectMarks({ world, drawn }: Desk, lang: Lang): MarkSet {
  const marks = new MarkSet();
  const target = targetNow(world);
  if (target?.type === 'unit') marks.add({ type: 'unit', ...target.unit }, { selected: true });
  if (drawn !== undefined) {
    const tag = MARK_WORDS.drawn[lang];
    marks.add({ type: 'card', card: drawn }, { selected: true, tag, label: tag });
  }
  return marks;
}

// a set, or an order

function picksPrompt(desk: Desk, question: Question, lang: Lang): Prompt {
  const { world } = desk;
  const picked = picksOf(desk);
  const marks = new MarkSet();
  if (question.place !== 'pile')
    marks.addChoices(question.candidates, picked, question.kind === 'discard' ? 'D' : undefined);
  const sheet = question.place === 'pile' ? (question.style === 'order' ? 'order' : 'pile') : undefined;
  return {
    ...BLANK,
    title: picksTitle(world, question, picked, lang),
    detail: detailOf(world, lang),
    chips: sheet === undefined ? chipsOf(desk, question, picked, lang) : [],
    marks: marks.all,
    primary:
      sheet !== undefined && isAside(desk) ? reopenButton(sheet, lang) : confirmButton(desk, question, picked, lang),
    others: question.kind === 'attack' ? noAttackersButton(picked, lang) : [],
    sheet,
    digits: question.place === 'hand' ? handDigits(world) : question.candidates.map(pickAct),
  };
}

function picksTitle(world: World, { kind, least }: Question, picked: readonly Choice[], lang: Lang): string {
  if (kind === 'attack') return attackTitle(world, picked, lang);
  const isCounted = (kind === 'discard' || kind === 'opening') && least > 1;
  return isCounted ? fill(PROMPT_LINES[kind], lang, { n: least }) : questionText(world, lang);
}

const pickAct = (choice: Choice): Act => ({ type: 'pick', choice });

function chipsOf(desk: Desk, { kind, place, candidates }: Question, picked: readonly Choice[], lang: Lang): Chip[] {
  if (place === 'hand') return [];
  return [
    ...candidateChips(desk, candidates, picked, lang),
    ...(kind === 'attack' ? allChip(candidates, picked, lang) : []),
  ];
}

const reopenButton = (sheet: 'pile' | 'order', lang: Lang): PromptButton => ({
  label: BUTTON_WORDS[sheet === 'pile' ? 'openPile' : 'openOrder'][lang],
  act: { type: 'aside', aside: false },
});

function confirmButton(desk: Desk, question: Question, picked: readonly Choice[], lang: Lang): PromptButton {
  if (question.kind === 'attack') return attackButton(desk.world.state, desk.world.seat, picked, lang);
  const isReady = answerOf(desk) !== undefined;
  return {
    label: confirmLabel(desk.world, question, picked, lang),
    act: { type: 'commit', keep: false },
    ...(!isReady && { blocked: blockedReason(question, picked, lang) }),
  };
}

function blockedReason({ style, least, most }: Question, picked: readonly Choice[], lang: Lang): string {
  if (style === 'order') return BLOCKED_WORDS.order[lang];
  return most === 1 ? BLOCKED_WORDS.choose[lang] : fill(BLOCKED_WORDS.more, lang, { n: least - picked.length });
}

/** For one card, and for several. */
const LABELS: Partial<Readonly<Record<DecisionKind, Text>>> = {
  setCard: BUTTON_WORDS.setCard,
  takeLife: BUTTON_WORDS.takeCard,
  takeGrave: BUTTON_WORDS.takeCard,
  takePack: BUTTON_WORDS.takeCard,
  takeHand: BUTTON_WORDS.takeHand,
  graveTop: BUTTON_WORDS.graveTop,
  rareCard: BUTTON_WORDS.rareCard,
  newTarget: BUTTON_WORDS.newTarget,
  target: BUTTON_WORDS.newTarget,
};

function confirmLabel(
  world: World,
  { kind, style, least, most }: Question,
  picked: readonly Choice[],
  lang: Lang,
): string {
  const n = picked.length;
  if (style === 'order') return BUTTON_WORDS.order[lang];
  if (kind === 'discard') return fill(BUTTON_WORDS.discard, lang, { n: most });
  if (kind === 'opening') return fill(BUTTON_WORDS.opening, lang, { n: most });
  if (kind === 'takeLife' && n === 0 && least === 0) return BUTTON_WORDS.takeNone[lang];
  if (kind === 'takeLife' && n > 1) return fill(BUTTON_WORDS.takeCards, lang, { n });
  const text = LABELS[kind];
  const [only] = picked;
  if (text === undefined || only === undefined || n > 1) return BUTTON_WORDS.confirm[lang];
  return fill(text, lang, { card: signOf(only), target: choiceName(world, only, lang) });
}

function signOf(choice: Choice): string {
  const parts = choiceParts(choice);
  return parts.type === 'card' ? cardSign(parts.card) : '';
}

// blocking

function lanesPrompt(desk: Desk, lang: Lang): Prompt {
  const { world, draft } = desk;
  const { life } = blockPlan(world, draft.lanes);
  const marks = laneMarks(desk);
  return {
    ...BLANK,
    title: fill(PROMPT_LINES.lanes, lang, { n: attackersToBlock(world).length }),
    detail: fill(LANE_WORDS.total, lang, life),
    chips: [],
    marks: marks.all,
    primary: lanesButton(desk, lang),
    others: [{ label: BUTTON_WORDS.takeIt[lang], act: { type: 'takeIt' } }],
    sheet: 'lanes',
    digits: blockersOf(world).map(({ position }) => ({ type: 'block', attacker: activeLane(world, draft), position })),
  };
}

/** That nobody blocks has a button of its own. */
function lanesButton(desk: Desk, lang: Lang): PromptButton {
  if (isAside(desk)) return { label: BUTTON_WORDS.blockOpen[lang], act: { type: 'aside', aside: false } };
  const { loses } = blockPlan(desk.world, desk.draft.lanes);
  return {
    label: BUTTON_WORDS.blockOk[lang],
    act: { type: 'commit', keep: false },
    ...(answerOf(desk) === undefined && { blocked: BLOCKED_WORDS.blocker[lang] }),
    ...(loses && { danger: true }),
  };
}

function laneMarks({ world, draft }: Desk): MarkSet {
  const marks = new MarkSet();
  const placed = new Set([...draft.lanes.values()].flat());
  for (const unit of blockersOf(world))
    marks.add({ type: 'unit', ...unit }, { selectable: true, selected: placed.has(unit.position) });
  for (const attacker of attackersToBlock(world))
    marks.add(
      { type: 'unit', ...attacker },
      { selectable: true, selected: attacker.position === activeLane(world, draft) },
    );
  return marks;
}
