/** The end of a game in one sentence. */
import {
  actionName,
  cardSigns,
  fill,
  type Lang,
  type Ruleset,
  type Seat,
  sentence,
  type Text,
  unitSigns,
} from '@blackpoker/engine';
import type { FinalBlow } from './finalBlow.ts';

export const BLOW_WORDS = {
  attack: {
    ja: '{cards}が通って{amount}ダメージ。{whose}ライフは{had}でした。',
    en: '{cards} came through: {amount} damage, {who} had {had}.',
  },
  attackOf: {
    ja: 'アタックが通って{amount}ダメージ。{whose}ライフは{had}でした。',
    en: 'The attack came through: {amount} damage, {who} had {had}.',
  },
  damage: {
    ja: '{action}で{amount}ダメージ。{whose}ライフは{had}でした。',
    en: '{action}: {amount} damage, {who} had {had}.',
  },
  draw: {
    ja: '{who}は最後の1枚を引き、ライフが0になりました。',
    en: '{who} drew the last card: no life left.',
  },
  cost: {
    ja: '{who}は「{action}」のコストに最後のライフを払いました。',
    en: '{who} paid the last life for {action}.',
  },
  taken: {
    ja: '「{action}」で、{whose}ライフの最後のカードがなくなりました。',
    en: '{action} took the last card of {whose} life.',
  },
  both: { ja: '両者のライフが同時に0になりました。', en: 'Both lives reached 0 at once.' },
  bothInTurn: {
    ja: '両者のライフが同時に0になりました。そのときはターンプレイヤーの負けです。',
    en: 'Both lives reached 0 at once: then the player whose turn it is loses.',
  },
  you: { ja: 'あなた', en: 'you' },
  yours: { ja: 'あなたの', en: 'your' },
  whose: { ja: '{name}の', en: '{name}’s' },
  and: { ja: 'と', en: ' and ' },
  comma: { ja: '、', en: ', ' },
} satisfies Record<string, Text>;

/** `nameOf`: what a player is called; undefined: the reader is that player. */
export function finalBlowText(
  blow: FinalBlow,
  rules: Ruleset,
  lang: Lang,
  nameOf: (seat: Seat) => string | undefined,
): string {
  if (blow.kind === 'both') return BLOW_WORDS[blow.seat === undefined ? 'both' : 'bothInTurn'][lang];
  const name = nameOf(blow.seat);
  const params = {
    who: name ?? BLOW_WORDS.you[lang],
    whose: name === undefined ? BLOW_WORDS.yours[lang] : fill(BLOW_WORDS.whose, lang, { name }),
    ...('amount' in blow && { amount: blow.amount, had: blow.had }),
    ...('action' in blow && { action: actionName(rules, blow.action, lang) }),
  };
  return sentence(fill(BLOW_WORDS[wordOf(blow)], lang, { ...params, ...cardParams(blow, rules, lang) }));
}

const wordOf = (blow: FinalBlow): keyof typeof BLOW_WORDS =>
  blow.kind === 'attack' && blow.through.length === 0 ? 'attackOf' : blow.kind;

function cardParams(blow: FinalBlow, rules: Ruleset, lang: Lang) {
  if (blow.kind === 'attack') return { cards: listed(blow.through.map(unitSigns), lang) };
  if (blow.kind !== 'damage' || blow.keys.length === 0) return {};
  return { action: `${actionName(rules, blow.action, lang)} ${cardSigns(blow.keys)}` };
}

/** ♣9, ♡4 and ♠5. */
function listed(things: readonly string[], lang: Lang): string {
  const last = things.at(-1) ?? '';
  if (things.length < 2) return last;
  return `${things.slice(0, -1).join(BLOW_WORDS.comma[lang])}${BLOW_WORDS.and[lang]}${last}`;
}
