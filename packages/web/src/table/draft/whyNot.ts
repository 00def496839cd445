/** Why something cannot be done, in words for the person who tried. */
import {
  actionAt,
  type Card,
  cardSign,
  explain,
  fill,
  LANGS,
  type Lang,
  printedText,
  type Reason,
  reasonText,
  type Text,
} from '@blackpoker/engine';
import { aheadCard } from '../planning/offers.ts';
import type { World } from '../planning/world.ts';
import { WHY_WORDS } from '../words.ts';

function inBoth(say: (lang: Lang) => string): Text {
  const [ja = '', en = ''] = LANGS.map(say);
  return { ja, en };
}

export const whyNot = (reasons: readonly Reason[]): Text =>
  inBoth((lang) => reasons.map((reason) => reasonText(reason, lang)).join(lang === 'ja' ? '、' : '; '));

/** All that stands against an action, with its name. */
export function whyNotAction({ state, seat }: World, action: number): Text {
  const why = whyNot(explain(state, seat, action));
  const { name } = actionAt(state.rules, action);
  return inBoth((lang) => fill(WHY_WORDS.action, lang, { action: name[lang], why: why[lang] }));
}

/** Why a card of the hand is of no use for the action that is being put together. */
export function whyNotCard(world: World, index: number, card: Card): Text {
  const action = actionAt(world.state.rules, index);
  const isLater = aheadCard(world, action, [card]) !== undefined;
  const word = isLater ? 'later' : action.keys === '' ? 'noCards' : 'noKey';
  return inBoth((lang) =>
    fill(WHY_WORDS[word], lang, {
      card: cardSign(card),
      action: action.name[lang],
      keys: printedText(action.keys, lang),
    }),
  );
}
