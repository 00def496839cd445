/** A whole request in words: Down ♠5 → their ♠K (D: ♡2). */
import {
  actionName,
  apply,
  cardSign,
  clone,
  type Decision,
  decision,
  fill,
  type GameEvent,
  LANGS,
  type Lang,
  type Option,
  optionText,
  type State,
  type Text,
  targetText,
} from '@blackpoker/engine';
import type { Line } from '../judging/line.ts';
import { isOffered } from '../search/search.ts';
import { namesIn, type Reader } from './names.ts';

export const LINE_WORDS = {
  answer: { ja: '{action}：{text}', en: '{action}: {text}' },
  target: { ja: ' → {target}', en: ' → {target}' },
  B: { ja: 'B：{what}', en: 'B: {what}' },
  D: { ja: 'D：{what}', en: 'D: {what}' },
  S: { ja: 'S：{what}', en: 'S: {what}' },
  paid: { ja: '（{paid}）', en: ' ({paid})' },
  nobodyAttacks: { ja: 'だれも攻撃しない', en: 'Nobody attacks' },
  attackWith: { ja: '{units}で攻撃', en: 'Attack with {units}' },
  nobodyBlocks: { ja: 'ブロックしない', en: 'No block' },
  blocks: { ja: '{unit}が{attacker}をブロック', en: '{unit} blocks {attacker}' },
  discard: { ja: '{cards}を捨てる', en: 'Discard {cards}' },
  and: { ja: '、', en: ', ' },
} satisfies Record<string, Text>;

/** `world` is one that agrees with the seat's view, at the first choice of the line. */
export function lineText(world: State, line: Line, reader: Reader): Text {
  const [ja, en] = LANGS.map((lang) => sentenceOf(world, line, reader, lang));
  return { ja: ja ?? '', en: en ?? '' };
}

/** A question of the line, what was answered, and both in words. */
interface Part {
  readonly asked: Decision;
  readonly option: Option;
  readonly text: string;
  readonly subject: string;
}

function sentenceOf(world: State, line: Line, reader: Reader, lang: Lang): string {
  const parts = partsOf(world, line, reader, lang);
  const [first] = parts;
  if (first === undefined) return '';
  switch (first.asked.kind) {
    case 'attack':
      return attackText(parts, lang);
    case 'block':
      return blockText(parts, lang);
    case 'discard':
      return fill(LINE_WORDS.discard, lang, { cards: parts.map(({ text }) => text).join(' ') });
    default:
      return requestText(world, line, parts, reader, lang);
  }
}

function partsOf(world: State, line: Line, reader: Reader, lang: Lang): Part[] {
  const s = clone(world);
  const parts: Part[] = [];
  for (const choice of line) {
    const asked = decision(s);
    const option = asked?.options.find((each) => each.choice === choice);
    if (asked === undefined || option === undefined || !isOffered(s, choice)) break;
    const names = namesIn(s, reader, lang);
    const subject = asked.subject?.type === 'unit' ? names.unit(asked.subject) : '';
    parts.push({
      asked,
      option,
      text: optionText(s.rules, { ...asked, seat: reader.viewer }, option, lang, names),
      subject,
    });
    apply(s, choice, undefined, true);
  }
  return parts;
}

function attackText(parts: readonly Part[], lang: Lang): string {
  const units = parts.filter(({ option }) => option.name === 'yes').map(({ subject }) => subject);
  if (units.length === 0) return LINE_WORDS.nobodyAttacks[lang];
  return fill(LINE_WORDS.attackWith, lang, { units: units.join(LINE_WORDS.and[lang]) });
}

function blockText(parts: readonly Part[], lang: Lang): string {
  const blocks = parts.filter(({ option }) => option.type === 'unit');
  if (blocks.length === 0) return LINE_WORDS.nobodyBlocks[lang];
  return blocks
    .map(({ text, subject }) => fill(LINE_WORDS.blocks, lang, { unit: text, attacker: subject }))
    .join(LINE_WORDS.and[lang]);
}

/** An action with all that its request names, also what nobody had to choose. */
function requestText(world: State, line: Line, parts: readonly Part[], reader: Reader, lang: Lang): string {
  const { requested, paid, names } = carriedOut(world, line, reader, lang);
  const [first] = parts;
  if (requested === undefined) return first === undefined ? '' : answerText(world, first, lang);
  const laid = parts.filter(({ asked }) => asked.kind === 'setCard').map(({ text }) => text);
  const named = [actionName(world.rules, requested.action, lang), ...requested.cards.map(cardSign), ...laid].join(' ');
  const target = requested.target === undefined ? '' : targetText(requested.target, reader.viewer, lang, names);
  const price = paid.map((payment) => fill(LINE_WORDS[payment.letter], lang, { what: payment.what }));
  return (
    named +
    (target === '' ? '' : fill(LINE_WORDS.target, lang, { target })) +
    (price.length === 0 ? '' : fill(LINE_WORDS.paid, lang, { paid: price.join(LINE_WORDS.and[lang]) }))
  );
}

/** Search: ♡2, or the answer alone where no action asks. */
function answerText({ rules }: State, { asked, text }: Part, lang: Lang): string {
  const action = actionName(rules, asked.action, lang);
  return action === '' ? text : fill(LINE_WORDS.answer, lang, { action, text });
}

interface Payment {
  readonly letter: 'B' | 'D' | 'S';
  readonly what: string;
}

/** The request that a line makes, if any, and what is chosen to pay for it. */
function carriedOut(world: State, line: Line, reader: Reader, lang: Lang) {
  const s = clone(world);
  const names = namesIn(world, reader, lang);
  const paid: Payment[] = [];
  let requested: Extract<GameEvent, { type: 'requested' }> | undefined;
  const hear = (event: GameEvent): void => {
    if (requested !== undefined) return;
    if (event.type === 'requested') requested = event;
    else if (event.type === 'driven' && event.cost) paid.push({ letter: 'B', what: names.unit(event.unit) });
    else if (event.type === 'moved' && event.why === 'cost' && event.from !== 'life')
      paid.push({ letter: event.from === 'hand' ? 'D' : 'S', what: event.cards.map(cardSign).join('+') });
  };
  for (const choice of line) if (isOffered(s, choice)) apply(s, choice, hear);
  return { requested, paid, names };
}
